import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Pauses in Breakout. ArcadeTests has what all games have in common.
@Suite(.serialized) struct PauseTests {
  @Test("a ball that is nearly lost when a paused game turns is nearly lost after it, not beyond the court")
  func turnedAtTheLastMoment() {
    let stage = BreakoutStage(size: CGSize(width: 844, height: 390))
    let court = stage.play.court
    let y = court.size.height + 0.45 * court.ballDiameter
    stage.launch(at: CGPoint(x: 30, y: y), velocity: CGPoint(x: 0, y: 1))
    stage.play.pause()
    stage.host.resize(to: CGSize(width: 390, height: 844))
    let turned = stage.play.court
    #expect(stage.ball.center.y > turned.size.height)
    #expect(stage.ball.center.y <= turned.size.height + turned.ballDiameter / 2)
    stage.play.resume()
    stage.play.behavior.setVelocity(CGPoint(x: 0, y: 600), of: stage.ball)
    let lives = stage.play.game.lives
    stage.host.advance(ticks: 30)
    #expect(stage.play.game.lives == lives - 1)
  }
}
