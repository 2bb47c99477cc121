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

  @Test("Escape pauses a match that runs, and is otherwise left to others")
  func escape() {
    let stage = PongStage()
    #expect(!stage.play.accessibilityPerformEscape() && !stage.play.isPaused)
    stage.serve()
    #expect(stage.play.accessibilityPerformEscape() && stage.play.isPaused)
    #expect(!stage.play.accessibilityPerformEscape())
  }
}
