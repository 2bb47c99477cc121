import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// Leaving the game and coming back.
@Suite(.serialized) struct PauseTests {
  /// The exact state of everything that moves.
  private struct Flight: Equatable {
    let center: CGPoint
    let velocity: CGPoint
    let paddles: [CGPoint]
    let game: Game
    let computer: Computer?
  }

  private func flight(_ stage: PongStage) -> Flight {
    Flight(
      center: stage.ball.center, velocity: stage.behavior.velocity, paddles: stage.behavior.paddles.map(\.center),
      game: stage.game, computer: stage.play.computers[1])
  }

  private func flying(seed: Int32 = 1, drive: Int = 0) -> PongStage {
    let stage = PongStage(seed: seed, settings: [.drive: drive])
    stage.serve()
    stage.host.advance(seconds: 0.6)
    return stage
  }

  @Test("a visit to the settings leaves ball, paddles, match and computer as they were, to the bit")
  func settings() {
    let stage = flying()
    #expect(stage.host.tap("Settings"))
    // The tap itself takes a few ticks, during which the ball flies on. From here nothing may move.
    let left = flight(stage)
    stage.host.advance(seconds: 5)
    #expect(flight(stage) == left && left.game.phase == .rally)
    #expect(stage.host.tap("Play"))
    stage.host.advance(seconds: 1)
    #expect(flight(stage) == left)
    #expect(stage.host.isVisible("Paused"))
    stage.host.press("Space")
    stage.host.advance(ticks: 1)
    #expect(flight(stage) != left && !stage.host.isVisible("Paused"))
  }

  @Test("hidden pages and lost focus pause the match, to the bit", arguments: [true, false])
  func hidden(isHidden: Bool) {
    let stage = flying(drive: 2)
    isHidden ? stage.host.hide() : stage.host.blur()
    stage.host.advance(ticks: 1)
    let before = flight(stage)
    stage.host.advance(seconds: 30)
    isHidden ? stage.host.show() : stage.host.focus()
    stage.host.advance(seconds: 1)
    #expect(flight(stage) == before && stage.play.isPaused)
    stage.host.tap(at: stage.spot(.near))
    stage.host.advance(ticks: 1)
    #expect(!stage.play.isPaused && flight(stage) != before)
  }

  @Test("a match goes on after a pause as if there had been none")
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

  @Test("the pause button pauses and resumes")
  func button() {
    let stage = flying()
    #expect(stage.host.tap("Pause"))
    #expect(stage.play.isPaused && stage.host.isVisible("Paused"))
    #expect(stage.host.tap("Resume"))
    #expect(!stage.play.isPaused && !stage.host.isVisible("Paused"))
  }

  @Test("while paused no finger moves a paddle and no frame is asked for")
  func still() {
    let stage = flying()
    stage.play.pause()
    stage.host.settle()
    let place = stage.paddle(.near)
    stage.host.drag(from: stage.spot(.near), to: stage.spot(.near, 0.9))
    #expect(stage.paddle(.near) == place)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 2) == 0)
  }

  @Test("a scene that is torn down leaves no controller, behaviour, ball or animator")
  func leaks() {
    func session() -> (Weak<PongViewController>, Weak<PongBehavior>, Weak<UIDynamicAnimator>, Weak<UIView>) {
      let stage = PongStage(settings: [.drive: 2])
      stage.serve()
      stage.host.advance(seconds: 1)
      stage.play.startNewGame()
      stage.serve()
      stage.host.rotate()
      stage.host.advance(seconds: 0.5)
      return (Weak(stage.play), Weak(stage.behavior), Weak(stage.play.animator), Weak(stage.ball))
    }
    let (play, behavior, animator, ball) = session()
    #expect(play.value == nil)
    #expect(behavior.value == nil)
    #expect(animator.value == nil)
    #expect(ball.value == nil)
  }

  @Test("a new match leaves nothing of the one before")
  func newGame() {
    let stage = flying()
    let behavior = Weak(stage.behavior)
    let run = Weak(stage.play.run!)
    stage.play.startNewGame()
    stage.host.advance(seconds: 1)
    #expect(behavior.value == nil)
    #expect(run.value == nil)
  }
}
