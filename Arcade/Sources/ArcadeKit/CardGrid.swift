import UIKit

/// The positions of cards that are as large as the space allows, in rows of which none has more than one card more than
/// another.
package struct CardGrid: Equatable {
  /// The least and greatest ratio of width to length of a playing card.
  package static let playingCards: ClosedRange<CGFloat> = 0.6...0.75

  package let count: Int
  package let area: CGRect
  /// The number of cards in each row, from the top.
  package private(set) var rows: [Int] = []
  /// The size of the cards and the distances of their centers.
  package private(set) var fit = CardFit.none

  /// Positions for `count` cards whose ratio of width to length lies in `aspects`: of all numbers of rows, with cards
  /// upright or sideways, the one that gives each card the largest area.
  package init(_ count: Int, in area: CGRect, aspects: ClosedRange<CGFloat> = playingCards) {
    self.count = max(count, 0)
    self.area = area
    guard count > 0, area.width > 0, area.height > 0 else { return }
    for number in 1...count {
      let longest = (count + number - 1) / number
      for isSideways in [false, true] {
        let new = CardFit(columns: longest, rows: number, in: area.size, isSideways: isSideways, aspects: aspects)
        guard new.cardArea > fit.cardArea else { continue }
        fit = new
        rows = CardGrid.split(count, into: number)
      }
    }
  }

  /// `count` cards in rows that differ by one card at most. The shorter ones are the outer ones, so that the whole stays symmetric.
  static func split(_ count: Int, into number: Int) -> [Int] {
    let short = count / number
    let numberOfShort = number - count % number
    let above = numberOfShort == number ? 0 : numberOfShort / 2
    let below = numberOfShort == number ? 0 : numberOfShort - above
    return (0..<number).map {
      numberOfShort == number || $0 < above || $0 >= number - below ? short : short + 1
    }
  }

  /// The row and the place in it of the card at `index`; the last place for a greater index.
  package func place(of index: Int) -> (row: Int, column: Int) {
    var left = index
    for (row, length) in rows.enumerated() {
      if left < length { return (row, left) }
      left -= length
    }
    return (max(rows.count - 1, 0), max((rows.last ?? 1) - 1, 0))
  }

  /// The frame of the card at `index`; each row is centered.
  package func frame(at index: Int) -> CGRect {
    let (row, column) = place(of: index)
    let length = rows.isEmpty ? 1 : rows[row]
    let x = area.midX + (CGFloat(column) - CGFloat(length - 1) / 2) * fit.pitch.width
    let y = area.midY + (CGFloat(row) - CGFloat(rows.count - 1) / 2) * fit.pitch.height
    let size = fit.cardSize
    return CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
  }

  /// The fraction of the area that the cells cover, gaps included.
  package var coverage: CGFloat {
    guard area.width > 0, area.height > 0 else { return 0 }
    return CGFloat(count) * fit.cellArea / (area.width * area.height)
  }

  /// The index of the next card in a direction from `index`; nil at the edge.
  package func next(_ arrow: ArrowKey, from index: Int) -> Int? {
    let (row, column) = place(of: index)
    guard rows.indices.contains(row) else { return nil }
    switch arrow {
    case .left: return column > 0 ? index - 1 : nil
    case .right: return column < rows[row] - 1 ? index + 1 : nil
    case .up: return nearest(to: index, inRow: row - 1)
    case .down: return nearest(to: index, inRow: row + 1)
    }
  }

  private func nearest(to index: Int, inRow row: Int) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    let x = frame(at: index).midX
    let first = rows[..<row].reduce(0, +)
    return (first..<first + rows[row]).min { abs(frame(at: $0).midX - x) < abs(frame(at: $1).midX - x) }
  }
}
