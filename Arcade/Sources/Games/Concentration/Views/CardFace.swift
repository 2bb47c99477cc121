import ArcadeKit
import UIKit

/// The printed card: a picture or a word on the front, the theme's pattern on the back.
final class CardFace: PrintedCard {
  private(set) var isFaceUp = false
  private var text = ""
  private var theme: Theme
  private var ink: ThemeInk

  init(_ theme: Theme) {
    self.theme = theme
    ink = ThemeInk(theme)
    super.init(shadow: .black, radius: 2.5, opacity: 0.32)
    backgroundColor = ink.back
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardFace" }
  override class var roundness: CGFloat { 0.12 }

  /// Shows one side of the card in a theme.
  func show(_ theme: Theme, text: String, isFaceUp: Bool) {
    guard theme != self.theme || text != self.text || isFaceUp != self.isFaceUp else { return }
    if theme != self.theme { ink = ThemeInk(theme) }
    self.theme = theme
    self.text = text
    self.isFaceUp = isFaceUp
    backgroundColor = isFaceUp ? ink.paper : ink.back
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 2, bounds.height > 2 else { return }
    if isFaceUp { drawFront(context) } else { drawBack(context) }
  }

  private func drawFront(_ context: CGContext) {
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.75, dy: 0.75), cornerRadius: CardFace.corner(of: bounds.size) - 0.75)
    edge.lineWidth = 1.5
    ink.paperEdge.setStroke()
    edge.stroke()
    let inset = min(bounds.width, bounds.height) * 0.08
    let room = bounds.insetBy(dx: inset, dy: inset)
    if let art = theme.art, let number = theme.picture(of: text) {
      return Picture.draw(art, number, in: room, context)
    }
    let text = ConcentrationStrings.face(text, of: theme)
    let font = CardFace.font(for: text, in: room.size)
    let size = text.size(withAttributes: [.font: font])
    text.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      withAttributes: [.font: font, .foregroundColor: ink.letters])
  }

  /// The largest font with which a text fits into `room`.
  static func font(for text: String, in room: CGSize) -> UIFont {
    let trial: CGFloat = 40
    let size = text.size(withAttributes: [.font: UIFont.rounded(trial, .bold)])
    guard size.width > 0, size.height > 0 else { return UIFont.rounded(trial, .bold) }
    let scale = min(room.width / size.width, room.height / size.height)
    return UIFont.rounded(max((trial * scale).rounded(.down), 6), .bold)
  }

  /// The white edge of a back. The full width of the line lies inside, so that it is not cut off at the rounded
  /// corners.
  static func backEdge(in bounds: CGRect) -> UIBezierPath {
    let width = max(min(bounds.width, bounds.height) * 0.045, 1.5)
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: max(corner(of: bounds.size) - width / 2, 1))
    edge.lineWidth = width
    return edge
  }

  private func drawBack(_ context: CGContext) {
    let side = min(bounds.width, bounds.height)
    let corner = CardFace.corner(of: bounds.size)
    let edge = CardFace.backEdge(in: bounds)
    ink.paper.setStroke()
    edge.stroke()
    let inset = side * 0.09
    let field = bounds.insetBy(dx: inset, dy: inset)
    let frame = UIBezierPath(roundedRect: field, cornerRadius: max(corner - inset / 2, 1))
    let (path, isFilled) = BackPattern(theme.pattern, in: field).path
    ink.backLine.setFill()
    ink.backLine.setStroke()
    context.saveGState()
    frame.addClip()
    path.lineWidth = max(side * 0.018, 0.8)
    if isFilled { path.fill() } else { path.stroke() }
    context.restoreGState()
    frame.lineWidth = max(side * 0.02, 1)
    frame.stroke()
  }
}
