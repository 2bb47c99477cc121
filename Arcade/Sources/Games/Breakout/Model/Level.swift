/// A drawn wall: what stands in each cell of its grid, what falls out of it, and how it moves.
///
/// A wall is written as text, a line for each row of eleven cells: `.` is empty, `a` … `h` are plain bricks in eight colors,
/// `A` … `H` tough ones, and the other kinds have the signs of `Level.sign`.
package struct Level: Equatable {
  /// What stands in a cell.
  package struct Cell: Equatable {
    package let kind: Brick.Kind
    /// The color, 0 … 7.
    package let tint: Int

    package init(_ kind: Brick.Kind, tint: Int) {
      self.kind = kind
      self.tint = tint
    }
  }

  package static let columns = 11
  package static let mostRows = 12
  package static let tints = 8

  package let rows: Int
  /// The cells row by row; nil where nothing stands.
  package var cells: [Cell?]
  /// What falls out of some of its bricks.
  package var gifts: [Thing]
  /// The rows that move from side to side, counted from the top.
  package var movingRows: [Int]
  /// Whether the wall comes down step by step.
  package var sinks: Bool

  /// An empty wall of 1 … 12 rows; other numbers give the nearest of these.
  package init(rows: Int) {
    self.rows = max(1, min(rows, Level.mostRows))
    cells = [Cell?](repeating: nil, count: self.rows * Level.columns)
    gifts = []
    movingRows = []
    sinks = false
  }

  /// The wall that `text` draws. Unknown signs, and everything beyond the last row or column, are left out.
  package init(_ text: StaticString, gifts: [Thing] = [], movingRows: [Int] = [], sinks: Bool = false) {
    var lines: [[Cell?]] = [[]]
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: "\n") { lines.append([]) } else { lines[lines.count - 1].append(Level.cell(byte)) }
      }
    }
    self.init(rows: lines.count)
    for (row, line) in lines.enumerated() where row < rows {
      for (column, cell) in line.enumerated() where column < Level.columns { self[row, column] = cell }
    }
    self.gifts = gifts
    self.movingRows = movingRows
    self.sinks = sinks
  }

  /// A cell of the grid; nil for what is outside.
  package subscript(row: Int, column: Int) -> Cell? {
    get { contains(row, column) ? cells[row * Level.columns + column] : nil }
    set { if contains(row, column) { cells[row * Level.columns + column] = newValue } }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < Level.columns
  }

  /// The bricks that must break.
  package var wanted: Int { cells.count { $0.map { $0.kind != .steel } ?? false } }

  // MARK: Signs

  /// The signs of the kinds that have one color.
  private static let signs: [(Brick.Kind, UInt8)] = [
    (.burst, UInt8(ascii: "x")), (.steel, UInt8(ascii: "s")), (.hidden, UInt8(ascii: "q")),
    (.magnet, UInt8(ascii: "m")), (.lock, UInt8(ascii: "l")), (.key, UInt8(ascii: "k")), (.ghost, UInt8(ascii: "y")),
  ]
  static let empty = UInt8(ascii: ".")

  /// The sign of a cell, an ASCII letter or a dot.
  static func sign(_ cell: Cell?) -> UInt8 {
    guard let cell else { return empty }
    if let sign = signs.first(where: { $0.0 == cell.kind }) { return sign.1 }
    return (cell.kind == .tough ? UInt8(ascii: "A") : UInt8(ascii: "a")) + UInt8(cell.tint)
  }

  /// The cell of a sign; nil for an empty one and for an unknown sign.
  static func cell(_ sign: UInt8) -> Cell? {
    for (first, kind) in [(UInt8(ascii: "a"), Brick.Kind.plain), (UInt8(ascii: "A"), .tough)] {
      if sign >= first, sign < first + UInt8(tints) { return Cell(kind, tint: Int(sign - first)) }
    }
    guard let kind = signs.first(where: { $0.1 == sign })?.0 else { return nil }
    return Cell(kind, tint: tint(of: kind))
  }

  /// The color of a kind that has only one.
  package static func tint(of kind: Brick.Kind) -> Int {
    switch kind {
    case .burst: 5
    case .magnet: 4
    case .key: 3
    case .lock: 2
    case .ghost: 1
    default: 0
    }
  }
}
