import Testing
import UIKit

@testable import Catalogue

@Suite struct BehaviorTests {
  @Test func gravityPullsLightAndHeavyAlike() {
    let screen = Screen<GravityDemo>()
    screen.run(1)
    // Half of 200 pt/s² for one second.
    #expect(abs(screen.demo.small.center.y - 240) < 2)
    #expect(abs(screen.demo.small.center.y - screen.demo.large.center.y) < 0.01)
  }

  @Test func collisionModesAreChosenAbove() {
    let screen = Screen<CollisionModeDemo>()
    screen.run(1)
    #expect(screen.velocity(of: screen.demo.left).x < -140, "the balls hit each other")
    let boundaries = Screen<CollisionModeDemo>()
    #expect(boundaries.host.tap("Boundaries"))
    boundaries.run(1)
    #expect(boundaries.velocity(of: boundaries.demo.left).x > 140, "the balls pass through each other")
    boundaries.run(3)
    #expect(boundaries.host.view.bounds.contains(boundaries.demo.left.frame))
  }

  @Test func theDelegateHearsWhichBoundaryWasHit() {
    let screen = Screen<BoundariesDemo>()
    screen.run(0.6)
    #expect(screen.demo.hit.text == "The ramp")
    screen.run(4)
    #expect(screen.demo.hit.text == "The edge" || screen.demo.hit.text == "The disc")
    #expect(screen.demo.collision.boundaryIdentifiers == ["ramp", 2])
  }

  @Test func aContinuousPushAcceleratesByMass() {
    let screen = Screen<ContinuousPushDemo>()
    screen.run(1)
    #expect(abs(screen.demo.laws.linearVelocity(for: screen.demo.light).x - 100) < 1)
    #expect(abs(screen.demo.laws.linearVelocity(for: screen.demo.heavy).x - 25) < 1)
  }

  @Test func aTapPushesOnceTowardsTheFinger() {
    let screen = Screen<InstantaneousPushDemo>()
    screen.host.tap(at: CGPoint(x: 260, y: 300))
    let start = screen.demo.laws.linearVelocity(for: screen.demo.pushed)
    #expect(abs(start.x - 400) < 10 && abs(start.y) < 10)
    #expect(!screen.demo.push.active)
    screen.run(0.2)
    #expect(screen.demo.laws.linearVelocity(for: screen.demo.pushed).x < start.x)
  }

  @Test func aPushOffTheCenterTurns() {
    let screen = Screen<OffCenterPushDemo>()
    screen.run(0.5)
    #expect(angle(screen.demo.centered) == 0 && abs(angle(screen.demo.turned)) > 0.1)
    #expect(abs(screen.demo.centered.center.x - screen.demo.turned.center.x) < 1)
  }

  @Test func theMoreASnapIsDampedTheLessItSwingsOver() {
    let screen = Screen<SnapDemo>()
    var lowest = [0.0, 0, 0]
    for _ in 0..<360 {
      screen.run(1.0 / 120)
      for (index, box) in screen.demo.boxes.enumerated() { lowest[index] = max(lowest[index], box.center.y - 300) }
    }
    #expect(lowest[0] > lowest[1] + 20 && lowest[1] > lowest[2] + 5 && lowest[2] < 1, "\(lowest)")
    screen.host.tap(at: CGPoint(x: 200, y: 420))
    screen.run(2)
    #expect(abs(screen.demo.boxes[1].center.y - 420) < 1)
  }
}
