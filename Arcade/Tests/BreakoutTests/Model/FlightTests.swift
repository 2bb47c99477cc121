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

  @Test("a ball leaves the paddle upward, at cruising speed and never too flat")
  func paddle() {
    for turn in 0..<64 {
      let angle = CGFloat(turn) / 64 * 2 * CGFloat.pi
      for paddleVelocity in [-2_000.0, 0, 2_000] {
        let bounced = CGPoint(x: 300 * CaromGeometry.cos(angle), y: 300 * CaromGeometry.sin(angle))
        let left = flight.leavingPaddle(bounced, paddleVelocity: paddleVelocity)
        #expect(abs(speed(left) - 400) < 1e-6)
        #expect(-left.y >= 400 * Rules.leastRiseFromPaddle - 1e-9)
      }
    }
  }

  @Test("BR-X1: the ball takes along a share of the paddle's velocity")
  func spin() {
    var last = -CGFloat.infinity
    for velocity in stride(from: -1_000.0, through: 1_000, by: 100) {
      let sideways = flight.leavingPaddle(CGPoint(x: 0, y: -400), paddleVelocity: velocity).x
      #expect(sideways >= last)
      last = sideways
    }
    #expect(last > 100)
  }

  @Test("served balls fan out upward")
  func serve() {
    for count in 1...3 {
      for index in 0..<count {
        let velocity = flight.serve(index, of: count, angle: Rules.serveSpread)
        #expect(velocity.y < -200 && abs(speed(velocity) - 400) < 1e-9)
        if index > 0 { #expect(velocity.x > flight.serve(index - 1, of: count, angle: Rules.serveSpread).x) }
      }
    }
  }
}
