import GameSettings

/// What is played in the Play tab.
package enum Course: Equatable {
  /// Random walls, one after the other.
  case random
  /// The drawn walls in their order, from this one on.
  case journey(Int)
  /// The wall of a day.
  case day(Day)
  /// A wall from a link or from the editor.
  case shared(Level)

  /// The drawn wall; nil for random ones. A number beyond the last wall gives the last one.
  package func level(among days: inout DayWalls) -> Level? {
    switch self {
    case .random: nil
    case .journey(let wall): Level.journey[max(0, min(wall, Level.journey.count - 1))]
    case .day(let day): days.wall(of: day)
    case .shared(let level): level
    }
  }
}
