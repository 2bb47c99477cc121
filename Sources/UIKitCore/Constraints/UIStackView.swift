import CaromGeometry

/// Arranges views in a row or column, with constraints that it creates itself.
///
///     let stack = UIStackView(arrangedSubviews: [title, detail])
///     stack.axis = .vertical
///     stack.spacing = 8
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  ///
  /// - `fill`: they fill it; their content priorities decide which one grows or shrinks.
  /// - `fillEqually`: they all have the same length.
  /// - `fillProportionally`: their lengths are proportional to those of their contents.
  /// - `equalSpacing`: the gaps between them are equal, and at least `spacing`.
  /// - `equalCentering`: the distances between their centers are equal if there is room, and the gaps at least
  ///   `spacing`.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// How the arranged views are aligned across the stack.
  ///
  /// - `fill`: they are as thick as the stack.
  /// - `leading`, `trailing`: they touch one side; in a row, the upper or the lower one.
  /// - `center`: their centers are in the middle.
  /// - `firstBaseline`, `lastBaseline`: the baselines of a row are aligned. In a column they mean the same as
  ///   `leading`.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edges of the views in a row; the same as `leading`.
    public static let top = Alignment.leading
    /// The lower edges of the views in a row; the same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views in order. Hidden ones take up no space.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// Whether the views form a row (the default) or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
  /// How the views share the length of the stack; `fill` by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
  /// How the views are aligned across the stack; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// The distance between neighbors, in points, 0 by default; the minimum if the distribution determines the gaps.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether the views stay inside the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }
  /// The value of `customSpacing(after:)` that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system spacing, 8 pt.
  public static let spacingUseSystem: CGFloat = 8

  private final var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []
  private final var arrangement: [NSLayoutConstraint] = []
  /// The guides that fill the gaps if the distribution determines them.
  private final var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views; set `axis` for a column.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view; there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UIStackView" }

  // MARK: Views

  /// Appends a view.
  public final func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index, which is clamped to the valid range. The view becomes a subview, placed only by
  /// constraints; if it is arranged already, it moves.
  public final func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack was rejected.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    rearrange()
  }

  /// Removes a view from the arrangement; it stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one view, in points; `spacingUseDefault` restores that of the stack.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings.removeAll { $0.view.value == nil || $0.view.value === view }
    if spacing != UIStackView.spacingUseDefault { customSpacings.append((Weak(view), spacing)) }
    rearrange()
  }

  /// The distance that was set after a view; `spacingUseDefault` if none was.
  public final func customSpacing(after view: UIView) -> CGFloat {
    customSpacings.first { $0.view.value === view }?.spacing ?? UIStackView.spacingUseDefault
  }

  package override func subviewVisibilityChanged(_ view: UIView) {
    super.subviewVisibilityChanged(view)
    rearrange()
  }

  private func rearrange() { setNeedsUpdateConstraints() }

  /// The first view of a column, or the one of a row whose content is highest.
  open override var forFirstBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? views.first : highest(views))?.forFirstBaselineLayout ?? self
  }
  /// The last view of a column, or the one of a row whose content is highest.
  open override var forLastBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? views.last : highest(views))?.forLastBaselineLayout ?? self
  }
  private func highest(_ views: [UIView]) -> UIView? {
    guard var best = views.first else { return nil }
    for view in views where view.intrinsicContentSize.height > best.intrinsicContentSize.height { best = view }
    return best
  }

  // MARK: Constraints

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    arrangement = []
    let views = arrangedSubviews.filter { !$0.isHidden }
    if !views.isEmpty {
      line(up: views)
      share(views)
      for view in views { align(view) }
      alignBaselines(views)
    }
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// The two sides of an item along the stack, and across it.
  private typealias Sides = (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute)
  private var along: Sides { axis == .horizontal ? (.leading, .trailing) : (.top, .bottom) }
  private var across: Sides { axis == .horizontal ? (.top, .bottom) : (.leading, .trailing) }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var frameItem: LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.item : layoutItem }

  private func add(
    _ first: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutItem?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    arrangement.append(constraint)
  }

  /// Puts the views one after another, from one end to the other.
  private func line(up views: [UIView]) {
    add(views[0].layoutItem, along.start, .equal, frameItem, along.start)
    add(frameItem, along.end, .equal, views[views.count - 1].layoutItem, along.end)
    let spaces = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let custom = customSpacing(after: view)
      let distance = custom == UIStackView.spacingUseDefault ? spacing : custom
      add(
        next.layoutItem, along.start, spaces ? .greaterThanOrEqual : .equal, view.layoutItem, along.end,
        constant: distance)
    }
  }

  /// Shares the length among the views, or the free space between them.
  private func share(_ views: [UIView]) {
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view.layoutItem, length, .equal, views[0].layoutItem, length) }
    case .fillProportionally:
      let sizes = views.map {
        max(axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height, 0)
      }
      guard let base = sizes.first(where: { $0 > 0 }), let index = sizes.firstIndex(of: base) else { return }
      for (view, size) in zip(views, sizes) where view !== views[index] && size > 0 {
        add(
          view.layoutItem, length, .equal, views[index].layoutItem, length, multiplier: size / base,
          priority: UILayoutPriority(999))
      }
    case .equalSpacing, .equalCentering:
      let edges = distribution == .equalSpacing ? (along.end, along.start) : (middle, middle)
      for (view, next) in zip(views, views.dropFirst()) {
        let gap = UILayoutGuide()
        addLayoutGuide(gap)
        add(gap.item, along.start, .equal, view.layoutItem, edges.0)
        add(gap.item, along.end, .equal, next.layoutItem, edges.1)
        add(gap.item, across.start, .equal, layoutItem, across.start)
        add(gap.item, across.end, .equal, layoutItem, across.start)
        // If the views are too wide for equal distances of their centers, those give way before the views overlap.
        if let first = gaps.first {
          add(
            gap.item, length, .equal, first.item, length,
            priority: UILayoutPriority(distribution == .equalSpacing ? 1000 : 149))
        }
        gaps.append(gap)
      }
    }
  }

  private func align(_ view: UIView) {
    let item = view.layoutItem
    let isBaseline = axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
    let ties: (start: Bool, end: Bool) =
      switch alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center, .firstBaseline, .lastBaseline: (!isBaseline && alignment != .center, false)
      }
    add(item, across.start, ties.start ? .equal : .greaterThanOrEqual, frameItem, across.start)
    add(frameItem, across.end, ties.end ? .equal : .greaterThanOrEqual, item, across.end)
    if alignment == .center {
      let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
      add(item, middle, .equal, frameItem, middle)
    }
    // Without anything else that determines it, a stack is as thick as its thickest view.
    if alignment != .fill {
      let thickness: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
      add(layoutItem, thickness, .equal, nil, .notAnAttribute, constant: 0, priority: UILayoutPriority(25))
    }
  }

  private func alignBaselines(_ views: [UIView]) {
    guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else { return }
    let attribute: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { add(view.layoutItem, attribute, .equal, views[0].layoutItem, attribute) }
  }
}
