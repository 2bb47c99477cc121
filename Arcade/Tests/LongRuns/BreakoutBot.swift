import Breakout
import CaromGeometry
import UIKit

/// Plays Breakout with one finger that stays on the screen.
struct BreakoutBot {
  enum Skill {
    /// Moves to where the next ball will come down, aims, and misjudges one ball in eighty.
    case skilful
    /// Moves anywhere.
    case random
  }

  /// The ticks between moves of the finger; a person moves no more often.
  static let ticksPerMove = 4
  static let misjudgement = 0.012

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
  }

  /// Plays the game of `seed` to its end, or for at most `seconds`; calls `check` after each tick.
  mutating func play(
    _ session: Session, seed: UInt64, seconds: Double = 1_200, check: (BreakoutViewController) -> Void = { _ in }
  ) -> Result {
    let play = session.play
    play.startGame(seed: seed)
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
      isCleared: play.game.phase == .won, isOver: play.game.isOver, score: play.game.score, ticks: ticks)
    if play.game.isOver {
      // The alert appears, and is dismissed.
      session.advance(ticks: 90)
      session.host.tap("Play again")
      session.advance(ticks: 90)
    }
    session.commit()
    return result
  }

  private mutating func act(_ session: Session) {
    let play = session.play
    if play.game.phase == .serving { return play.act() }
    if play.game.offersPush, play.game.canPush { play.act() }
    guard let goal = goal(play) else { return }
    move(session, by: goal - play.paddle.center.x)
  }

  /// Where the paddle should go; nil if it can stay where it is.
  private mutating func goal(_ play: BreakoutViewController) -> CGFloat? {
    let court = play.court
    guard skill == .skilful else {
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
      aim = chance.nextUnit() < BreakoutBot.misjudgement ? 2.5 : chance.next(in: -0.75..<0.75)
    }
    return place + aim * play.paddle.size.width / 2
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
