import CaromGeometry

extension UIView {
  /// What Auto Layout knows about this view, created on first use.
  package final var layoutItem: LayoutItem {
    if let existingLayoutItem { return existingLayoutItem }
    let made = LayoutItem(self)
    existingLayoutItem = made
    return made
  }

  /// Whether the frame is set directly (the default); false if only constraints place the view.
  ///
  /// A view whose frame is set directly is the root of an island: its contents are solved separately, unless a
  /// constraint crosses its border.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { existingLayoutItem?.isPlacedByHand ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let before = layoutItem.island
      layoutItem.isPlacedByHand = newValue
      before?.existingLayoutItem?.engine?.constraintsChanged()
      if !newValue {
        // The contents are solved together with the surroundings from now on.
        layoutItem.engine = nil
        if superview != nil { layoutItem.island?.layoutItem.engineForInside.constraintsChanged() }
      } else if !layoutItem.held.isEmpty {
        layoutItem.engineForInside.constraintsChanged()
      }
    }
  }

  // MARK: Anchors

  /// The edge where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// The edge where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
  /// The baseline of the first line of text; the lower edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
  /// The baseline of the last line of text; the lower edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Constraints of this view

  /// The constraints that this view holds: those for which it is the nearest common superview of the items, or one of
  /// them.
  public final var constraints: [NSLayoutConstraint] { existingLayoutItem?.held ?? [] }

  /// Makes a constraint active as one of this view's. Its items must be this view or its descendants; otherwise it is
  /// diagnosed and stays inactive.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    for item in [constraint.first, constraint.second] {
      guard let item, item.host?.isDescendant(of: self) != true else { continue }
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): \(constraint.said) refers to something outside of it and was not added. Set its isActive to true instead."
      )
    }
    constraint.hold(on: self)
  }

  /// Adds each constraint as `addConstraint(_:)` does.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint that this view holds inactive; does nothing for others.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Makes those of the constraints inactive that this view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content size

  /// How strongly the view resists being larger than its content; 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = existingLayoutItem?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutItem.hugging.0 = priority } else { layoutItem.hugging.1 = priority }
    layoutItem.changed()
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = existingLayoutItem?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { layoutItem.resistance.0 = priority } else { layoutItem.resistance.1 = priority }
    layoutItem.changed()
  }

  /// The size that the constraints inside the view determine, as near to `target` as they allow.
  ///
  /// - Parameters:
  ///   - target: The desired size, such as `layoutFittingCompressedSize`.
  ///   - horizontal: How strongly the width should be that of the target; 50 by default.
  ///   - vertical: How strongly the height should be that of the target; 50 by default.
  /// - Returns: The size in points.
  public final func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    LayoutEngine(of: self).fittingSize(target, horizontal, vertical)
  }

  /// As the target of `systemLayoutSizeFitting`: the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As the target of `systemLayoutSizeFitting`: the largest size, up to 10,000 × 10,000 pt.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Updates

  /// Requests a call of `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    layoutItem.needsUpdateConstraints = true
    layoutItem.changed()
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public final var needsUpdateConstraints: Bool { existingLayoutItem?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` on this view and its descendants if it was requested, descendants first.
  public final func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard let item = existingLayoutItem, item.needsUpdateConstraints else { return }
    item.needsUpdateConstraints = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }

  // MARK: Frames

  /// The frame without the transform. A view that is zoomed keeps its upper left corner.
  final var layoutFrame: CGRect {
    let (size, center, scale) = (bounds.size, center, existingLayoutItem?.scale ?? 1)
    return CGRect(
      x: center.x - size.width * scale / 2, y: center.y - size.height * scale / 2, width: size.width,
      height: size.height)
  }

  /// Sets the frame that constraints determined, whatever the transform is.
  final func take(layoutFrame frame: CGRect) {
    guard frame != layoutFrame else { return }
    let scale = existingLayoutItem?.scale ?? 1
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
  }

  /// A scroll view zooms this view: constraints then place its corner, not its center.
  package final func zoomed(to scale: CGFloat) { existingLayoutItem?.scale = scale }

  /// Lays out the contents by constraints, if there are any.
  final func placeByConstraints() {
    guard let item = existingLayoutItem else { return }
    if let engine = item.engine { engine.place() } else if item.needsUpdateConstraints { updateConstraintsIfNeeded() }
  }

  // MARK: Hierarchy

  /// The view leaves its superview: deactivates constraints that refer to it or its descendants from outside.
  final func cutConstraints() {
    guard let parent = superview else { return }
    var each: UIView? = parent
    while let view = each, view.existingLayoutItem == nil { each = view.superview }
    guard each != nil else { return }
    cutConstraints(leaving: self)
    if let item = existingLayoutItem, !item.isPlacedByHand {
      item.island?.existingLayoutItem?.engine?.constraintsChanged()
    }
  }

  private func cutConstraints(leaving root: UIView) {
    let items = [existingLayoutItem] + (existingGuides ?? []).map { $0.item }
    for item in items {
      for constraint in item?.naming ?? [] {
        if let constraint = constraint.value, let holder = constraint.holder, !holder.isDescendant(of: root) {
          constraint.deactivate()
        }
      }
    }
    for view in subviews { view.cutConstraints(leaving: root) }
  }

  /// The view was added to a superview: the engine there collects its constraints.
  final func joinConstraints() {
    guard let item = existingLayoutItem, !item.isPlacedByHand || item.isOpenToOutside else { return }
    item.engine = nil
    item.island?.layoutItem.engineForInside.constraintsChanged()
  }
}
