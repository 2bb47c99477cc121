import Testing
import UIKit

@testable import Catalogue

@Suite struct FieldTests {
  @Test func dragSlowsWhatIsInTheField() {
    let screen = Screen<DragDemo>()
    screen.run(0.5)
    // A force of half the speed on a quarter of the mass: e^(−2t).
    #expect(abs(screen.velocity(of: screen.demo.slowed).x - 150 * exp(-1)) < 3)
    #expect(abs(screen.velocity(of: screen.demo.free).x - 150) < 0.1)
  }

  @Test func aVortexTurnsCounterClockwise() {
    let screen = Screen<VortexDemo>()
    let ball = screen.demo.balls[0]
    #expect(ball.center.y < screen.demo.vortex.position.y)
    screen.run(0.3)
    #expect(screen.velocity(of: ball).x < -10, "above the middle it goes to the left")
  }

  @Test func aMoonStaysOnItsOrbit() {
    let screen = Screen<RadialGravityDemo>()
    var leftmost = 1_000.0
    for _ in 0..<80 {
      screen.run(0.1)
      #expect(abs(distance(screen.demo.moon, screen.demo.planet) - 120) < 5)
      leftmost = min(leftmost, screen.demo.moon.center.x)
    }
    #expect(leftmost < 50)
  }

  @Test func aStreamCarriesWhatIsInIt() {
    let screen = Screen<LinearGravityDemo>()
    screen.run(1)
    #expect(abs(screen.demo.swimmers[1].center.x - 160 - 50) < 1)
    #expect(screen.demo.swimmers[0].center.x == 160 && screen.demo.swimmers[2].center.x == 160)
  }

  @Test func aBeltCarriesWhateverElseActs() {
    let screen = Screen<VelocityDemo>()
    screen.run(1)
    let velocity = screen.demo.laws.linearVelocity(for: screen.demo.carried)
    #expect(abs(velocity.x - 50) < 1 && abs(velocity.y) < 20)
  }

  @Test func leavesDriftApart() {
    let screen = Screen<NoiseDemo>()
    screen.run(2)
    let moved = screen.demo.leaves.enumerated().map { abs($1.center.x - 60 - 50 * Double($0)) + abs($1.center.y - 260) }
    #expect(moved.allSatisfy { $0 > 2 } && Set(moved).count == moved.count)
  }

  @Test func turbulenceLeavesAloneWhatStandsStill() {
    let screen = Screen<TurbulenceDemo>()
    screen.run(1)
    #expect(screen.demo.still.center == CGPoint(x: 160, y: 320))
    #expect(abs(screen.demo.fast.center.x - 120) + abs(screen.demo.fast.center.y - 200) > 2)
  }

  @Test func aSpringFieldSwingsAtItsFrequency() {
    let screen = Screen<SpringFieldDemo>()
    // √(4 N/m ÷ 1 kg) = 2 rad/s: half a period in π/2 s.
    screen.run(Double.pi / 2)
    #expect(abs(screen.demo.bob.center.x - 260) < 2 && abs(screen.demo.bob.center.y - 260) < 0.1)
  }

  @Test func chargesAreDrivenAwayAndDrawn() {
    let screen = Screen<ElectricDemo>()
    screen.run(0.5)
    #expect(screen.demo.positive.center.x > 202 && screen.demo.negative.center.x < 198)
    #expect(screen.demo.neutral.center.x == 200)
  }

  @Test func aMagnetBendsTheWayAndKeepsTheSpeed() {
    let screen = Screen<MagneticDemo>()
    screen.run(0.5)
    let velocity = screen.demo.laws.linearVelocity(for: screen.demo.electron)
    #expect(abs(hypot(velocity.x, velocity.y) - 150) < 2 && velocity.y < -50)
  }

  @Test func aBoatFloats() {
    let screen = Screen<CustomFieldDemo>()
    screen.run(20)
    // The box sinks until depth / 5 equals its weight of 5 N.
    #expect(abs(screen.demo.boat.center.y - 325) < 1)
  }
}
