import Testing
import UIKit

@testable import Pong

/// The rungs on which the reader moves the paddle.
@Suite struct PaddleMovesTests {
  private let wanted = CGPoint(x: 90, y: 200)

  @Test("PO-R16: a center that is only set is overwritten in the next tick")
  func movedWrongly() {
    let bench = Bench("Moved wrongly")
    bench.advance(ticks: 10)
    let before = bench.paddle.center
    bench.exhibit.movePaddle(to: wanted)
    #expect(bench.paddle.center == wanted)
    bench.advance()
    #expect(bench.paddle.center == before)
  }

  @Test("PO-R17, PO-R18: with updateItem(usingCurrentState:) it stays where it was put")
  func movedRightly() {
    let bench = Bench("Moved rightly")
    bench.advance(ticks: 10)
    bench.exhibit.movePaddle(to: wanted)
    bench.advance()
    #expect(bench.paddle.center == wanted)
    bench.advance(ticks: 30)
    #expect(hypot(bench.paddle.center.x - wanted.x, bench.paddle.center.y - wanted.y) < 0.5)
  }

  @Test("PO-R15: the switch of the stage mends it at once")
  func mendedByHand() {
    let bench = Bench("Moved wrongly")
    bench.advance(ticks: 10)
    bench.exhibit.change(.tellsAnimator, to: 1)
    bench.exhibit.movePaddle(to: wanted)
    bench.advance(ticks: 2)
    #expect(bench.paddle.center == wanted)
  }

  @Test("PO-H1: on a spring or by a snap the paddle flies there", arguments: ["On a spring", "Snap"])
  func flies(title: String) {
    let bench = Bench(title, (.pushX, 0), (.pushY, 0))
    bench.advance(ticks: 5)
    let start = bench.paddle.center
    bench.exhibit.movePaddle(to: wanted)
    var places: [CGFloat] = []
    bench.advance(upTo: 4) {
      if bench.paddle.center.x < start.x - 1, bench.paddle.center.x > wanted.x + 1, places.last != bench.paddle.center.x
      {
        places.append(bench.paddle.center.x)
      }
      return !bench.exhibit.animator.isRunning
    }
    #expect(places.count >= 3)
    #expect(hypot(bench.paddle.center.x - wanted.x, bench.paddle.center.y - wanted.y) < 1, "\(bench.paddle.center)")
    #expect(!bench.exhibit.animator.isRunning)
  }

  @Test("PO-F1: the last stage is dressed: a round ball, borders, shadows, and a snap")
  func dressed() {
    let bench = Bench("Snap")
    #expect(bench.ball.layer.cornerRadius == 25 && bench.ball.collisionBoundsType == .ellipse)
    #expect(bench.ball.layer.borderWidth > 0 && bench.ball.layer.shadowOpacity > 0)
    #expect(bench.paddle.layer.borderWidth > 0 && bench.paddle.layer.shadowOpacity > 0)
    bench.advance(ticks: 30)
    let speed = bench.exhibit.ballLaws.linearVelocity(for: bench.ball)
    bench.exhibit.change(.isStyled, to: 0)
    bench.advance()
    #expect(bench.ball.layer.cornerRadius == 0 && bench.ball.collisionBoundsType == .rectangle)
    let after = bench.exhibit.ballLaws.linearVelocity(for: bench.ball)
    #expect(abs(after.x - speed.x) < 0.01 && abs(after.y - speed.y) < 0.01, "its flight goes on")
  }

  @Test("every behavior can be removed and added again in mid-flight")
  func switches() {
    for stage in LabLadder.stages {
      let bench = Bench(LabStrings.words(of: stage.name).title)
      for property in stage.controls {
        bench.advance(ticks: 3)
        for value in LabControlRowTests.values(of: property) {
          bench.exhibit.change(property, to: value)
          bench.advance(ticks: 2)
          #expect(bench.ball.center.x.isFinite && bench.ball.center.y.isFinite)
        }
        bench.exhibit.change(property, to: stage.values[property])
      }
      bench.advance(ticks: 60)
      let other = bench.diagnostics.filter { !$0.contains("density") }
      #expect(other == [], "\(stage.name): \(other)")
    }
  }
}
