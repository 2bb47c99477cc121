import ArcadeKit
import UIKit

/// Small cards side by side, as one picture.
final class CardStrip: UIView {
  private let cards: [Card]
  private let letters: Bool

  init(_ cards: [Card], letters: Bool) {
    self.cards = cards
    self.letters = letters
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardStrip" }

  private static let aspect: CGFloat = 0.66

  /// The width for a height, in points.
  func width(forHeight height: CGFloat) -> CGFloat {
    CGFloat(cards.count) * (height * CardStrip.aspect + Spacing.hair) - Spacing.hair
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = CGSize(width: bounds.height * CardStrip.aspect, height: bounds.height)
    for (index, card) in cards.enumerated() {
      let frame = CGRect(
        origin: CGPoint(x: CGFloat(index) * (size.width + Spacing.hair), y: 0), size: size)
      CardPrint(card: card, showsLetters: letters).drawCard(in: frame.insetBy(dx: 0.5, dy: 0.5), context)
    }
  }
}
