/// What a finished game came to, and how it stands beside earlier ones under the same rules.
package struct Ending: Equatable {
  package let score: Int
  /// The most that the game's bubbles could have brought.
  package let possible: Int
  package let longestRun: Int
  package let medal: Medal?
  package let standing: Standing

  /// How the score compares with the board before the game.
  package enum Standing: Equatable {
    /// Nobody had a score under these rules.
    case first
    /// Higher than everybody's, or than the player's own.
    case highest, ownBest
    /// As much as the player's best, or this much below it.
    case belowOwn(best: Int)
  }

  /// Nothing counts as beaten by a score of 0.
  package init(_ game: Game, before: ScoreBoard) {
    score = game.score
    possible = max(game.perfect.score, game.score)
    longestRun = game.longestCombo
    medal = Medal(score, of: possible)
    let own = before.place(of: game.player).map { before.entries[$0].score }
    if before.isEmpty {
      standing = .first
    } else if score > before.best {
      standing = .highest
    } else if let own, own > score {
      standing = .belowOwn(best: own)
    } else {
      standing = .ownBest
    }
  }

  /// The score's share of what was possible, in percent, rounded down; 0 where nothing was possible.
  package var share: Int { possible == 0 ? 0 : score * 100 / possible }
}
