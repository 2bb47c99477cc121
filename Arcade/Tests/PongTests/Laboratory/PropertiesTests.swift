import Testing
import UIKit

@testable import Pong

/// The rungs that fix the game with properties of its items.
@Suite struct PropertiesTests {
  @Test("PO-R9: without rotation the angle stays 0 for 10,000 hits")
  func noRotation() {
    let bench = Bench("Elastic", (.pushX, 6.1), (.pushY, 4.3))
    // Ball and paddle in a narrow space, one above the other.
    bench.exhibit.paddle.center = CGPoint(x: 100, y: 110)
    bench.exhibit.collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 20, left: 45, bottom: 170, right: 205))
    for _ in 0..<30_000 where bench.readings.wallHits + bench.readings.paddleHits < 10_000 { bench.advance() }
    #expect(bench.readings.wallHits + bench.readings.paddleHits >= 10_000 && bench.readings.paddleHits > 1_000)
    #expect(bench.ball.transform == .identity && bench.paddle.transform == .identity)
  }

  @Test("PO-R10: with a density of 1 the paddle drifts when it is hit")
  func drift() {
    let bench = Bench("The paddle drifts")
    bench.advance(ticks: 240)
    #expect(abs(bench.paddle.center.y - 250) > 2 && bench.angle(of: bench.paddle) == 0)
  }

  @Test("PO-R11: a density of 1000 makes it a rock that glides by (1 + e) · v · m / (m + M)")
  func heavy() {
    #expect(UIDynamicItemBehavior().density == 1)
    let bench = Bench("A heavy paddle")
    #expect(bench.exhibit.paddleLaws.density == LabProperty.rock)
    #expect(bench.advance(upTo: 2) { bench.readings.paddleHits > 0 })
    bench.advance(ticks: 2)
    let glide = bench.exhibit.paddleLaws.linearVelocity(for: bench.paddle)
    // The ball's mass is 0.25, the paddle's 0.3 at a density of 1. Both have an elasticity of 0.2, and the ball came
    // down at 400 pt/s.
    let expected = 1.2 * 400 * 0.25 / (0.25 + 300)
    #expect(abs(glide.y / expected - 1) < 0.01, "\(glide.y) instead of \(expected)")
    #expect(glide.y > 0.3 && glide.y < 0.5 && glide.y < 0.003 * 447)
  }

  @Test("PO-R12: the greatest density is refused clearly, and nothing becomes NaN")
  func absurdDensity() {
    let bench = Bench("Too heavy")
    #expect(bench.exhibit.paddleLaws.density == 1 && bench.readings.refusedDensity == 1)
    #expect(bench.diagnostics.contains { $0.contains("density") }, "\(bench.diagnostics)")
    #expect(bench.readings.text(for: bench.exhibit.stage) == LabStrings.refused(density: "1.0"))
    for _ in 0..<600 {
      bench.advance()
      #expect(bench.ball.center.x.isFinite && bench.paddle.center.y.isFinite)
    }
    bench.exhibit.change(.density, to: LabProperty.rock)
    #expect(bench.readings.refusedDensity == nil && bench.exhibit.paddleLaws.density == LabProperty.rock)
  }

  @Test(
    "PO-R13: by default the ball loses speed: never faster, each hit by its elasticity, until rest",
    arguments: ["A heavy paddle", "It slows down"])
  func slowsDown(stage: String) {
    // The first of these stages sets no elasticity, friction or resistance; the second sets them to the defaults.
    let bench = Bench(stage, (.pushX, 0))
    #expect(bench.exhibit.ballLaws.resistance == 0)
    // Without resistance a slow ball takes minutes to cross the table, so this room leaves it 20 points to fly in.
    bench.exhibit.collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 25, left: 0, bottom: 205, right: 0))
    var speed = Double.infinity
    var checked = 0
    for _ in 0..<7200 where bench.exhibit.animator.isRunning {
      let before = bench.exhibit.ballLaws.linearVelocity(for: bench.ball)
      let hits = bench.readings.wallHits
      bench.advance()
      let after = bench.exhibit.ballLaws.linearVelocity(for: bench.ball)
      let now = hypot(after.x, after.y)
      #expect(now <= speed + 1e-3)
      speed = now
      if bench.readings.wallHits > hits, abs(before.y) > 5, before.y * after.y < 0 {
        #expect(abs(-after.y / before.y / 0.2 - 1) < 0.02, "\(after.y / before.y)")
        checked += 1
      }
    }
    #expect(checked >= 3 && !bench.exhibit.animator.isRunning && bench.readings.isResting, "\(checked) hits")
  }

  @Test("PO-R14: elasticity 1, friction 0, resistance 0: no loss in 10,000 bounces, nothing sticks")
  func elastic() {
    let bench = Bench("Elastic", (.pushX, 1.2), (.pushY, 1.7), (.walls, 0))
    // A narrow space makes for many bounces: the ball has 10 by 14 points to fly in.
    let log = WallLog()
    let collision = bench.exhibit.collision
    collision.collisionDelegate = log
    collision.addBoundary(withIdentifier: 0, from: CGPoint(x: 70, y: 0), to: CGPoint(x: 70, y: 200))
    collision.addBoundary(withIdentifier: 1, from: CGPoint(x: 130, y: 0), to: CGPoint(x: 130, y: 200))
    collision.addBoundary(withIdentifier: 2, from: CGPoint(x: 0, y: 30), to: CGPoint(x: 200, y: 30))
    collision.addBoundary(withIdentifier: 3, from: CGPoint(x: 0, y: 94), to: CGPoint(x: 200, y: 94))
    bench.advance()
    let laws = bench.exhibit.ballLaws
    let start = laws.linearVelocity(for: bench.ball)
    for tick in 0..<20_000 where log.hits < 10_000 {
      log.tick = tick
      bench.advance()
    }
    let end = laws.linearVelocity(for: bench.ball)
    #expect(log.hits >= 10_000)
    #expect(abs(hypot(end.x, end.y) / hypot(start.x, start.y) - 1) < 0.001)
    #expect(log.longest <= 3, "\(log.longest) ticks")
  }

  @Test("PO-H6: gravity and a floor: the ball settles on it, and the animator rests")
  func floor() {
    let bench = Bench("Down to the floor")
    #expect(bench.advance(upTo: 10) { !bench.exhibit.animator.isRunning })
    #expect(abs(bench.ball.frame.maxY - 300) < 0.5 && abs(bench.ball.center.x - 100) < 1)
    #expect(bench.readings.isResting && bench.readings.wallHits > 1)
    bench.exhibit.change(.gravityAngle, to: 1.5)
    #expect(bench.exhibit.animator.isRunning)
    bench.advance(ticks: 120)
    #expect(bench.ball.center.y < 150)
  }

  @Test("PO-H3: actions run from parent to children in order, and the last of two behaviors wins")
  func nested() {
    let bench = Bench("Nested", (.pushX, 0))
    bench.exhibit.paddle.center = CGPoint(x: 300, y: 20)
    bench.advance(ticks: 3)
    #expect(bench.readings.actions == ["pong", "soft", "bouncy"])
    #expect(bench.advance(upTo: 3) { bench.readings.wallHits > 0 })
    bench.advance(ticks: 3)
    #expect(bench.velocity(of: bench.ball).y < -390)
    bench.exhibit.change(.softIsLast, to: 1)
    bench.advance(ticks: 3)
    #expect(bench.readings.actions == ["pong", "bouncy", "soft"])
    let hits = bench.readings.wallHits
    #expect(bench.advance(upTo: 3) { bench.readings.wallHits > hits })
    bench.advance(ticks: 3)
    #expect(abs(bench.velocity(of: bench.ball).y) < 20)
  }
}

/// Measures how long the ball touches each of the walls 0 to 3.
private final class WallLog: NSObject, UICollisionBehaviorDelegate {
  var tick = 0
  var hits = 0
  var longest = 0
  private var began = [0, 0, 0, 0]

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    hits += 1
    began[identifier?.integer ?? 0] = tick
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) {
    longest = max(longest, tick - began[identifier?.integer ?? 0])
  }
}
