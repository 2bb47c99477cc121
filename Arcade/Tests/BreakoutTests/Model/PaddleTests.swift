import CaromGeometry
import Testing

@testable import Breakout

@Suite struct PaddleTests {
  private let paddle = Paddle(center: CGPoint(x: 200, y: 500), size: CGSize(width: 90, height: 16))

  @Test("the reach is both half-widths beside the paddle, less towards the ends, none beyond")
  func reach() {
    #expect(abs(paddle.reach(radius: 7, height: 0) - 52) < 1e-6)
    #expect(paddle.reach(radius: 7, height: 10) == paddle.reach(radius: 7, height: -10))
    #expect(paddle.reach(radius: 7, height: 10) < 52)
    #expect(paddle.reach(radius: 7, height: 14.9) > 0)
    #expect(paddle.reach(radius: 7, height: 15) == 0)
  }

  @Test("the reach agrees with the distance to the oval's points")
  func exact() {
    for step in 0..<30 {
      let height = CGFloat(step) / 2
      let reach = paddle.reach(radius: 7, height: height)
      var nearest = CGFloat.infinity
      for turn in 0..<20_000 {
        let angle = CGFloat(turn) / 20_000 * 2 * CGFloat.pi
        let x = 45 * CaromGeometry.cos(angle) - reach
        let y = 8 * CaromGeometry.sin(angle) - height
        nearest = min(nearest, (x * x + y * y).squareRoot())
      }
      #expect(abs(nearest - 7) < 0.01, "at height \(height)")
    }
  }

  @Test("BR-H23: no move ends on a ball, 1,000 adversarial moves")
  func neverOnto() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      var paddle = paddle
      let balls = (0..<3).map { _ in
        CGPoint(x: generator.next(in: 0.0..<400.0), y: generator.next(in: 480.0..<520.0))
      }
      if balls.contains(where: { paddle.overlaps(ballAt: $0, radius: 7) }) { continue }
      let goal = generator.next(in: 0.0..<400.0)
      let before = paddle.center.x
      paddle.center.x = paddle.reachableX(towards: goal, balls: balls, radius: 7)
      #expect(!balls.contains { paddle.overlaps(ballAt: $0, radius: 7) })
      #expect((paddle.center.x - before) * (goal - before) >= 0, "never the wrong way")
      #expect(abs(paddle.center.x - before) <= abs(goal - before) + 1e-9, "never farther than asked")
    }
  }

  @Test("nothing in the way: the paddle goes all the way")
  func free() {
    #expect(paddle.reachableX(towards: 320, balls: [CGPoint(x: 260, y: 300)], radius: 7) == 320)
  }

  @Test("a ball in the way stops the paddle beside it, from either side")
  func stopped() {
    let right = paddle.reachableX(towards: 380, balls: [CGPoint(x: 300, y: 500)], radius: 7)
    #expect(abs(right - (300 - 52 - Rules.paddleSkin)) < 1e-6)
    let left = paddle.reachableX(towards: 20, balls: [CGPoint(x: 100, y: 500)], radius: 7)
    #expect(abs(left - (100 + 52 + Rules.paddleSkin)) < 1e-6)
  }
}
