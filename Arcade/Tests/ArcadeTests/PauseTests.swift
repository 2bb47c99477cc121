import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

/// Leaving a game with a ball in flight, and coming back to it.
@Suite(.serialized) struct PauseTests {
  @Test("BR-X5: a visit to the settings leaves the game exactly as it was", arguments: FlyingGame.Kind.allCases)
  func settings(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    // By an address, because the tab bar is hidden while the ball is in flight.
    game.host.go(to: "/" + kind.rawValue + "/settings")
    game.host.advance(ticks: 2)
    let left = game.state
    #expect(game.isFlying)
    game.host.advance(seconds: 5)
    #expect(game.state == left)
    #expect(game.host.tap("Play"))
    game.host.advance(seconds: 1)
    #expect(game.state == left)
    #expect(game.host.isVisible("Paused"))
    game.host.press("Space")
    // Breakout counts down first.
    game.host.advance(seconds: 2)
    #expect(game.state != left && !game.host.isVisible("Paused"))
  }

  @Test(
    "BR-X5: hidden pages and lost focus pause the game exactly where it is",
    arguments: FlyingGame.Kind.allCases, [true, false])
  func hidden(kind: FlyingGame.Kind, isHidden: Bool) {
    let game = FlyingGame(kind)
    isHidden ? game.host.hide() : game.host.blur()
    game.host.advance(ticks: 1)
    let before = game.state
    game.host.advance(seconds: 30)
    isHidden ? game.host.show() : game.host.focus()
    game.host.advance(seconds: 1)
    #expect(game.isFlying && game.state == before && game.play.isPaused)
    game.host.commit()
    #expect(!game.host.needsFrame, "a paused game stands still")
    game.host.tap(at: game.thumb)
    game.host.advance(seconds: 2)
    #expect(!game.play.isPaused && game.state != before)
  }

  @Test(
    "a game continues after a pause, and after the beats that Pong counts, as if there had been none",
    arguments: FlyingGame.Kind.allCases)
  func undisturbed(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind, seed: 4)
    let other = FlyingGame(kind, seed: 4)
    game.play.pause()
    game.host.advance(seconds: 3)
    game.play.resume()
    for _ in 0..<240 where game.isCounting { game.host.advance(ticks: 1) }
    game.host.advance(seconds: 0.5)
    other.host.advance(seconds: 0.5)
    let there = other.state
    #expect(other.isFlying && game.state == there)
  }

  @Test("the pause button pauses and resumes", arguments: FlyingGame.Kind.allCases)
  func button(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    #expect(game.host.tap("Pause"))
    #expect(game.play.isPaused && game.host.isVisible("Paused"))
    #expect(game.host.tap("Resume"))
    // Breakout counts down first.
    game.host.advance(seconds: 2)
    #expect(!game.play.isPaused && !game.host.isVisible("Paused"))
  }

  @Test("while paused, no finger moves a paddle and no frame is requested", arguments: FlyingGame.Kind.allCases)
  func still(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    game.play.pause()
    game.host.settle()
    let before = game.state
    game.host.drag(from: game.thumb, to: CGPoint(x: game.thumb.x + 100, y: game.thumb.y))
    #expect(game.play.isPaused && game.state == before)
    game.host.settle()
    #expect(game.host.countFrames(seconds: 2) == 0)
  }

  @Test(
    "BR-H16b: a session that ends leaves no controller, behavior, animator or ball",
    arguments: FlyingGame.Kind.allCases)
  func leaks(kind: FlyingGame.Kind) {
    func session() -> (Weak<GameViewController>, Weak<UIDynamicBehavior>, Weak<UIDynamicAnimator>, Weak<UIView>) {
      let game = FlyingGame(kind)
      game.host.press("Space")
      game.play.startNewGame()
      game.host.press("Space")
      for _ in 0..<600 where !game.isFlying { game.host.advance(ticks: 1) }
      game.host.rotate()
      game.host.advance(seconds: 0.5)
      return (Weak(game.play), Weak(game.behavior), Weak(game.play.animator), Weak(game.balls[0]))
    }
    let (play, behavior, animator, ball) = session()
    #expect(play.value == nil)
    #expect(behavior.value == nil)
    #expect(animator.value == nil)
    #expect(ball.value == nil)
  }

  @Test("a new game leaves nothing of the previous one", arguments: FlyingGame.Kind.allCases)
  func newGame(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    let behavior = Weak(game.behavior)
    let run = Weak(game.play.run!)
    game.play.startNewGame()
    game.host.advance(seconds: 1)
    #expect(behavior.value == nil)
    #expect(run.value == nil)
  }
}
