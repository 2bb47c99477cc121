import ArcadeKit
import GameSettings

extension BreakoutViewController {
  /// The result of the game: its points, under its course and settings.
  package var standing: RunStanding {
    var standing = RunStanding(
      score: game.score, isOver: game.isOver, counts: game.countsForBest && !hasChangedPhysics,
      rules: game.settings.bestName)
    switch course {
    case .random, nil: standing.rules = "random-" + standing.rules
    case .day(let day): (standing.rules, standing.day) = ("day-" + standing.rules, day)
    case .journey(let wall):
      standing.rules = "wall\(wall + 1)-" + standing.rules
      // Points and lives carried over from the previous wall belong to another run.
      if luggage(for: .journey(wall)) != nil { standing.counts = false }
    // A player who builds a wall can make it easy.
    case .shared: (standing.rules, standing.counts) = ("shared-" + standing.rules, false)
    }
    return standing
  }
}
