import ArcadeKit
import GameSettings

extension SetViewController {
  /// The standing of the run: its points, with this variant and this opponent.
  package var standing: RunStanding {
    RunStanding(
      score: game.score, isOver: game.isOver, counts: game.countsForBest,
      rules: (day == nil ? "" : "day-") + game.settings.recordName, day: day)
  }
}
