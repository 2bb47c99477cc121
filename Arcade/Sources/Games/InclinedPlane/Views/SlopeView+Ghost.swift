import CaromGeometry
import UIKit

extension SlopeView {
  /// Draws the body of the ghost in a lane: its outline in dashes, with a spoke that turns.
  func drawGhost(_ ghost: Ghost, _ lane: Int, _ geometry: SlopeGeometry, in context: CGContext) {
    guard let pose = ghost.pose(lane, on: moment.setup) else { return }
    let c = ghost.experiment.conditions(lane)
    let middle = geometry.center(pose.place, radius: c.radius, lane: lane)
    let radius = max(1, c.radius * geometry.scale - 0.75)
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: c.shape == .box ? geometry.angle : pose.turn)
    Draft.wash.setStroke()
    context.setLineWidth(1.5)
    context.setLineDash(phase: 0, lengths: [4, 3])
    if c.shape == .box {
      context.stroke(square)
    } else {
      context.strokeEllipse(in: square)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: -radius), CGPoint(x: 0, y: -radius * 0.3)])
    }
    context.restoreGState()
  }
}
