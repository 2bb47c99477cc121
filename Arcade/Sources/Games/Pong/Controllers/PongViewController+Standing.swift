import ArcadeKit
import GameSettings

extension PongViewController {
  /// What the match has come to: its longest rally, against a computer of a strength that stays.
  package var standing: RunStanding {
    RunStanding(
      score: game.longestRally, isOver: game.isOver,
      counts: game.settings.players == 1 && !game.settings.isAdaptive && !hasChangedPhysics,
      rules: game.settings.signature)
  }
}
