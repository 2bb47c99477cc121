import ArcadeKit
import CaromGeometry
import UIKit

extension SlopeView {
  /// The length of the arrow for the weight, and of an arrow for 1 m/s, in points.
  private static let weightLength = 62.0
  private static let speedLength = 26.0

  /// Draws the arrows of the first body, each with its value.
  func drawArrows(_ geometry: SlopeGeometry, in context: CGContext) {
    let motion = moment.motion()
    guard motion.phase != .gone else { return }
    let c = moment.conditions()
    let middle = geometry.center(motion.place, radius: c.radius)
    let unit = SlopeView.weightLength / (c.mass * c.gravity)
    let (along, away) = (geometry.along, geometry.away)
    func force(_ name: String, _ value: Double, _ direction: CGVector, from start: CGPoint, _ color: UIColor) {
      guard value.magnitude > 1e-6 else { return }
      let length = value * unit
      arrow(
        from: start, by: CGVector(dx: direction.dx * length, dy: direction.dy * length),
        name + " " + FixedPoint.text(value.magnitude, places: 2) + " N", color, in: context)
    }
    if shownForces {
      force("G", c.mass * c.gravity, CGVector(dx: 0, dy: 1), from: middle, Draft.ink)
      force("N", c.normal, away, from: geometry.point(motion.place), Draft.green)
      force("F", motion.friction, along, from: geometry.point(motion.place), Draft.red)
    }
    if shownComponents {
      force("G∥", c.pull, along, from: middle, Draft.amber)
      force("G⊥", -c.normal, away, from: middle, Draft.amber)
    }
    if motion.push != 0 { force("P", motion.push, along, from: middle, Draft.green) }
    if shownVelocity, motion.velocity.magnitude > 0.01 {
      let length = max(-120, min(motion.velocity * SlopeView.speedLength, 120))
      let lift = c.radius * geometry.scale + 8
      arrow(
        from: CGPoint(x: middle.x + away.dx * lift, y: middle.y + away.dy * lift),
        by: CGVector(dx: along.dx * length, dy: along.dy * length),
        "v " + FixedPoint.text(motion.velocity.magnitude, places: 2) + " m/s", Draft.blue, in: context)
    }
  }

  private func arrow(
    from start: CGPoint, by way: CGVector, _ text: String, _ color: UIColor, in context: CGContext
  ) {
    let length = hypot(way.dx, way.dy)
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    color.setStroke()
    color.setFill()
    context.setLineWidth(1.5)
    context.strokeLineSegments(between: [start, end])
    if length > 3 {
      let (dx, dy) = (way.dx / length, way.dy / length)
      let size = min(7, length)
      context.move(to: end)
      context.addLine(to: CGPoint(x: end.x - (dx + dy * 0.45) * size, y: end.y - (dy - dx * 0.45) * size))
      context.addLine(to: CGPoint(x: end.x - (dx - dy * 0.45) * size, y: end.y - (dy + dx * 0.45) * size))
      context.closePath()
      context.fillPath()
    }
    write(text, at: CGPoint(x: end.x + (way.dx < 0 ? -58 : 5), y: end.y + (way.dy > 0 ? 2 : -14)), color)
  }
}
