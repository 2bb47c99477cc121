import CaromGeometry
import Testing

@testable import InclinedPlane

/// Predictions are answered in words.
@Suite struct PredictionTests {
  private func drawn(_ place: (Double) -> Double) -> Prediction {
    var prediction = Prediction()
    for step in 0...40 { prediction.draw(Double(step) / 40 * 0.9, place(Double(step) / 40 * 0.9)) }
    return prediction
  }

  private func run(_ angle: Int, _ shape: BodyShape = .ball) -> Experiment {
    var run = Experiment(Setup([shape], [(.angle, angle), (.length, 500)]))
    for _ in 0..<110 { run.advance() }
    return run
  }

  @Test func coursesAreRecognized() {
    #expect(drawn { _ in 0.4 }.course == .rests)
    #expect(drawn { 0.2 + 0.8 * $0 }.course == .keepsSpeed)
    #expect(drawn { 0.2 + 1.2 * $0 * $0 }.course == .speedsUp)
    #expect(drawn { 0.2 + 1.2 * ($0 - $0 * $0 / 2) }.course == .slowsDown)
    #expect(drawn { 0.2 + $0 * (0.9 - $0) * 2 }.course == .turnsBack)
    #expect(Prediction().course == nil)
  }

  @Test("you drew constant speed; it speeds up") func words() throws {
    let ball = run(2000)
    let constant = try #require(drawn { 0.5 + 0.8 * $0 }.comparison(with: ball))
    #expect(constant.drawn == .keepsSpeed && constant.seen == .speedsUp)
    #expect(
      InclineStrings.comparison(constant.drawn, constant.seen, late: constant.late)
        == "You drew constant speed; it speeds up.")
    let a = ball.theory().acceleration
    let start = ball.motion(0, at: 0).place
    let right = try #require(drawn { start + a * $0 * $0 / 2 }.comparison(with: ball))
    #expect(right.drawn == right.seen && right.late.magnitude < 0.01)
    #expect(InclineStrings.comparison(right.drawn, right.seen, late: right.late).contains("Your curve meets it."))
    let fast = try #require(drawn { start + a * $0 * $0 }.comparison(with: ball))
    #expect(fast.drawn == .speedsUp && fast.late > 0.5)
    #expect(InclineStrings.comparison(fast.drawn, fast.seen, late: fast.late).contains("m ahead"))
    let box = try #require(drawn { 0.5 + $0 * $0 }.comparison(with: run(500, .box)))
    #expect(InclineStrings.comparison(box.drawn, box.seen, late: box.late).hasSuffix("it stays where it is."))
  }
}
