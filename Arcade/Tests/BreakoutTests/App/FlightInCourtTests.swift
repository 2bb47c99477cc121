import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Balls among walls, bricks and paddle.
@Suite(.serialized) struct FlightInCourtTests {
  private func speed(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }

  @Test("BR-R3b, BR-H15: 1,000 taps push in all octants, by 10 to 40 % of cruise, never above the cap")
  func pushes() {
    let stage = BreakoutStage()
    stage.tapCourt()
    let cruise = stage.play.behavior.flight.cruise
    let start = CGPoint(x: cruise * 0.6, y: -cruise * 0.8)
    var octants = [Int](repeating: 0, count: 8)
    for _ in 0..<1_000 {
      stage.move(stage.ball, to: stage.clearing, velocity: start)
      let before = stage.velocity
      stage.play.game.pushWait = 0
      stage.play.act()
      stage.host.advance(ticks: 1)
      let change = CGPoint(x: stage.velocity.x - before.x, y: stage.velocity.y - before.y)
      #expect(speed(change) > cruise * 0.1 && speed(change) < cruise * 0.4)
      #expect(speed(stage.velocity) <= stage.play.behavior.flight.fastest * 1.001)
      let turn = CaromGeometry.atan2(change.y, change.x) / (CGFloat.pi / 4)
      octants[(Int(turn.rounded(.down)) + 8) % 8] += 1
    }
    #expect(octants.allSatisfy { $0 > 80 }, "\(octants)")
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "BR-H15: a push changes the velocity once, by magnitude / (density · area / 100²), whatever the size of the ball",
    arguments: [CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 1_366)])
  func pushBySize(size: CGSize) throws {
    let stage = BreakoutStage(size: size)
    stage.tapCourt()
    let behavior = stage.play.behavior
    let cruise = behavior.flight.cruise
    // With any change of 0.3 cruise, this velocity needs no correction of its speed or its direction.
    stage.move(stage.ball, to: stage.clearing, velocity: CGPoint(x: cruise * 0.54, y: -cruise * 0.72))
    stage.host.advance(ticks: 1)
    let before = stage.velocity
    stage.play.act()
    let push = try #require(behavior.childBehaviors.last as? UIPushBehavior)
    let area = stage.ball.bounds.width * stage.ball.bounds.height
    let expected = push.magnitude * 100 / (behavior.ballTraits.density * area / 10_000)
    #expect(push.mode == .instantaneous && abs(expected / (cruise * Rules.push) - 1) < 1e-6)
    stage.host.advance(ticks: 1)
    let after = stage.velocity
    let change = speed(CGPoint(x: after.x - before.x, y: after.y - before.y))
    #expect(abs(change / expected - 1) < 0.001, "\(change) instead of \(expected)")
    stage.host.advance(ticks: 10)
    #expect(stage.velocity == after, "the push acts in one tick only")
  }

  @Test("BR-H15: twice the diameter takes four times the magnitude")
  func pushOfTwice() {
    var changes: [CGFloat] = []
    for scale in [1.0, 2] {
      let stage = BreakoutStage()
      stage.tapCourt()
      let behavior = stage.play.behavior
      let ball = BallView(diameter: stage.play.court.ballDiameter * scale, look: stage.play.courtView.look)
      ball.center = stage.clearing
      stage.play.courtView.addSubview(ball)
      behavior.removeBall(stage.ball)
      behavior.addBall(ball, velocity: CGPoint(x: 0, y: -behavior.flight.cruise))
      stage.host.advance(ticks: 1)
      let before = stage.velocity
      let push = UIPushBehavior(items: [ball], mode: .instantaneous)
      push.setAngle(0, magnitude: 0.02)
      behavior.addChildBehavior(push)
      stage.host.advance(ticks: 1)
      changes.append(stage.velocity.x - before.x)
    }
    #expect(changes[1] > 10 && abs(changes[0] / changes[1] - 4) < 0.004, "\(changes)")
  }

  @Test("BR-H16a: pushes take themselves away")
  func pushesLeave() {
    let stage = BreakoutStage()
    stage.tapCourt()
    let baseline = stage.play.behavior.childBehaviors.count
    for _ in 0..<20 {
      stage.play.game.pushWait = 0
      stage.play.act()
    }
    stage.host.advance(ticks: 2)
    #expect(stage.play.behavior.childBehaviors.count == baseline)
  }

  @Test("BR-H25: a second push inside the cool-down has no effect, and the button shows the time that remains")
  func cooldown() {
    let stage = BreakoutStage()
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 150, y: -300))
    stage.play.act()
    stage.host.advance(ticks: 2)
    let before = stage.velocity
    #expect(stage.host.element("Push")?.accessibilityValue == "recovering")
    stage.play.act()
    stage.host.advance(ticks: 1)
    #expect(stage.velocity == before)
    #expect(stage.play.scoreboard.pushButton.fill < 0.2)
    stage.host.advance(seconds: Rules.pushCooldown)
    #expect(stage.host.element("Push")?.accessibilityValue == "ready")
  }

  @Test("BR-F3: the ball bounces off sides and top; BR-F4: it falls through the bottom")
  func walls() {
    let stage = BreakoutStage()
    stage.tapCourt()
    let y = stage.clearing.y
    stage.launch(at: CGPoint(x: 30, y: y), velocity: CGPoint(x: -300, y: -100))
    stage.host.advance(seconds: 0.3)
    #expect(stage.velocity.x > 0)
    stage.move(stage.ball, to: CGPoint(x: stage.play.court.size.width - 30, y: y), velocity: CGPoint(x: 300, y: -100))
    stage.host.advance(seconds: 0.3)
    #expect(stage.velocity.x < 0)
    stage.move(stage.ball, to: CGPoint(x: 20, y: 20), velocity: CGPoint(x: 60, y: -300))
    stage.host.advance(seconds: 0.15)
    #expect(stage.velocity.y > 0)
    stage.move(
      stage.ball, to: CGPoint(x: 20, y: stage.play.court.size.height - 20), velocity: CGPoint(x: 0, y: 300))
    stage.host.advance(seconds: 0.3)
    #expect(stage.play.behavior.balls.isEmpty && stage.play.game.lives == 2)
  }

  @Test("BR-F2, BR-H4, BR-H10: a hit brick loses boundary and view in the same tick, and bounces the ball")
  func brick() {
    let stage = BreakoutStage([.toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    let play = stage.play
    let frame = play.brickFrame(36)!
    stage.launch(at: CGPoint(x: frame.midX, y: frame.maxY + 30), velocity: CGPoint(x: 0, y: -400))
    for _ in 0..<30 {
      stage.host.advance(ticks: 1)
      #expect((play.behavior.brickBoundary(36) != nil) == play.game.wall.bricks[36].isStanding)
      #expect((play.courtView.bricks[36] != nil) == (play.brickFrame(36) != nil))
      #expect((play.brickFrame(36) != nil) == play.game.wall.bricks[36].isStanding)
      #expect(play.behavior.brickIDs.count == play.game.wall.standing)
    }
    #expect(!play.game.wall.bricks[36].isStanding && play.game.wall.standing == 39)
    #expect(stage.velocity.y > 0)
  }

  /// Records the bricks that balls hit, and passes the hits on to the game.
  private final class HitLog: NSObject, BreakoutBehaviorDelegate {
    let game: BreakoutViewController
    private(set) var hits: [(ball: UIView, brick: Brick.ID, place: CGPoint)] = []

    init(_ game: BreakoutViewController) { self.game = game }

    func breakoutBehavior(_ behavior: BreakoutBehavior, ball: UIView, didHitBrick id: Brick.ID, at place: CGPoint) {
      hits.append((ball, id, place))
      game.breakoutBehavior(behavior, ball: ball, didHitBrick: id, at: place)
    }
    func breakoutBehavior(_ behavior: BreakoutBehavior, didCatch ball: UIView) {}
    func breakoutBehavior(_ behavior: BreakoutBehavior, didHold ball: UIView, at offset: CGFloat) {}
    func breakoutBehaviorDidHitNet(_ behavior: BreakoutBehavior) {}
    func breakoutBehaviorDidHitWall(_ behavior: BreakoutBehavior) {}
    func breakoutBehavior(_ behavior: BreakoutBehavior, didLose ball: UIView) {}
    func breakoutBehavior(_ behavior: BreakoutBehavior, didAdvanceBy seconds: TimeInterval) {}
  }

  @Test("BR-H13: one contact is reported once, with the ball, the brick, and the point of contact")
  func once() {
    let stage = BreakoutStage([.toughShare: 100, .specialShare: 0])
    stage.tapCourt()
    let frame = stage.play.brickFrame(36)!
    let log = HitLog(stage.play)
    stage.play.behavior.delegate = log
    let x = frame.minX + frame.width / 4
    stage.launch(at: CGPoint(x: x, y: frame.maxY + 30), velocity: CGPoint(x: 0, y: -400))
    stage.host.advance(seconds: 0.25)
    #expect(stage.play.game.wall.bricks[36].hitsLeft == 1, "one bounce is one hit")
    #expect(log.hits.count == 1 && log.hits.first?.ball === stage.ball && log.hits.first?.brick == 36)
    let place = log.hits.first?.place ?? .zero
    #expect(abs(place.x - x) < 0.5 && abs(place.y - frame.maxY) < 1, "\(place) instead of \(x), \(frame.maxY)")
  }

  @Test("BR-H27b: a tough brick survives a hit and then looks and is called otherwise")
  func tough() {
    let stage = BreakoutStage([.toughShare: 100, .specialShare: 0])
    stage.tapCourt()
    let name = stage.play.courtView.bricks[3]?.accessibilityLabel
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: 3, at: .zero)
    #expect(name == "Tough brick, row 1, column 4")
    #expect(stage.play.courtView.bricks[3]?.accessibilityLabel == "Cracked brick, row 1, column 4")
  }

  @Test("BR-H26: the farther from the paddle's middle a ball comes down, the flatter it leaves: 45 % turn it 27°")
  func offset() {
    let stage = BreakoutStage([.spin: 0])
    stage.tapCourt()
    let play = stage.play
    var last = -CGFloat.infinity
    for step in -9...9 {
      let x = play.paddle.center.x + CGFloat(step) / 10 * play.paddle.size.width / 2
      stage.move(
        stage.ball, to: CGPoint(x: x, y: play.court.serveY - 40),
        velocity: CGPoint(x: 0, y: play.behavior.flight.cruise))
      let before = play.catches
      for _ in 0..<60 where play.catches == before { stage.host.advance(ticks: 1) }
      #expect(play.catches == before + 1)
      #expect(stage.velocity.y < 0)
      #expect(stage.velocity.x > last)
      last = stage.velocity.x
      let angle = CaromGeometry.atan2(stage.velocity.x, -stage.velocity.y)
      #expect(abs(angle - CGFloat(step) / 10 * Rules.widestAim) < 0.06, "\(step): \(angle)")
    }
  }

  @Test("BR-X1: a paddle that moves takes the ball along")
  func spin() {
    var turns: [CGFloat] = []
    for distance in [-60.0, 0, 60] {
      let stage = BreakoutStage()
      stage.tapCourt()
      let play = stage.play
      let place = CGPoint(x: play.court.size.width / 2, y: play.court.serveY - 25)
      stage.move(stage.ball, to: place, velocity: CGPoint(x: 0, y: play.behavior.flight.cruise))
      play.dragPaddle(by: -distance / 2)
      for _ in 0..<12 where play.catches == 0 {
        play.dragPaddle(by: distance / 8)
        stage.host.advance(ticks: 1)
      }
      #expect(play.catches == 1)
      // The part of the angle that does not come from the place of the hit.
      let offset = (stage.ball.center.x - play.paddle.center.x) / (play.paddle.size.width / 2)
      turns.append(CaromGeometry.atan2(stage.velocity.x, -stage.velocity.y) - offset * Rules.widestAim)
    }
    #expect(turns[0] < -0.1 && abs(turns[1]) < 0.02 && turns[2] > 0.1, "\(turns)")
  }

  @Test("BR-H6: 300 hits do not move the paddle; LongRuns has 10,000")
  func unmoved() {
    let stage = BreakoutStage()
    stage.tapCourt()
    let play = stage.play
    let place = play.courtView.paddle.center
    for index in 0..<300 {
      let x = play.paddle.center.x + CGFloat(index % 21 - 10) * 3
      stage.move(stage.ball, to: CGPoint(x: x, y: play.court.serveY - 4), velocity: CGPoint(x: 0, y: 600))
      stage.host.advance(ticks: 4)
    }
    #expect(play.courtView.paddle.center == place && play.paddle.center == place)
    #expect(play.catches >= 300)
  }

  @Test("BR-H23: an adversarial finger never pushes the paddle onto a ball")
  func adversary() {
    let stage = BreakoutStage([.practice: 1, .balls: 3])
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      if stage.play.game.phase == .serving { stage.play.act() }
      for ball in stage.play.behavior.balls where ball.center.y > stage.play.court.serveY - 30 {
        stage.play.dragPaddle(by: ball.center.x - stage.play.wantedX + generator.next(in: -60.0..<60))
      }
      stage.host.advance(ticks: 1)
      for ball in stage.play.behavior.balls {
        // Bodies may overlap by the engine's slop of half a point.
        let radius = ball.bounds.width / 2 - 0.6
        #expect(!stage.play.paddle.overlaps(ballAt: ball.center, radius: radius))
      }
    }
    #expect(stage.host.diagnostics == [])
  }

  @Test("BR-H17: bounciness that changes in mid-flight alters the next bounce")
  func bounciness() {
    let stage = BreakoutStage([.difficulty: Difficulty.own.rawValue])
    stage.tapCourt()
    var kept: [CGFloat] = []
    for percent in [100, 70] {
      var settings = stage.play.game.settings
      settings[.bounciness] = percent
      Setting.store.save(.bounciness, settings[.bounciness])
      stage.play.adoptSettings()
      stage.move(stage.ball, to: CGPoint(x: 30, y: stage.clearing.y), velocity: CGPoint(x: -350, y: -200))
      stage.host.advance(seconds: 0.12)
      kept.append(stage.velocity.x / 350)
    }
    #expect(abs(kept[0] - 1) < 0.02 && abs(kept[1] - 0.7) < 0.05, "\(kept)")
  }

  @Test("BR-H18a: a ball outside any edge is reported lost within a tick")
  func outside() {
    for place in [CGPoint(x: -40, y: 200), CGPoint(x: 900, y: 200), CGPoint(x: 100, y: -60), CGPoint(x: 100, y: 2_000)]
    {
      let stage = BreakoutStage()
      stage.tapCourt()
      stage.move(stage.ball, to: place, velocity: .zero)
      stage.host.advance(ticks: 1)
      #expect(stage.play.behavior.balls.isEmpty && stage.play.game.lives == 2)
    }
  }

  @Test("BR-H18b: at ten times the cap no ball is lost for ever")
  func tenfold() {
    let stage = BreakoutStage([.practice: 1, .toughShare: 0, .specialShare: 0])
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      if stage.play.game.isOver { break }
      if stage.play.game.phase == .serving { stage.play.act() }
      let speed = stage.play.behavior.flight.fastest * 10
      let angle = generator.next(in: 0..<2 * CGFloat.pi)
      stage.move(
        stage.ball, to: stage.clearing,
        velocity: CGPoint(x: speed * CaromGeometry.cos(angle), y: speed * CaromGeometry.sin(angle)))
      stage.host.advance(ticks: 3)
      for ball in stage.play.behavior.balls {
        #expect(stage.play.court.bounds.insetBy(dx: -10, dy: -10).contains(ball.center))
      }
      #expect(stage.play.game.phase != .playing || stage.play.behavior.balls.count == stage.play.game.ballsInPlay)
    }
  }

  @Test("BR-H21: a ball in a horizontal loop is offered a push, and one tap breaks the loop")
  func loop() {
    /// The vertical speed two ticks after a ball flew horizontally.
    func rise(_ seed: Int32, isPushed: Bool) -> CGFloat {
      let stage = BreakoutStage(seed: seed)
      stage.launch(at: stage.clearing, velocity: CGPoint(x: 400, y: 0))
      if isPushed { stage.play.act() }
      stage.host.advance(ticks: 2)
      return abs(stage.velocity.y)
    }
    let steered = rise(1, isPushed: false)
    // The direction of a push is random, so a few pushes are nearly horizontal and need a second tap.
    let pushed = (1...20).map { rise($0, isPushed: true) }
    #expect(steered < 2 && pushed.count { $0 > 10 * steered } >= 18, "\(pushed) beside \(steered)")

    let stage = BreakoutStage()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 400, y: 0))
    stage.play.act()
    stage.host.advance(ticks: 2)
    stage.play.game.idleTime = Rules.patience - 0.01
    stage.host.advance(ticks: 2)
    #expect(stage.host.isVisible("Stuck? Tap, click or press Space\nto push the ball"))
    #expect(stage.play.game.canPush)
  }

  @Test("BR-H8: the behavior is made of collision, item and gravity behaviors, which enter and leave with it")
  func composition() {
    let stage = BreakoutStage()
    let behavior = stage.play.behavior
    let children = behavior.childBehaviors
    #expect(children.contains { $0 is UICollisionBehavior })
    #expect(children.contains { $0 is UIDynamicItemBehavior })
    #expect(children.contains { $0 is UIGravityBehavior })
    #expect(children.allSatisfy { $0.dynamicAnimator === stage.play.animator })
    stage.play.animator.removeBehavior(behavior)
    #expect(behavior.dynamicAnimator == nil && children.allSatisfy { $0.dynamicAnimator == nil })
  }

  @Test("BR-H5: the balls, which are views, are the only items that collide")
  func items() {
    let stage = BreakoutStage([.balls: 3])
    stage.tapCourt()
    let items = stage.play.behavior.collision.items
    #expect(items.count == 3)
    for (item, ball) in zip(items, stage.play.behavior.balls) { #expect(item === ball && item is BallView) }
  }
}
