import CaromGeometry
import Testing

@testable import Breakout

@Suite struct FlightTests {
  private let flight = Flight(cruise: 400)
  private let tick = 1.0 / 120

  private func speed(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }

  @Test("a ball that flies well is left alone, to the bit")
  func untouched() {
    let velocity = CGPoint(x: 123.4, y: -321.9)
    #expect(flight.corrected(velocity, over: tick) == velocity)
  }

  @Test("the cap holds at once, in the same direction")
  func cap() {
    let corrected = flight.corrected(CGPoint(x: 3_000, y: 4_000), over: tick)
    #expect(abs(speed(corrected) - flight.fastest) < 1e-9)
    #expect(abs(corrected.x / corrected.y - 0.75) < 1e-9)
  }

  @Test("a crawling ball regains the least speed, a standing one falls")
  func floor() {
    var velocity = CGPoint(x: 3, y: -4)
    for _ in 0..<240 { velocity = flight.corrected(velocity, over: tick) }
    #expect(abs(speed(velocity) - flight.slowest) < 1e-6)
    #expect(flight.corrected(.zero, over: tick) == CGPoint(x: 0, y: flight.slowest))
    #expect(flight.corrected(CGPoint(x: CGFloat.nan, y: 1), over: tick) == CGPoint(x: 0, y: flight.slowest))
  }

  @Test("BR-H21: a ball between the side walls comes down in the end, at unchanged speed")
  func horizontal() {
    var velocity = CGPoint(x: 400, y: 0)
    for _ in 0..<240 { velocity = flight.corrected(velocity, over: tick) }
    #expect(velocity.y >= 400 * Rules.leastRise - 1e-9)
    #expect(abs(speed(velocity) - 400) < 1e-6)
  }

  @Test("BR-R3b: a push from cruising speed is felt in full, whatever its direction")
  func pushes() {
    for turn in 0..<64 {
      let angle = CGFloat(turn) / 64 * 2 * CGFloat.pi
      let push = 400 * Rules.push
      let pushed = CGPoint(x: 240 + push * CaromGeometry.cos(angle), y: -320 + push * CaromGeometry.sin(angle))
      let felt = flight.corrected(pushed, over: tick)
      let change = speed(CGPoint(x: felt.x - 240, y: felt.y + 320)) / 400
      #expect(change >= 0.1 && change <= 0.4)
    }
  }

  @Test("BR-H26: where a ball meets the paddle sets its angle: monotone, up to 60° at the ends, at cruising speed")
  func aim() {
    var last = -CGFloat.infinity
    for step in -20...20 {
      let offset = CGFloat(step) / 20
      let left = flight.leavingPaddle(offset: offset, paddleVelocity: 0)
      let angle = CaromGeometry.atan2(left.x, -left.y)
      #expect(abs(speed(left) - 400) < 1e-6)
      #expect(angle > last)
      #expect(abs(angle - offset * CGFloat.pi / 3) < 1e-9)
      last = angle
    }
    #expect(flight.leavingPaddle(offset: 7, paddleVelocity: 0) == flight.leavingPaddle(offset: 1, paddleVelocity: 0))
    #expect(flight.leavingPaddle(offset: .nan, paddleVelocity: 0).x == 0)
  }

  @Test("BR-X1: the paddle's own motion turns the ball a little farther, and never too flat")
  func spin() {
    var last = -CGFloat.infinity
    for velocity in stride(from: -1_000.0, through: 1_000, by: 100) {
      let sideways = flight.leavingPaddle(offset: 0, paddleVelocity: velocity).x
      #expect(sideways >= last)
      last = sideways
    }
    #expect(last > 60)
    for offset in [-1.0, 0, 1] {
      for velocity in [-9_000.0, 9_000] {
        let left = flight.leavingPaddle(offset: offset, paddleVelocity: velocity)
        #expect(-left.y >= 400 * CaromGeometry.cos(Rules.flattestFromPaddle) - 1e-9 && abs(speed(left) - 400) < 1e-6)
      }
    }
  }

  @Test("a magnet turns a ball that passes nearby towards it, at unchanged speed, and no other")
  func magnets() {
    let velocity = CGPoint(x: 0, y: -400)
    let near = flight.pulled(velocity, at: .zero, by: [CGPoint(x: 30, y: 0)], reach: 90, over: tick)
    #expect(near.x > 1 && abs(speed(near) - 400) < 1e-9)
    let nearer = flight.pulled(velocity, at: .zero, by: [CGPoint(x: 10, y: 0)], reach: 90, over: tick)
    #expect(nearer.x > near.x)
    #expect(flight.pulled(velocity, at: .zero, by: [CGPoint(x: 91, y: 0)], reach: 90, over: tick) == velocity)
    #expect(flight.pulled(velocity, at: .zero, by: [], reach: 90, over: tick) == velocity)
  }

  @Test("served balls fan out upward")
  func serve() {
    for count in 1...3 {
      for index in 0..<count {
        let velocity = flight.leaving(angle: flight.fan(index, of: count, angle: Rules.serveSpread))
        #expect(velocity.y < -200 && abs(speed(velocity) - 400) < 1e-9)
        if index > 0 {
          #expect(velocity.x > flight.leaving(angle: flight.fan(index - 1, of: count, angle: Rules.serveSpread)).x)
        }
      }
    }
  }
}
