import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

/// The true plane computed by UIKit Dynamics.
@Suite struct DynamicsRunTests {
  private func dynamic(_ shapes: [BodyShape], _ numbers: [(Quantity, Int)] = []) -> Setup {
    var setup = Setup(shapes, numbers)
    setup.engine = .dynamics
    return setup
  }

  /// An experiment of at most `ticks` ticks that ends early once everything rests.
  private func run(
    _ setup: Setup, ticks: Int = 7200, while goesOn: (Experiment) -> Bool = { _ in true }
  ) -> Experiment {
    let host = HeadlessHost(size: CGSize(width: 800, height: 600))
    let stage = DynamicsStage()
    host.view.addSubview(stage)
    var run = Experiment(setup)
    let bench = DynamicsBench(run, at: 0, on: stage)
    while run.tick < ticks, run.tick == 0 || !run.isOver, goesOn(run) { run.take(bench.advance([])) }
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
    return run
  }

  /// Expects the place and speed of each lane to be within half a percent of theory, as long as the theory holds.
  private func expectBook(_ setup: Setup) {
    let run = run(setup, ticks: 240) { run in
      (0..<run.lanes).contains { run.theory($0).end.map { run.time < $0 } ?? false }
    }
    for lane in 0..<run.lanes {
      let theory = run.theory(lane)
      let name = "\(setup.link) \(setup.lanes[lane].shape)"
      guard let end = theory.end else {
        Issue.record("\(name) stands")
        continue
      }
      let ticks = min(run.lastTick, Int(end * Experiment.ticksPerSecond) - 1)
      #expect(ticks > 10 && run.motion(lane, at: ticks).phase != .resting, "\(name)")
      let last = run.motion(lane, at: ticks)
      let way = (last.place - theory.beginning).magnitude
      #expect((run.residual(lane) ?? 1) < 0.005 * way, "\(name): \(run.residual(lane) ?? -1) of \(way)")
      #expect((last.velocity / theory.velocity(at: last.time) - 1).magnitude < 0.005, "\(name): \(last.velocity)")
      #expect((last.rim - theory.rimAcceleration * last.time).magnitude < 0.005 * last.velocity.magnitude, "\(name)")
      // In points of the largest drawing that occurs.
      let scale = SlopeGeometry(setup, in: CGSize(width: 900, height: 675)).scale
      let gap = (0...ticks).map { run.motion(lane, at: $0).gap.magnitude * scale }.max() ?? 1
      #expect(gap < 0.05, "\(name): a gap of \(gap) pt")
    }
  }

  private static let round: [BodyShape] = [.ball, .disc, .ring, .hollowBall]

  @Test("IN-H2: round bodies roll by the book in six worlds", arguments: Planet.allCases)
  func roundBodiesRollByTheBookInSixWorlds(planet: Planet) {
    for angle in planet == .earth ? [500, 2000, -3500] : [2000] {
      var setup = dynamic(
        Self.round, [(.angle, angle), (.length, 500), (.staticFriction, 900), (.kineticFriction, 800)])
      setup.planet = planet
      expectBook(setup)
    }
  }

  @Test func roundBodiesSlipByTheBookWhereItIsTooSteep() {
    expectBook(
      dynamic(Self.round, [(.angle, 6500), (.length, 500), (.staticFriction, 300), (.kineticFriction, 200)]))
  }

  @Test(arguments: [0, 100, 300]) func boxesSlideByTheBook(friction: Int) {
    for angle in [2500, -5000, 8000] {
      expectBook(
        dynamic([.box], [(.angle, angle), (.length, 500), (.staticFriction, friction), (.kineticFriction, friction)]))
    }
  }

  @Test func smallAndLargeBodiesOfAnyMassKeepTheBook() {
    for (mass, radius) in [(50, 20), (5000, 20), (50, 200), (5000, 200)] {
      var setup = dynamic([.ball, .box], [(.angle, 3000), (.length, 500)])
      for lane in 0..<2 {
        _ = setup.set(.mass, to: mass, lane: lane)
        _ = setup.set(.radius, to: radius, lane: lane)
      }
      expectBook(setup)
    }
  }

  /// The angle of repose, and the angle from which a round body slips: tan θ = μ (1 + mr²/I).
  @Test func thingsBeginToSlideWhereTheBookSaysSo() {
    let repose = Int(Theory.repose(staticFriction: 0.4) * 18_000 / Double.pi)
    for (angle, phase) in [(repose - 40, Movement.Phase.resting), (repose + 40, .slipping)] {
      let run = run(dynamic([.box], [(.angle, angle), (.staticFriction, 400), (.kineticFriction, 300)]), ticks: 60)
      #expect(run.motion().phase == phase, "box at \(angle)")
    }
    for shape in Self.round {
      let slips = Theory.slipping(staticFriction: 0.25, inertia: shape.inertia ?? 1) * 18_000 / Double.pi
      for (angle, phase) in [(Int(slips) - 40, Movement.Phase.rolling), (Int(slips) + 40, .slipping)] {
        let run = run(dynamic([shape], [(.angle, angle), (.staticFriction, 250), (.kineticFriction, 200)]), ticks: 40)
        #expect(run.motion().phase == phase, "\(shape) at \(angle)")
      }
    }
  }

  @Test(arguments: SlopeEnd.allCases) func theEnergiesSumStaysWithinHalfAPercent(end: SlopeEnd) {
    for shapes in [Self.round, [.box, .box]] {
      // Restitution only matters where the ends have stops.
      for restitution in end == .stop ? [0, 30, 90] : [30] {
        var setup = dynamic(shapes, [(.angle, 2500), (.restitution, restitution), (.length, 150)])
        setup.end = end
        let run = run(setup, ticks: 400)
        for lane in 0..<run.lanes {
          let c = run.conditions(lane)
          let first = run.motion(lane, at: 0).total(c)
          var most = 0.0
          for tick in 0...run.lastTick where run.motion(lane, at: tick).phase != .gone {
            most = max(most, (run.motion(lane, at: tick).total(c) / first - 1).magnitude)
          }
          #expect(most < 0.005, "\(shapes[lane]) \(restitution)")
        }
      }
    }
  }

  @Test(arguments: SlopeEnd.allCases) func theEndsAreMetAsByTheFormulas(end: SlopeEnd) {
    var setup = dynamic(Self.round, [(.angle, 2000), (.damping, 60)])
    setup.end = end
    let seen = run(setup)
    #expect(seen.isOver && seen.tick < Experiment.longest, "\(end): \(seen.tick)")
    setup.engine = .exact
    var exact = Experiment(setup)
    while !exact.isOver { exact.advance() }
    #expect(seen.arrivals.map { $0.lane } == exact.arrivals.map { $0.lane })
    for (one, other) in zip(seen.arrivals, exact.arrivals) {
      #expect((one.time / other.time - 1).magnitude < 0.005, "\(end) \(one) \(other)")
    }
    for lane in 0..<4 {
      let (one, other) = (seen.motion(lane, at: seen.lastTick), exact.motion(lane, at: exact.lastTick))
      #expect(one.phase == other.phase, "\(end) \(lane) \(one.phase)")
      if one.phase != .gone { #expect((one.place - other.place).magnitude < 0.003, "\(end) \(lane): \(one.place)") }
    }
  }

  // MARK: In the app

  private func stage(_ setup: Setup) -> PlaneStage {
    let stage = PlaneStage(tab: 1)
    _ = stage.plane.change {
      $0 = setup
      return nil
    }
    return stage
  }

  @Test func isChosenRunsAndComesToRest() {
    let stage = PlaneStage(tab: 1)
    stage.choose("Computed by", 1)
    stage.host.advance(ticks: 2)
    #expect(stage.plane.experiment.setup.engine == .dynamics && !stage.plane.stage.isHidden)
    func said(_ view: UIView) -> [String] {
      view.isHidden ? [] : (view as? UILabel).map { [$0.text ?? ""] } ?? view.subviews.flatMap { said($0) }
    }
    #expect(said(stage.plane.view).contains { $0.contains("knows nothing of slopes") })
    let body = stage.plane.stage.bodies[0]
    let before = body.convert(CGPoint(x: body.bounds.midX, y: body.bounds.midY), to: stage.plane.slopeView)
    stage.host.press("Space")
    stage.host.advance(ticks: 60)
    let motion = stage.plane.experiment.motion()
    let middle = stage.plane.slopeView.geometry.center(motion.place, radius: 0.1)
    let after = body.convert(CGPoint(x: body.bounds.midX, y: body.bounds.midY), to: stage.plane.slopeView)
    #expect(after.x > before.x + 10 && hypot(after.x - middle.x, after.y - middle.y) < 0.05)
    stage.host.advance(seconds: 40)
    #expect(stage.plane.experiment.isOver && !stage.plane.isPlaying)
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics.isEmpty)
    stage.choose("Computed by", 0)
    #expect(stage.plane.stage.isHidden && stage.plane.experiment.tick == 0)
  }

  @Test func goesBackAndOnAsBeforeToTheBit() {
    var setup = dynamic([.ball, .box, .ring], [(.angle, 3000)])
    setup.end = .spring
    let stage = stage(setup)
    for tick in 0..<300 {
      // A finger pushes for a while, and then the slope is tilted.
      stage.plane.push = (40..<60).contains(tick) ? (1, -12.5) : nil
      if tick == 150 { #expect(stage.plane.tilt(to: 1200) == nil) }
      stage.plane.step(by: 1)
    }
    let first = stage.plane.experiment
    #expect(first.motion(1).work != 0 && first.touchedAt == 40)
    stage.plane.scrub(to: 170)
    let body = stage.plane.stage.bodies[0]
    let geometry = SlopeGeometry(first.setup, scale: DynamicsStage.scale)
    let shown = geometry.center(first.motion(0, at: 170).place, radius: 0.1)
    #expect(hypot(body.center.x - shown.x, body.center.y - shown.y) < 0.1)
    stage.plane.toggle()
    stage.host.advance(ticks: 131)
    #expect(stage.plane.experiment.lastTick > 290)
    for tick in 170...stage.plane.experiment.lastTick where tick <= 300 {
      for lane in 0..<3 { #expect(stage.plane.experiment.motion(lane, at: tick) == first.motion(lane, at: tick)) }
    }
    // Continuing from before the tilt uses the slope of that moment.
    stage.plane.scrub(to: 100)
    stage.plane.toggle()
    stage.host.advance(ticks: 30)
    #expect(stage.plane.experiment.lastTick > 120 && stage.host.diagnostics.isEmpty)
    #expect(stage.plane.experiment.setup == setup)
  }

  @Test("a link with pushes and tilts gives the same run to the bit where UIKit Dynamics computes it too")
  func linkedRunToTheBit() {
    let stage = stage(dynamic([.ball, .box], [(.angle, 3000)]))
    for tick in 0..<200 {
      stage.plane.push = (20..<45).contains(tick) ? (1, -12.5) : nil
      if tick == 90 { #expect(stage.plane.tilt(to: 1200) == nil) }
      stage.plane.step(by: 1)
    }
    let first = stage.plane.experiment
    let other = PlaneStage(size: CGSize(width: 1440, height: 900), tab: 1)
    other.plane.addressQuery = first.link
    for _ in 0..<200 { other.plane.step(by: 1) }
    #expect(other.plane.experiment.history == first.history && other.plane.experiment.deeds == first.deeds)
  }

  @Test func theSameLinkGivesTheSameRunOnEveryScreen() {
    var runs: [Experiment] = []
    let link = "g=2&z=1&a=-3300&l=300&s=10&us=400&uk=300&e=30&d=15&b=2.1000.100,4.500.80&w=1"
    for size in [CGSize(width: 320, height: 568), CGSize(width: 1440, height: 900)] {
      let stage = PlaneStage(size: size, tab: 1)
      stage.plane.addressQuery = link
      #expect(stage.plane.experiment.setup.engine == .dynamics && stage.plane.experiment.setup.link == link)
      stage.host.press("Space")
      stage.host.advance(seconds: 3)
      runs.append(stage.plane.experiment)
    }
    #expect(runs[0].history == runs[1].history && runs[0].lastTick > 300)
    #expect(Setup.read(link: "w=2") == .failure(.badLink))
  }

  @Test func instrumentsReadIt() {
    let stage = stage(dynamic([.disc]))
    for _ in 0..<60 { stage.plane.step(by: 1) }
    let values = InclineStrings.values(stage.plane.experiment, lane: 0)
    #expect(values.contains("gap to the slope") && values.contains("difference of x from theory"))
    stage.show(.data)
    stage.host.tap("Save as CSV")
    stage.host.commit()
    var content = ""
    for case .download(_, let text) in stage.host.outputs { content = text }
    #expect(content.split(separator: "\n").count == 62)
    stage.show(.tasks)
    stage.host.tap("Repose")
    stage.host.tap("Set it up")
    #expect(stage.plane.experiment.setup.engine == .dynamics)
  }
}
