import ArcadeKit
import GameSettings

extension ConcentrationViewController {
  /// The standing of the run: its points, or for a day's cards the number of flips, of which fewer are better. Games of
  /// two people have no ranked score.
  package var standing: RunStanding {
    RunStanding(
      score: day == nil ? game.players[0].score : game.flips, lowestWins: day != nil, isOver: game.isOver,
      counts: !game.settings.isDuel, rules: (day == nil ? "" : "day-") + game.settings.recordName, day: day)
  }
}
