import Breakout
import CaromGeometry
import UIKit

/// Plays Breakout with one finger that stays on the screen.
struct BreakoutBot {
  enum Skill {
    /// Moves to where the next ball will come down, and misjudges one ball in eighty.
    case skilful
    /// Aims at bricks like a careful person, who errs the more the faster the ball is.
    case careful
    /// Errs as much, and only returns the ball, with any place of the paddle.
    case returning
    /// Moves anywhere.
    case random
  }

  /// The ticks between moves of the finger; a person moves no more often.
  static let ticksPerMove = 4
  static let misjudgement = 0.012
  /// The greatest error of a person at cruising speed, in halves of an ordinary paddle. It grows with the square of the speed.
  static let error = 0.52

  let skill: Skill
  private var chance: SeededGenerator
  /// The point of the paddle at which the bot wants the next ball, from −1 at its left end to 1 at its right.
  private var aim = 0.0
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
    // Whoever plays notices after a moment that left is right.
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
        let error = (chance.next(in: -1.0..<1) + chance.next(in: -1.0..<1)) / 2 * BreakoutBot.error
        aim = (skill == .careful ? sight(play, from: place) : chance.next(in: -0.5..<0.5)) + error * speed * speed
        return place - aim * half(court)
      }
      aim = chance.nextUnit() < BreakoutBot.misjudgement ? 2.5 : chance.next(in: -0.75..<0.75)
    }
    return skill == .skilful ? place + aim * play.paddle.size.width / 2 : place - aim * half(court)
  }

  /// Half the width of an ordinary paddle: an error does not grow with the paddle.
  private func half(_ court: Court) -> CGFloat { court.paddleSize(widenedBy: 1).width / 2 }

  /// The place on the paddle, nearest to its middle, from which a ball that comes down at `place` meets a brick that must
  /// break; anywhere if none does.
  private mutating func sight(_ play: BreakoutViewController, from place: CGFloat) -> Double {
    let court = play.court
    let side = chance.nextUnit() < 0.5 ? -1.0 : 1
    for step in 0...12 {
      // To both sides by turns, in steps of a twelfth.
      let offset = Double((step + 1) / 2) / 12 * (step % 2 == 0 ? side : -side)
      let way = play.behavior.flight.leavingPaddle(offset: offset, paddleVelocity: 0)
      let seen = court.sight(
        from: CGPoint(x: place, y: court.serveY), velocity: way, in: play.game.wall, seconds: 2)
      guard let id = seen.brick, play.game.wall.bricks[id].isWanted else { continue }
      if play.game.wall.bricks[id].kind != .lock || play.game.wall.keys == 0 { return offset }
    }
    return chance.next(in: -0.5..<0.5)
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
