import UIKit

/// The largest cards that fit into equal cells, with a small margin around each.
package struct CardFit: Equatable {
  /// Whether the cards lie on their sides.
  package let isSideways: Bool
  package let cardSize: CGSize
  /// The distances between the centers of neighboring cells.
  package let pitch: CGSize

  /// No cards at all.
  static let none = CardFit(isSideways: false, cardSize: .zero, pitch: .zero)

  private init(isSideways: Bool, cardSize: CGSize, pitch: CGSize) {
    self.isSideways = isSideways
    self.cardSize = cardSize
    self.pitch = pitch
  }

  /// The cards of `columns` times `rows` cells in an area of a size; their ratio of width to length lies in `aspects`. A
  /// larger cell never gives a smaller card.
  package init(
    columns: Int, rows: Int, in size: CGSize, isSideways: Bool,
    aspects: ClosedRange<CGFloat> = CardGrid.playingCards
  ) {
    let cell = CGSize(width: size.width / CGFloat(max(columns, 1)), height: size.height / CGFloat(max(rows, 1)))
    let margin = CardFit.margin
    let across = isSideways ? cell.height : cell.width
    let along = isSideways ? cell.width : cell.height
    let width = min(across / (1 + 2 * margin), along / (1 / aspects.upperBound + 2 * margin))
    let length = min(along - 2 * margin * width, width / aspects.lowerBound)
    self.isSideways = isSideways
    cardSize = isSideways ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
    // The cells spread a little into the space that is left; most of it remains around them.
    let space = 2 * margin * width
    pitch = CGSize(
      width: min(cell.width, (cardSize.width + space) * CardFit.loosest),
      height: min(cell.height, (cardSize.height + space) * CardFit.loosest))
  }

  /// The same cells with cards that are neither wider nor higher than a size.
  package func limited(to size: CGSize) -> CardFit {
    let card = CGSize(width: min(cardSize.width, size.width), height: min(cardSize.height, size.height))
    let space = 2 * CardFit.margin * min(card.width, card.height)
    return CardFit(
      isSideways: isSideways, cardSize: card,
      pitch: CGSize(
        width: min(pitch.width, (card.width + space) * CardFit.loosest),
        height: min(pitch.height, (card.height + space) * CardFit.loosest)))
  }

  private static let loosest: CGFloat = 1.1

  /// The margin on each side of a card, as a fraction of its width.
  private static let margin: CGFloat = 0.035

  /// The space between two cards.
  package var space: CGFloat { 2 * CardFit.margin * min(cardSize.width, cardSize.height) }

  /// The area of a card in square points, without and with its space.
  package var cardArea: CGFloat { cardSize.width * cardSize.height }
  package var cellArea: CGFloat { (cardSize.width + space) * (cardSize.height + space) }
}
