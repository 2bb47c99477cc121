import GameSettings

/// The walls of days that are known: a bot judges such a wall while it is made, so each is made once.
package struct DayWalls {
  private var walls: [Day: Level] = [:]
  private let make: (Day) -> Level

  /// Knows none yet. `make` finds the wall of a day; without it, that is the wall that everybody plays on the day.
  package init(_ make: @escaping (Day) -> Level = { Level.made(of: $0.seed(for: "breakout")) }) { self.make = make }

  /// The wall of a day, which is made if it is not known.
  package mutating func wall(of day: Day) -> Level {
    if let wall = walls[day] { return wall }
    let wall = make(day)
    walls[day] = wall
    return wall
  }
}
