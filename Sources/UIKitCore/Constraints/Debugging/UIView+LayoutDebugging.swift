import CaromGeometry

extension UIView {
  /// Whether other frames would satisfy the constraints as well. It tries them, so use it in tests and for debugging
  /// only.
  public final var hasAmbiguousLayout: Bool { !openAttributes.isEmpty }

  /// Shows another frame that satisfies the constraints, until the next layout. It cycles through the alternatives, so
  /// that sessions stay reproducible. Does nothing if the layout is not ambiguous.
  public final func exerciseAmbiguityInLayout() {
    guard let item = existingLayoutItem, !item.isPlacedByHand else { return }
    item.island?.existingLayoutItem?.engine?.exerciseAmbiguity(of: item)
  }

  /// The constraints that determine this view's position and size along an axis, whether or not they refer to it;
  /// before the first layout, those that refer to it. Intrinsic content sizes are not constraints here.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = existingLayoutItem else { return [] }
    let found = item.island?.existingLayoutItem?.engine?.constraints(holding: item, along: axis) ?? []
    guard found.isEmpty else { return found }
    return item.naming.compactMap { $0.value }.filter { $0.firstAttribute.axis == axis }
  }

  // MARK: What they are made of

  /// The attributes of this view's frame that are ambiguous.
  final var openAttributes: [NSLayoutConstraint.Attribute] {
    guard let item = existingLayoutItem, !item.isPlacedByHand else { return [] }
    return item.openAttributes
  }

  /// The faults of the view, its guides and the constraints that it holds.
  final var ownLayoutFaults: [String] {
    guard let item = existingLayoutItem else { return [] }
    var faults: [String] = []
    for item in [item] + layoutGuides.map({ $0.item }) where !item.isPlacedByHand {
      let open = item.openAttributes
      if !open.isEmpty { faults.append("\(item.longName) is ambiguous: " + UIView.list(open)) }
    }
    return faults + item.held.filter { $0.isBroken }.map { $0.debugDescription }
  }

  private static func list(_ attributes: [NSLayoutConstraint.Attribute]) -> String {
    attributes.map { $0.said }.joined(separator: ", ")
  }

  final func trace(indent: String) -> String {
    let item = existingLayoutItem
    let isInReach = item.map { $0.isOpenToOutside || !$0.naming.isEmpty } == true
    let sign = translatesAutoresizingMaskIntoConstraints ? (isInReach && item?.engine == nil ? "+" : "•") : "*"
    var text = indent + sign + UIApplication.describe(self)
    for (place, fault) in ownLayoutFaults.enumerated() { text += (place == 0 ? " - " : "; ") + fault }
    text += "\n"
    for view in subviews where !(view is UILayoutDebugView) { text += view.trace(indent: indent + "|   ") }
    return text
  }

  /// Redraws the overlays of this view and its ancestors.
  final func tellLayoutDebugViews() {
    var each: UIView? = self
    while let view = each {
      view.existingLayoutItem?.debugView?.setNeedsDisplay()
      each = view.superview
    }
  }
}

extension LayoutItem {
  /// The attributes of the item's frame that are ambiguous.
  fileprivate var openAttributes: [NSLayoutConstraint.Attribute] {
    island?.existingLayoutItem?.engine?.openAttributes(of: self) ?? [.left, .top, .width, .height]
  }
}
