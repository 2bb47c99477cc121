import CaromGeometry
import UIKit

/// Draws a body around the origin of the context.
enum BodyFigure {
  static func draw(_ shape: BodyShape, radius: Double, _ color: UIColor, in context: CGContext) {
    color.setStroke()
    color.withAlphaComponent(0.25).setFill()
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    guard shape != .box else {
      context.fill(square)
      return context.stroke(square.insetBy(dx: 0.75, dy: 0.75), width: 1.5)
    }
    context.setLineWidth(1.5)
    switch shape {
    case .ring, .hollowBall:
      let wall = shape == .ring ? 0.2 : 0.09
      context.setLineWidth(max(2, radius * wall))
      context.strokeEllipse(in: square.insetBy(dx: max(1, radius * wall / 2), dy: max(1, radius * wall / 2)))
      if shape == .hollowBall {
        context.setLineWidth(1)
        context.strokeEllipse(in: square.insetBy(dx: radius * 0.6, dy: 0.5))
      }
    default:
      context.fillEllipse(in: square)
      context.strokeEllipse(in: square.insetBy(dx: 0.75, dy: 0.75))
      if shape == .disc { context.strokeEllipse(in: square.insetBy(dx: radius * 0.8, dy: radius * 0.8)) }
    }
    // Two spokes make the rotation visible.
    context.setLineWidth(1.5)
    context.strokeLineSegments(between: [
      CGPoint(x: 0, y: -radius), CGPoint(x: 0, y: -radius * 0.3), CGPoint(x: 0, y: radius * 0.7),
      CGPoint(x: 0, y: radius),
    ])
  }
}
