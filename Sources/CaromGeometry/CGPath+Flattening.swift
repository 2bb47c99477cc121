extension CGPath {
  /// A subpath of straight lines.
  package struct Polyline: Hashable {
    /// The corners; a closed one does not repeat its first.
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// How far flattened curves may be from the true ones unless told otherwise, in points.
  package static let defaultTolerance: CGFloat = 0.25

  /// The subpaths with every curve replaced by straight lines, nowhere further from it than the tolerance, in points; a
  /// tolerance that is not positive is taken as the default. A curve becomes 1024 lines at most.
  ///
  /// Points that repeat the one before are left out. A move that nothing follows is a polyline of one point.
  package func flattened(tolerance: CGFloat = defaultTolerance) -> [Polyline] {
    let tolerance = tolerance > 0 ? tolerance : Self.defaultTolerance
    var polylines: [Polyline] = []
    var points: [CGPoint] = []
    func add(_ point: CGPoint) {
      if point != points.last { points.append(point) }
    }
    func finish(closed: Bool) {
      if closed && points.count > 1 && points.last == points.first { points.removeLast() }
      if !points.isEmpty { polylines.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    forEachSegment { from, segment in
      switch segment {
      case .move:
        finish(closed: false)
        add(from)
      case .line(let to):
        // After a close the next step begins at the start of the subpath.
        add(from)
        add(to)
      case .curve(let curve):
        add(from)
        for point in curve.flattened(tolerance: tolerance) { add(point) }
      case .close:
        add(from)
        finish(closed: true)
      }
    }
    finish(closed: false)
    return polylines
  }
}

extension CGPath {
  /// A step together with where it begins.
  enum Segment {
    case move
    case line(to: CGPoint)
    case curve(CubicCurve)
    case close(to: CGPoint)
  }

  /// Calls the body for every step with the point where it begins, for a move the point where it ends.
  func forEachSegment(_ body: (_ from: CGPoint, _ segment: Segment) -> Void) {
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        body(to, .move)
        (pen, start) = (to, to)
      case .line(let to):
        body(pen, .line(to: to))
        pen = to
      case .quadCurve(let to, let control):
        body(pen, .curve(CubicCurve(start: pen, control: control, end: to)))
        pen = to
      case .curve(let to, let control1, let control2):
        body(pen, .curve(CubicCurve(start: pen, control1: control1, control2: control2, end: to)))
        pen = to
      case .closeSubpath:
        body(pen, .close(to: start))
        pen = start
      }
    }
  }
}
