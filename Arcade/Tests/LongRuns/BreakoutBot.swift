import Breakout
import CaromGeometry
import UIKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays Breakout with one finger that stays on the screen.
struct BreakoutBot {
  enum Skill {
    /// Moves to where the next ball will come down, and misjudges one ball in eighty.
    case skilful
    /// Aims where a flight is worth most, like a careful person, who errs the more the faster the ball is.
    case careful
    /// Errs as much, and only returns the ball, with a random place on the paddle.
    case returning
    /// Moves anywhere.
    case random
  }

  /// The ticks between moves of the finger; a person moves no more often.
  static let ticksPerMove = 4
  static let misjudgement = 0.012
  /// The greatest error of a person at cruising speed, in halves of an ordinary paddle. It grows with the fourth power of the speed: a
  /// calm ball is placed well, and a fast one is lost.
  static let error = 0.3
  /// How many bricks of a flight a bot that aims foresees.
  static let foresight = 10
  /// How far from the middle of the paddle one dares to meet the ball, in halves of it, and what a missed ball costs in points.
  static let edge = 0.85
  static let miss = 600.0

  let skill: Skill
  private var chance: SeededGenerator
  /// The point of the paddle at which the bot wants the next ball, from −1 at its left end to 1 at its right.
  private var aim = 0.0
  /// By how much it will miss that point.
  private var error: CGFloat = 0
  private var catches = 0
  private var finger = CGPoint.zero
  private var isDown = false

  init(_ skill: Skill, seed: UInt64) {
    self.skill = skill
    chance = SeededGenerator(seed: seed)
  }

  struct Result {
    var isCleared: Bool
    var isOver: Bool
    var score: Int
    var ticks: Int
    var livesLost: Int
    var stars: Int
  }

  /// Plays the game of `seed` to its end, or for at most `seconds`; calls `check` after each tick.
  mutating func play(
    _ session: Session, seed: UInt64, seconds: Double = 1_200, check: (BreakoutViewController) -> Void = { _ in }
  ) -> Result {
    let play = session.play
    play.startGame(seed: seed)
    catches = -1
    var ticks = 0
    while !play.game.isOver, Double(ticks) < seconds * 120 {
      if ticks % BreakoutBot.ticksPerMove == 0 { act(session) }
      session.advance()
      ticks += 1
      check(play)
      if ticks % 240 == 0 { session.commit() }
    }
    lift(session)
    let result = Result(
      isCleared: play.game.phase == .won, isOver: play.game.isOver, score: play.game.score, ticks: ticks,
      livesLost: play.game.livesLost, stars: play.game.stars)
    if play.game.isOver {
      // The alert appears, and is dismissed.
      session.advance(ticks: 90)
      session.host.tap(session.host.isVisible("Play again") ? "Play again" : "Next wall")
      session.advance(ticks: 90)
    }
    session.commit()
    return result
  }

  private mutating func act(_ session: Session) {
    let play = session.play
    if play.game.phase == .serving || play.heldBallCount > 0 { return play.act() }
    if play.game.offersPush, play.game.canPush { play.act() }
    guard let goal = goal(play) else { return }
    // The player notices after a moment that left and right are swapped.
    move(session, by: (goal - play.paddle.center.x) * (play.game.isOn(.mirror) ? -1 : 1))
  }

  /// Where the paddle should go; nil if it can stay where it is.
  private mutating func goal(_ play: BreakoutViewController) -> CGFloat? {
    let court = play.court
    guard skill != .random else {
      return chance.nextUnit() < 1.0 / 15 ? chance.next(in: 0..<court.size.width) : nil
    }
    var soonest = Double.infinity
    var place: CGFloat = 0
    for ball in play.behavior.balls {
      let velocity = play.behavior.velocity(of: ball)
      guard velocity.y > 0 else { continue }
      let time = (court.serveY - ball.center.y) / velocity.y
      guard time > -0.05, time < soonest else { continue }
      soonest = time
      place = BreakoutBot.folded(
        ball.center.x + velocity.x * time, radius: court.ballDiameter / 2, width: court.size.width)
    }
    guard soonest.isFinite else { return nil }
    if play.catches != catches {
      catches = play.catches
      if skill != .skilful {
        let speed = play.behavior.flight.cruise / court.cruise()
        let greatest = BreakoutBot.error * exp2(log2(speed) * 4) * half(court)
        error = (chance.next(in: -1.0..<1) + chance.next(in: -1.0..<1)) / 2 * greatest
        aim = skill == .careful ? sight(play, from: place, error: greatest) : chance.next(in: -0.5..<0.5)
        return place - aim * play.paddle.size.width / 2 - error
      }
      aim = chance.nextUnit() < BreakoutBot.misjudgement ? -2.5 : -chance.next(in: -0.75..<0.75)
    }
    return place - aim * play.paddle.size.width / 2 - error
  }

  /// Half the width of an ordinary paddle: an error does not grow with the paddle.
  private func half(_ court: Court) -> CGFloat { court.paddleSize(widenedBy: 1).width / 2 }

  /// The place on the paddle from which a flight is worth most, if the ball comes down at `place`. A bot that aims considers its own
  /// errors: the worth of a place is the mean over the places to which an error of up to `error` points may lead.
  private func sight(_ play: BreakoutViewController, from place: CGFloat, error: CGFloat) -> Double {
    let steps = 12
    let half = play.paddle.size.width / 2
    let court = play.court
    // At the sides of the court the paddle cannot go everywhere.
    func reached(_ step: Int) -> Double {
      let middle = place - Double(step) / Double(steps) * half
      return (place - max(half, min(middle, court.size.width - half))) / half
    }
    let worths = (-steps...steps).map { step in
      abs(reached(step)) > BreakoutBot.edge ? -BreakoutBot.miss : worth(of: reached(step), play, from: place)
    }
    let reach = max(1, Int(error / half * Double(steps) + 0.5))
    var best = (offset: 0.0, worth: -Double.infinity)
    for step in -steps...steps {
      var sum = 0.0
      var weights = 0.0
      for error in -reach...reach {
        // The probability of this error, which is the sum of two uniform ones.
        let weight = Double(reach + 1 - abs(error))
        let hit = step + error
        sum += weight * (abs(hit) <= steps ? worths[hit + steps] : -BreakoutBot.miss)
        weights += weight
      }
      let offset = Double(step) / Double(steps)
      // Of equally good places, the one nearest to the middle.
      let worth = sum / weights - abs(offset)
      if worth > best.worth { best = (offset, worth) }
    }
    return best.offset
  }

  /// The points of a flight that leaves the paddle at `offset`, as far as the bot foresees it.
  private func worth(of offset: Double, _ play: BreakoutViewController, from x: CGFloat) -> Double {
    var game: Game = play.game
    game.touchPaddle()
    var place = CGPoint(x: x, y: play.court.serveY)
    var way = play.behavior.flight.leavingPaddle(offset: offset, paddleVelocity: 0)
    var hits = 0.0
    for _ in 0..<BreakoutBot.foresight {
      let seen = play.court.sight(from: place, velocity: way, in: game.wall, seconds: 3)
      guard let id = seen.brick, !game.hit(id).isEmpty || game.wall.bricks[id].isStanding else { break }
      if game.wall.bricks[id].isWanted { hits += 1 }
      (place, way) = (seen.end, seen.velocity)
    }
    return Double(game.score - play.game.score) + hits
  }

  /// A position beyond the side walls, reflected back between them as a ball would be.
  private static func folded(_ x: CGFloat, radius: CGFloat, width: CGFloat) -> CGFloat {
    let span = width - 2 * radius
    let round = x - radius - ((x - radius) / (2 * span)).rounded(.down) * 2 * span
    return radius + (round > span ? 2 * span - round : round)
  }

  private mutating func move(_ session: Session, by distance: CGFloat) {
    if !isDown {
      let bounds = session.application.windowScene.bounds
      finger = CGPoint(x: bounds.midX, y: bounds.midY)
      session.pointer(.down, finger)
      isDown = true
    }
    finger.x += distance
    session.pointer(.move, finger)
  }

  private mutating func lift(_ session: Session) {
    if isDown { session.pointer(.up, finger) }
    isDown = false
  }
}
