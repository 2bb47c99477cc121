import CaromGeometry

/// Where the parts of a setup are on the screen: one scale for everything, with each circle tangent to its line.
package struct SlopeGeometry: Equatable {
  /// Points per meter.
  package let scale: Double
  package let angle: Double
  private let sine: Double
  private let cosine: Double
  /// The left end of the first lane's line.
  package let origin: CGPoint
  package let length: Double
  /// The vertical distance between lanes, in points.
  package let laneGap: Double

  private static let margin = 24.0
  private static let raceMargin = 58.0

  package init(_ setup: Setup, in size: CGSize) {
    angle = setup.angle
    length = setup.value(.length)
    (sine, cosine) = sincos(angle)
    let (radius, gap) = SlopeGeometry.room(setup, cosine)
    let above = 2 * radius / max(cosine, 0.3) + gap * Double(setup.lanes.count - 1)
    // Next to the lanes of a race are their names and results.
    let side = setup.lanes.count > 1 ? SlopeGeometry.raceMargin : SlopeGeometry.margin
    let width = max(1, size.width - 2 * side)
    let height = max(1, size.height - 2 * SlopeGeometry.margin)
    scale = max(
      4,
      min(
        width / (length * cosine + (setup.lanes.count > 1 ? 0 : 2 * radius)),
        height / (length * sine.magnitude + above), 600))
    laneGap = gap * scale
    let rise = length * sine.magnitude * scale
    let bottom = size.height - SlopeGeometry.margin - max(0, (height - rise - above * scale) / 3)
    let left = (size.width - length * cosine * scale) / 2
    origin = CGPoint(x: left, y: angle >= 0 ? bottom - rise : bottom)
  }

  /// Creates the geometry at a given scale, independent of the screen, with the middle of the first lane's line at the
  /// origin.
  package init(_ setup: Setup, scale: Double) {
    angle = setup.angle
    length = setup.value(.length)
    self.scale = scale
    (sine, cosine) = sincos(angle)
    laneGap = SlopeGeometry.room(setup, cosine).gap * scale
    origin = CGPoint(x: -length / 2 * cosine * scale, y: -length / 2 * sine * scale)
  }

  /// The radius of the largest body and the vertical distance between lanes, in meters, which leaves room for that
  /// body.
  private static func room(_ setup: Setup, _ cosine: Double) -> (radius: Double, gap: Double) {
    var radius = 0.0
    for lane in setup.lanes.indices { radius = max(radius, setup.value(.radius, lane: lane)) }
    return (radius, setup.lanes.count > 1 ? 2.3 * radius / max(cosine, 0.3) : 0)
  }

  /// The point on a lane's line at a place.
  package func point(_ place: Double, lane: Int = 0) -> CGPoint {
    CGPoint(
      x: origin.x + place * cosine * scale, y: origin.y + place * sine * scale - Double(lane) * laneGap)
  }

  /// The center of a body that touches the line at a place.
  package func center(_ place: Double, radius: Double, lane: Int = 0) -> CGPoint {
    let contact = point(place, lane: lane)
    return CGPoint(x: contact.x + sine * radius * scale, y: contact.y - cosine * radius * scale)
  }

  /// The distance between a body's rim and the line, in points.
  package func gap(of center: CGPoint, radius: Double, lane: Int = 0) -> Double {
    let start = point(0, lane: lane)
    let distance = (center.x - start.x) * sine - (center.y - start.y) * cosine
    return distance - radius * scale
  }

  /// The place on the line closest to a point.
  package func place(at point: CGPoint, lane: Int = 0) -> Double {
    let start = self.point(0, lane: lane)
    return ((point.x - start.x) * cosine + (point.y - start.y) * sine) / scale
  }

  /// The middle of the first lane's line, which the slope rotates about.
  package var pivot: CGPoint { point(length / 2) }

  /// The angle, in hundredths of a degree, at which the end that a finger drags points at the finger.
  package func steps(for finger: CGPoint, isRight: Bool) -> Int {
    let sign: Double = isRight ? 1 : -1
    let turn = atan2((finger.y - pivot.y) * sign, max(1, (finger.x - pivot.x) * sign)) * 18_000 / Double.pi
    return Int(max(-8500, min(turn, 8500)).rounded())
  }

  /// Unit vectors along the line and away from it.
  package var along: CGVector { CGVector(dx: cosine, dy: sine) }
  package var away: CGVector { CGVector(dx: sine, dy: -cosine) }
}
