import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// Turning the device in the middle of something.
@Suite(.serialized) struct TurnTests {
  @Test(
    "a turn in mid-rally keeps the score, the rally, the ball's place in proportion and its direction",
    arguments: [true, false])
  func rally(isUpright: Bool) {
    let stage = PongStage(
      size: isUpright ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393), settings: [.players: 2])
    stage.lose(.far)
    stage.serve()
    stage.host.advance(seconds: 0.4)
    let game = stage.game
    let place = stage.ballPlace
    let share = CGPoint(x: place.x / stage.court.width, y: place.y / stage.court.length)
    let velocity = stage.behavior.velocity
    let heading = CGPoint(x: velocity.x / stage.speed, y: velocity.y / stage.speed)
    let pace = stage.speed / stage.court.cruise
    stage.host.rotate()
    #expect(stage.court.isUpright != isUpright)
    #expect(stage.game == game)
    // One tick has already passed.
    #expect(abs(stage.ballPlace.x / stage.court.width - share.x) < 0.02)
    #expect(abs(stage.ballPlace.y / stage.court.length - share.y) < 0.02)
    let turned = stage.behavior.velocity
    #expect(abs(turned.x / stage.speed - heading.x) < 0.01 && abs(turned.y / stage.speed - heading.y) < 0.01)
    #expect(abs(stage.speed / stage.court.cruise - pace) < 0.01)
    stage.host.rotate()
    stage.host.advance(seconds: 0.2)
    #expect(stage.behavior.ball != nil && stage.host.diagnostics == [])
  }

  @Test("a turn before a serve keeps the server, and the ball stands before the paddle again")
  func serve() {
    let stage = PongStage(size: CGSize(width: 393, height: 852))
    stage.host.tap(at: stage.spot(.near, 0.3))
    stage.host.rotate()
    #expect(stage.game.phase == .counting && stage.game.server == .near)
    let ball = stage.court.inCourt(stage.play.waitingBall!.center)
    #expect(abs(ball.x - stage.court.width * 0.3) < 1 && ball.y < stage.court.faceY(.near))
    stage.awaitServe()
    #expect(stage.behavior.velocity.y < 0)
  }

  @Test("a turn while paused leaves the match paused, and nothing moves")
  func paused() {
    let stage = PongStage(size: CGSize(width: 393, height: 852))
    stage.serve()
    stage.host.advance(seconds: 0.3)
    stage.play.pause()
    stage.host.rotate()
    let place = stage.ball.center
    stage.host.advance(seconds: 2)
    #expect(stage.play.isPaused && stage.ball.center == place)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 1) == 0)
    stage.play.resume()
    stage.awaitServe()
    #expect(stage.ball.center != place)
  }

  @Test("a match played through fifty turns loses nothing and stays in its court")
  func many() {
    let stage = PongStage(size: CGSize(width: 393, height: 852), settings: [.players: 0, .drive: 2])
    for turn in 0..<50 {
      stage.host.advance(ticks: 37 + turn)
      stage.host.rotate()
      let before = stage.game.points(.near) + stage.game.points(.far)
      stage.host.advance(ticks: 1)
      #expect(stage.game.points(.near) + stage.game.points(.far) - before <= 1)
      if stage.game.isOver { stage.play.startNewGame() }
      if let ball = stage.behavior.ball {
        let room = stage.court.ballDiameter
        #expect(stage.play.courtView.bounds.insetBy(dx: -room, dy: -room).contains(ball.center))
      }
      #expect(stage.play.courtView.subviews.filter { $0 is BallView }.count == 1 || stage.game.isOver)
    }
    #expect(stage.host.diagnostics == [])
  }

  @Test("sizes of nothing do no harm")
  func nothing() {
    let stage = PongStage()
    stage.serve()
    for size in [CGSize.zero, CGSize(width: 10, height: 3_000), CGSize(width: 390, height: 844)] {
      stage.host.resize(to: size)
      stage.host.advance(ticks: 10)
    }
    #expect(stage.behavior.ball != nil && stage.game.phase == .rally)
  }
}
