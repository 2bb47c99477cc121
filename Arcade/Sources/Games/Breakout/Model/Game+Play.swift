import CaromGeometry
import GameSettings

extension Game {
  /// An event that the views show.
  package enum Event: Equatable {
    /// The hit had no effect on the brick.
    case withstood(Brick.ID)
    case revealed(Brick.ID)
    case cracked(Brick.ID)
    case broke(Brick.ID, points: Int)
    /// Something falls out of a brick.
    case dropped(Thing, from: Brick.ID)
    /// The last key broke, and the locks are open.
    case unlocked
    /// The pace of the balls has changed.
    case tempoChanged
    /// A thing was caught, or its time is over.
    case began(Thing)
    case ended(Thing)
    /// The paddle shoots.
    case shot
    /// Ghosts came or went.
    case ghostsTurned(areAway: Bool)
    /// Another ball comes into play above the paddle.
    case ballAdded
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

  /// Pushes the balls for the player; returns false if no push is available yet. A push that was offered costs nothing.
  package mutating func push() -> Bool {
    guard canPush else { return false }
    if !offersPush { endFlight() }
    pushWait = Rules.pushCooldown
    idleTime = 0
    return true
  }

  /// Records that a ball hit the paddle.
  package mutating func touchPaddle() {
    guard phase == .playing else { return }
    endFlight()
    idleTime = 0
  }

  private mutating func endFlight() {
    combo = 1
    flight = 0
  }

  /// Records that a ball or a shot hit a brick. Returns no events if the brick is gone or the game is over.
  package mutating func hit(_ id: Brick.ID) -> [Event] {
    guard phase == .playing, wall.bricks.indices.contains(id), wall.bricks[id].isSolid else { return [] }
    switch wall.strike(id) {
    case .withstood: return [.withstood(id)]
    case .revealed:
      idleTime = 0
      return [.revealed(id)]
    case .cracked:
      idleTime = 0
      return raisingPace(by: wall.bricks[id], [.cracked(id)])
    case .broke: break
    }
    idleTime = 0
    var events: [Event] = []
    var fallen = [id]
    // A burst may break other bursts, so the list grows during the iteration.
    var next = 0
    while next < fallen.count {
      settle(wall.bricks[fallen[next]], into: &events, felling: &fallen)
      next += 1
    }
    events = raisingPace(by: wall.bricks[id], events)
    if wall.wanted == 0 {
      phase = .won
      let bonus = settings.isPractice ? 0 : lives * Rules.lifePoints
      score += bonus
      events.append(.won(bonus: bonus))
    }
    return events
  }

  /// Counts a hit of `brick` for the pace.
  private mutating func raisingPace(by brick: Brick, _ events: [Event]) -> [Event] {
    let before = pace
    hits += 1
    if brick.row == wall.topRow { hasReachedTop = true }
    return pace == before ? events : events + [.tempoChanged]
  }

  /// Scores a brick that has just fallen, and applies the effect of its kind.
  private mutating func settle(_ brick: Brick, into events: inout [Event], felling fallen: inout [Brick.ID]) {
    var points = (Rules.brickPoints + Rules.rowPoints * (wall.rows - 1 - brick.row)) * combo
    if isOn(.double) { points *= Rules.doublePoints }
    score += points
    flight += 1
    bestFlight = max(bestFlight, flight)
    combo = min(combo + 1, Rules.mostCombo)
    events.append(.broke(brick.id, points: points))
    if let gift = brick.gift { events.append(.dropped(gift, from: brick.id)) }
    if brick.kind == .key, wall.keys == 0 { events.append(.unlocked) }
    guard brick.kind == .burst else { return }
    for id in wall.neighbors(of: brick) {
      wall.fell(id)
      fallen.append(id)
    }
  }

  /// Records that the paddle caught a falling thing.
  package mutating func take(_ thing: Thing) -> [Event] {
    guard phase == .playing else { return [] }
    var events: [Event] = []
    if let opposite = thing.opposite, isOn(opposite) { events += end(opposite) }
    events.append(.began(thing))
    switch thing {
    case .twin:
      guard ballsInPlay < Rules.mostBalls else { break }
      ballsInPlay += 1
      events.append(.ballAdded)
    case .heart:
      guard lives < Rules.mostLives else { break }
      lives += 1
      events.append(.lifeGained)
    default:
      let before = tempo
      timeLeft[thing.rawValue] = thing.seconds
      if thing == .laser { shotWait = 0 }
      if tempo != before { events.append(.tempoChanged) }
    }
    return events
  }

  /// Ends the effect of a thing, because its time is over or because it is used up.
  package mutating func end(_ thing: Thing) -> [Event] {
    guard isOn(thing) else { return [] }
    let before = tempo
    timeLeft[thing.rawValue] = 0
    return tempo == before ? [.ended(thing)] : [.ended(thing), .tempoChanged]
  }

  /// Records that a ball left the court.
  package mutating func loseBall() -> [Event] {
    guard phase == .playing else { return [] }
    ballsInPlay -= 1
    endFlight()
    guard ballsInPlay <= 0 else { return [.ballLost] }
    ballsInPlay = 0
    livesLost += 1
    if !settings.isPractice { lives -= 1 }
    var events: [Event] = []
    for thing in Thing.allCases { events += end(thing) }
    hits = 0
    hasReachedTop = false
    if lives > 0 {
      phase = .serving
      events += [.tempoChanged, .lifeLost]
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
    for thing in Thing.allCases where isOn(thing) {
      if timeLeft[thing.rawValue] > seconds {
        timeLeft[thing.rawValue] -= seconds
      } else {
        events += end(thing)
      }
    }
    if isOn(.laser) {
      shotWait -= seconds
      if shotWait <= 0 {
        shotWait += Rules.shotPause
        events.append(.shot)
      }
    }
    let wereAway = wall.ghostsAreAway
    wall.time += seconds
    if wall.ghostsAreAway != wereAway, wall.hasGhosts { events.append(.ghostsTurned(areAway: wall.ghostsAreAway)) }
    return events
  }

  /// Lets ghost bricks disappear or appear; the controller says when nothing is in the way.
  package mutating func turnGhost(_ id: Brick.ID, isAway: Bool) {
    if wall.bricks.indices.contains(id), wall.bricks[id].kind == .ghost { wall.bricks[id].isAway = isAway }
  }

  /// The ghost bricks that are not yet as they should be.
  package var turningGhosts: [Brick.ID] {
    guard wall.hasGhosts else { return [] }
    return wall.bricks.filter { $0.kind == .ghost && $0.isStanding && $0.isAway != wall.ghostsAreAway }.map { $0.id }
  }

  /// Whether the wall must come down by another step.
  package var isSinkDue: Bool { wall.steps < wall.stepsDue }

  /// Brings the wall down by a step, or says that it has come down as far as it may.
  package mutating func sink(if canSink: Bool) {
    if canSink { wall.steps += 1 } else { wall.time -= Rules.sinkTime }
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
}
