import ArcadeKit
import UIKit

/// How many columns and rows a table has for any number of cards.
///
/// A table that holds more cards never has fewer columns or rows, and its cards are never turned. So cards that lie
/// keep their cells when more are dealt: a column or a row is added, and all shrink alike. Among all such plans this is
/// the one whose cards cover most of the area, above all at the game's initial number of cards.
struct TablePlan: Equatable {
  /// The shape of a table in cells.
  struct Shape: Equatable {
    let columns: Int
    let rows: Int
  }

  let area: CGRect
  let isSideways: Bool
  /// The shapes for 3, 6, 9 … cards, and the cards in them.
  private let shapes: [Shape]
  private let fits: [CardFit]

  /// A plan for the deck's `most` cards, of which the first `first` are dealt at once.
  init(in area: CGRect, first: Int, most: Int) {
    self.area = area
    let numbers = (most + 2) / 3
    guard area.width > 0, area.height > 0 else {
      isSideways = false
      shapes = (1...max(numbers, 1)).map { Shape(columns: $0 * 3, rows: 1) }
      fits = shapes.map { CardFit(columns: $0.columns, rows: $0.rows, in: .zero, isSideways: false) }
      return
    }
    let upright = TablePlan.best(in: area.size, isSideways: false, first: first, numbers: numbers)
    let lying = TablePlan.best(in: area.size, isSideways: true, first: first, numbers: numbers)
    isSideways = lying.merit > upright.merit
    shapes = isSideways ? lying.shapes : upright.shapes
    fits = TablePlan.fits(shapes, in: area.size, isSideways: isSideways, first: first)
  }

  /// The cards for each shape. From the first number on no card is wider or higher than with fewer cards: another
  /// column must not make cards higher.
  private static func fits(_ shapes: [Shape], in size: CGSize, isSideways: Bool, first: Int) -> [CardFit] {
    var fits: [CardFit] = []
    for (index, shape) in shapes.enumerated() {
      let fit = CardFit(columns: shape.columns, rows: shape.rows, in: size, isSideways: isSideways)
      if (index + 1) * 3 > first, let last = fits.last {
        fits.append(fit.limited(to: last.cardSize))
      } else {
        fits.append(fit)
      }
    }
    return fits
  }

  /// The shape of a table with this many cards.
  func shape(for count: Int) -> Shape { shapes[index(for: count)] }

  private func index(for count: Int) -> Int { min(max((count + 2) / 3, 1), shapes.count) - 1 }

  /// The frames of the cells for this many cards.
  func grid(for count: Int) -> TableGrid {
    TableGrid(shape(for: count), in: area, fits[index(for: count)])
  }

  // MARK: Finding the best

  /// A sequence of shapes that never shrinks, and its value.
  private struct Path {
    var shapes: [Shape]
    var merit: CGFloat
  }

  /// The best path among those that end with each shape, number by number.
  private static func best(in size: CGSize, isSideways: Bool, first: Int, numbers: Int) -> Path {
    var paths: [Path] = []
    for number in 1...max(numbers, 1) {
      let count = number * 3
      var next: [Path] = []
      for (shape, covered) in candidates(count, in: size, isSideways: isSideways) {
        guard var path = number == 1 ? Path(shapes: [], merit: 0) : best(of: paths, before: shape) else { continue }
        path.shapes.append(shape)
        path.merit += merit(count, covered: covered, first: first)
        next.append(path)
      }
      paths = next.isEmpty ? paths.map { grown($0, for: count) } : next
    }
    return best(of: paths, before: nil) ?? Path(shapes: [Shape(columns: 1, rows: 1)], merit: 0)
  }

  /// The best of some paths, or of those from which a shape can follow.
  private static func best(of paths: [Path], before shape: Shape?) -> Path? {
    var best: Path?
    for path in paths where path.merit > best?.merit ?? -CGFloat.greatestFiniteMagnitude {
      guard let shape, let last = path.shapes.last else {
        best = path
        continue
      }
      if last.columns <= shape.columns, last.rows <= shape.rows { best = path }
    }
    return best
  }

  /// A path that continues with as many rows as are needed, if no good shape can follow.
  private static func grown(_ path: Path, for count: Int) -> Path {
    var path = path
    let last = path.shapes.last ?? Shape(columns: 1, rows: 1)
    path.shapes.append(
      Shape(columns: last.columns, rows: max(last.rows, (count + last.columns - 1) / last.columns)))
    path.merit -= 1
    return path
  }

  /// The shapes that hold a number of cards, leave less than a line free or at most three cells, and cover not much less
  /// than the best of them, each with the fraction of the area that its cards cover.
  private static func candidates(_ count: Int, in size: CGSize, isSideways: Bool) -> [(Shape, CGFloat)] {
    var found: [(Shape, CGFloat)] = []
    for columns in 1...count {
      let least = (count + columns - 1) / columns
      for rows in least...(least + 1) where columns * rows - count < max(columns, rows) || columns * rows - count <= 3 {
        let fit = CardFit(columns: columns, rows: rows, in: size, isSideways: isSideways)
        let covered = CGFloat(count) * fit.cellArea / (size.width * size.height)
        found.append((Shape(columns: columns, rows: rows), covered))
      }
    }
    let most = found.reduce(0) { max($0, $1.1) }
    return found.filter { $0.1 >= most * 0.6 }
  }

  /// What a number of cards that cover a fraction of the area adds to a plan. Too small a fraction counts heavily against
  /// it, and numbers that occur often count for more.
  private static func merit(_ count: Int, covered: CGFloat, first: Int) -> CGFloat {
    if count < first { return covered / 4 }
    let weight: CGFloat = count == first ? 6 : count <= first + 9 ? 1 : 0.25
    return weight * covered - 40 * max(enough - covered, 0)
  }

  /// The fraction of the area that the cards should cover at any number.
  private static let enough: CGFloat = 0.84
}
