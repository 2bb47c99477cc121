import Testing
import UIKit

@testable import Pong

/// The first rungs of the ladder, on which almost everything is still wrong.
@Suite struct PushAndCollideTests {
  @Test("PO-R2: a square ball and a wide paddle, both added in code")
  func shapes() {
    let bench = Bench("A push")
    #expect(bench.ball.bounds.width == bench.ball.bounds.height)
    #expect(bench.paddle.bounds.width >= 3 * bench.paddle.bounds.height)
    #expect(bench.ball.superview === bench.exhibit.table && bench.paddle.superview === bench.exhibit.table)
  }

  @Test("PO-R3: one animator, on the table")
  func oneAnimator() {
    let bench = Bench("Elastic")
    bench.advance()
    #expect(bench.exhibit.animator.referenceView === bench.exhibit.table)
    for behavior in bench.exhibit.animator.behaviors { #expect(behavior.dynamicAnimator === bench.exhibit.animator) }
  }

  @Test("PO-R4: the push is once: the speed jumps and stays, along (0.5, 1)")
  func push() {
    let bench = Bench("A push")
    let first = bench.velocity(of: bench.ball)
    // An item with a quarter of 100 × 100 points gets four times 100 pt/s for each unit of the push.
    #expect(abs(first.x - 200) < 0.1 && abs(first.y - 400) < 0.1)
    for _ in 0..<60 {
      let later = bench.velocity(of: bench.ball)
      #expect(abs(later.x - first.x) < 0.01 && abs(later.y - first.y) < 0.01)
    }
    #expect(abs(atan2(first.y, first.x) - atan2(1.0, 0.5)) < 1e-4)
  }

  @Test("PO-R5: without collisions the ball passes through the paddle and leaves the view")
  func passesThrough() {
    let bench = Bench("A push")
    var overlapped = false
    bench.advance(upTo: 3) {
      overlapped = overlapped || bench.ball.frame.insetBy(dx: 5, dy: 5).intersects(bench.paddle.frame)
      return !bench.ball.frame.intersects(bench.exhibit.table.bounds)
    }
    #expect(overlapped && bench.ball.center.y > 300)
    #expect(bench.paddle.center == CGPoint(x: 200, y: 250) && bench.readings.paddleHits == 0)
    // The exhibit does not follow the ball forever.
    bench.advance(upTo: 5) { bench.readings.hasLeft }
    #expect(bench.readings.hasLeft && bench.exhibit.animator.isPaused)
    #expect(bench.readings.text(for: bench.exhibit.stage) == LabStrings.gone)
  }

  @Test("PO-R6: mode everything: the ball meets the paddle and all four walls")
  func everything() {
    let bench = Bench("Collide")
    #expect(bench.exhibit.collision.collisionMode == .everything)
    #expect(bench.exhibit.collision.translatesReferenceBoundsIntoBoundary)
    #expect(bench.advance(upTo: 2) { bench.readings.paddleHits > 0 })
    for (x, y) in [(2.0, 0.0), (-2, 0), (0, -2), (0, 2)] {
      let thrown = Bench("Collide", (.pushX, x), (.pushY, y))
      thrown.exhibit.paddle.center = CGPoint(x: 60, y: 30)
      thrown.exhibit.ball.center = CGPoint(x: 200, y: 150)
      #expect(thrown.advance(upTo: 3) { thrown.readings.wallHits > 0 })
      let ball = thrown.ball.frame
      let edges = [ball.minX, ball.minY, 360 - ball.maxX, 300 - ball.maxY]
      #expect(edges.contains { abs($0) < 4 }, "\(ball)")
      thrown.advance(ticks: 240)
      #expect(thrown.exhibit.table.bounds.insetBy(dx: -1, dy: -1).contains(thrown.ball.center))
    }
  }

  @Test("PO-R7: walls only, or items only")
  func modes() {
    let walls = Bench("What collides")
    #expect(walls.exhibit.collision.collisionMode == .boundaries)
    #expect(walls.advance(upTo: 3) { walls.readings.wallHits > 0 })
    #expect(walls.readings.paddleHits == 0)
    let items = Bench("What collides", (.collisionMode, 1))
    #expect(items.advance(upTo: 3) { items.readings.paddleHits > 0 })
    items.advance(upTo: 5) { items.readings.hasLeft }
    #expect(items.readings.wallHits == 0 && items.readings.hasLeft)
  }

  @Test("PO-R8: after a hit beside the middle both spin")
  func spin() {
    let bench = Bench("Both spin")
    #expect(bench.advance(upTo: 2) { bench.readings.paddleHits > 0 })
    bench.advance(ticks: 5)
    #expect(abs(bench.readings.ballSpin) > 0.1 && abs(bench.readings.paddleSpin) > 0.1)
    #expect(bench.readings.spinText != nil)
  }

  @Test("PO-H4: contacts that began also end: the delegate is notified of both")
  func contactsComeInPairs() {
    let bench = Bench("Elastic")
    #expect(bench.exhibit.collision.collisionDelegate === bench.exhibit)
    var most = 0
    for _ in 0..<2400 {
      bench.advance()
      #expect(bench.readings.openContacts >= 0)
      most = max(most, bench.readings.openContacts)
    }
    #expect(bench.readings.paddleHits > 3 && bench.readings.wallHits > 20 && most > 0)
    bench.advance(upTo: 2) { bench.readings.openContacts == 0 }
    #expect(bench.readings.openContacts == 0)
  }
}
