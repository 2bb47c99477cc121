import CaromGeometry

/// The rules of Breakout and the state of one game: what is hit, what it counts, when it is over. It knows nothing of
/// places and speeds; those are `Court` and `Flight`.
///
/// **Score.** A brick counts 10 points and 5 more for each row below it, times the combo. The combo is 1 when a ball
/// leaves the paddle and grows by one with each brick of that flight, up to 8: whoever sends the ball behind the wall
/// is paid for it. A push and a lost ball set it back to 1. A cleared wall adds 500 points for each life left.
package struct Game: Equatable {
  package enum Phase: Equatable {
    /// The balls stand on the paddle.
    case serving
    case playing
    /// The wall is cleared.
    case won
    /// The last life is lost.
    case lost
  }

  package internal(set) var settings: Settings
  package internal(set) var wall: Wall
  package internal(set) var phase = Phase.serving
  package internal(set) var score = 0
  /// The factor of the next brick.
  package internal(set) var combo = 1
  package internal(set) var lives: Int
  package internal(set) var ballsInPlay = 0
  /// Seconds for which the paddle stays wide.
  package internal(set) var wideTime = 0.0
  /// Seconds for which the balls stay slow.
  package internal(set) var slowTime = 0.0
  /// Seconds until the next push.
  package internal(set) var pushWait = 0.0
  /// Seconds since a ball met a brick or the paddle.
  package internal(set) var idleTime = 0.0
  /// Whether the settings changed in mid-game, so that the score belongs to no one set of them.
  package internal(set) var isMixed = false

  /// A new game by `settings`, its wall drawn from `generator`.
  package init(_ settings: Settings, using generator: inout SeededGenerator) {
    self.settings = settings
    wall = Wall(settings, using: &generator)
    lives = settings.lives
  }

  package var isOver: Bool { phase == .won || phase == .lost }
  package var isWide: Bool { wideTime > 0 }
  package var isSlow: Bool { slowTime > 0 }
  package var canPush: Bool { phase == .playing && pushWait <= 0 }
  /// Whether the balls have been wandering for so long that a push is offered.
  package var offersPush: Bool { phase == .playing && idleTime >= Rules.patience }
  /// Whether the score may become the best one of its settings.
  package var countsForBest: Bool { !isMixed && !settings.isPractice }
}
