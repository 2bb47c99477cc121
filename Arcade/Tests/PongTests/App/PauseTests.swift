import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// Pauses in Pong. ArcadeTests has what all games have in common.
@Suite(.serialized) struct PauseTests {
  @Test("the count before a serve can be paused, and waits")
  func count() {
    let stage = PongStage()
    stage.host.press("Space")
    stage.host.advance(seconds: 0.4)
    let beat = stage.game.beat
    stage.host.press("KeyP")
    stage.host.advance(seconds: 10)
    #expect(stage.play.isPaused && stage.game.phase == .counting && stage.game.beat == beat)
    stage.host.press("KeyP")
    stage.awaitServe()
    #expect(stage.game.phase == .rally)
  }

  @Test("a rally continues after three beats, during which only paddles move")
  func ready() {
    let stage = PongStage()
    stage.serve()
    stage.host.advance(seconds: 0.2)
    stage.host.press("KeyP")
    let place = stage.ball.center
    let velocity = stage.behavior.velocity
    let other = stage.paddle(.far)
    let sounds = stage.host.sounds.filter { $0 == "count" }.count
    stage.host.press("Space")
    #expect(!stage.play.isPaused && stage.game.phase == .resuming && stage.host.isVisible("3"))
    stage.host.touch(phase: .hover, at: stage.spot(.near, 0.4), type: .indirectPointer, buttons: 0)
    stage.host.advance(ticks: 2)
    stage.host.touch(phase: .hover, at: stage.spot(.near, 0.3), type: .indirectPointer, buttons: 0)
    stage.host.advance(seconds: 0.5)
    #expect(abs(stage.paddle(.near).x - stage.court.width * 0.3) < 1)
    #expect(stage.ball.center == place && stage.paddle(.far) == other && stage.host.isVisible("2"))
    stage.host.rotate()
    stage.host.rotate()
    #expect(stage.game.phase == .resuming)
    let waiting = stage.ball.center
    stage.host.press("KeyP")
    stage.host.advance(seconds: 2)
    stage.host.press("KeyP")
    #expect(stage.game.beat == 3, "from the beginning")
    stage.host.advance(seconds: 0.8)
    #expect(stage.ball.center == waiting)
    stage.host.advance(seconds: 0.2)
    #expect(stage.game.phase == .rally && stage.ball.center != waiting)
    #expect(abs(stage.behavior.velocity.x - velocity.x) < 1 && abs(stage.behavior.velocity.y - velocity.y) < 1)
    #expect(stage.host.sounds.filter { $0 == "count" }.count == sounds + 5)
    #expect(stage.host.diagnostics == [])
  }

  @Test("Escape pauses a match that runs, and is otherwise left to others")
  func escape() {
    let stage = PongStage()
    #expect(!stage.play.accessibilityPerformEscape() && !stage.play.isPaused)
    stage.serve()
    #expect(stage.play.accessibilityPerformEscape() && stage.play.isPaused)
    #expect(!stage.play.accessibilityPerformEscape())
  }
}
