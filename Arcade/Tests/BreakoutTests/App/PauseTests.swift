import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Leaving the game and coming back.
@Suite(.serialized) struct PauseTests {
  /// The exact state of everything that moves.
  private struct Flight: Equatable {
    let center: CGPoint
    let velocity: CGPoint
    let spin: CGFloat
    let game: Game
  }

  private func flight(_ stage: BreakoutStage) -> Flight {
    Flight(
      center: stage.ball.center, velocity: stage.velocity,
      spin: stage.play.behavior.ballTraits.angularVelocity(for: stage.ball), game: stage.play.game)
  }

  private func flying(seed: Int32 = 1) -> BreakoutStage {
    let stage = BreakoutStage(seed: seed)
    stage.tapCourt()
    stage.host.advance(seconds: 0.7)
    return stage
  }

  @Test("BR-X5: a visit to the settings leaves place, velocity and spin as they were, to the bit")
  func settings() {
    let stage = flying()
    let before = flight(stage)
    #expect(stage.host.tap("Settings"))
    // The tap itself takes a few ticks, during which the ball flies on. From here nothing may move.
    let left = flight(stage)
    stage.host.advance(seconds: 5)
    #expect(flight(stage) == left && left.game.phase == before.game.phase)
    #expect(stage.host.tap("Play"))
    stage.host.advance(seconds: 1)
    #expect(flight(stage) == left)
    #expect(stage.host.isVisible("Paused"))
    stage.tapCourt()
    stage.host.advance(ticks: 1)
    #expect(flight(stage) != left && !stage.host.isVisible("Paused"))
  }

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

  @Test("BR-X5: hidden pages and lost focus pause the game, to the bit", arguments: [true, false])
  func hidden(isHidden: Bool) {
    let stage = flying()
    isHidden ? stage.host.hide() : stage.host.blur()
    stage.host.advance(ticks: 1)
    let before = flight(stage)
    stage.host.advance(seconds: 30)
    isHidden ? stage.host.show() : stage.host.focus()
    stage.host.advance(seconds: 1)
    #expect(flight(stage) == before && stage.play.isPaused)
    stage.host.press("Space")
    stage.host.advance(ticks: 1)
    #expect(!stage.play.isPaused && flight(stage) != before)
  }

  @Test("a game goes on after a pause as if there had been none")
  func undisturbed() {
    let stage = flying(seed: 4)
    let other = flying(seed: 4)
    stage.play.pause()
    stage.host.advance(seconds: 3)
    stage.play.resume()
    stage.host.advance(seconds: 0.5)
    other.host.advance(seconds: 0.5)
    let there = flight(other)
    #expect(flight(stage) == there)
  }

  @Test("the pause button pauses and resumes")
  func button() {
    let stage = flying()
    #expect(stage.host.tap("Pause"))
    #expect(stage.play.isPaused && stage.host.isVisible("Paused"))
    #expect(stage.host.tap("Resume"))
    #expect(!stage.play.isPaused && !stage.host.isVisible("Paused"))
  }

  @Test("while paused no finger moves the paddle and no frame is asked for")
  func still() {
    let stage = flying()
    stage.play.pause()
    stage.host.settle()
    let place = stage.play.paddle
    stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x + 50, y: stage.thumb.y))
    #expect(stage.play.paddle == place)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 2) == 0)
  }

  @Test("BR-H16b: a scene that is torn down leaves no controller, behaviour, ball or animator")
  func leaks() {
    func session() -> (Weak<BreakoutViewController>, Weak<BreakoutBehavior>, Weak<UIDynamicAnimator>, Weak<UIView>) {
      let stage = BreakoutStage()
      stage.tapCourt()
      stage.host.advance(seconds: 1)
      stage.play.act()
      stage.play.startNewGame()
      stage.tapCourt()
      stage.host.advance(seconds: 1)
      return (Weak(stage.play), Weak(stage.play.behavior), Weak(stage.play.animator), Weak(stage.ball))
    }
    let (play, behavior, animator, ball) = session()
    #expect(play.value == nil)
    #expect(behavior.value == nil)
    #expect(animator.value == nil)
    #expect(ball.value == nil)
  }

  @Test("a new game leaves nothing of the one before")
  func newGame() {
    let stage = flying()
    let behavior = Weak(stage.play.behavior)
    let run = Weak(stage.play.run!)
    stage.play.startNewGame()
    stage.host.advance(seconds: 1)
    #expect(behavior.value == nil)
    #expect(run.value == nil)
  }
}
