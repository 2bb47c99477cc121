import ArcadeKit
import UIKit

/// The symbol of a falling thing, shown on its brick, while it falls, and among the active powers.
struct ThingGlyph {
  let thing: Thing
  /// The square in which it is drawn.
  let field: CGRect

  private var pen: CGFloat { max(field.height * 0.12, 1.25) }

  /// Draws into the current context in its current color.
  func draw() {
    switch thing {
    case .wide: drawArrows(pointOut: true)
    case .narrow: drawArrows(pointOut: false)
    case .slow: drawClock()
    case .fast: drawChevrons()
    case .twin: drawTwin()
    case .heart: drawHeart()
    case .fire: drawFlame()
    case .glue: drawDrop()
    case .net: drawNet()
    case .double: drawDouble()
    case .laser: drawLaser()
    case .fog: drawFog()
    case .mirror: drawMirror()
    }
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: field.minX + x * field.width, y: field.minY + y * field.height)
  }

  private func stroke(_ path: UIBezierPath) {
    path.lineWidth = pen
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  /// Strokes lines through points that are given in fractions of the field.
  private func lines(_ lines: [[(CGFloat, CGFloat)]]) {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        index == 0 ? path.move(to: at(point.0, point.1)) : path.addLine(to: at(point.0, point.1))
      }
    }
    stroke(path)
  }

  private func drawArrows(pointOut: Bool) {
    if pointOut {
      lines([[(-0.2, 0.5), (1.2, 0.5)], [(0.1, 0.2), (-0.2, 0.5), (0.1, 0.8)], [(0.9, 0.2), (1.2, 0.5), (0.9, 0.8)]])
    } else {
      lines([
        [(-0.25, 0.5), (0.3, 0.5)], [(1.25, 0.5), (0.7, 0.5)], [(0.05, 0.2), (0.35, 0.5), (0.05, 0.8)],
        [(0.95, 0.2), (0.65, 0.5), (0.95, 0.8)],
      ])
    }
  }

  private func drawClock() {
    stroke(UIBezierPath(ovalIn: field.insetBy(dx: pen / 2, dy: pen / 2)))
    lines([[(0.5, 0.24), (0.5, 0.5), (0.7, 0.6)]])
  }

  private func drawChevrons() {
    lines([[(0.05, 0.12), (0.45, 0.5), (0.05, 0.88)], [(0.5, 0.12), (0.9, 0.5), (0.5, 0.88)]])
  }

  private func drawTwin() {
    let side = field.width * 0.62
    let y = field.midY - side / 2
    stroke(UIBezierPath(ovalIn: CGRect(x: field.minX - side * 0.1, y: y, width: side, height: side)))
    UIBezierPath(ovalIn: CGRect(x: field.maxX - side * 0.9, y: y, width: side, height: side)).fill()
  }

  private func drawHeart() {
    let heart = UIBezierPath()
    heart.move(to: at(0.5, 1))
    heart.addCurve(to: at(0.5, 0.28), controlPoint1: at(-0.35, 0.5), controlPoint2: at(0.15, -0.3))
    heart.addCurve(to: at(0.5, 1), controlPoint1: at(0.85, -0.3), controlPoint2: at(1.35, 0.5))
    heart.close()
    heart.fill()
  }

  private func drawFlame() {
    let flame = UIBezierPath()
    flame.move(to: at(0.5, 1))
    flame.addCurve(to: at(0.55, 0), controlPoint1: at(-0.15, 0.95), controlPoint2: at(0.3, 0.35))
    flame.addCurve(to: at(0.72, 0.45), controlPoint1: at(0.5, 0.25), controlPoint2: at(0.72, 0.25))
    flame.addCurve(to: at(0.82, 0.3), controlPoint1: at(0.78, 0.42), controlPoint2: at(0.8, 0.36))
    flame.addCurve(to: at(0.5, 1), controlPoint1: at(1.1, 0.7), controlPoint2: at(0.9, 1))
    flame.close()
    flame.fill()
  }

  private func drawDrop() {
    let drop = UIBezierPath()
    drop.move(to: at(0.5, 0))
    drop.addCurve(to: at(0.5, 1), controlPoint1: at(0.1, 0.5), controlPoint2: at(0, 1))
    drop.addCurve(to: at(0.5, 0), controlPoint1: at(1, 1), controlPoint2: at(0.9, 0.5))
    drop.close()
    drop.fill()
  }

  private func drawNet() {
    lines([
      [(-0.2, 0.25), (1.2, 0.25)], [(-0.2, 0.75), (1.2, 0.75)], [(0.05, 0.05), (0.05, 0.95)],
      [(0.5, 0.05), (0.5, 0.95)],
      [(0.95, 0.05), (0.95, 0.95)],
    ])
  }

  private func drawDouble() {
    lines([
      [(-0.15, 0.35), (0.25, 0.8)], [(0.25, 0.35), (-0.15, 0.8)],
      [(0.55, 0.25), (0.65, 0.08), (0.95, 0.08), (1.05, 0.28), (0.55, 0.92), (1.08, 0.92)],
    ])
  }

  private func drawLaser() {
    lines([[(0.15, 0.95), (0.15, 0.1)], [(0.85, 0.95), (0.85, 0.1)]])
    lines([[(-0.05, 0.32), (0.15, 0.05), (0.35, 0.32)], [(0.65, 0.32), (0.85, 0.05), (1.05, 0.32)]])
  }

  private func drawFog() {
    for (y, left, right) in [(0.15, 0.1, 0.9), (0.5, -0.15, 1.05), (0.85, 0.05, 0.95)] {
      let wave = UIBezierPath()
      wave.move(to: at(left, y))
      wave.addCurve(to: at(right, y), controlPoint1: at(0.4, y - 0.25), controlPoint2: at(0.6, y + 0.25))
      stroke(wave)
    }
  }

  private func drawMirror() {
    lines([
      [(-0.1, 0.28), (1.1, 0.28)], [(0.85, 0.05), (1.1, 0.28), (0.85, 0.5)], [(1.1, 0.74), (-0.1, 0.74)],
      [(0.15, 0.5), (-0.1, 0.74), (0.15, 0.97)],
    ])
  }
}
