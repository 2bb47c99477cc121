import ArcadeKit

/// Assigns each card to a cell of the table.
///
/// Cards that stay keep their cells. New cards take the cells of those that left, then cells that are free; only cards
/// of a line that the table no longer has move to others.
struct Seating: Equatable {
  struct Cell: Equatable {
    var row: Int
    var column: Int
  }

  private(set) var shape = TablePlan.Shape(columns: 1, rows: 1)
  /// The cards, in the table's order.
  private(set) var cards: [Card] = []
  /// The cell of each card.
  private(set) var cells: [Cell] = []

  /// Seats the cards of a table, in its order.
  mutating func seat(_ new: [Card], in shape: TablePlan.Shape) {
    guard new != cards || shape != self.shape else { return }
    let isShuffled = new != cards && new.count == cards.count && new.allSatisfy { cards.contains($0) }
    let seats: [Cell?] =
      isShuffled ? cells.sorted(by: Seating.isBefore).map { $0 } : new.map { cell(of: $0) }
    fill(seats.map { cell in cell.flatMap { Seating.isIn(shape, $0) ? $0 : nil } }, new, shape)
  }

  /// Seats the same cards in a table of another size: row by row, in the order in which they were read.
  mutating func reseat(in shape: TablePlan.Shape) {
    guard shape != self.shape else { return }
    let order = cards.indices.sorted { Seating.isBefore(cells[$0], cells[$1]) }
    var new = cells
    for (number, index) in order.enumerated() {
      new[index] = Cell(row: number / shape.columns, column: number % shape.columns)
    }
    cells = new
    self.shape = shape
  }

  /// The indices of the cards in the order in which they are read: row by row.
  var readingOrder: [Int] { cells.indices.sorted { Seating.isBefore(cells[$0], cells[$1]) } }

  private func cell(of card: Card) -> Cell? { cards.firstIndex(of: card).map { cells[$0] } }

  private mutating func fill(_ kept: [Cell?], _ new: [Card], _ shape: TablePlan.Shape) {
    var seats = kept
    func isFree(_ cell: Cell) -> Bool { Seating.isIn(shape, cell) && !seats.contains(cell) }
    // A card that replaces another in the table's order takes its cell.
    for index in new.indices where seats[index] == nil && cards.indices.contains(index) {
      if !new.contains(cards[index]), isFree(cells[index]) { seats[index] = cells[index] }
    }
    var free: [Cell] = []
    for row in 0..<shape.rows {
      for column in 0..<shape.columns {
        let cell = Cell(row: row, column: column)
        if isFree(cell) { free.append(cell) }
      }
    }
    free.reverse()
    for index in new.indices where seats[index] == nil { seats[index] = free.popLast() }
    cards = new
    cells = seats.map { $0 ?? Cell(row: 0, column: 0) }
    self.shape = shape
  }

  private static func isIn(_ shape: TablePlan.Shape, _ cell: Cell) -> Bool {
    cell.row < shape.rows && cell.column < shape.columns
  }

  private static func isBefore(_ one: Cell, _ other: Cell) -> Bool {
    (one.row, one.column) < (other.row, other.column)
  }

  // MARK: Keys

  /// The index of the next card in a direction from one; nil at the edge.
  func next(_ arrow: ArrowKey, from index: Int) -> Int? {
    guard cells.indices.contains(index) else { return nil }
    let from = cells[index]
    func distance(_ cell: Cell) -> (Int, Int)? {
      let (down, right) = (cell.row - from.row, cell.column - from.column)
      switch arrow {
      case .left: return down == 0 && right < 0 ? (-right, 0) : nil
      case .right: return down == 0 && right > 0 ? (right, 0) : nil
      case .up: return down < 0 ? (-down, abs(right)) : nil
      case .down: return down > 0 ? (down, abs(right)) : nil
      }
    }
    var best: (index: Int, distance: (Int, Int))?
    for (index, cell) in cells.enumerated() {
      guard let way = distance(cell) else { continue }
      if let least = best?.distance, way >= least { continue }
      best = (index, way)
    }
    return best?.index
  }
}
