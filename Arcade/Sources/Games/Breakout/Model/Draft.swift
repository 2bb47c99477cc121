/// A wall that is being built: its cells, and the cell at which the keyboard paints.
package struct Draft: Equatable {
  package private(set) var level: Level
  package private(set) var row = 0
  package private(set) var column = Level.columns / 2
  /// Whether painting on one half also paints the other.
  package var isMirrored = true

  /// An empty wall with room for the most rows, or one that starts from `level`.
  package init(_ level: Level? = nil) {
    var draft = Level(rows: Level.mostRows)
    if let level {
      for (place, cell) in level.cells.enumerated() { draft.cells[place] = cell }
      draft.gifts = level.gifts
      draft.movingRows = level.movingRows
      draft.sinks = level.sinks
    }
    self.level = draft
  }

  /// Paints a cell; nil empties it. Cells outside are ignored.
  package mutating func paint(_ cell: Level.Cell?, row: Int, column: Int) {
    level[row, column] = cell
    if isMirrored { level[row, Level.columns - 1 - column] = cell }
  }

  /// Empties all cells.
  package mutating func clear() { level = Level(rows: Level.mostRows) }

  /// Moves the keyboard's cell, as far as the grid goes.
  package mutating func move(rows: Int, columns: Int) {
    row = max(0, min(row + rows, Level.mostRows - 1))
    column = max(0, min(column + columns, Level.columns - 1))
  }

  /// Paints the keyboard's cell, or empties it if it has that brick already.
  package mutating func stamp(_ cell: Level.Cell?) {
    paint(level[row, column] == cell ? nil : cell, row: row, column: column)
  }

  /// The wall without the empty rows at its bottom, with gifts in about every fifth brick.
  package var finished: Level {
    let last = level.cells.lastIndex { $0 != nil }.map { $0 / Level.columns } ?? 0
    var wall = Level(rows: last + 1)
    wall.cells = Array(level.cells.prefix(wall.rows * Level.columns))
    let count = max(1, min(level.wanted / 5, Thing.allCases.count))
    // Powers and mishaps in turn, two powers for each mishap.
    let powers = Thing.allCases.filter { $0.isPower }
    let mishaps = Thing.allCases.filter { !$0.isPower }
    wall.gifts = (0..<count).map { turn in
      turn % 3 == 2 ? mishaps[turn / 3 % mishaps.count] : powers[(turn * 2 / 3 * 4 + turn) % powers.count]
    }
    return wall
  }
}
