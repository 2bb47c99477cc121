import Geometry

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
}
