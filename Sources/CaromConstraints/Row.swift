/// A linear form over symbols: a constant, and a coefficient for each of its symbols, ordered by symbol.
struct Row: Equatable {
  struct Cell: Equatable {
    var symbol: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(_ constant: Double = 0) { self.constant = constant }

  /// Whether a number counts as zero. Layouts are in points, and a millionth of a point is invisible.
  static func isNearZero(_ value: Double) -> Bool { value.magnitude < 1e-8 }

  /// The position of `symbol` in the cells, or the position where it would be inserted.
  private func place(of symbol: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of `symbol`; 0 if it is not in the row.
  func coefficient(of symbol: Int) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Adds `coefficient` times `symbol`.
  mutating func add(_ symbol: Int, _ coefficient: Double) {
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol {
      cells[place].coefficient += coefficient
      if Row.isNearZero(cells[place].coefficient) { cells.remove(at: place) }
    } else if !Row.isNearZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Adds `factor` times another row, merging the cells of both in one pass.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || (i < cells.count && cells[i].symbol < other.cells[j].symbol) {
        sum.append(cells[i])
        i += 1
        continue
      }
      var cell = Cell(symbol: other.cells[j].symbol, coefficient: other.cells[j].coefficient * factor)
      if i < cells.count, cells[i].symbol == cell.symbol {
        cell.coefficient += cells[i].coefficient
        i += 1
      }
      j += 1
      if !Row.isNearZero(cell.coefficient) { sum.append(cell) }
    }
    cells = sum
  }

  mutating func remove(_ symbol: Int) {
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
  }

  mutating func negate() {
    constant = -constant
    for place in cells.indices { cells[place].coefficient = -cells[place].coefficient }
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }

  /// Turns `basic = row` into `entering = row`.
  mutating func solve(for entering: Int, insteadOf basic: Int) {
    add(basic, -1)
    solve(for: entering)
  }

  /// Substitutes `row` for `symbol`.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }
}
