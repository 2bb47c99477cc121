import CaromGeometry

/// The bricks of one game, and how they move.
package struct Wall: Equatable {
  package let rows: Int
  package let columns: Int
  /// The number of colors among which those of the bricks are counted.
  package let tints: Int
  /// All bricks, standing or not; the index of a brick is its id.
  package internal(set) var bricks: [Brick]
  /// The brick of each cell of the grid, row by row; −1 where there is none.
  private let grid: [Brick.ID]
  /// The rows that move from side to side.
  package let movingRows: [Int]
  package let sinks: Bool
  /// The highest row that has bricks.
  package let topRow: Int
  /// The number of standing bricks.
  package private(set) var standing: Int
  /// The number of standing bricks that must break.
  package private(set) var wanted: Int
  /// The number of standing keys.
  package private(set) var keys: Int
  /// The seconds for which the wall has moved.
  package internal(set) var time = 0.0
  /// The number of steps by which the wall has come down.
  package internal(set) var steps = 0

  /// What a hit does to a brick.
  enum Blow { case withstood, revealed, cracked, broke }

  /// Builds the random wall that `settings` describe. `generator` decides which bricks are tough or special.
  package init(_ settings: Settings, using generator: inout SeededGenerator) {
    let rows = settings.brickRows
    let columns = settings.bricksPerRow
    var bricks = (0..<rows * columns).map { Brick(id: $0, row: $0 / columns, column: $0 % columns, kind: .plain) }
    Wall.decorate(&bricks, settings, using: &generator)
    self.init(bricks, rows: rows, columns: columns, tints: rows, movingRows: [], sinks: false)
  }

  /// Builds a drawn wall. `generator` decides from which bricks its gifts fall.
  package init(_ level: Level, using generator: inout SeededGenerator) {
    var bricks: [Brick] = []
    for (place, cell) in level.cells.enumerated() {
      guard let cell else { continue }
      let (row, column) = (place / Level.columns, place % Level.columns)
      bricks.append(Brick(id: bricks.count, row: row, column: column, kind: cell.kind, tint: cell.tint))
    }
    var givers = bricks.indices.filter { bricks[$0].kind == .plain || bricks[$0].kind == .tough }
    generator.shuffle(&givers)
    for (giver, gift) in zip(givers, level.gifts) { bricks[giver].gift = gift }
    self.init(
      bricks, rows: level.rows, columns: Level.columns, tints: Level.tints, movingRows: level.movingRows,
      sinks: level.sinks)
  }

  private init(_ bricks: [Brick], rows: Int, columns: Int, tints: Int, movingRows: [Int], sinks: Bool) {
    self.rows = rows
    self.columns = columns
    self.tints = tints
    self.bricks = bricks
    self.movingRows = movingRows
    self.sinks = sinks
    var grid = [Brick.ID](repeating: -1, count: rows * columns)
    for brick in bricks { grid[brick.row * columns + brick.column] = brick.id }
    self.grid = grid
    topRow = bricks.first?.row ?? 0
    standing = bricks.count
    wanted = bricks.count { $0.isWanted }
    keys = bricks.count { $0.kind == .key }
  }

  /// Makes some bricks tough, and hides something in others. The percentages are met to the nearest brick, and all special
  /// bricks are equally frequent.
  private static func decorate(_ bricks: inout [Brick], _ settings: Settings, using generator: inout SeededGenerator) {
    let special = Int(Double(bricks.count) * settings.specialShare + 0.5)
    let tough = Int(Double(bricks.count - special) * settings.toughShare + 0.5)
    var gifts: [Thing?] = [nil]
    for thing in Thing.allCases { gifts.append(thing) }
    generator.shuffle(&gifts)
    var places = Array(bricks.indices)
    generator.shuffle(&places)
    for (turn, place) in places.enumerated() where turn < special + tough {
      let old = bricks[place]
      let gift = turn < special ? gifts[turn % gifts.count] : nil
      let kind: Brick.Kind = turn >= special ? .tough : gift == nil ? .burst : .plain
      bricks[place] = Brick(id: old.id, row: old.row, column: old.column, kind: kind, gift: gift)
    }
  }

  /// Hits a standing brick.
  mutating func strike(_ id: Brick.ID) -> Blow {
    if bricks[id].kind == .steel || (bricks[id].kind == .lock && keys > 0) { return .withstood }
    if bricks[id].hitsLeft > 1 {
      bricks[id].hitsLeft -= 1
      return bricks[id].kind == .hidden ? .revealed : .cracked
    }
    fell(id)
    return .broke
  }

  /// Gives a standing brick all the hits that it takes.
  mutating func fell(_ id: Brick.ID) {
    bricks[id].hitsLeft = 0
    standing -= 1
    if bricks[id].isWanted { wanted -= 1 }
    if bricks[id].kind == .key { keys -= 1 }
  }

  /// The standing bricks that touch `brick` at a side or a corner and that a burst can break, row by row.
  func neighbors(of brick: Brick) -> [Brick.ID] {
    var found: [Brick.ID] = []
    for row in max(brick.row - 1, 0)...min(brick.row + 1, rows - 1) {
      for column in max(brick.column - 1, 0)...min(brick.column + 1, columns - 1) {
        let id = grid[row * columns + column]
        guard id >= 0, id != brick.id, bricks[id].isStanding, bricks[id].kind != .steel else { continue }
        if bricks[id].kind != .lock || keys == 0 { found.append(id) }
      }
    }
    return found
  }

  // MARK: Motion

  package var moves: Bool { !movingRows.isEmpty || sinks }
  var hasGhosts: Bool { bricks.contains { $0.kind == .ghost && $0.isStanding } }
  /// Whether the ghosts are to be away at its present time.
  var ghostsAreAway: Bool { Int(time / Rules.ghostTime) % 2 == 1 }
  /// The steps by which the wall is to have come down at its present time.
  var stepsDue: Int { sinks ? Int(time / Rules.sinkTime) : 0 }

  /// The number of empty cells beside a row, at the side where there are fewer.
  func room(beside row: Int) -> Int {
    let taken = (0..<columns).filter { grid[row * columns + $0] >= 0 }
    guard let first = taken.first, let last = taken.last else { return 0 }
    return min(first, columns - 1 - last)
  }

  /// The lowest row in which a brick still stands.
  package var lowestRow: Int { bricks.last { $0.isStanding }?.row ?? 0 }
}
