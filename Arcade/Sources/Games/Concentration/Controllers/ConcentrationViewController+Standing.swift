import ArcadeKit
import GameSettings

extension ConcentrationViewController {
  /// What the game has come to: its points, or on a day's cards the flips, of which few are good. Two people's game counts for
  /// neither.
  package var standing: RunStanding {
    RunStanding(
      score: day == nil ? game.players[0].score : game.flips, lowestWins: day != nil, isOver: game.isOver,
      counts: !game.settings.isDuel, rules: (day == nil ? "" : "day-") + game.settings.recordName, day: day)
  }
}
