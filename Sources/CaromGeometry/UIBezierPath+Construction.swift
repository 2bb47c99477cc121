extension UIBezierPath {
  /// Begins a subpath.
  public func move(to point: CGPoint) {
    cgPath.move(to: point)
  }

  /// Draws a straight line from the current point; nothing without one.
  public func addLine(to point: CGPoint) {
    cgPath.addLine(to: point)
  }

  /// Draws a parabola from the current point; nothing without one.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a cubic Bézier curve from the current point; nothing without one.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a part of a circle, at most all of it, after a line from the current point where there is one.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // The word means the opposite in Core Graphics, whose y axis points up.
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Draws a line back to the start of the subpath.
  public func close() {
    cgPath.closeSubpath()
  }

  public func removeAllPoints() {
    cgPath = CGPath()
  }

  /// Adds the subpaths of another path, not its style.
  public func append(_ bezierPath: UIBezierPath) {
    cgPath.addPath(bezierPath.cgPath)
  }

  /// Takes every point elsewhere.
  public func apply(_ transform: CGAffineTransform) {
    cgPath = cgPath.applying(transform)
  }

  /// The same figure with the same style, drawn from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let reversed = copy()
    reversed.cgPath = cgPath.reversed()
    return reversed
  }

  public var isEmpty: Bool { cgPath.isEmpty }

  /// Where the pen is; zero for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// The smallest rectangle around all points, control points included; `null` for an empty path.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Whether a point is inside, by the path's fill rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
