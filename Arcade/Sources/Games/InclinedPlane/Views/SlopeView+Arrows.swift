import ArcadeKit
import CaromGeometry
import UIKit

extension SlopeView {
  /// Draws the arrows of the body that the instruments show, each with its value.
  func drawArrows(_ geometry: SlopeGeometry, in context: CGContext) {
    guard moment.lanes > 0 else { return }
    let diagram = ForceDiagram(moment, lane: min(lane, moment.lanes - 1), in: geometry, shows)
    let style = { (color: UIColor) -> [NSAttributedString.Key: NSObject] in
      [.font: Draft.capitalFont, .foregroundColor: color]
    }
    let texts = diagram.arrows.map { InclineStrings.arrow($0) }
    let sizes = texts.map { text in
      let size = text.size(withAttributes: style(Draft.ink))
      return CGSize(width: size.width + 4, height: size.height)
    }
    let labels = diagram.labels(sizes, in: bounds.insetBy(dx: 2, dy: 2), taken: measures)
    for (arrow, (text, label)) in zip(diagram.arrows, zip(texts, labels)) {
      let color = SlopeView.color(arrow.kind)
      draw(arrow, color, in: context)
      Draft.paper.withAlphaComponent(0.82).setFill()
      context.fill(label)
      text.draw(at: CGPoint(x: label.minX + 2, y: label.minY), withAttributes: style(color))
    }
  }

  private static func color(_ kind: ForceDiagram.Kind) -> UIColor {
    switch kind {
    case .weight: Draft.ink
    case .normal, .push: Draft.green
    case .friction: Draft.red
    case .along, .into: Draft.amber
    case .velocity: Draft.blue
    }
  }

  private func draw(_ arrow: ForceDiagram.Arrow, _ color: UIColor, in context: CGContext) {
    let (start, end) = (arrow.start, arrow.end)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let size = min(8, length)
    color.setStroke()
    color.setFill()
    context.setLineWidth(2)
    // The line ends in the head, whose point is the arrow's.
    context.strokeLineSegments(between: [
      start, CGPoint(x: end.x - dx * size * 0.7, y: end.y - dy * size * 0.7),
    ])
    context.move(to: end)
    context.addLine(to: CGPoint(x: end.x - (dx + dy * 0.45) * size, y: end.y - (dy - dx * 0.45) * size))
    context.addLine(to: CGPoint(x: end.x - (dx - dy * 0.45) * size, y: end.y - (dy + dx * 0.45) * size))
    context.closePath()
    context.fillPath()
  }
}
