import ArcadeKit
import GameSettings

extension BubbleViewController {
  /// The standing of the run: its points, by the settings and the kinds of bubbles.
  package var standing: RunStanding {
    RunStanding(
      score: game.score, isOver: game.phase == .over,
      rules: (day == nil ? "" : "day-") + game.rules.text, day: day)
  }
}
