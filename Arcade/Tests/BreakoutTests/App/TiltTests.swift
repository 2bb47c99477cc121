import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Gravity that follows the tilt of the device.
@Suite(.serialized) struct TiltTests {
  private func answer(_ isGranted: Bool) -> HostInput {
    var answer = PermissionInput()
    answer.name = "motion"
    answer.isGranted = isGranted ? 1 : 0
    return .permission(answer)
  }

  private func tilt(right: Double, down: Double) -> HostInput {
    var motion = MotionInput()
    motion.gravityX = right
    motion.gravityY = down
    return .motion(motion)
  }

  /// The change of the ball's velocity during a tenth of a second of free flight.
  private func pull(_ stage: BreakoutStage) -> CGVector {
    stage.move(stage.ball, to: stage.clearing, velocity: CGPoint(x: 0, y: -200))
    let before = stage.velocity
    stage.host.advance(seconds: 0.1)
    return CGVector(dx: stage.velocity.x - before.x, dy: stage.velocity.y - before.y)
  }

  @Test("BR-X6, BR-L5: gravity bends the path to where the device is tilted, and is asked for once")
  func follows() {
    let stage = BreakoutStage([.gravity: Rules.gravityByTilt])
    let wants = stage.host.outputs.filter { if case .wantPermission = $0 { true } else { false } }
    #expect(wants.count == 1)
    stage.host.send(answer(true))
    stage.tapCourt()
    // Until the device has sent a reading, gravity pulls down.
    let resting = pull(stage)
    #expect(abs(resting.dx) < 1)
    stage.host.send(tilt(right: 1, down: 0))
    let right = pull(stage)
    stage.host.send(tilt(right: -0.5, down: 0))
    let left = pull(stage)
    #expect(right.dx > 5 && left.dx < -0.4 * right.dx && left.dx > -0.6 * right.dx, "\(right) \(left)")
    #expect(resting.dy > right.dy)
    #expect(stage.host.diagnostics == [])
  }

  @Test("BR-X6: refused, it works as strong gravity does, and says so; switched off it pulls down again")
  func refused() {
    let stage = BreakoutStage([.gravity: Rules.gravityByTilt])
    stage.host.send(answer(false))
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains(BreakoutStrings.tiltRefused))
    stage.tapCourt()
    let strong = BreakoutStage([.gravity: Rules.gravityByTilt - 1])
    strong.tapCourt()
    #expect(strong.play.court.gravity() == stage.play.court.gravity())
    #expect(stage.play.behavior.down == CGVector(dx: 0, dy: 1))

    let tilted = BreakoutStage([.gravity: Rules.gravityByTilt])
    tilted.host.send(answer(true))
    tilted.tapCourt()
    tilted.host.send(tilt(right: 1, down: 0))
    tilted.host.advance(ticks: 2)
    #expect(tilted.play.behavior.down == CGVector(dx: 1, dy: 0))
    Setting.store.save(.gravity, 1)
    tilted.play.adoptSettings()
    tilted.host.send(tilt(right: 1, down: 0))
    tilted.host.advance(ticks: 2)
    #expect(tilted.play.behavior.down == CGVector(dx: 0, dy: 1) && tilted.play.court.settings.gravity == 1)
  }
}
