import ArcadeKit
import UIKit

/// The mark on a brick, which makes its kind recognizable without color: the sign of what falls out of it, a symbol for
/// each special kind, rivets for a tough brick, and cracks after a hit.
struct BrickGlyph {
  let kind: Brick.Kind
  let gift: Thing?
  let isCracked: Bool
  let ink: UIColor
  /// The brick's box, whose origin is zero.
  let bounds: CGRect

  init(_ brick: Brick, ink: UIColor, size: CGSize) {
    kind = brick.kind
    gift = brick.gift
    isCracked = brick.isCracked
    self.ink = ink
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Draws into the current context.
  func draw() {
    ink.setStroke()
    ink.setFill()
    if kind == .tough { isCracked ? drawCracks() : drawRivets(around: gift == nil) }
    if let gift { return ThingGlyph(thing: gift, field: field).draw() }
    switch kind {
    case .plain, .tough, .hidden: break
    case .burst: drawStar()
    case .steel: drawBolts()
    case .magnet: drawMagnet()
    case .lock: drawLock()
    case .key: drawKey()
    case .ghost: drawGhost()
    }
  }

  /// Whether there is anything to draw.
  var isEmpty: Bool { gift == nil && (kind == .plain || kind == .hidden) }

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

  private func drawRivets(around hasBand: Bool) {
    let inset = max(bounds.height * 0.2, 2.5)
    let radius = max(bounds.height * 0.08, 1)
    for x in [inset, bounds.width - inset] {
      for y in [inset, bounds.height - inset] {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
      }
    }
    guard hasBand else { return }
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

  /// Two strips and four bolts: a plate of steel.
  private func drawBolts() {
    let strips = UIBezierPath()
    for share in [0.3, 0.7] {
      strips.move(to: CGPoint(x: bounds.width * 0.2, y: bounds.height * share))
      strips.addLine(to: CGPoint(x: bounds.width * 0.8, y: bounds.height * share))
    }
    stroke(strips, width: 1)
    drawRivets(around: false)
  }

  private func drawMagnet() {
    let f = field.insetBy(dx: field.width * 0.08, dy: 0)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: f.minX, y: f.minY))
    path.addLine(to: CGPoint(x: f.minX, y: f.midY))
    path.addCurve(
      to: CGPoint(x: f.maxX, y: f.midY), controlPoint1: CGPoint(x: f.minX, y: f.maxY + f.height * 0.15),
      controlPoint2: CGPoint(x: f.maxX, y: f.maxY + f.height * 0.15))
    path.addLine(to: CGPoint(x: f.maxX, y: f.minY))
    stroke(path, width: pen * 1.7)
  }

  private func drawLock() {
    let f = field
    UIBezierPath(
      roundedRect: CGRect(
        x: f.minX + f.width * 0.08, y: f.midY - f.height * 0.06, width: f.width * 0.84, height: f.height * 0.56),
      cornerRadius: 1.5
    ).fill()
    let bow = UIBezierPath()
    bow.move(to: CGPoint(x: f.minX + f.width * 0.24, y: f.midY))
    bow.addCurve(
      to: CGPoint(x: f.maxX - f.width * 0.24, y: f.midY),
      controlPoint1: CGPoint(x: f.minX + f.width * 0.2, y: f.minY - f.height * 0.2),
      controlPoint2: CGPoint(x: f.maxX - f.width * 0.2, y: f.minY - f.height * 0.2))
    stroke(bow)
  }

  private func drawKey() {
    let f = field
    let side = f.height * 0.56
    stroke(UIBezierPath(ovalIn: CGRect(x: f.minX - side * 0.4, y: f.midY - side / 2, width: side, height: side)))
    let bit = UIBezierPath()
    bit.move(to: CGPoint(x: f.minX + side * 0.6, y: f.midY))
    bit.addLine(to: CGPoint(x: f.maxX + f.width * 0.2, y: f.midY))
    for x in [f.maxX - f.width * 0.12, f.maxX + f.width * 0.15] {
      bit.move(to: CGPoint(x: x, y: f.midY))
      bit.addLine(to: CGPoint(x: x, y: f.midY + f.height * 0.3))
    }
    stroke(bit)
  }

  /// A rim of dashes: here now, away soon.
  private func drawGhost() {
    let rim = UIBezierPath(roundedRect: bounds.insetBy(dx: 3.5, dy: 3.5), cornerRadius: 3)
    rim.setLineDash([4, 3], count: 2, phase: 0)
    stroke(rim, width: 1.5)
  }
}
