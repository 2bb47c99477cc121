import CaromGeometry

/// A relation between two attributes: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint takes part in layout while it is active. Views that only constraints place need
/// `translatesAutoresizingMaskIntoConstraints = false`.
///
///     button.translatesAutoresizingMaskIntoConstraints = false
///     NSLayoutConstraint.activate([
///       button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///       button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
///     ])
///
/// Required constraints that contradict each other are diagnosed, and the one that was added last is left out until the
/// next layout, which tries it again.
open class NSLayoutConstraint: UIObject, CustomStringConvertible, CustomDebugStringConvertible {
  /// How the two sides of a constraint compare: `lessThanOrEqual`, `equal` or `greaterThanOrEqual`. The raw values are
  /// Apple's.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the second.
    case lessThanOrEqual = -1
    /// The first attribute equals the second, or is at least the second.
    case equal, greaterThanOrEqual
  }

  /// An edge, a center, a baseline or a size of a view or guide; the raw values are Apple's.
  ///
  /// - `left`, `right`: the edges, whatever the direction of text.
  /// - `top`, `bottom`: the upper and the lower edge.
  /// - `leading`, `trailing`: the edges where text begins and ends.
  /// - `width`, `height`: the sizes.
  /// - `centerX`, `centerY`: the center.
  /// - `lastBaseline`, `firstBaseline`: the baselines of the last and the first line of text.
  /// - `leftMargin`, `rightMargin`, `topMargin`, `bottomMargin`, `leadingMargin`, `trailingMargin`: the edges of the
  ///   layout margins of a view.
  /// - `centerXWithinMargins`, `centerYWithinMargins`: the center of the rectangle inside the layout margins.
  /// - `notAnAttribute`: nothing; the second attribute of a constraint that has only a constant.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// The direction the attribute belongs to; nil for none.
    var axis: Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      case .notAnAttribute: nil
      }
    }

    var isSize: Bool { self == .width || self == .height }
    /// Whether the attribute only depends on edges and sizes, and not on margins or text.
    var isOfEdges: Bool { rawValue < Attribute.lastBaseline.rawValue }
    /// Whether the attribute is on the other side in right-to-left text.
    var followsReading: Bool {
      self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
  }

  /// A direction: `horizontal` or `vertical`.
  public enum Axis: Int, Sendable {
    /// The direction of x, or that of y.
    case horizontal, vertical
  }

  // Variables, because Apple's designated initializer is `init()`: a subclass that has one inherits all others.
  private final var left: LayoutItem?
  final var first: LayoutItem { left ?? LayoutItem() }
  private(set) final var second: LayoutItem?
  /// The attribute on the left side.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the right side; `notAnAttribute` if there is only a constant.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  public private(set) final var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) final var multiplier: CGFloat = 1

  /// The number added on the right side, in points. A change takes effect at the next layout, animated if that happens
  /// inside an animation block.
  public final var constant: CGFloat = 0 {
    didSet { if constant != oldValue { changed() } }
  }

  /// How much the constraint matters; required (1000) by default. It may change while the constraint is active.
  public final var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { structureChanged() } }
  }

  /// Whether both attributes only depend on edges and sizes.
  final var isOfEdgesAlone: Bool { firstAttribute.isOfEdges && secondAttribute.isOfEdges }

  /// A name for diagnostics; nil by default.
  open var identifier: String?
  /// Whether it was diagnosed as contradicting others, and is left out.
  final var isBroken = false
  /// The view that holds the constraint while it is active.
  @Weak final var holder: UIView?

  /// Creates a constraint of nothing, for the initializers of subclasses; it cannot become active.
  public init() { super.init() }

  /// Creates an inactive constraint between attributes of two views or guides, or between one attribute and a constant
  /// if `view2` is nil.
  ///
  /// It is checked when it becomes active: numbers that are not finite, a multiplier of 0, and attributes that do not
  /// match are diagnosed, and the constraint stays inactive. So is an item that is neither a view nor a guide.
  public convenience init(
    item view1: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      LayoutItem.of(view1), attribute, relation, view2.map { LayoutItem.of($0) }, attribute2, multiplier: multiplier,
      constant: constant)
  }

  convenience init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    left = first
    self.second = secondAttribute == .notAnAttribute ? nil : second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  open override class var kind: String { "NSLayoutConstraint" }

  /// The constraint as text: `<NSLayoutConstraint 'gap' UIButton.leading == UILabel.trailing + 8 (active)>`.
  open var description: String { described { $0.shortName } }
  /// Like `description`, with the frames of the items.
  open var debugDescription: String { described { $0.longName } }

  /// The view or guide on the left side.
  public final var firstItem: NSObject? { first.object }
  /// The view or guide on the right side; nil if there is only a constant.
  public final var secondItem: NSObject? { second?.object }
  /// The first item's attribute as an anchor.
  public final var firstAnchor: NSLayoutAnchor { NSLayoutAnchor(first, firstAttribute) }
  /// The second item's attribute as an anchor; nil if there is only a constant.
  public final var secondAnchor: NSLayoutAnchor? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  // MARK: Activity

  /// Whether the constraint takes part in layout. To become active, its items must have a common superview; otherwise
  /// it is diagnosed and stays inactive.
  public final var isActive: Bool {
    get { holder != nil }
    set { if newValue != isActive { newValue ? activate() : deactivate() } }
  }

  /// Makes constraints active; each one that cannot be is diagnosed, and the others become active.
  public final class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public final class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    if let reason = reasonToRefuse() {
      return UIApplication.shared.diagnose("\(said): \(reason)")
    }
    guard let holder = commonView() else {
      return UIApplication.shared.diagnose(
        "\(said): its items have no common superview, so it cannot be active. Add both to the same hierarchy first.")
    }
    hold(on: holder)
  }

  /// Makes the constraint active as one of `view`'s.
  final func hold(on view: UIView) {
    holder = view
    view.layoutItem.held.append(self)
    for item in [first, second] {
      guard let item else { continue }
      item.naming.append(Weak(self))
      // Views between the holder and the item whose frames are set directly now have constraints from outside.
      var each = item.view === view ? nil : item.view?.superview ?? item.guide?.owningView
      while let between = each, between !== view {
        if between.translatesAutoresizingMaskIntoConstraints { between.layoutItem.open() }
        each = between.superview
      }
    }
    structureChanged()
  }

  final func deactivate() {
    structureChanged()
    holder?.layoutItem.held.removeAll { $0 === self }
    holder = nil
    for item in [first, second] { item?.naming.removeAll { $0.value == nil || $0.value === self } }
  }

  private func reasonToRefuse() -> String? {
    guard constant.isFinite, multiplier.isFinite else { return "its constant or multiplier is NaN or infinite." }
    if firstAttribute == .notAnAttribute { return "its first attribute is notAnAttribute." }
    if second != nil, multiplier == 0 { return "its multiplier is 0. Leave out the second item instead." }
    if first.object == nil || (second != nil && second?.object == nil) {
      return "one of its items is gone, or is neither a view nor a layout guide."
    }
    guard second != nil else { return nil }
    if firstAttribute.axis != secondAttribute.axis && !(firstAttribute.isSize && secondAttribute.isSize) {
      return "one attribute is horizontal, the other one vertical. Relate two of the same direction."
    }
    if firstAttribute.isSize != secondAttribute.isSize { return "one attribute is a position, the other a size." }
    return nil
  }

  /// The nearest view that is, or contains, both items.
  private func commonView() -> UIView? {
    guard let host = first.host else { return nil }
    guard let other = second?.host else { return second == nil ? host : nil }
    var each: UIView? = host
    while let view = each {
      if other.isDescendant(of: view) { return view }
      each = view.superview
    }
    return nil
  }

  /// Requests another solution from the engine.
  private func changed() { if let engine { engine.ask() } }

  /// Makes the engine add, remove or replace the constraint.
  private func structureChanged() {
    guard let holder else { return }
    engineRoot(holder).layoutItem.engineForInside.constraintsChanged()
  }

  private var engine: LayoutEngine? { holder.flatMap { engineRoot($0).existingLayoutItem?.engine } }

  /// The root of the island in which the constraints of `holder` are solved.
  private func engineRoot(_ holder: UIView) -> UIView {
    var each = holder
    while let parent = each.superview, let item = each.existingLayoutItem, !item.isPlacedByHand || item.isOpenToOutside
    {
      each = parent
    }
    return each
  }
}
