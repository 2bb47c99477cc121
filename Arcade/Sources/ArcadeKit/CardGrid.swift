import UIKit

/// The positions of cards that are as large as the space allows: of all arrangements in rows, with cards upright or
/// sideways, the one that gives each card the largest area.
package struct CardGrid: Equatable {
  /// The least and greatest ratio of width to length of a playing card.
  package static let playingCards: ClosedRange<CGFloat> = 0.6...0.75

  package let count: Int
  package let area: CGRect
  package private(set) var columns = 1
  package private(set) var rows = 1
  /// Whether the cards lie on their sides.
  package private(set) var isSideways = false
  package private(set) var cardSize = CGSize.zero
  /// The distances between the centres of neighbouring cards.
  package private(set) var pitch = CGSize.zero

  /// Positions for `count` cards whose ratio of width to length lies in `aspects`.
  package init(_ count: Int, in area: CGRect, aspects: ClosedRange<CGFloat> = playingCards) {
    self.count = max(count, 0)
    self.area = area
    guard count > 0, area.width > 0, area.height > 0 else { return }
    var largest: CGFloat = 0
    for columns in 1...count {
      let rows = (count + columns - 1) / columns
      let cell = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
      for isSideways in [false, true] {
        let size = CardGrid.card(in: cell, isSideways: isSideways, aspects)
        guard size.width * size.height > largest else { continue }
        largest = size.width * size.height
        self.columns = columns
        self.rows = rows
        self.isSideways = isSideways
        cardSize = size
        // The rows spread a little into the space that is left; most of it remains around them.
        pitch = CGSize(
          width: min(cell.width, (size.width + space) * CardGrid.loosest),
          height: min(cell.height, (size.height + space) * CardGrid.loosest))
      }
    }
  }

  private static let loosest: CGFloat = 1.1

  /// The margin on each side of a card, as a fraction of its width.
  private static let margin: CGFloat = 0.035

  /// The space between two cards.
  package var space: CGFloat { 2 * CardGrid.margin * min(cardSize.width, cardSize.height) }

  /// The largest card that fits into a cell with its margins. A larger cell never gives a smaller card.
  private static func card(in cell: CGSize, isSideways: Bool, _ aspects: ClosedRange<CGFloat>) -> CGSize {
    let across = isSideways ? cell.height : cell.width
    let along = isSideways ? cell.width : cell.height
    let width = min(across / (1 + 2 * margin), along / (1 / aspects.upperBound + 2 * margin))
    let length = min(along - 2 * margin * width, width / aspects.lowerBound)
    return isSideways ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
  }

  /// The frame of the card at `index`; the last row is centred.
  package func frame(at index: Int) -> CGRect {
    let row = index / columns
    let inRow = row == rows - 1 ? count - row * columns : columns
    let x = area.midX + (CGFloat(index % columns) - CGFloat(inRow - 1) / 2) * pitch.width
    let y = area.midY + (CGFloat(row) - CGFloat(rows - 1) / 2) * pitch.height
    return CGRect(
      x: x - cardSize.width / 2, y: y - cardSize.height / 2, width: cardSize.width, height: cardSize.height)
  }

  /// The fraction of the area that the cells cover, gaps included.
  package var coverage: CGFloat {
    guard count > 0, area.width > 0, area.height > 0 else { return 0 }
    return CGFloat(count) * (cardSize.width + space) * (cardSize.height + space) / (area.width * area.height)
  }

  /// The index of the next card in a direction from `index`; nil at the edge.
  package func place(_ arrow: ArrowKey, of index: Int) -> Int? {
    let row = index / columns
    switch arrow {
    case .left: return index % columns > 0 ? index - 1 : nil
    case .right: return index % columns < columns - 1 && index + 1 < count ? index + 1 : nil
    case .up: return row > 0 ? nearest(to: index, inRow: row - 1) : nil
    case .down: return row < rows - 1 ? nearest(to: index, inRow: row + 1) : nil
    }
  }

  private func nearest(to index: Int, inRow row: Int) -> Int {
    let x = frame(at: index).midX
    let places = row * columns..<min((row + 1) * columns, count)
    return places.min { abs(frame(at: $0).midX - x) < abs(frame(at: $1).midX - x) } ?? index
  }
}
