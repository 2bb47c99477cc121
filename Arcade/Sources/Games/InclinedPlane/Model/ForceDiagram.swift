import CaromGeometry

/// The arrows of a body: forces at one scale, so that equal forces are equally long, and its velocity. Each starts at a
/// different point, so that parallel arrows do not hide each other.
package struct ForceDiagram {
  package enum Kind { case weight, normal, friction, along, into, push, velocity }

  /// The arrows to show.
  package struct Shows: Equatable {
    package var forces = true
    package var components = false
    package var velocity = true
    package init() {}
  }

  package struct Arrow {
    package let kind: Kind
    package let start: CGPoint
    package let end: CGPoint
    /// Newtons, or meters per second.
    package let value: Double
  }

  package private(set) var arrows: [Arrow] = []
  /// Points per newton.
  package let unit: Double

  /// The length of the arrow of the weight, and the greatest of any force, in points.
  private static let weightLength = 62.0
  private static let longest = 118.0
  /// The length of an arrow for 1 m/s, and the greatest, in points.
  private static let speedLength = 26.0
  private static let fastest = 120.0
  /// The distance between parallel arrows, in points.
  private static let apart = 6.0

  /// The arrows of the body in a lane; none if it is gone.
  package init(_ moment: Moment, lane: Int, in geometry: SlopeGeometry, _ shows: Shows) {
    let (motion, c) = (moment.motion(lane), moment.conditions(lane))
    let most = max(c.mass * c.gravity, motion.push.magnitude, motion.friction.magnitude)
    unit = min(ForceDiagram.weightLength / (c.mass * c.gravity), ForceDiagram.longest / most)
    guard motion.phase != .gone else { return }
    let middle = geometry.center(motion.place, radius: c.radius, lane: lane)
    let contact = geometry.point(motion.place, lane: lane)
    let (along, away) = (geometry.along, geometry.away)
    func shifted(_ point: CGPoint, along a: Double, away b: Double) -> CGPoint {
      CGPoint(x: point.x + along.dx * a + away.dx * b, y: point.y + along.dy * a + away.dy * b)
    }
    func force(_ kind: Kind, _ value: Double, _ way: CGVector, from start: CGPoint) {
      guard (value * unit).magnitude > 1 else { return }
      let end = CGPoint(x: start.x + way.dx * value * unit, y: start.y + way.dy * value * unit)
      arrows.append(Arrow(kind: kind, start: start, end: end, value: value.magnitude))
    }
    let apart = ForceDiagram.apart
    // Uphill of the middle, and of the line.
    let uphill: Double = geometry.angle >= 0 ? -1 : 1
    if shows.forces {
      force(.weight, c.mass * c.gravity, CGVector(dx: 0, dy: 1), from: middle)
      force(.normal, c.normal, away, from: shifted(contact, along: uphill * apart, away: 0))
      force(.friction, motion.friction, along, from: shifted(contact, along: 0, away: -apart))
    }
    if shows.components {
      force(.along, c.pull, along, from: shifted(middle, along: 0, away: apart))
      force(.into, -c.normal, away, from: shifted(middle, along: -uphill * apart, away: 0))
    }
    if motion.push != 0 { force(.push, motion.push, along, from: shifted(middle, along: 0, away: 2 * apart)) }
    if shows.velocity, motion.velocity.magnitude > 0.05 {
      let reach = max(-ForceDiagram.fastest, min(motion.velocity * ForceDiagram.speedLength, ForceDiagram.fastest))
      let start = shifted(middle, along: 0, away: c.radius * geometry.scale + 10)
      arrows.append(
        Arrow(
          kind: .velocity, start: start, end: CGPoint(x: start.x + along.dx * reach, y: start.y + along.dy * reach),
          value: motion.velocity.magnitude))
    }
  }

  // MARK: Labels

  /// The positions of the arrows' labels, whose sizes are given in the same order: near the tips, inside `bounds`, not
  /// overlapping each other or anything in `taken`, and if possible not overlapping any arrow.
  package func labels(_ sizes: [CGSize], in bounds: CGRect, taken: [CGRect] = []) -> [CGRect] {
    var placed = taken
    var labels: [CGRect] = []
    for (index, size) in sizes.enumerated() where index < arrows.count {
      let label = label(for: arrows[index], size, in: bounds, beside: placed)
      placed.append(label)
      labels.append(label)
    }
    return labels
  }

  private func label(for arrow: Arrow, _ size: CGSize, in bounds: CGRect, beside placed: [CGRect]) -> CGRect {
    let heading = atan2(arrow.end.y - arrow.start.y, arrow.end.x - arrow.start.x)
    var best: CGRect?
    for avoidsArrows in [true, false] {
      for distance in [3.0, 10, 18, 28, 40, 54, 70, 90] {
        for turn in [0.0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1, 2.8, -2.8] {
          let (sine, cosine) = sincos(heading + turn)
          // Far enough that the label's edge is at the distance from the tip.
          let reach = distance + (cosine * size.width).magnitude / 2 + (sine * size.height).magnitude / 2
          let place = CGRect(
            x: arrow.end.x + cosine * reach - size.width / 2, y: arrow.end.y + sine * reach - size.height / 2,
            width: size.width, height: size.height)
          guard bounds.contains(place), !placed.contains(where: { $0.intersects(place) }) else { continue }
          if !avoidsArrows || !arrows.contains(where: { ForceDiagram.crosses($0, place) }) { return place }
          if best == nil { best = place }
        }
      }
    }
    return best ?? free(size, near: arrow.end, in: bounds, beside: placed)
  }

  /// The free place that is nearest to a point; the label's own corner of `bounds` if there is none.
  private func free(_ size: CGSize, near tip: CGPoint, in bounds: CGRect, beside placed: [CGRect]) -> CGRect {
    var best: (rect: CGRect, distance: Double)?
    for y in stride(from: bounds.minY, through: max(bounds.maxY - size.height, bounds.minY), by: 4) {
      for x in stride(from: bounds.minX, through: max(bounds.maxX - size.width, bounds.minX), by: 4) {
        let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
        guard !placed.contains(where: { $0.intersects(rect) }) else { continue }
        let distance = hypot(rect.midX - tip.x, rect.midY - tip.y)
        if distance < best?.distance ?? .infinity { best = (rect, distance) }
      }
    }
    return best?.rect ?? CGRect(origin: bounds.origin, size: size)
  }

  /// Whether an arrow passes through a rectangle.
  private static func crosses(_ arrow: Arrow, _ rect: CGRect) -> Bool {
    let steps = max(Int(hypot(arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y) / 4), 1)
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let point = CGPoint(
        x: arrow.start.x + (arrow.end.x - arrow.start.x) * part, y: arrow.start.y + (arrow.end.y - arrow.start.y) * part
      )
      if rect.insetBy(dx: -1, dy: -1).contains(point) { return true }
    }
    return false
  }
}
