extension UIBezierPath {
  /// Starts a new subpath. A point that is not finite is ignored.
  public func move(to point: CGPoint) {
    cgPath.move(to: point)
  }

  /// Adds a straight line from the current point. Does nothing on an empty path.
  public func addLine(to point: CGPoint) {
    cgPath.addLine(to: point)
  }

  /// Adds a quadratic Bézier curve from the current point. Does nothing on an empty path.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic Bézier curve from the current point. Does nothing on an empty path.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a circular arc of at most one turn, preceded by a line from the current point if the path is not empty.
  ///
  /// - Parameter startAngle: In radians, from the x axis towards the y axis.
  /// - Parameter endAngle: In radians, from the x axis towards the y axis.
  /// - Parameter clockwise: The direction as seen on the screen, in which angles increase.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // `clockwise` has the opposite meaning in Core Graphics, whose y axis points up.
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to the start of the subpath.
  public func close() {
    cgPath.closeSubpath()
  }

  /// Removes all elements; the style stays.
  public func removeAllPoints() {
    cgPath = CGPath()
  }

  /// Adds the subpaths of another path, without its style.
  public func append(_ bezierPath: UIBezierPath) {
    cgPath.addPath(bezierPath.cgPath)
  }

  /// Applies a transform to every point.
  public func apply(_ transform: CGAffineTransform) {
    cgPath = cgPath.applying(transform)
  }

  /// The same figure and style, drawn from its end to its start.
  public func reversing() -> UIBezierPath {
    let reversed = copy()
    reversed.cgPath = cgPath.reversed()
    return reversed
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// The smallest rectangle that contains all points, including control points; `null` for an empty path.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Whether a point is inside, by the path's fill rule. Open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
