import CaromGeometry

/// The margins that code has set for a view, and the defaults that apply otherwise.
final class ChosenMargins {
  /// The margins themselves; nil for the standard ones.
  var own: UIEdgeInsets?
  /// Whether the left margin is the leading one.
  var isDirectional = false
  /// The default margins; nil for 8 points on each side, or 0 in a controller's root view.
  var standard: UIEdgeInsets?
  var preservesSuperview = false
  var beginAtSafeArea = true
  /// The effective margins that the view was last notified of, if the superview's margins count.
  var told: UIEdgeInsets?
}

extension UIView {
  final func makeChosenMargins() -> ChosenMargins {
    if let chosenMargins { return chosenMargins }
    let made = ChosenMargins()
    chosenMargins = made
    return made
  }

  /// The default margins, without the safe area, in points.
  package final var defaultLayoutMargins: UIEdgeInsets {
    get {
      chosenMargins?.standard
        ?? (viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
    }
    set {
      guard newValue != chosenMargins?.standard else { return }
      makeChosenMargins().standard = newValue
      tellOfMarginChange()
    }
  }

  final func choose(_ margins: UIEdgeInsets, isDirectional: Bool) {
    guard margins.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): layout margins must be finite; they were not set.")
    }
    let chosen = makeChosenMargins()
    guard chosen.own != margins || chosen.isDirectional != isDirectional else { return }
    chosen.own = margins
    chosen.isDirectional = isDirectional
    tellOfMarginChange()
  }

  /// The margins that were set, or the default ones, and at least those that the system prescribes.
  final var ownMargins: UIEdgeInsets {
    var result = chosenMargins?.own ?? defaultLayoutMargins
    if let chosenMargins, chosenMargins.isDirectional, result.left != result.right, isRightToLeft {
      (result.left, result.right) = (result.right, result.left)
    }
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return result }
    let least = viewController.systemMinimumLayoutMargins.physical(isRightToLeft: isRightToLeft)
    return result.atLeast(least)
  }

  /// `ownMargins` with the safe area, and with the margins of the superview if they count.
  final var effectiveMargins: UIEdgeInsets {
    var result = ownMargins
    if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return result }
    let (outer, room, frame) = (superview.layoutMargins, superview.bounds, frame)
    return result.atLeast(
      UIEdgeInsets(
        top: outer.top - (frame.minY - room.minY), left: outer.left - (frame.minX - room.minX),
        bottom: outer.bottom - (room.maxY - frame.maxY), right: outer.right - (room.maxX - frame.maxX)))
  }

  /// Notifies the view, its controller, and the subviews that preserve the margins of a change.
  final func tellOfMarginChange() {
    if let chosenMargins, chosenMargins.preservesSuperview { chosenMargins.told = layoutMargins }
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    guidesMoved()
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMarginChange() }
  }

  /// The margins of a controller's root view depend on its width.
  final func widthChanged(from old: CGFloat) {
    guard viewController != nil else { return }
    let wide = UIViewController.widthOfWideMargins
    if (old >= wide) != (bounds.width >= wide) { tellOfMarginChange() }
  }

  // MARK: Size

  /// Sets the size of the bounds, in points, around the upper left corner.
  package final func resizeFromCorner(to size: CGSize) {
    let old = bounds.size
    guard size != old else { return }
    bounds = CGRect(origin: bounds.origin, size: size)
    let anchor = layer.anchorPoint
    let (dx, dy) = ((bounds.width - old.width) * anchor.x, (bounds.height - old.height) * anchor.y)
    let turn = transform
    center = CGPoint(x: center.x + turn.a * dx + turn.c * dy, y: center.y + turn.b * dx + turn.d * dy)
  }
}

extension UIEdgeInsets {
  fileprivate func atLeast(_ least: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func physical(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
