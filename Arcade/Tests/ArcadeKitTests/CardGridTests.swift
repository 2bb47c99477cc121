import ArcadeKit
import Testing
import UIKit

/// The arrangement of cards on a table, for any number of cards and any area.
@Suite struct CardGridTests {
  private static let areas = [
    CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 16, y: 100, width: 361, height: 600),
    CGRect(x: 0, y: 0, width: 852, height: 300), CGRect(x: 10, y: 10, width: 820, height: 1100),
    CGRect(x: 0, y: 0, width: 60, height: 900),
  ]

  @Test(arguments: areas) func cardsLieInTheAreaAndNotOnOneAnother(area: CGRect) {
    for count in 1...81 {
      let grid = CardGrid(count, in: area)
      let frames = (0..<count).map { grid.frame(at: $0) }
      for frame in frames { #expect(area.insetBy(dx: -0.001, dy: -0.001).contains(frame), "\(count)") }
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] {
          #expect(!frame.insetBy(dx: 0.001, dy: 0.001).intersects(other), "\(count)")
        }
      }
      let (short, long) = (
        min(grid.fit.cardSize.width, grid.fit.cardSize.height), max(grid.fit.cardSize.width, grid.fit.cardSize.height)
      )
      #expect(CardGrid.playingCards.contains((short / long * 1e9).rounded() / 1e9), "\(count)")
    }
  }

  @Test(arguments: areas) func moreCardsAreNeverLarger(area: CGRect) {
    var last = CGFloat.infinity
    for count in 1...81 {
      let size = CardGrid(count, in: area).fit.cardSize
      #expect(size.width * size.height <= last * (1 + 1e-9), "\(count)")
      last = size.width * size.height
    }
  }

  @Test(arguments: areas) func noArrangementInRowsGivesLargerCards(area: CGRect) {
    // Every number of columns, cards upright and sideways, by bisection over the card's width alone.
    for count in [1, 5, 12, 15, 24, 81] {
      let grid = CardGrid(count, in: area)
      var best: CGFloat = 0
      for columns in 1...count {
        let rows = CGFloat((count + columns - 1) / columns)
        let cell = (area.width / CGFloat(columns), area.height / rows)
        for (across, along) in [(cell.0, cell.1), (cell.1, cell.0)] {
          var (low, high) = (CGFloat(0), across)
          for _ in 0..<60 {
            let width = (low + high) / 2
            // A margin of 3.5 % of the width on each side, and the shortest card that is allowed.
            let fits = width * 1.07 <= across && width / 0.75 + width * 0.07 <= along
            (low, high) = fits ? (width, high) : (low, width)
          }
          best = max(best, low * min(along - 0.07 * low, low / 0.6))
        }
      }
      let area = grid.fit.cardSize.width * grid.fit.cardSize.height
      #expect(abs(area - best) < best * 1e-6, "\(count) cards of \(area), best \(best)")
    }
  }

  @Test func nothingToArrange() {
    for grid in [CardGrid(0, in: Self.areas[0]), CardGrid(-3, in: Self.areas[0]), CardGrid(5, in: .zero)] {
      #expect(grid.fit.cardSize == .zero && grid.coverage == 0)
    }
  }

  @Test func arrowsReachEveryCardAndComeBack() {
    for count in 1...30 {
      let grid = CardGrid(count, in: Self.areas[0])
      var reached: Set<Int> = [0]
      var open = [0]
      while let index = open.popLast() {
        for arrow in [ArrowKey.left, .right, .up, .down] {
          guard let next = grid.next(arrow, from: index) else { continue }
          #expect((0..<count).contains(next))
          if reached.insert(next).inserted { open.append(next) }
        }
      }
      #expect(reached.count == count)
    }
  }
}
