import ArcadeKit
import UIKit

/// A round button with a symbol, and a ring around it that fills while the button recharges.
final class GlyphButton: UIButton {
  enum Glyph { case pause, resume, push, launch, restart }

  /// The symbol, which also determines the accessibility label.
  var glyph: Glyph {
    didSet { if glyph != oldValue { update() } }
  }

  /// The color of symbol and ring.
  var ink = UIColor.label {
    didSet { if ink != oldValue { update() } }
  }

  /// How far the button has recharged, 0 … 1. It can be pressed before it is full, but then does nothing.
  var fill: CGFloat = 1 {
    didSet {
      let steps = Int(fill * GlyphButton.steps)
      if steps != shownSteps {
        shownSteps = steps
        update()
      }
    }
  }

  /// Whether the button invites the player to press it.
  var isInviting = false {
    didSet { if isInviting != oldValue { update() } }
  }

  override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { update() } }
  }

  /// The ring fills in steps, so that it is redrawn a dozen times and not in every tick.
  private static let steps: CGFloat = 12
  private var shownSteps = Int(GlyphButton.steps)
  private let face = GlyphFace()

  init(_ glyph: Glyph) {
    self.glyph = glyph
    super.init(frame: .zero)
    addSubview(face)
    update()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GlyphButton" }

  private var isReady: Bool { shownSteps >= Int(GlyphButton.steps) }

  private func update() {
    accessibilityLabel =
      switch glyph {
      case .pause: BreakoutStrings.pause
      case .resume: BreakoutStrings.resume
      case .push: BreakoutStrings.push
      case .launch: BreakoutStrings.launch
      case .restart: BreakoutStrings.restart
      }
    accessibilityValue = glyph == .push ? (isReady ? BreakoutStrings.pushReady : BreakoutStrings.pushWaiting) : nil
    face.glyph = glyph
    face.fill = CGFloat(shownSteps) / GlyphButton.steps
    face.isInviting = isInviting
    face.ink = ink
    face.alpha = isEnabled ? 1 : 0.35
    face.setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if face.frame != bounds { face.frame = bounds }
  }
}

/// The symbol and the ring of a glyph button.
private final class GlyphFace: UIView {
  var glyph = GlyphButton.Glyph.pause
  var fill: CGFloat = 1
  var isInviting = false
  var ink = UIColor.label

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let disc = bounds.insetBy(dx: 3, dy: 3)
    (isInviting ? UIColor.systemOrange.withAlphaComponent(0.22) : ink.withAlphaComponent(0.08)).setFill()
    UIBezierPath(ovalIn: disc).fill()
    drawRing(in: disc)
    ink.withAlphaComponent(fill < 1 ? 0.45 : 1).setStroke()
    ink.withAlphaComponent(fill < 1 ? 0.45 : 1).setFill()
    let field = bounds.insetBy(dx: bounds.width * 0.34, dy: bounds.height * 0.34)
    switch glyph {
    case .pause: drawPause(field)
    case .resume: drawResume(field)
    case .push: drawPush(field)
    case .launch: drawLaunch(field)
    case .restart: drawRestart(field)
    }
  }

  private func drawRing(in disc: CGRect) {
    let middle = CGPoint(x: disc.midX, y: disc.midY)
    let top = -CGFloat.pi / 2
    let ring = UIBezierPath(
      arcCenter: middle, radius: disc.width / 2, startAngle: top, endAngle: top + 2 * CGFloat.pi * fill, clockwise: true
    )
    ring.lineWidth = 2
    (isInviting ? UIColor.systemOrange : ink.withAlphaComponent(0.35)).setStroke()
    ring.stroke()
  }

  private func drawPause(_ field: CGRect) {
    let bar = field.width * 0.32
    for x in [field.minX, field.maxX - bar] {
      UIBezierPath(roundedRect: CGRect(x: x, y: field.minY, width: bar, height: field.height), cornerRadius: 1.5).fill()
    }
  }

  private func drawResume(_ field: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: field.minX + field.width * 0.15, y: field.minY))
    path.addLine(to: CGPoint(x: field.maxX, y: field.midY))
    path.addLine(to: CGPoint(x: field.minX + field.width * 0.15, y: field.maxY))
    path.close()
    path.fill()
  }

  /// A ball with arrows in four directions.
  private func drawPush(_ field: CGRect) {
    let side = field.width * 0.36
    UIBezierPath(ovalIn: CGRect(x: field.midX - side / 2, y: field.midY - side / 2, width: side, height: side)).fill()
    let path = UIBezierPath()
    let reach = field.width * 0.62
    let head = field.width * 0.16
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      let tip = CGPoint(x: field.midX + x * reach, y: field.midY + y * reach)
      path.move(to: CGPoint(x: tip.x - x * head - y * head, y: tip.y - y * head - x * head))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: tip.x - x * head + y * head, y: tip.y - y * head + x * head))
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  /// Three quarters of a circle that end in an arrow.
  private func drawRestart(_ field: CGRect) {
    let radius = field.width * 0.5
    let middle = CGPoint(x: field.midX, y: field.midY)
    let path = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: 0, endAngle: CGFloat.pi * 1.5, clockwise: true)
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.stroke()
    let half = field.width * 0.32
    let head = UIBezierPath()
    head.move(to: CGPoint(x: middle.x, y: middle.y - radius - half))
    head.addLine(to: CGPoint(x: middle.x + half * 1.3, y: middle.y - radius))
    head.addLine(to: CGPoint(x: middle.x, y: middle.y - radius + half))
    head.close()
    head.fill()
  }

  private func drawLaunch(_ field: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: field.midX, y: field.maxY))
    path.addLine(to: CGPoint(x: field.midX, y: field.minY))
    path.move(to: CGPoint(x: field.minX + field.width * 0.1, y: field.minY + field.height * 0.4))
    path.addLine(to: CGPoint(x: field.midX, y: field.minY))
    path.addLine(to: CGPoint(x: field.maxX - field.width * 0.1, y: field.minY + field.height * 0.4))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
