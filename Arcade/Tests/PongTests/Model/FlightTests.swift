import CaromGeometry
import Testing

@testable import Pong

@Suite struct FlightTests {
  private let flight = Flight(cruise: 300, speedUp: 0.04, spin: 0.5)
  private func length(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }

  @Test("speed grows with each hit and stops at the cap")
  func speed() {
    #expect(flight.speed(afterHits: 0) == 300 && abs(flight.speed(afterHits: 1) - 312) < 1e-9)
    #expect(abs(flight.speed(afterHits: 10) - 300 * 1.480244) < 0.01)
    #expect(flight.speed(afterHits: 1_000) == flight.fastest && flight.fastest == 660)
    #expect(Flight(cruise: 300, speedUp: 0, spin: 0).speed(afterHits: 50) == 300)
  }

  @Test("a ball leaves a paddle away from it, at the rally's speed, never too slanted", arguments: Side.allCases)
  func leaving(side: Side) {
    for x in stride(from: -900.0, through: 900, by: 150) {
      for place in stride(from: -1.5, through: 1.5, by: 0.5) {
        for paddle in [-3_000.0, -200, 0, 200, 3_000] {
          let left = flight.leaving(side, bounced: CGPoint(x: x, y: 40), place: place, paddleVelocity: paddle, hits: 3)
          #expect(side == .near ? left.y < 0 : left.y > 0)
          #expect(abs(length(left) - flight.speed(afterHits: 3)) < 1e-6)
          #expect(abs(left.x) <= length(left) * Rules.steepest + 1e-6)
        }
      }
    }
  }

  @Test("the place of the hit deflects it: the slant increases from one end of the paddle to the other")
  func place() {
    var last = -Double.infinity
    for place in stride(from: -1.0, through: 1, by: 0.125) {
      let left = flight.leaving(.near, bounced: CGPoint(x: 60, y: -200), place: place, paddleVelocity: 0, hits: 0)
      #expect(left.x > last)
      last = left.x
    }
  }

  @Test("a moving paddle takes the ball along, by the setting, up to a limit")
  func spin() {
    func slant(_ velocity: CGFloat, _ spin: Double) -> CGFloat {
      Flight(cruise: 300, speedUp: 0, spin: spin)
        .leaving(.near, bounced: CGPoint(x: 0, y: -300), place: 0, paddleVelocity: velocity, hits: 0).x
    }
    #expect(slant(200, 0) == 0 && slant(200, 0.5) > 10 && slant(-200, 0.5) < -10)
    #expect(slant(200, 1) > slant(200, 0.5))
    #expect(slant(1e9, 1) <= 300 * Rules.mostRub + 1e-6)
  }

  @Test("velocities that are NaN or too fast are corrected")
  func hostile() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let left = flight.leaving(
        .far, bounced: CGPoint(x: bad, y: bad), place: bad, paddleVelocity: bad, hits: Int.max)
      #expect(abs(length(left) - flight.fastest) < 1e-6)
      #expect(length(flight.capped(CGPoint(x: bad, y: 1))) <= flight.fastest)
    }
    let capped = flight.capped(CGPoint(x: 3_000, y: 4_000))
    #expect(abs(length(capped) - 660) < 1e-6 && abs(capped.x / capped.y - 0.75) < 1e-9)
    #expect(flight.speed(afterHits: -5) == 300)
  }

  @Test("a serve goes ahead, by either side")
  func serve() {
    for angle in [-Rules.serveSpread, 0, Rules.serveSpread] {
      #expect(flight.serve(by: .near, angle: angle).y < 0 && flight.serve(by: .far, angle: angle).y > 0)
      #expect(abs(length(flight.serve(by: .near, angle: angle)) - 300) < 1e-6)
    }
  }
}
