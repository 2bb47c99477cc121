import CaromGeometry

extension LayerValues {
  /// The two-dimensional part of the transform.
  package var affineTransform: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// The transform from the layer's coordinates to those of its superlayer.
  package var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    let linear = affineTransform
    let moved = anchor.applying(linear)
    return CGAffineTransform(
      a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: linear.tx + position.x - (moved.x - linear.tx),
      ty: linear.ty + position.y - (moved.y - linear.ty))
  }

  /// The smallest rectangle that contains the layer, in its superlayer's coordinates.
  package var frame: CGRect {
    if transform == CATransform3DIdentity {
      return LayerValues.frame(at: position, anchorPoint: anchorPoint, size: bounds.size)
    }
    return bounds.applying(toSuperlayer)
  }

  /// The frame of a layer without a transform.
  static func frame(at position: CGPoint, anchorPoint: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// The size of the bounds for which the frame has the given size; exact for scales and quarter turns.
  func untransformed(_ size: CGSize) -> CGSize {
    if transform == CATransform3DIdentity { return size }
    let box = CGRect(origin: .zero, size: size).applying(affineTransform.inverted())
    return box.size
  }

  /// The position for which the frame is `frame`, if the size is already right.
  func position(forFrame frame: CGRect) -> CGPoint {
    if transform == CATransform3DIdentity {
      return CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
    }
    let now = self.frame
    return CGPoint(x: position.x + frame.minX - now.minX, y: position.y + frame.minY - now.minY)
  }
}
