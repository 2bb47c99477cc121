import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The rows of the article about the physics of the finished game.
@Suite(.serialized) struct PhysicsTests {
  /// A court with the ball in flight, in which nobody moves a paddle.
  private func flying(_ settings: [Setting: Int] = [:]) -> PongStage {
    var all: [Setting: Int] = [.players: 2, .trace: 0]
    for (setting, value) in settings { all[setting] = value }
    let stage = PongStage(settings: all)
    stage.serve()
    return stage
  }

  @Test("PO-R6: one collision behavior of everything holds ball and paddles; the ball meets both walls and paddles")
  func everything() {
    let stage = flying()
    let collision = stage.behavior.collision
    #expect(collision.collisionMode == .everything && collision.items.count == 3)
    #expect(collision.boundaryIdentifiers == PongBehavior.walls)
    let middle = CGPoint(x: stage.court.width / 2, y: stage.court.length / 2)
    for direction in [-1.0, 1] {
      stage.fly(from: middle, velocity: CGPoint(x: 300 * direction, y: 20))
      stage.host.advance(seconds: 0.9)
      #expect(stage.behavior.velocity.x * direction < 0, "back from the wall")
      stage.fly(from: middle, velocity: CGPoint(x: 0, y: 400 * direction))
      stage.host.advance(seconds: 1)
      #expect(stage.behavior.velocity.y * direction < 0, "back from the paddle")
    }
    #expect(stage.game.hits == 2 && stage.host.sounds.filter { $0 == "paddle" }.count == 2)
  }

  @Test("PO-R6: the reference view's bounds as a boundary: a ball meets all four walls")
  func fourWalls() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let ball = UIView(frame: CGRect(x: 140, y: 190, width: 20, height: 20))
    host.view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: host.view)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let traits = UIDynamicItemBehavior(items: [ball])
    traits.elasticity = 1
    traits.friction = 0
    animator.addBehavior(collision)
    animator.addBehavior(traits)
    for direction in [CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1)] {
      ball.center = CGPoint(x: 150, y: 200)
      animator.updateItem(usingCurrentState: ball)
      let now = traits.linearVelocity(for: ball)
      traits.addLinearVelocity(CGPoint(x: direction.x * 400 - now.x, y: direction.y * 400 - now.y), for: ball)
      host.advance(seconds: 0.6)
      let back = traits.linearVelocity(for: ball)
      #expect(back.x * direction.x + back.y * direction.y < -390, "\(direction)")
    }
  }

  @Test("PO-R9: nothing rotates, whatever it hits")
  func turning() {
    let stage = flying()
    for hit in 0..<60 {
      let x = stage.paddle(.near).x + CGFloat(hit % 21 - 10) / 10 * stage.court.paddleLength * 0.6
      stage.fly(
        from: CGPoint(x: x, y: stage.court.faceY(.near) - 30), velocity: CGPoint(x: CGFloat(hit % 7 - 3) * 40, y: 500))
      stage.host.advance(ticks: 12)
      if stage.behavior.ball == nil || stage.behavior.passed != nil {
        stage.play.startGame(seed: 1)
        stage.serve()
      }
      for item in stage.behavior.paddles + [stage.ball] {
        #expect(item.transform == .identity)
      }
      #expect(stage.behavior.ballTraits.angularVelocity(for: stage.ball) == 0)
    }
  }

  @Test(
    "PO-R11, PO-H5: a named density makes the paddle a thousand times as heavy; the game holds it on its line",
    arguments: 0..<3)
  func heavy(drive: Int) {
    #expect(Rules.paddleDensity == 1_000 && UIDynamicItemBehavior().density == 1)
    let stage = flying([.drive: drive])
    #expect(stage.behavior.paddleTraits.density == Rules.paddleDensity)
    let line = stage.paddle(.near)
    for _ in 0..<20 {
      stage.fly(from: CGPoint(x: line.x, y: stage.court.faceY(.near) - 30), velocity: CGPoint(x: 0, y: 600))
      stage.host.advance(ticks: 12)
      #expect(stage.behavior.velocity.y < 0, "it was returned")
    }
    stage.host.advance(ticks: 60)
    #expect(abs(stage.paddle(.near).x - line.x) < 0.1 && abs(stage.paddle(.near).y - line.y) < 0.02)
    let moved = stage.behavior.paddleTraits.linearVelocity(for: stage.behavior.paddles[0])
    #expect(stage.speed(moved) < 0.5)
  }

  @Test("PO-R14: between paddles and walls the ball keeps its speed over 300 bounces, and never sticks to a wall")
  func elastic() {
    let stage = flying([.speedUp: 0])
    let speed = stage.court.cruise
    stage.fly(
      from: CGPoint(x: stage.court.width / 3, y: stage.court.length / 2),
      velocity: CGPoint(x: speed * 0.8, y: speed * 0.6))
    var atWall = 0
    for _ in 0..<6_000 {
      stage.host.advance(ticks: 1)
      guard let ball = stage.behavior.ball else { break }
      let place = stage.court.inCourt(ball.center)
      for side in Side.allCases { stage.play.setGoal(side, place.x) }
      #expect(abs(stage.speed / speed - 1) < 0.001)
      let room = stage.court.ballDiameter / 2 + 0.2
      // A ball that flies along the wall stays near it for as long as that takes.
      let isNear = place.x < room || place.x > stage.court.width - room
      atWall = isNear && abs(stage.behavior.velocity.x) > 40 ? atWall + 1 : 0
      #expect(atWall <= 3)
    }
    #expect(stage.game.hits > 20 && stage.behavior.ball != nil)
  }

  @Test("PO-R16: a paddle whose center is merely set goes back to where the engine has it")
  func snapsBack() {
    let stage = PongStage(settings: [.players: 2])
    stage.serve()
    let paddle = stage.behavior.paddles[0]
    let place = paddle.center
    paddle.center = CGPoint(x: place.x + 80, y: place.y)
    stage.host.advance(ticks: 1)
    #expect(paddle.center == place)
  }

  @Test("PO-R17: with updateItem it stays where it was put")
  func stays() {
    let stage = PongStage(settings: [.players: 2])
    stage.serve()
    let paddle = stage.behavior.paddles[0]
    let place = CGPoint(x: paddle.center.x + 80, y: paddle.center.y)
    paddle.center = place
    stage.play.animator.updateItem(usingCurrentState: paddle)
    stage.host.advance(ticks: 5)
    #expect(abs(paddle.center.x - place.x) < 0.01)
  }

  @Test("PO-H1: snap and spring move the paddle through at least three intermediate places, teleport through none")
  func drives() {
    for (drive, least, most) in [(0, 0, 0), (1, 3, 90), (2, 3, 90)] {
      let stage = PongStage(settings: [.drive: drive, .players: 2])
      let start = stage.paddle(.near).x
      let goal = stage.court.width * 0.8
      stage.play.setGoal(.near, goal)
      var between = 0
      for _ in 0..<120 {
        stage.host.advance(ticks: 1)
        let x = stage.paddle(.near).x
        if x > start + 1, x < goal - 1 { between += 1 }
        #expect(x < goal + 0.1 * (goal - start), "it swings over by less than a tenth")
      }
      #expect(between >= least && between <= most, "drive \(drive): \(between)")
      #expect(abs(stage.paddle(.near).x - goal) < 1, "drive \(drive) arrives within a second")
      #expect(abs(stage.paddle(.near).y - stage.court.paddleY(.near)) < 0.02)
      stage.host.settle()
      #expect(stage.host.countFrames(seconds: 2) == 0, "drive \(drive) comes to rest")
    }
  }

  @Test("PO-H2: a paddle that is thrown about by its spring never drives the ball above the cap", arguments: 0..<3)
  func sane(drive: Int) {
    let stage = flying([.drive: drive, .speedUp: 10, .spin: 100])
    let fastest = stage.behavior.flight.fastest
    var chance = SeededGenerator(seed: 7)
    for tick in 0..<3_600 {
      if stage.game.phase == .serving { stage.host.press("Space") }
      if let ball = stage.behavior.ball, tick % 5 == 0 {
        let x = stage.court.inCourt(ball.center).x
        for side in Side.allCases { stage.play.setGoal(side, x + chance.next(in: -50...50)) }
      }
      if stage.game.isOver { stage.play.startGame(seed: UInt64(tick)) }
      stage.host.advance(ticks: 1)
      if stage.behavior.ball != nil { #expect(stage.speed <= fastest * 1.001) }
    }
    #expect(stage.game.longestRally > 3)
  }

  @Test("a moving paddle spins the ball the way it moves, a resting one does not")
  func spin() {
    for (motion, spin) in [(1.0, 100), (-1, 100), (0, 100), (1, 0)] {
      let stage = flying([.spin: spin])
      let x = stage.court.width / 2
      stage.play.setGoal(.near, x - motion * 40)
      stage.host.advance(ticks: 20)
      stage.fly(from: CGPoint(x: x, y: stage.court.faceY(.near) - 40), velocity: CGPoint(x: 0, y: 400))
      for step in 0..<16 where stage.behavior.velocity.y > 0 {
        stage.play.setGoal(.near, x - motion * 40 + motion * 5 * CGFloat(step))
        stage.host.advance(ticks: 1)
      }
      let place = (x - stage.paddle(.near).x) / (stage.court.paddleLength / 2 + stage.court.ballDiameter / 2)
      let still = place * Rules.slantOfPlace * stage.speed
      let added = stage.behavior.velocity.x - still
      if motion == 0 || spin == 0 {
        #expect(abs(added) < stage.speed * 0.06, "\(motion) \(spin): \(added)")
      } else {
        #expect(added * motion > stage.speed * 0.15, "\(motion) \(spin): \(added)")
      }
    }
  }

  @Test("a paddle that comes too late does not shove the ball about")
  func late() {
    let stage = flying()
    stage.play.setGoal(.near, stage.court.width)
    stage.host.advance(ticks: 5)
    let x = stage.court.width * 0.4
    stage.fly(from: CGPoint(x: x, y: stage.court.paddleY(.near)), velocity: CGPoint(x: 0, y: 300))
    stage.host.advance(ticks: 1)
    stage.play.setGoal(.near, x)
    stage.host.advance(ticks: 2)
    #expect(stage.behavior.passed == .near)
    #expect(abs(stage.behavior.velocity.x) < 1 && stage.behavior.velocity.y > 290)
    stage.host.advance(seconds: 0.6)
    #expect(stage.game.points(.far) == 1)
  }

  @Test("contacts of ball and paddle are reported once each")
  func once() {
    let stage = flying([.speedUp: 0])
    for hit in 1...10 {
      stage.fly(
        from: CGPoint(x: stage.paddle(.near).x, y: stage.court.faceY(.near) - 30), velocity: CGPoint(x: 0, y: 400))
      stage.host.advance(ticks: 20)
      #expect(stage.game.hits == hit)
    }
  }
}
