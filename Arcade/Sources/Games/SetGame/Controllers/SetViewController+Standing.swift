import ArcadeKit
import GameSettings

extension SetViewController {
  /// What the game has come to: its points, with this variant and this opponent.
  package var standing: RunStanding {
    RunStanding(
      score: game.score, isOver: game.isOver, counts: game.countsForBest,
      rules: (day == nil ? "" : "day-") + game.settings.recordName, day: day)
  }
}
