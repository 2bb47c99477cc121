import CaromGeometry
import Testing

@testable import InclinedPlane

/// A link is the whole experiment: it contains pushes and tilts, and gives the same experiment to the bit.
@Suite struct DeedTests {
  /// A race that is pushed and tilted at random.
  private func played(_ seed: UInt64, ticks: Int = 300) -> Experiment {
    var chance = SeededGenerator(seed: seed)
    var run = Experiment(Setup([.ball, .box], [(.angle, 1500 + Int(seed % 7) * 500), (.restitution, 60)]))
    var pushes = [0.0, 0.0]
    while run.tick < ticks {
      if chance.next(below: 25) == 0 { pushes[chance.next(in: 0...1)] = Double(chance.next(in: -300...300)) / 10 }
      if chance.next(below: 20) == 0 { pushes = [0, 0] }
      if run.tick > 0, chance.next(below: 40) == 0 {
        // A finger tilts several times in one tick.
        for _ in 0...2 { _ = run.tilt(to: chance.next(in: -60...60) * 100) }
      }
      run.advance(pushes: pushes)
    }
    return run
  }

  private func replayed(_ link: String?, ticks: Int) -> Experiment? {
    guard let link, case .success(var run) = Experiment.read(link: link) else { return nil }
    while run.tick < ticks { run.advance() }
    return run
  }

  @Test("a link with pushes and tilts gives the same run to the bit, in a hundred runs") func toTheBit() throws {
    var deeds = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      let run = played(seed)
      let again = try #require(replayed(run.link, ticks: run.lastTick))
      #expect(again.history == run.history && again.setup == run.setup && again.deeds == run.deeds, "seed \(seed)")
      #expect(again.link == run.link)
      deeds += run.deeds.pushes.count + run.deeds.tilts.count
    }
    #expect(deeds > 2000, "\(deeds)")
  }

  @Test("going back and running again repeats a linked run; whoever interferes takes over") func takingOver() throws {
    let run = played(3)
    let link = try #require(run.link)
    var again = try #require(replayed(link, ticks: 300))
    again.scrub(to: 0)
    while again.tick < 300 { again.advance() }
    #expect(again.history == run.history && again.isScripted)
    again.scrub(to: 100)
    #expect(again.setup == run.setup(at: 100), "an earlier moment has its own slope")
    again.advance(pushes: [9, 0])
    #expect(!again.isScripted && again.deeds.last == 100 && again.lastTick == 101)
    let taken = try #require(replayed(again.link, ticks: 101))
    #expect(taken.history == again.history)
  }

  @Test("going back in a run of one's own and doing something else forgets what came later") func goingBack() throws {
    var run = played(5)
    run.scrub(to: 150)
    for _ in 0..<50 { run.advance() }
    #expect(run.deeds.pushes.allSatisfy { $0.tick <= 150 } && run.deeds.tilts.allSatisfy { $0.tick <= 150 })
    let again = try #require(replayed(run.link, ticks: 200))
    #expect(again.history == run.history)
  }

  @Test("energy is conserved at every tick of a run that is tilted and pushed") func energies() {
    for seed in 1...10 as ClosedRange<UInt64> {
      let run = played(seed)
      for lane in 0..<run.lanes {
        let first = run.motion(lane, at: 0).total(run.conditions(lane, at: 0))
        for tick in 0...run.lastTick {
          let now = run.motion(lane, at: tick).total(run.conditions(lane, at: tick))
          #expect((now - first).magnitude < 1e-6, "seed \(seed), lane \(lane), tick \(tick)")
        }
      }
    }
  }

  private static let good = "g=0&z=0&a=2000&l=200&s=10&us=400&uk=300&e=30&d=15&b=0.1000.100"

  @Test(
    "damaged pushes and tilts refuse the whole link",
    arguments: [
      "&p=", "&p=1", "&p=1.0", "&p=1.0.5.7", "&p=1.1.5", "&p=1.-1.5", "&p=1.0.2001", "&p=-1.0.5", "&p=9.0.5,8.0.5",
      "&p=7201.0.5", "&p=1.0.5&p=2.0.5", "&q=", "&q=0.100", "&q=5.9000", "&q=5", "&q=9.100,8.100", "&q=5.1e3",
      "&r=1.0.5",
      "&p=a.0.5", "&p=1.0.5,",
    ])
  func damaged(part: String) {
    guard case .failure(let refusal) = Experiment.read(link: Self.good + part) else {
      Issue.record("\(part) was read")
      return
    }
    #expect(refusal == .badLink)
  }

  @Test("a run in which more was done than a link can carry has none") func tooLong() {
    var run = Experiment(Setup())
    for tick in 0..<1600 { run.advance(pushes: [Double(tick % 2 + 1)]) }
    #expect(run.link == nil)
    let text = "&p=" + (0..<1501).map { "\($0).0.\($0 % 2 + 1)" }.joined(separator: ",")
    if case .success = Experiment.read(link: Self.good + text) { Issue.record("it was read") }
  }

  /// The experiment of `PUSHED` in Arcade/e2e/test_plane.py, which three browsers save with the same hash.
  static let pushed =
    "g=0&z=1&a=-3300&l=300&s=10&us=400&uk=300&e=30&d=15&b=2.1000.100,4.500.80&p=10.0.35,40.0.0,60.1.-120,75.1.0&q=90.2500,91.2600"

  @Test("IN-H1: a link with pushes and tilts: the file has the hash that browsers find") func digest() throws {
    guard case .success(var run) = Experiment.read(link: Self.pushed) else {
      Issue.record("refused")
      return
    }
    while !run.isOver { run.advance() }
    #expect(run.tick < Experiment.longest && run.tick > 100 && run.link == Self.pushed)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in DataTable.csv(run, shapeName: { InclineStrings.fileShapes[$0.rawValue] }).utf8 {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(digest == 0x73C5_75CA_D564_8C65, "\(String(digest, radix: 16))")
  }
}
