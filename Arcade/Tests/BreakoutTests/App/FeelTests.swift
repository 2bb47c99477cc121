import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Short effects when things happen.
@Suite(.serialized) struct FeelTests {
  private func labels(_ stage: BreakoutStage) -> [UILabel] {
    stage.play.courtView.subviews.compactMap { $0 as? UILabel }
  }

  @Test("the names of two things that are caught at once stand one above the other")
  func names() {
    let stage = BreakoutStage(hasRandomWalls: false)
    stage.tapCourt()
    let paddle = stage.play.paddle
    for (thing, shift) in [(Thing.wide, -12.0), (.double, 12)] {
      let place = CGPoint(x: paddle.center.x + shift, y: paddle.frame.minY - 2)
      if let item = stage.play.falls.drop(thing, from: place) {
        stage.play.courtView.drop(item, size: stage.play.court.thingSize)
      }
    }
    stage.host.advance(ticks: 2)
    let names = labels(stage)
    #expect(names.map { $0.text } == ["Wide paddle", "Double points"])
    #expect(!names[0].frame.intersects(names[1].frame))
    stage.host.advance(seconds: 3)
    #expect(labels(stage).isEmpty)
  }

  @Test("a new ball grows on the paddle after one was lost; with reduced motion it is there", arguments: [false, true])
  func newBall(reducesMotion: Bool) {
    let stage = BreakoutStage(reducesMotion: reducesMotion, hasRandomWalls: false)
    stage.tapCourt()
    let before = stage.play.backdrop.subviews.count
    stage.move(stage.ball, to: CGPoint(x: 20, y: 2_000), velocity: .zero)
    stage.host.advance(ticks: 4)
    #expect(stage.play.game.phase == .serving && stage.play.backdrop.subviews.count == before + 1)
    let ball = stage.play.waitingBalls[0]
    let width = ball.layer.presentation()!.transform.m11
    #expect(reducesMotion ? width == 1 : width < 1, "\(width)")
    stage.host.settle()
    #expect(ball.transform == .identity && stage.play.backdrop.subviews.count == before)
  }

  @Test("the dots of the aim leave out the words over the court, at every size")
  func dots() {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 1_180, height: 820)] {
      let stage = BreakoutStage(size: size, hasRandomWalls: false)
      stage.host.settle()
      let view = stage.play.courtView
      let words = stage.play.notice.words.map { view.convert($0, from: stage.play.notice) }
      #expect(words.count == 2)
      let path = stage.play.courtView.sight.path!
      #expect(path.boundingBox.height > stage.play.court.size.height / 3)
      // A dot whose middle is just outside may extend into it a little.
      for word in words.map({ $0.insetBy(dx: 4, dy: 4) }) {
        for x in stride(from: word.minX, to: word.maxX, by: 1) {
          for y in stride(from: word.minY, to: word.maxY, by: 1) where path.contains(CGPoint(x: x, y: y)) {
            Issue.record("a dot strikes through the words at \(x), \(y), \(size)")
          }
        }
      }
    }
  }
}
