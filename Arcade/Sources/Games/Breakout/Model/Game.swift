import CaromGeometry

/// The rules of Breakout and the state of one game: hits, score, and the end. It knows nothing about places and speeds;
/// those belong to `Court` and `Flight`.
///
/// **Score.** A brick in the lowest row counts 10 points, and each higher row counts 5 points more; the combo
/// multiplies them. The combo is 1 when a ball leaves the paddle and grows by one with each brick of that flight, up to
/// 8, which rewards sending the ball behind the wall. A push and a lost ball reset it to 1. Clearing the wall adds 500
/// points for each life left.
package struct Game: Equatable {
  package enum Phase: Equatable {
    /// The balls rest on the paddle.
    case serving
    case playing
    /// The wall has been cleared.
    case won
    /// The last life has been lost.
    case lost
  }

  package internal(set) var settings: Settings
  package internal(set) var wall: Wall
  package internal(set) var phase = Phase.serving
  package internal(set) var score = 0
  /// The factor that multiplies the points of the next brick.
  package internal(set) var combo = 1
  package internal(set) var lives: Int
  package internal(set) var ballsInPlay = 0
  /// The seconds for which the paddle stays wide.
  package internal(set) var wideTime = 0.0
  /// The seconds for which the balls stay slow.
  package internal(set) var slowTime = 0.0
  /// The seconds until the next push is available.
  package internal(set) var pushWait = 0.0
  /// The seconds since a ball last hit a brick or the paddle.
  package internal(set) var idleTime = 0.0
  /// Whether the settings changed during the game, so the score belongs to no single set of them.
  package internal(set) var isMixed = false

  /// A new game with these settings, whose wall is drawn from `generator`.
  package init(_ settings: Settings, using generator: inout SeededGenerator) {
    self.settings = settings
    wall = Wall(settings, using: &generator)
    lives = settings.lives
  }

  package var isOver: Bool { phase == .won || phase == .lost }
  package var isWide: Bool { wideTime > 0 }
  package var isSlow: Bool { slowTime > 0 }
  package var canPush: Bool { phase == .playing && pushWait <= 0 }
  /// Whether no ball has hit anything for so long that a push is offered.
  package var offersPush: Bool { phase == .playing && idleTime >= Rules.patience }
  /// Whether the score may become the best score for its settings.
  package var countsForBest: Bool { !isMixed && !settings.isPractice }
}
