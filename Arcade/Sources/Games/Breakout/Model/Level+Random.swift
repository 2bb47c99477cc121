import CaromGeometry

extension Level {
  /// A wall that `seed` decides alone, with the same left and right half. It is checked to be winnable, so that the wall of a day
  /// is the same everywhere and can be cleared.
  package static func made(of seed: UInt64) -> Level {
    var generator = SeededGenerator(seed: seed)
    while true {
      let level = Level(using: &generator)
      if Trial.judge(level, seed: seed) { return level }
    }
  }

  private init(using generator: inout SeededGenerator) {
    self.init(rows: 5 + Int(generator.nextUnit() * 4))
    let base = Int(generator.nextUnit() * Double(Level.tints))
    let stride = 1 + Int(generator.nextUnit() * 2)
    let special = Level.ideas[Int(generator.nextUnit() * Double(Level.ideas.count))]
    let middle = Level.columns / 2
    for row in 0..<rows {
      for column in 0...middle where generator.nextUnit() < 0.74 {
        let chance = generator.nextUnit()
        let tint = (base + row * stride) % Level.tints
        let cell =
          chance < 0.16
          ? Cell(special, tint: Level.tint(of: special))
          : Cell(chance < 0.34 ? .tough : .plain, tint: tint)
        self[row, column] = cell
        self[row, Level.columns - 1 - column] = cell
      }
    }
    if special == .lock { self[rows - 1, middle] = Cell(.key, tint: Level.tint(of: .key)) }
    var things = Thing.allCases
    generator.shuffle(&things)
    gifts = Array(things.prefix(6))
  }

  /// The kinds of which one gives such a wall its character.
  private static let ideas: [Brick.Kind] = [.burst, .steel, .hidden, .magnet, .lock, .ghost]
}
