import CaromGeometry

extension UIView {
  /// Takes a point of this view to `view`'s coordinates (nil: the window's).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Takes a point of `view` (nil: the window) to this view's coordinates.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The smallest rectangle in `view` around a rectangle of this view.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  /// The smallest rectangle in this view around a rectangle of `view`.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    let mine = transformToRoot
    guard let view else { return mine }
    return mine.concatenating(view.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var each: UIView = self
    while let parent = each.superview {
      result = result.concatenating(each.layer.model.toSuperlayer)
      each = parent
    }
    return result
  }

  /// A point of the superview in the coordinates of this view: where it is seen, if a property animator moves it.
  final func seenPoint(_ point: CGPoint) -> CGPoint {
    let engine = UIApplication.shared.animationEngine
    guard engine.isTouchedWhereSeen(layer) else { return convert(point, from: superview) }
    let seen = engine.presentation(of: layer, fraction: 0)
    let place = point.applying(seen.toSuperlayer.inverted())
    // While the size is on its way, what is seen is the whole view at another scale.
    let (shown, size) = (seen.bounds.size, bounds.size)
    guard shown != size, shown.width > 0, shown.height > 0 else { return place }
    return CGPoint(
      x: bounds.minX + (place.x - seen.bounds.minX) * size.width / shown.width,
      y: bounds.minY + (place.y - seen.bounds.minY) * size.height / shown.height)
  }
}
