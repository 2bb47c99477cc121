import CaromGeometry

/// The grid of bricks of one game.
package struct Wall: Equatable {
  package let rows: Int
  package let columns: Int
  /// All bricks, standing or not; the index of a brick is its id.
  package internal(set) var bricks: [Brick]
  /// The number of standing bricks.
  package private(set) var standing: Int

  /// Builds the wall that `settings` describe. `generator` decides which bricks are tough or special.
  package init(_ settings: Settings, using generator: inout SeededGenerator) {
    rows = settings.brickRows
    columns = settings.bricksPerRow
    let count = rows * columns
    let kinds = Wall.kinds(count: count, settings, using: &generator)
    bricks = []
    bricks.reserveCapacity(count)
    for id in 0..<count {
      bricks.append(Brick(id: id, row: id / columns, column: id % columns, kind: kinds[id]))
    }
    standing = count
  }

  /// The kinds of `count` bricks in random order. The percentages are met to the nearest brick, and all special kinds
  /// are equally frequent.
  private static func kinds(
    count: Int, _ settings: Settings, using generator: inout SeededGenerator
  ) -> [Brick.Kind] {
    let special = Int(Double(count) * settings.specialShare + 0.5)
    let tough = Int(Double(count - special) * settings.toughShare + 0.5)
    var kinds: [Brick.Kind] = []
    kinds.reserveCapacity(count)
    for place in 0..<count {
      if place < special {
        kinds.append(Brick.Kind.specials[place % Brick.Kind.specials.count])
      } else {
        kinds.append(place < special + tough ? .tough : .plain)
      }
    }
    generator.shuffle(&kinds)
    return kinds
  }

  /// Takes one hit off a standing brick, and returns whether the brick still stands.
  mutating func strike(_ id: Brick.ID) -> Bool {
    bricks[id].hitsLeft -= 1
    if bricks[id].isStanding { return true }
    standing -= 1
    return false
  }

  /// Takes all hits off a standing brick.
  mutating func fell(_ id: Brick.ID) {
    bricks[id].hitsLeft = 0
    standing -= 1
  }

  /// The standing bricks that touch `brick` at a side or a corner, row by row.
  func neighbours(of brick: Brick) -> [Brick.ID] {
    var found: [Brick.ID] = []
    for row in max(brick.row - 1, 0)...min(brick.row + 1, rows - 1) {
      for column in max(brick.column - 1, 0)...min(brick.column + 1, columns - 1) {
        let id = row * columns + column
        if id != brick.id, bricks[id].isStanding { found.append(id) }
      }
    }
    return found
  }
}
