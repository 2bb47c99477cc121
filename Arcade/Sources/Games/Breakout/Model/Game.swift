import CaromGeometry

/// The rules of Breakout and the state of one game: hits, score, and the end. It knows nothing about places and speeds;
/// those belong to `Court` and `Flight`.
///
/// **Score.** A brick in the lowest row counts 10 points, and each higher row counts 5 points more; the combo
/// multiplies them. The combo is 1 when a ball leaves the paddle and grows by one with each brick of that flight, up to
/// 8, which rewards sending the ball behind the wall. A push and a lost ball reset it to 1. Clearing the wall adds 500
/// points for each life left.
///
/// **Tension.** A life begins calmly. Each hit makes the balls a little faster, and so does the first brick of the top row.
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

  /// What is carried over from one drawn wall to the next.
  package struct Luggage: Equatable {
    package var score: Int
    package var lives: Int

    package init(score: Int, lives: Int) {
      self.score = score
      self.lives = lives
    }
  }

  package internal(set) var settings: Settings
  package internal(set) var wall: Wall
  package internal(set) var phase = Phase.serving
  package internal(set) var score = 0
  /// The factor that multiplies the points of the next brick.
  package internal(set) var combo = 1
  /// The bricks of the present flight, and of the longest one of this game.
  package internal(set) var flight = 0
  package internal(set) var bestFlight = 0
  package internal(set) var lives: Int
  /// The lives lost in this game.
  package internal(set) var livesLost = 0
  package internal(set) var ballsInPlay = 0
  /// The bricks hit in this life, and whether one of the top row was among them.
  package internal(set) var hits = 0
  package internal(set) var hasReachedTop = false
  /// The seconds for which each thing still works.
  package internal(set) var timeLeft = [Double](repeating: 0, count: Thing.allCases.count)
  /// The seconds until the paddle shoots.
  package internal(set) var shotWait = 0.0
  /// The seconds until the next push is available.
  package internal(set) var pushWait = 0.0
  /// The seconds since a ball last hit a brick or the paddle.
  package internal(set) var idleTime = 0.0
  /// Whether the settings changed during the game, so the score belongs to no single set of them.
  package internal(set) var isMixed = false

  /// A new game with these settings, whose random wall is drawn from `generator`.
  package init(_ settings: Settings, using generator: inout SeededGenerator) {
    self.settings = settings
    wall = Wall(settings, using: &generator)
    lives = settings.lives
  }

  /// A game of a drawn wall, with what was carried over from the previous wall.
  package init(_ level: Level, _ settings: Settings, carrying: Luggage? = nil, using generator: inout SeededGenerator) {
    self.settings = settings
    wall = Wall(level, using: &generator)
    score = carrying?.score ?? 0
    lives = carrying?.lives ?? settings.lives
  }

  package var isOver: Bool { phase == .won || phase == .lost }
  package func isOn(_ thing: Thing) -> Bool { timeLeft[thing.rawValue] > 0 }
  package var canPush: Bool { phase == .playing && pushWait <= 0 }
  /// Whether no ball has hit anything for so long that a push is offered.
  package var offersPush: Bool { phase == .playing && idleTime >= Rules.patience }
  /// Whether the score may become the best score for its settings.
  package var countsForBest: Bool { !isMixed && !settings.isPractice }

  /// The pace of the balls, which depends on what was hit in this life, as a fraction of the cruising speed.
  package var pace: Double {
    let risen = Rules.calmPace + Double(hits) * Rules.paceOfHit + (hasReachedTop ? Rules.paceOfTop : 0)
    return min(risen, Rules.mostPace)
  }

  /// The factor of the cruising speed: the pace, and the things that change it.
  package var tempo: Double {
    pace * (isOn(.slow) ? Rules.slowFactor : 1) * (isOn(.fast) ? Rules.fastFactor : 1)
  }

  /// The factor of the paddle's ordinary width.
  package var widening: Double {
    (isOn(.wide) ? Rules.wideFactor : 1) * (isOn(.narrow) ? Rules.narrowFactor : 1)
  }

  /// The stars for a cleared wall: one for clearing it, one for losing no life, one for a long flight.
  package var stars: Int {
    guard phase == .won else { return 0 }
    return 1 + (livesLost == 0 ? 1 : 0) + (bestFlight >= Rules.starFlight ? 1 : 0)
  }
}
