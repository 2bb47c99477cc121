import Testing
import UIKit

@testable import ArcadeKit

/// Rows of cards whose numbers differ by at most one card.
@Suite struct CardRowsTests {
  static let sizes = [
    CGSize(width: 304, height: 344), CGSize(width: 312, height: 436), CGSize(width: 367, height: 531),
    CGSize(width: 377, height: 640), CGSize(width: 536, height: 380), CGSize(width: 752, height: 900),
    CGSize(width: 890, height: 700), CGSize(width: 1_290, height: 800),
  ]

  @Test(
    "SE-X10: the rows of 2 to 40 pairs differ by one card at most, at eight sizes; no card lies alone", arguments: sizes
  )
  func rows(size: CGSize) {
    let area = CGRect(origin: CGPoint(x: 8, y: 50), size: size)
    for pairs in 2...40 {
      let grid = CardGrid(2 * pairs, in: area, aspects: 0.62...0.95)
      #expect(grid.rows.reduce(0, +) == 2 * pairs && grid.rows.max()! - grid.rows.min()! <= 1, "\(pairs): \(grid.rows)")
      var onRow: [CGFloat: Int] = [:]
      let frames = (0..<2 * pairs).map { grid.frame(at: $0) }
      for (index, frame) in frames.enumerated() {
        onRow[frame.midY.rounded(), default: 0] += 1
        #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(pairs): \(frame)")
        for other in frames[..<index] { #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
      }
      #expect(onRow.values.max()! - onRow.values.min()! <= 1, "\(pairs) pairs at \(size): \(onRow)")
      if pairs <= 12 { #expect(grid.coverage >= 0.7, "\(pairs) pairs at \(size): \(grid.coverage)") }
    }
  }

  @Test("a number is split evenly, with the shorter rows outside")
  func split() {
    #expect(CardGrid.split(16, into: 5) == [3, 3, 4, 3, 3] && CardGrid.split(14, into: 4) == [3, 4, 4, 3])
    #expect(CardGrid.split(12, into: 3) == [4, 4, 4] && CardGrid.split(7, into: 2) == [4, 3])
    for count in 1...90 {
      for rows in 1...count {
        let split = CardGrid.split(count, into: rows)
        #expect(split.reduce(0, +) == count && split.count == rows && split.max()! - split.min()! <= 1)
      }
    }
  }

  @Test("arrow keys go along a row and to the nearest card of the next one, and end at the edges")
  func arrows() {
    let grid = CardGrid(16, in: CGRect(x: 0, y: 0, width: 377, height: 640), aspects: 0.62...0.95)
    for index in 0..<16 {
      let (row, column) = grid.place(of: index)
      #expect((grid.next(.left, from: index) == nil) == (column == 0))
      #expect((grid.next(.right, from: index) == nil) == (column == grid.rows[row] - 1))
      #expect((grid.next(.up, from: index) == nil) == (row == 0))
      if let below = grid.next(.down, from: index) {
        #expect(grid.place(of: below).row == row + 1)
        #expect(abs(grid.frame(at: below).midX - grid.frame(at: index).midX) <= grid.fit.pitch.width / 2 + 0.01)
      }
    }
    #expect(CardGrid(0, in: .zero).next(.up, from: 0) == nil && CardGrid(4, in: .zero).frame(at: 9).width == 0)
  }
}
