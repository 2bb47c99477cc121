/// The result of a finished game.
package struct Finish: Equatable {
  package let score: Int
  /// The most points that the game's bubbles allowed.
  package let possible: Int
  package let longestRun: Int
  package let medal: Medal?

  package init(_ game: Game) {
    score = game.score
    possible = max(game.perfect.score, game.score)
    longestRun = game.longestCombo
    medal = Medal(score, of: possible)
  }

  /// The score's share of what was possible, in percent, rounded down; 0 where nothing was possible.
  package var share: Int { possible == 0 ? 0 : score * 100 / possible }
}
