import CaromGeometry
import GameSettings

extension Game {
  /// An event that the views show.
  package enum Event: Equatable {
    case cracked(Brick.ID)
    case broke(Brick.ID, points: Int)
    /// Another ball comes into play above the paddle.
    case ballAdded
    case paddleWidened
    case paddleNarrowed
    case ballsSlowed
    case ballsQuickened
    case lifeGained
    case ballLost
    /// The last ball in play has been lost, and the next one rests on the paddle.
    case lifeLost
    case won(bonus: Int)
    case lost
  }

  /// Launches the balls. Does nothing unless they rest on the paddle.
  package mutating func launch() {
    guard phase == .serving else { return }
    phase = .playing
    ballsInPlay = settings.balls
    idleTime = 0
    pushWait = 0
  }

  /// Pushes the balls for the player; returns false if no push is available yet.
  package mutating func push() -> Bool {
    guard canPush else { return false }
    pushWait = Rules.pushCooldown
    combo = 1
    idleTime = 0
    return true
  }

  /// Records that a ball hit the paddle.
  package mutating func touchPaddle() {
    guard phase == .playing else { return }
    combo = 1
    idleTime = 0
  }

  /// Records that a ball hit a brick. Returns no events if the brick is gone or the game is over.
  package mutating func hit(_ id: Brick.ID) -> [Event] {
    guard phase == .playing, wall.bricks.indices.contains(id), wall.bricks[id].isStanding else { return [] }
    idleTime = 0
    if wall.strike(id) { return [.cracked(id)] }
    var events: [Event] = []
    var fallen = [id]
    // A burst may fell other bursts, so the list grows during the iteration.
    var next = 0
    while next < fallen.count {
      settle(wall.bricks[fallen[next]], into: &events, felling: &fallen)
      next += 1
    }
    if wall.standing == 0 {
      phase = .won
      let bonus = settings.isPractice ? 0 : lives * Rules.lifePoints
      score += bonus
      events.append(.won(bonus: bonus))
    }
    return events
  }

  /// Scores a brick that has just fallen, and applies the effect of its kind.
  private mutating func settle(_ brick: Brick, into events: inout [Event], felling fallen: inout [Brick.ID]) {
    let points = (Rules.brickPoints + Rules.rowPoints * (wall.rows - 1 - brick.row)) * combo
    score += points
    combo = min(combo + 1, Rules.mostCombo)
    events.append(.broke(brick.id, points: points))
    switch brick.kind {
    case .plain, .tough: break
    case .twin:
      guard ballsInPlay < Rules.mostBalls else { break }
      ballsInPlay += 1
      events.append(.ballAdded)
    case .wide:
      if !isWide { events.append(.paddleWidened) }
      wideTime = Rules.wideTime
    case .slow:
      if !isSlow { events.append(.ballsSlowed) }
      slowTime = Rules.slowTime
    case .burst:
      for id in wall.neighbours(of: brick) {
        wall.fell(id)
        fallen.append(id)
      }
    case .heart:
      guard lives < Rules.mostLives else { break }
      lives += 1
      events.append(.lifeGained)
    }
  }

  /// Records that a ball left the court.
  package mutating func loseBall() -> [Event] {
    guard phase == .playing else { return [] }
    ballsInPlay -= 1
    combo = 1
    guard ballsInPlay <= 0 else { return [.ballLost] }
    ballsInPlay = 0
    if !settings.isPractice { lives -= 1 }
    var events = endEffects()
    if lives > 0 {
      phase = .serving
      events.append(.lifeLost)
    } else {
      phase = .lost
      events.append(.lost)
    }
    return events
  }

  /// Advances the timers while balls fly.
  package mutating func advance(by seconds: Double) -> [Event] {
    guard phase == .playing else { return [] }
    idleTime += seconds
    if pushWait > 0 { pushWait = idleTime >= Rules.patience ? 0 : max(pushWait - seconds, 0) }
    var events: [Event] = []
    if wideTime > 0 {
      wideTime -= seconds
      if wideTime <= 0 {
        wideTime = 0
        events.append(.paddleNarrowed)
      }
    }
    if slowTime > 0 {
      slowTime -= seconds
      if slowTime <= 0 {
        slowTime = 0
        events.append(.ballsQuickened)
      }
    }
    return events
  }

  /// Adopts other settings and returns true, or returns false if they require a new game.
  package mutating func adopt(_ new: Settings) -> Bool {
    switch settings.change(to: new) {
    case .none: settings = new
    case .tunes:
      settings = new
      if score > 0 || phase != .serving { isMixed = true }
    case .rebuilds: return false
    }
    return true
  }

  private mutating func endEffects() -> [Event] {
    var events: [Event] = []
    if isWide {
      wideTime = 0
      events.append(.paddleNarrowed)
    }
    if isSlow {
      slowTime = 0
      events.append(.ballsQuickened)
    }
    return events
  }
}
