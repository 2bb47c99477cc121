import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// BR-R5: between its least and its greatest value, each setting changes what it controls by at least a fifth.
@Suite(.serialized) struct MeasuresTests {
  private func changes(_ setting: Setting, _ measure: (BreakoutStage) -> Double) -> Bool {
    let scale = setting.scale
    let own = Difficulty.own.rawValue
    let low = measure(BreakoutStage([setting: scale.least, .difficulty: own]))
    let high = measure(BreakoutStage([setting: scale.greatest, .difficulty: own]))
    return abs(high - low) >= 0.2 * max(abs(low), abs(high), 0.000_001)
  }

  @Test("bricks in the wall, hits to clear it, special bricks among them")
  func wall() {
    #expect(changes(.brickRows) { Double($0.play.game.wall.standing) })
    #expect(changes(.bricksPerRow) { Double($0.play.game.wall.standing) })
    #expect(changes(.toughShare) { Double($0.play.game.wall.bricks.reduce(0) { $0 + $1.hitsLeft }) })
    #expect(
      changes(.specialShare) { Double($0.play.game.wall.bricks.filter { $0.gift != nil || $0.kind == .burst }.count) }
    )
  }

  @Test("speed of a served ball, speed kept at a wall, fall in half a second, width of the paddle, spin it gives")
  func flight() {
    #expect(
      changes(.ballSpeed) { stage in
        stage.tapCourt()
        return Double((stage.velocity.x * stage.velocity.x + stage.velocity.y * stage.velocity.y).squareRoot())
      })
    #expect(
      changes(.bounciness) { stage in
        stage.tapCourt()
        stage.move(stage.ball, to: CGPoint(x: 30, y: stage.clearing.y), velocity: CGPoint(x: -350, y: -200))
        stage.host.advance(seconds: 0.12)
        return Double(stage.velocity.x)
      })
    #expect(
      changes(.gravity) { stage in
        stage.tapCourt()
        stage.move(stage.ball, to: stage.clearing, velocity: CGPoint(x: 350, y: -100))
        stage.host.advance(seconds: 0.5)
        return Double(stage.velocity.y)
      })
    #expect(changes(.paddleWidth) { Double($0.play.paddle.size.width) })
    #expect(
      changes(.spin) { stage in
        stage.tapCourt()
        let place = CGPoint(x: stage.play.court.size.width / 2, y: stage.play.court.serveY - 25)
        stage.move(stage.ball, to: place, velocity: CGPoint(x: 0, y: stage.play.behavior.flight.cruise))
        for _ in 0..<12 where stage.play.catches == 0 {
          stage.play.dragPaddle(by: 4)
          stage.host.advance(ticks: 1)
        }
        // The part of the turn that does not come from the place of the hit.
        let offset = (stage.ball.center.x - stage.play.paddle.center.x) / (stage.play.paddle.size.width / 2)
        return Double(CaromGeometry.atan2(stage.velocity.x, -stage.velocity.y) - offset * Rules.widestAim)
      })
  }

  @Test("balls in play, balls to lose, whether they cost a life")
  func game() {
    #expect(
      changes(.balls) { stage in
        stage.tapCourt()
        return Double(stage.play.behavior.balls.count)
      })
    func losses(_ stage: BreakoutStage) -> Double {
      var losses = 0
      while !stage.play.game.isOver, losses < 20 {
        stage.play.act()
        for ball in stage.play.behavior.balls { stage.move(ball, to: CGPoint(x: 10, y: 5_000), velocity: .zero) }
        stage.host.advance(ticks: 2)
        losses += 1
      }
      return Double(losses)
    }
    #expect(changes(.lives, losses))
    #expect(changes(.practice, losses))
  }
}
