import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The Play tab, driven as a person drives it.
@Suite(.serialized) struct PlayTests {
  @Test("a game stands ready: the wall is up, the ball is just above the paddle's middle, nothing moves")
  func ready() {
    let stage = BreakoutStage()
    let play = stage.play
    #expect(play.game.phase == .serving && play.behavior.brickIDs.count == 40)
    #expect(play.waitingBalls.count == 1)
    let ball = play.waitingBalls[0]
    #expect(abs(ball.center.x - play.paddle.center.x) < 0.001)
    let clearance = play.paddle.frame.minY - ball.frame.maxY
    #expect(clearance > 0 && clearance < ball.bounds.height)
    stage.host.settle()
    #expect(!play.animator.isRunning)
    #expect(stage.host.countFrames(seconds: 2) == 0, "nothing moves, nothing runs")
    #expect(stage.host.diagnostics == [])
  }

  @Test("a tap launches the ball, which comes to break bricks")
  func launch() {
    let stage = BreakoutStage()
    stage.tapCourt()
    #expect(stage.play.game.phase == .playing && stage.play.behavior.balls.count == 1)
    stage.host.advance(seconds: 1.5)
    #expect(stage.play.game.score > 0)
    #expect(stage.host.diagnostics == [])
  }

  @Test("BR-R1a: one animator moves the ball, from the first tick of the flight to the last")
  func animator() {
    let stage = BreakoutStage()
    stage.tapCourt()
    #expect(stage.play.animator.behaviors.count == 1 && stage.play.animator.behaviors[0] === stage.play.behavior)
    #expect(stage.play.animator.referenceView === stage.play.courtView)
    stage.host.advance(ticks: 3)
    let before = stage.ball.center
    stage.play.animator.isPaused = true
    stage.host.advance(ticks: 10)
    #expect(stage.ball.center == before, "nothing else moves it")
  }

  @Test("BR-R3a: the paddle goes exactly as far as the finger, and stops at the sides")
  func pan() {
    let stage = BreakoutStage()
    let before = stage.play.paddle.center.x
    stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x + 60, y: stage.thumb.y))
    #expect(abs(stage.play.paddle.center.x - before - 60) < 0.001)
    stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x - 1_000, y: stage.thumb.y + 30))
    #expect(abs(stage.play.paddle.frame.minX) < 0.001)
    stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x + 1_000, y: stage.thumb.y))
    #expect(abs(stage.play.paddle.frame.maxX - stage.play.court.size.width) < 0.001)
    #expect(stage.play.waitingBalls[0].center.x <= stage.play.court.size.width)
  }

  @Test("BR-F1: the paddle keeps its height whatever the finger does")
  func height() {
    let stage = BreakoutStage()
    let height = stage.play.paddle.center.y
    stage.host.drag(from: stage.thumb, to: CGPoint(x: stage.thumb.x + 40, y: stage.thumb.y - 200))
    #expect(stage.play.paddle.center.y == height && stage.play.courtView.paddle.center.y == height)
  }

  @Test("the arrow keys and A, D move the paddle while they are held; Space launches; P and Escape pause")
  func keys() {
    let stage = BreakoutStage()
    let middle = stage.play.paddle.center.x
    stage.host.hold("ArrowLeft")
    stage.host.advance(ticks: 12)
    let left = stage.play.paddle.center.x
    #expect(left < middle - 20)
    stage.host.release("ArrowLeft")
    stage.host.advance(ticks: 12)
    let rest = stage.play.paddle.center.x
    stage.host.advance(ticks: 12)
    #expect(stage.play.paddle.center.x == rest)
    stage.host.hold("KeyD")
    stage.host.advance(ticks: 24)
    stage.host.release("KeyD")
    #expect(stage.play.paddle.center.x > rest + 20)
    stage.host.press("Space")
    #expect(stage.play.game.phase == .playing)
    stage.host.press("KeyP")
    #expect(stage.play.isPaused)
    stage.host.press("KeyP")
    stage.host.advance(seconds: Double(Rules.counts) * Rules.countTime + 0.1)
    #expect(!stage.play.isPaused)
    stage.host.press("Escape")
    #expect(stage.play.isPaused)
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "BR-F4, BR-R4a: a ball below the paddle is lost, the last ends the game with an alert, whose button begins anew")
  func losing() {
    let stage = BreakoutStage([.lives: 1])
    stage.tapCourt()
    let below = CGPoint(x: 30, y: stage.play.court.size.height - 5)
    stage.launch(at: below, velocity: CGPoint(x: 0, y: 500))
    stage.host.advance(seconds: 0.2)
    #expect(stage.play.game.phase == .lost)
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("Game over"))
    #expect(stage.play.behavior.balls.isEmpty)
    #expect(stage.host.tap("Play again"))
    stage.host.advance(seconds: 1)
    #expect(!stage.host.isVisible("Game over"))
    #expect(stage.play.game.phase == .serving && stage.play.game.score == 0)
    #expect(stage.play.behavior.brickIDs.count == 40 && stage.play.waitingBalls.count == 1)
    #expect(stage.host.diagnostics == [])
  }

  @Test("whoever plays with the keys has the focus after a game as well", arguments: [false, true])
  func focusAfterAGame(reducesMotion: Bool) {
    let stage = BreakoutStage([.lives: 1])
    stage.host.reduceMotion(reducesMotion)
    #expect(stage.host.tab(to: "Paddle"))
    stage.host.press("Space")
    let below = CGPoint(x: 30, y: stage.play.court.size.height - 5)
    stage.launch(at: below, velocity: CGPoint(x: 0, y: 500))
    stage.host.advance(seconds: 1.2)
    #expect(stage.host.isVisible("Game over"))
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.play.game.phase == .serving)
    #expect(stage.host.application.focusedView?.accessibilityLabel == "Paddle")
  }

  @Test("BR-R4a, BR-R4b: the last brick wins the game with an alert; its button puts the wall up again")
  func winning() {
    let stage = BreakoutStage([.brickRows: 2, .bricksPerRow: 4, .specialShare: 0, .toughShare: 0])
    stage.tapCourt()
    for id in 0..<8 { stage.hit(id) }
    stage.host.advance(seconds: 1)
    #expect(stage.play.game.phase == .won && stage.play.behavior.brickIDs.isEmpty)
    #expect(stage.host.isVisible("Wall cleared"))
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.play.game.phase == .serving && stage.play.behavior.brickIDs.count == 8)
  }
}
