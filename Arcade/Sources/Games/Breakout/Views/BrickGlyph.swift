import ArcadeKit
import UIKit

/// The mark on a brick, which makes its kind recognizable without colour: a symbol for each special kind, rivets for a
/// tough brick, and cracks after a hit.
struct BrickGlyph {
  let kind: Brick.Kind
  let isCracked: Bool
  let ink: UIColor
  /// The brick's box, whose origin is zero.
  let bounds: CGRect

  init(_ brick: Brick, ink: UIColor, size: CGSize) {
    kind = brick.kind
    isCracked = brick.isCracked
    self.ink = ink
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Draws into the current context.
  func draw() {
    ink.setStroke()
    ink.setFill()
    switch kind {
    case .plain: break
    case .tough: isCracked ? drawCracks() : drawRivets()
    case .twin: drawTwin()
    case .wide: drawArrows()
    case .slow: drawClock()
    case .burst: drawStar()
    case .heart: drawHeart()
    }
  }

  /// The square in the middle of the brick in which the symbol is drawn.
  private var field: CGRect {
    let side = min(bounds.height * 0.72, bounds.width * 0.5)
    return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  private var pen: CGFloat { max(field.height * 0.12, 1.25) }

  private func stroke(_ path: UIBezierPath, width: CGFloat? = nil) {
    path.lineWidth = width ?? pen
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func drawRivets() {
    let inset = max(bounds.height * 0.2, 2.5)
    let radius = max(bounds.height * 0.08, 1)
    for x in [inset, bounds.width - inset] {
      for y in [inset, bounds.height - inset] {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
      }
    }
    let band = UIBezierPath(
      roundedRect: bounds.insetBy(dx: inset * 2, dy: bounds.height * 0.3), cornerRadius: bounds.height * 0.2)
    stroke(band, width: 1)
  }

  private func drawCracks() {
    let w = bounds.width
    let h = bounds.height
    let crack = UIBezierPath()
    crack.move(to: CGPoint(x: w * 0.42, y: 0))
    crack.addLine(to: CGPoint(x: w * 0.5, y: h * 0.3))
    crack.addLine(to: CGPoint(x: w * 0.44, y: h * 0.55))
    crack.addLine(to: CGPoint(x: w * 0.53, y: h * 0.75))
    crack.addLine(to: CGPoint(x: w * 0.49, y: h))
    crack.move(to: CGPoint(x: w * 0.5, y: h * 0.3))
    crack.addLine(to: CGPoint(x: w * 0.66, y: h * 0.18))
    crack.addLine(to: CGPoint(x: w * 0.78, y: h * 0.4))
    crack.addLine(to: CGPoint(x: w, y: h * 0.3))
    crack.move(to: CGPoint(x: w * 0.44, y: h * 0.55))
    crack.addLine(to: CGPoint(x: w * 0.28, y: h * 0.7))
    crack.addLine(to: CGPoint(x: w * 0.16, y: h * 0.55))
    crack.addLine(to: CGPoint(x: 0, y: h * 0.72))
    stroke(crack, width: 1.25)
  }

  private func drawTwin() {
    let f = field
    let side = f.width * 0.62
    stroke(UIBezierPath(ovalIn: CGRect(x: f.minX - side * 0.1, y: f.midY - side / 2, width: side, height: side)))
    UIBezierPath(ovalIn: CGRect(x: f.maxX - side * 0.9, y: f.midY - side / 2, width: side, height: side)).fill()
  }

  private func drawArrows() {
    let f = field.insetBy(dx: -field.width * 0.25, dy: 0)
    let head = f.height * 0.28
    let path = UIBezierPath()
    path.move(to: CGPoint(x: f.minX, y: f.midY))
    path.addLine(to: CGPoint(x: f.maxX, y: f.midY))
    for (tip, back) in [(f.minX, head), (f.maxX, -head)] {
      path.move(to: CGPoint(x: tip + back, y: f.midY - head))
      path.addLine(to: CGPoint(x: tip, y: f.midY))
      path.addLine(to: CGPoint(x: tip + back, y: f.midY + head))
    }
    stroke(path)
  }

  private func drawClock() {
    let f = field
    stroke(UIBezierPath(ovalIn: f.insetBy(dx: pen / 2, dy: pen / 2)))
    let hands = UIBezierPath()
    hands.move(to: CGPoint(x: f.midX, y: f.minY + f.height * 0.24))
    hands.addLine(to: CGPoint(x: f.midX, y: f.midY))
    hands.addLine(to: CGPoint(x: f.midX + f.width * 0.2, y: f.midY + f.height * 0.1))
    stroke(hands)
  }

  private func drawStar() {
    let f = field
    let rays = UIBezierPath()
    // Eight rays; the diagonal ones are shorter, so that it looks like a spark rather than a wheel.
    let long = f.width / 2
    let short = f.width * 0.27
    for (x, y) in [
      (long, 0), (-long, 0), (0, long), (0, -long), (short, short), (-short, short), (short, -short), (-short, -short),
    ] {
      rays.move(to: CGPoint(x: f.midX + x * 0.35, y: f.midY + y * 0.35))
      rays.addLine(to: CGPoint(x: f.midX + x, y: f.midY + y))
    }
    stroke(rays)
  }

  private func drawHeart() {
    let f = field
    let heart = UIBezierPath()
    heart.move(to: CGPoint(x: f.midX, y: f.maxY))
    heart.addCurve(
      to: CGPoint(x: f.midX, y: f.minY + f.height * 0.28),
      controlPoint1: CGPoint(x: f.minX - f.width * 0.35, y: f.midY),
      controlPoint2: CGPoint(x: f.minX + f.width * 0.15, y: f.minY - f.height * 0.3))
    heart.addCurve(
      to: CGPoint(x: f.midX, y: f.maxY),
      controlPoint1: CGPoint(x: f.maxX - f.width * 0.15, y: f.minY - f.height * 0.3),
      controlPoint2: CGPoint(x: f.maxX + f.width * 0.35, y: f.midY))
    heart.close()
    heart.fill()
  }
}
