import CaromGeometry
import Testing

@testable import InclinedPlane

struct ExperimentTests {
  @Test func goesBackAndOnAsBefore() {
    var run = Experiment(Setup([.ball, .box], [(.angle, 3000)]))
    for _ in 0..<200 { run.advance() }
    let before = run.history
    run.scrub(to: 50)
    #expect(run.tick == 50 && run.lastTick == 200)
    #expect(run.motion().time == 50.0 / 120)
    for _ in 0..<150 { run.advance() }
    #expect(run.history == before)
  }

  @Test func aMinuteHasNoDrift() {
    var setup = Setup([.ball], [(.angle, 3000), (.restitution, 100)])
    setup.end = .stop
    var run = Experiment(setup)
    for _ in 0..<8000 { run.advance() }
    #expect(run.tick == Experiment.longest && run.motion().time == 60 && run.isOver)
  }

  @Test func aTiltIsRefusedBeyondItsRange() {
    var run = Experiment(Setup())
    run.advance()
    #expect(run.tilt(to: 8600) == .outside(.angle))
    #expect(run.setup == Setup() && run.touchedAt == nil)
  }

  @Test func theTableIsTextForOtherPrograms() {
    var run = Experiment(Setup([.ball, .box], [(.angle, 3000)]))
    for _ in 0..<60 { run.advance() }
    let lines = DataTable.csv(run) { _ in "body" }.split(separator: "\n")
    #expect(lines.count == 1 + 2 * 61)
    #expect(lines[0].split(separator: ",").count == 1 + DataTable.names.count)
    let last = lines[61].split(separator: ",").map { String($0) }
    #expect(last[0] == "1 body" && Double(last[1]) == 0.5)
    #expect(Double(last[2]) == run.motion(0).place)
  }

  @Test func aLinkGivesTheSameRunToTheBit() {
    let link = "g=0&z=1&a=-3300&l=300&s=10&us=400&uk=300&e=30&d=15&b=2.1000.100,4.500.80"
    guard case .success(let setup) = Setup.read(link: link) else {
      Issue.record("refused")
      return
    }
    var run = Experiment(setup)
    while !run.isOver { run.advance() }
    #expect(run.tick < Experiment.longest)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in DataTable.csv(run, shapeName: { InclineStrings.fileShapes[$0.rawValue] }).utf8 {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    // The same hash as that of the file which three browsers save: Arcade/e2e/test_plane.py.
    #expect(digest == 0xBC65_E6FA_D044_13D3)
  }

  @Test func aPredictionIsComparedWithTheRun() {
    var drawn = Prediction()
    drawn.draw(0, 0.2)
    drawn.draw(1, 1.2)
    drawn.draw(0.5, 0.7)
    #expect(
      drawn.points.count == 2 && ((drawn.place(at: 0.25) ?? 0) - 0.45).magnitude < 1e-12 && drawn.place(at: 2) == nil)
    var run = Experiment(Setup([.box], [(.angle, 0)]))
    for _ in 0..<60 { run.advance() }
    // The box stands at 0.2: the drawn line is 0 … 0.5 above it.
    #expect(((drawn.difference(to: run) ?? 0) - 0.29).magnitude < 0.01)
  }
}
