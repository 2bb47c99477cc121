extension CGPath {
  /// A subpath of straight lines.
  package struct Polyline: Hashable {
    /// The corners. A closed polyline does not repeat the first one.
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// The default distance of flattened curves from the true ones, in points.
  package static let defaultTolerance: CGFloat = 0.25

  /// The subpaths with every curve replaced by straight lines. They deviate from the curve by at most `tolerance`
  /// points, unless that would take more than 1024 lines for a curve. A tolerance that is not positive counts as the
  /// default.
  ///
  /// Consecutive equal points are merged. A move that nothing follows is a polyline of one point.
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
        // After a close, the next element starts at the start of the subpath.
        add(from)
        add(to)
      case .curve(let curve):
        add(from)
        curve.flatten(tolerance: tolerance, add)
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
  /// A path element, with the points that it needs to be drawn.
  enum Segment {
    case move
    case line(to: CGPoint)
    case curve(CubicCurve)
    case close(to: CGPoint)
  }

  /// Calls `body` for every element with the point where it starts, or for a move the point where it ends.
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
