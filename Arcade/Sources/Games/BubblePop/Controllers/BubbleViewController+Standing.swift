import ArcadeKit
import GameSettings

extension BubbleViewController {
  /// What the game has come to: its points, by the settings and the kinds of bubbles.
  package var standing: RunStanding {
    RunStanding(
      score: game.score, isOver: game.phase == .over,
      rules: (day == nil ? "" : "day-") + game.rules.text, day: day)
  }
}
