import ArcadeKit
import UIKit

/// What is printed on the front of a card: its edge, its symbols, and letters in two corners.
struct CardPrint {
  let card: Card
  let showsLetters: Bool

  /// Draws the print on paper that lies in a frame.
  func draw(in frame: CGRect, _ context: CGContext) {
    let corner = CardFace.corner(of: frame.size)
    FeltInk.paperEdge.setStroke()
    UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: corner - 0.5).stroke()
    for symbol in CardPrint.symbolFrames(card.number, in: frame.size) { print(symbol, in: frame, context) }
    if showsLetters { drawLetters(in: frame, context) }
  }

  /// Draws the paper as well.
  func drawCard(in frame: CGRect, _ context: CGContext) {
    FeltInk.paper.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: CardFace.corner(of: frame.size)).fill()
    draw(in: frame, context)
  }

  // MARK: Symbols

  /// How far the widest rim extends beyond a symbol's outline, as a fraction of the symbol's height.
  static let rim: CGFloat = SymbolPress.pen * 2.8

  /// The frames of the symbols on a card of a given size that stands upright.
  ///
  /// A card on its side is an upright one that is turned, so `size` is then that of the upright one.
  static func uprightFrames(_ number: Int, in size: CGSize) -> [CGRect] {
    let width = min(size.width * 0.56, size.height * 0.19 * SymbolPath.aspect)
    let height = width / SymbolPath.aspect
    let pitch = height * 1.46
    let top = size.height / 2 - (CGFloat(number - 1) * pitch + height) / 2
    return (0..<number).map {
      CGRect(x: (size.width - width) / 2, y: top + CGFloat($0) * pitch, width: width, height: height)
    }
  }

  /// The frames of the symbols on a card of a given size as it lies.
  static func symbolFrames(_ number: Int, in size: CGSize) -> [CGRect] {
    guard size.width > size.height else { return uprightFrames(number, in: size) }
    return uprightFrames(number, in: CGSize(width: size.height, height: size.width)).map {
      CGRect(x: $0.minY, y: size.height - $0.maxX, width: $0.height, height: $0.width)
    }
  }

  private func print(_ symbol: CGRect, in frame: CGRect, _ context: CGContext) {
    let press = SymbolPress(ink: card.ink, shading: card.shading, paper: FeltInk.paper)
    context.saveGState()
    context.translateBy(x: frame.minX + symbol.midX, y: frame.minY + symbol.midY)
    let isTurned = symbol.height > symbol.width
    if isTurned { context.rotate(by: -CGFloat.pi / 2) }
    let size = isTurned ? CGSize(width: symbol.height, height: symbol.width) : symbol.size
    let field = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    press.print(SymbolPath.path(card.shape, in: field), in: field, context)
    context.restoreGState()
  }

  // MARK: Letters

  /// The font of the letters on a card of a given size; nil if it is too small for letters.
  static func letterFont(in size: CGSize) -> UIFont? {
    let side = min(size.width, size.height)
    return side < 38 ? nil : UIFont.rounded(max((side * 0.12).rounded(.down), 5), .bold)
  }

  /// Where the upper left letter stands: its capital, without the space that a line of text has around it.
  static func letterFrame(_ letter: String, in size: CGSize) -> CGRect {
    guard let font = letterFont(in: size) else { return .zero }
    let side = min(size.width, size.height)
    let text = letter.size(withAttributes: [.font: font])
    // Inside the ring around a chosen card, also where the ring is round.
    let inset = side * 0.075
    return CGRect(x: inset, y: inset, width: text.width, height: font.capHeight)
  }

  /// Draws the ink's letter in two corners, as on playing cards.
  private func drawLetters(in frame: CGRect, _ context: CGContext) {
    let letter = SetStrings.letter(card.ink)
    guard let font = CardPrint.letterFont(in: frame.size) else { return }
    let place = CardPrint.letterFrame(letter, in: frame.size)
    let attributes: [NSAttributedString.Key: NSObject] = [.font: font, .foregroundColor: FeltInk.color(card.ink)]
    // The capital's upper edge lies below the upper edge of its line.
    let above = font.ascender - font.capHeight
    for isTurned in [false, true] {
      context.saveGState()
      context.translateBy(x: isTurned ? frame.maxX : frame.minX, y: isTurned ? frame.maxY : frame.minY)
      if isTurned { context.rotate(by: CGFloat.pi) }
      letter.draw(at: CGPoint(x: place.minX, y: place.minY - above), withAttributes: attributes)
      context.restoreGState()
    }
  }
}
