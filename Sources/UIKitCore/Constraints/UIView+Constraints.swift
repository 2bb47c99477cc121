import CaromGeometry

extension UIView {
  /// What Auto Layout knows of this view; made on first use.
  package final var layoutItem: LayoutItem {
    if let existingLayoutItem { return existingLayoutItem }
    let made = LayoutItem(self)
    existingLayoutItem = made
    return made
  }

  /// Whether the frame is set by hand (true at first) or by constraints alone.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { existingLayoutItem?.isPlacedByHand ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let before = layoutItem.island
      layoutItem.isPlacedByHand = newValue
      before?.existingLayoutItem?.engine?.constraintsChanged()
      if !newValue {
        // Its inside is solved with its surroundings from now on.
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
  /// The baseline of the first line of text; the upper edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
  /// The baseline of the last line of text; the lower edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Constraints held here

  /// The constraints this view holds: those whose items it is, or is nearest above.
  public final var constraints: [NSLayoutConstraint] { existingLayoutItem?.held ?? [] }

  /// Holds a constraint among this view and what is in it; one that reaches outside is diagnosed and left out.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    for item in [constraint.first, constraint.second] {
      guard let item, item.host?.isDescendant(of: self) != true else { continue }
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): \(constraint.said) names something outside of it. Set isActive = true instead."
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

  // MARK: Own size

  /// How much the view resists being larger than its content; 250 at first.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = existingLayoutItem?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutItem.hugging.0 = priority } else { layoutItem.hugging.1 = priority }
    layoutItem.changed()
  }

  /// How much the view resists being smaller than its content; 750 at first.
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

  /// The size that the constraints inside give the view, as near to `target` as they allow.
  public final func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    LayoutEngine(of: self).fittingSize(target, horizontal, vertical)
  }

  /// The least size the constraints allow, to be given to `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The greatest size, to be given to `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Updates

  /// Asks for `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    layoutItem.needsUpdateConstraints = true
    layoutItem.changed()
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public final var needsUpdateConstraints: Bool { existingLayoutItem?.needsUpdateConstraints ?? false }

  /// Lets views in this one, and it, update their constraints where they asked to; the innermost first.
  public final func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard let item = existingLayoutItem, item.needsUpdateConstraints else { return }
    item.needsUpdateConstraints = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }

  // MARK: Frames

  /// The frame as if the view were not transformed; a view that is zoomed keeps its upper left corner.
  final var layoutFrame: CGRect {
    let (size, center, scale) = (bounds.size, center, existingLayoutItem?.scale ?? 1)
    return CGRect(
      x: center.x - size.width * scale / 2, y: center.y - size.height * scale / 2, width: size.width,
      height: size.height)
  }

  /// Takes the frame that constraints gave, whatever the transform.
  final func take(layoutFrame frame: CGRect) {
    guard frame != layoutFrame else { return }
    let scale = existingLayoutItem?.scale ?? 1
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
  }

  /// A scroll view zooms this one: what constraints place is its corner, not its middle.
  package final func zoomed(to scale: CGFloat) { existingLayoutItem?.scale = scale }

  /// Lays the inside out by constraints, where there are any.
  final func placeByConstraints() {
    guard let item = existingLayoutItem else { return }
    if let engine = item.engine { engine.place() } else if item.needsUpdateConstraints { updateConstraintsIfNeeded() }
  }

  // MARK: Hierarchy

  /// Constraints that reach into this view from outside end: it leaves its superview.
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

  /// The view came into a superview: whoever places it now takes its constraints in.
  final func joinConstraints() {
    guard let item = existingLayoutItem, !item.isPlacedByHand || item.isOpenToOutside else { return }
    item.engine = nil
    item.island?.layoutItem.engineForInside.constraintsChanged()
  }
}
