/// A cubic Bézier curve between two points.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic form of a quadratic Bézier curve.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func towardsControl(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    self.init(start: start, control1: towardsControl(start), control2: towardsControl(end), end: end)
  }

  /// The point at parameter t, 0 … 1.
  func point(at t: Double) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The parameters strictly between 0 and 1 at which x or y has an extremum.
  var extremes: [Double] {
    Self.extremes(start.x, control1.x, control2.x, end.x) + Self.extremes(start.y, control1.y, control2.y, end.y)
  }

  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // A third of the derivative: a·t² + 2b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    // A sum of two numbers of the same sign has no cancellation; the other root follows from the product of both, c/a.
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }

  /// Calls `body` with the points, without the start, of a polyline that deviates from the curve by at most `tolerance`
  /// points.
  ///
  /// A chord over 1/n of the parameter range deviates from the curve by at most max|B″|/(8n²), and B″ is at most six
  /// times the greater second difference of the four points.
  func flatten(tolerance: Double, _ body: (CGPoint) -> Void) {
    let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let chords = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    // With this comparison NaN, which coordinates near the greatest number produce, gives one chord.
    let count = chords > 1 ? Int(min(chords, 1024)) : 1
    for chord in 1..<count { body(point(at: Double(chord) / Double(count))) }
    body(end)
  }
}
