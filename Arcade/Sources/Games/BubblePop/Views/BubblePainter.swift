import ArcadeKit
import UIKit

/// Draws a bubble: a colored film, an iridescent rim, the sun's reflections, its symbol and its points.
enum BubblePainter {
  /// Draws a kind; without its points, the symbol stands in the middle.
  static func draw(_ kind: BubbleKind, in rect: CGRect, context: CGContext, hasPoints: Bool = true) {
    let radius = min(rect.width, rect.height) / 2
    guard radius > 2 else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: radius, y: radius)
    drawSkin(kind, context)
    drawRim(context)
    drawSun(context)
    drawSign(kind, context, isAlone: !hasPoints)
    context.restoreGState()
    if hasPoints { drawPoints(kind, in: rect, radius: radius) }
  }

  private static func drawSkin(_ kind: BubbleKind, _ context: CGContext) {
    let colors = [
      Soap.toned(kind.color, by: 0.34, 0.88), Soap.toned(kind.color, by: 0.08, 0.92),
      Soap.toned(kind.color, by: -0.2, 0.97),
    ]
    fillCircle(CGPoint(x: -0.2, y: -0.3), reach: 1.35, colors, [0, 0.6, 1], radius: 0.97, context)
  }

  private static func fillCircle(
    _ light: CGPoint, reach: CGFloat, _ colors: [UIColor], _ places: [CGFloat], radius: CGFloat, _ context: CGContext
  ) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map { $0.cgColor }, locations: places) else {
      return
    }
    context.saveGState()
    UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).addClip()
    context.drawRadialGradient(
      gradient, startCenter: light, startRadius: 0, endCenter: light, endRadius: reach,
      options: [.drawsAfterEndLocation])
    context.restoreGState()
  }

  /// Short arcs in different colors that blend into one another.
  private static func drawRim(_ context: CGContext) {
    let steps = 30
    for step in 0..<steps {
      let start = CGFloat(step) / CGFloat(steps) * 2 * CGFloat.pi
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 0.9, startAngle: start, endAngle: start + 2.6 * CGFloat.pi / CGFloat(steps),
        clockwise: true)
      arc.lineWidth = 0.1
      let hue = step * Soap.rim.count * 2 / steps
      Soap.rim[hue % Soap.rim.count].withAlphaComponent(0.5).setStroke()
      arc.stroke()
    }
    let edge = UIBezierPath(ovalIn: CGRect(x: -0.96, y: -0.96, width: 1.92, height: 1.92))
    edge.lineWidth = 0.035
    UIColor.white.withAlphaComponent(0.75).setStroke()
    edge.stroke()
  }

  /// The sun's highlight at the upper left, and its fainter reflection below.
  private static func drawSun(_ context: CGContext) {
    context.saveGState()
    context.rotate(by: -0.7)
    let shine = [UIColor.white.withAlphaComponent(0.95).cgColor, UIColor.white.withAlphaComponent(0).cgColor]
    if let gradient = CGGradient(colorsSpace: nil, colors: shine, locations: nil) {
      context.translateBy(x: 0, y: -0.66)
      context.scaleBy(x: 1, y: 0.5)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 0.36, options: [])
    }
    context.restoreGState()
    let glow = UIBezierPath(arcCenter: .zero, radius: 0.76, startAngle: 0.45, endAngle: 1.2, clockwise: true)
    glow.lineWidth = 0.06
    glow.lineCapStyle = .round
    UIColor.white.withAlphaComponent(0.55).setStroke()
    glow.stroke()
  }

  private static func drawSign(_ kind: BubbleKind, _ context: CGContext, isAlone: Bool) {
    context.saveGState()
    context.translateBy(x: 0, y: isAlone ? 0 : -0.3)
    context.scaleBy(x: isAlone ? 0.46 : 0.26, y: isAlone ? 0.46 : 0.26)
    let path = SymbolShape.path(kind.symbol)
    ink(kind).setFill()
    path.fill()
    context.restoreGState()
  }

  private static func drawPoints(_ kind: BubbleKind, in rect: CGRect, radius: CGFloat) {
    let font = Soap.rounded((radius * 0.66).rounded(), .heavy)
    let attributes: [NSAttributedString.Key: NSObject] = [.font: font, .foregroundColor: ink(kind)]
    let text = "\(kind.points)" as NSString
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY + radius * 0.32 - size.height / 2),
      withAttributes: attributes)
  }

  /// White, or dark ink on pale bubbles.
  static func ink(_ kind: BubbleKind) -> UIColor {
    let (red, green, blue) = (kind.color >> 16 & 255, kind.color >> 8 & 255, kind.color & 255)
    let brightness = (red * 299 + green * 587 + blue * 114) / 1000
    return brightness > 150 ? UIColor.rgb(0x3A1030) : .white
  }
}
