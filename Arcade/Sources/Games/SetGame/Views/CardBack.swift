import ArcadeKit
import UIKit

/// The back of every card: a lattice inside a frame.
enum CardBack {
  static func draw(in bounds: CGRect, _ context: CGContext) {
    let side = min(bounds.width, bounds.height)
    let corner = CardFace.corner(of: bounds.size)
    // The full width of the line lies inside, so that it is not cut off at the rounded corners.
    let width = max(side * 0.03, 1)
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: max(corner - width / 2, 1))
    FeltInk.paper.setStroke()
    edge.lineWidth = width
    edge.stroke()
    let inset = side * 0.09
    let field = bounds.insetBy(dx: inset, dy: inset)
    let frame = UIBezierPath(roundedRect: field, cornerRadius: max(corner - inset / 2, 1))
    context.saveGState()
    frame.addClip()
    let lattice = UIBezierPath()
    let pitch = max(side * 0.14, 5)
    var x = field.minX - field.height
    while x < field.maxX {
      lattice.move(to: CGPoint(x: x, y: field.minY))
      lattice.addLine(to: CGPoint(x: x + field.height, y: field.maxY))
      lattice.move(to: CGPoint(x: x + field.height, y: field.minY))
      lattice.addLine(to: CGPoint(x: x, y: field.maxY))
      x += pitch
    }
    lattice.lineWidth = max(side * 0.014, 0.6)
    FeltInk.backLine.withAlphaComponent(0.75).setStroke()
    lattice.stroke()
    context.restoreGState()
    frame.lineWidth = max(side * 0.02, 0.8)
    FeltInk.backLine.setStroke()
    frame.stroke()
  }
}
