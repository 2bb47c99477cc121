import ArcadeKit
import UIKit

/// The printed card: letterpress symbols on the front, a woven pattern on the back, and a ring with a sign for its
/// mark.
final class CardFace: PrintedCard {
  let card: Card
  var isFaceUp = false { didSet { if isFaceUp != oldValue { paint() } } }
  var mark = SetCardView.Mark.none { didSet { if mark != oldValue { paint() } } }
  var showsLetters = true { didSet { if showsLetters != oldValue { setNeedsDisplay() } } }

  init(_ card: Card) {
    self.card = card
    super.init(shadow: .rgb(0x06150F), radius: 2, opacity: 0.35)
    paint()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardFace" }

  private func paint() {
    backgroundColor = isFaceUp ? FeltInk.paper : FeltInk.back
    layer.shadowRadius = mark == .none ? 2 : 5
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isFaceUp {
      CardPrint(card: card, showsLetters: showsLetters).draw(in: bounds, context)
    } else {
      CardBack.draw(in: bounds, context)
    }
    drawMark()
  }

  // MARK: Marks

  private func drawMark() {
    guard let color = mark.color else { return }
    let side = min(bounds.width, bounds.height)
    let width = max(2.5, side * 0.045)
    let ring = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: max(CardFace.corner(of: bounds.size) - width / 2, 1))
    ring.lineWidth = width
    if mark.isDashed { ring.setLineDash([width * 2.2, width * 1.6], count: 2, phase: 0) }
    color.setStroke()
    ring.stroke()
    let radius = max(side * 0.12, 7)
    let disc = CGRect(x: bounds.width - 2 * radius - 1, y: 1, width: 2 * radius, height: 2 * radius)
    color.setFill()
    UIBezierPath(ovalIn: disc).fill()
    drawSign(in: disc.insetBy(dx: radius * 0.55, dy: radius * 0.55))
  }

  private func drawSign(in field: CGRect) {
    UIColor.white.setFill()
    UIColor.white.setStroke()
    if mark == .selected {
      return UIBezierPath(ovalIn: field.insetBy(dx: field.width * 0.12, dy: field.width * 0.12)).fill()
    }
    let sign = UIBezierPath()
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: field.minX + x * field.width, y: field.minY + y * field.height)
    }
    if mark == .matched {
      sign.move(to: place(0, 0.55))
      sign.addLine(to: place(0.38, 0.95))
      sign.addLine(to: place(1, 0.1))
    } else if mark == .mismatched {
      sign.move(to: place(0.05, 0.05))
      sign.addLine(to: place(0.95, 0.95))
      sign.move(to: place(0.95, 0.05))
      sign.addLine(to: place(0.05, 0.95))
    } else {
      sign.move(to: place(0.5, 0))
      sign.addLine(to: place(0.5, 0.6))
      sign.move(to: place(0.5, 0.95))
      sign.addLine(to: place(0.5, 1))
    }
    sign.lineWidth = max(field.width * 0.26, 1.5)
    sign.lineCapStyle = .round
    sign.lineJoinStyle = .round
    sign.stroke()
  }
}
