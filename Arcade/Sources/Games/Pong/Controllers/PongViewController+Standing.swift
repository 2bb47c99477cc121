import ArcadeKit
import GameSettings

extension PongViewController {
  /// The standing of the match: its longest rally, against a computer of a fixed strength.
  package var standing: RunStanding {
    RunStanding(
      score: game.longestRally, isOver: game.isOver,
      counts: game.settings.players == 1 && !game.settings.isAdaptive && !hasChangedPhysics,
      rules: game.settings.signature)
  }
}
