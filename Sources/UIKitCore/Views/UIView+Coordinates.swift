import CaromGeometry

extension UIView {
  /// Converts a point from this view's coordinates to those of `view` (nil: the window's).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from the coordinates of `view` (nil: the window's) to this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle from this view's coordinates to those of `view` (nil: the window's). Under a rotation, the
  /// result is the smallest rectangle that contains the rotated one.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  /// Converts a rectangle from the coordinates of `view` (nil: the window's) to this view's. Under a rotation, the
  /// result is the smallest rectangle that contains the rotated one.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    let (mine, root) = toRoot
    guard let view else { return mine }
    let (theirs, otherRoot) = view.toRoot
    if root === otherRoot { return mine.concatenating(theirs.inverted()) }
    // The roots of two trees, such as two windows, have their frames in the same coordinates.
    return mine.concatenating(root.layer.toSuperlayer)
      .concatenating(theirs.concatenating(otherRoot.layer.toSuperlayer).inverted())
  }

  /// The root of the tree of views, and the transform to its coordinates.
  private var toRoot: (transform: CGAffineTransform, root: UIView) {
    var result = CGAffineTransform.identity
    var each: UIView = self
    while let parent = each.superview {
      result = result.concatenating(each.layer.toSuperlayer)
      each = parent
    }
    return (result, each)
  }

  /// Converts a point from the superview's coordinates to this view's; while a property animator moves the view, by
  /// where the view is visible.
  final func seenPoint(_ point: CGPoint) -> CGPoint {
    let engine = UIApplication.shared.animationEngine
    guard engine.isTouchedWhereSeen(layer) else { return convert(point, from: superview) }
    let seen = engine.presentation(of: layer, fraction: 0)
    let place = point.applying(layer.toSuperlayer(seen).inverted())
    // While the size is animated, the visible view is the whole view at another scale.
    let (shown, size) = (seen.bounds.size, bounds.size)
    guard shown != size, shown.width > 0, shown.height > 0 else { return place }
    return CGPoint(
      x: bounds.minX + (place.x - seen.bounds.minX) * size.width / shown.width,
      y: bounds.minY + (place.y - seen.bounds.minY) * size.height / shown.height)
  }
}
