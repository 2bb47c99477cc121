import CaromGeometry

/// A relation between two attributes: `first = multiplier × second + constant`, or at most, or at least that.
open class NSLayoutConstraint: NSObject, CustomStringConvertible, CustomDebugStringConvertible {
  /// How the two sides of a constraint compare: `lessThanOrEqual`, `equal` or `greaterThanOrEqual`. The raw values are
  /// Apple's.
  public enum Relation: Int {
    case lessThanOrEqual = -1
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
  public enum Attribute: Int {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// The direction it lies in; nil for none.
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
    /// Whether it lies where edges and sizes say, and not also where margins or texts do.
    var isOfEdges: Bool { rawValue < Attribute.lastBaseline.rawValue }
    /// Whether it changes its side where text runs right to left.
    var followsReading: Bool {
      self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
  }

  /// A direction: `horizontal` or `vertical`.
  public enum Axis: Int { case horizontal, vertical }

  let first: LayoutItem
  let second: LayoutItem?
  /// The attribute on the left side.
  public final let firstAttribute: Attribute
  /// The attribute on the right side; `notAnAttribute` if there is only a constant.
  public final let secondAttribute: Attribute
  /// How the two sides compare.
  public final let relation: Relation
  /// What the second attribute is multiplied by.
  public final let multiplier: CGFloat

  /// What is added on the right side, points. A change is seen at the next layout, inside an animation block animated.
  public final var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }

  /// How much it matters; may change between values below `required` while the constraint is active.
  public final var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { structureChanged() } }
  }

  /// Whether frames alone say where both attributes lie.
  final var isOfEdgesAlone: Bool { firstAttribute.isOfEdges && secondAttribute.isOfEdges }

  /// A name for diagnostics.
  open var identifier: String?
  /// Whether it was told of as one that contradicts others.
  final var isBroken = false
  /// The view that holds it while it is active.
  @Weak final var holder: UIView?

  /// A constraint between attributes of two items, or of one and a constant where `item2` is nil.
  public convenience init(
    item view1: UIView, attribute: Attribute, relatedBy relation: Relation, toItem view2: UIView?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      view1.layoutItem, attribute, relation, view2?.layoutItem, attribute2, multiplier: multiplier, constant: constant)
  }

  /// A constraint of a guide.
  public convenience init(
    item guide: UILayoutGuide, attribute: Attribute, relatedBy relation: Relation, toItem view: UIView?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      guide.item, attribute, relation, view?.layoutItem, attribute2, multiplier: multiplier, constant: constant)
  }

  init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = secondAttribute == .notAnAttribute ? nil : second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open override class var kind: String { "NSLayoutConstraint" }

  /// The constraint as Apple prints it: `<NSLayoutConstraint 'gap' UIButton.leading == UILabel.trailing + 8 (active)>`.
  open var description: String { described { $0.shortName } }
  /// The same with frames.
  open var debugDescription: String { described { $0.longName } }

  /// The view or guide on the left side.
  public final var firstItem: NSObject? { first.object }
  /// The view or guide on the right side; nil where there is only a constant.
  public final var secondItem: NSObject? { second?.object }
  /// The first item's attribute as an anchor.
  public final var firstAnchor: NSLayoutAnchor { NSLayoutAnchor(first, firstAttribute) }
  /// The second item's attribute as an anchor; nil if there is only a constant.
  public final var secondAnchor: NSLayoutAnchor? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  // MARK: Activity

  /// Whether it takes part in layout. Its items need a common superview by then; without one it is diagnosed and stays out.
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

  /// Takes part in layout as one of `view`'s constraints.
  final func hold(on view: UIView) {
    holder = view
    view.layoutItem.held.append(self)
    for item in [first, second] {
      guard let item else { continue }
      item.naming.append(Weak(self))
      // What lies between holder and item in a view that is placed by hand is reached from outside.
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
    guard constant.isFinite, multiplier.isFinite else { return "its constant or multiplier is no number." }
    if firstAttribute == .notAnAttribute { return "its first attribute is none." }
    if second != nil, multiplier == 0 { return "its multiplier is 0; leave the second item out instead." }
    guard second != nil else { return nil }
    if firstAttribute.axis != secondAttribute.axis && !(firstAttribute.isSize && secondAttribute.isSize) {
      return "one attribute is horizontal, the other vertical."
    }
    if firstAttribute.isSize != secondAttribute.isSize { return "one attribute is a place, the other a size." }
    return nil
  }

  /// The nearest view that has both items in it, or is one of them.
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

  /// Its engine is to find another solution.
  private func changed() { if let engine { engine.ask() } }

  /// Its engine is to take it in, or out, or otherwise.
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
