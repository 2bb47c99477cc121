import ArcadeKit
import UIKit

/// The table: a lit surface in the theme's color, with the cards on it. It carries the clock of the game.
final class CardTable: UIView {
  /// The cards, in the order of their places.
  let cards = PassingView(frame: .zero)
  var ink = ThemeInk(Theme.all[0]) {
    didSet {
      backgroundColor = ink.table
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    cards.accessibilityLabel = ConcentrationStrings.table
    cards.shouldGroupAccessibilityChildren = true
    addSubview(cards)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CardTable" }

  override func layoutSubviews() {
    super.layoutSubviews()
    if cards.frame != bounds { cards.frame = bounds }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { drawLamplight([ink.light, ink.table, ink.dark]) }
}
