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
      drawEdge()
      context.saveGState()
      var size = bounds.size
      if size.width > size.height {
        // A card on its side is an upright one, rotated.
        context.translateBy(x: 0, y: size.height)
        context.rotate(by: -CGFloat.pi / 2)
        size = CGSize(width: size.height, height: size.width)
      }
      drawSymbols(in: size, context)
      context.restoreGState()
      if showsLetters { drawLetters(context) }
    } else {
      CardBack.draw(in: bounds, context)
    }
    drawMark()
  }

  private func drawEdge() {
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: CardFace.corner(of: bounds.size) - 0.5)
    FeltInk.paperEdge.setStroke()
    edge.stroke()
  }

  /// The frames of the symbols on an upright card of a given size.
  static func symbolFrames(_ number: Int, in size: CGSize) -> [CGRect] {
    let width = min(size.width * 0.6, size.height * 0.195 * SymbolPath.aspect)
    let height = width / SymbolPath.aspect
    let pitch = height * 1.5
    let top = size.height / 2 - (CGFloat(number - 1) * pitch + height) / 2
    return (0..<number).map {
      CGRect(x: (size.width - width) / 2, y: top + CGFloat($0) * pitch, width: width, height: height)
    }
  }

  private func drawSymbols(in size: CGSize, _ context: CGContext) {
    for frame in CardFace.symbolFrames(card.number, in: size) {
      SymbolPress(ink: card.ink, shading: card.shading, paper: backgroundColor ?? .white).print(
        SymbolPath.path(card.shape, in: frame), in: frame, context)
    }
  }

  /// Draws the ink's letter in two corners, as on playing cards.
  private func drawLetters(_ context: CGContext) {
    let side = min(bounds.width, bounds.height)
    guard side >= 26 else { return }
    let size = max(side * 0.135, 6).rounded(.down)
    let font = UIFont.rounded(size, .bold)
    let text = SetStrings.letter(card.ink)
    let attributes: [NSAttributedString.Key: NSObject] = [.font: font, .foregroundColor: FeltInk.color(card.ink)]
    let inset = side * 0.07
    text.draw(at: CGPoint(x: inset, y: inset * 0.6), withAttributes: attributes)
    context.saveGState()
    context.translateBy(x: bounds.width, y: bounds.height)
    context.rotate(by: CGFloat.pi)
    text.draw(at: CGPoint(x: inset, y: inset * 0.6), withAttributes: attributes)
    context.restoreGState()
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
