import CaromGeometry
import Testing

@testable import InclinedPlane

@Suite struct GhostTests {
  /// An experiment that ran until nothing moved.
  private func ran(_ setup: Setup) -> Experiment {
    var run = Experiment(setup)
    while !run.isOver { run.advance() }
    return run
  }

  @Test func aGhostOfTheSameSetupIsAlwaysLevel() {
    let setup = Setup([.ring, .box], [(.angle, 2500)])
    var (ghost, run) = (Ghost(Experiment(setup)), Experiment(setup))
    while !run.isOver {
      run.advance()
      ghost.show(at: run.tick)
      for lane in 0..<2 { #expect(ghost.motion(lane) == run.motion(lane)) }
    }
    #expect(ghost.comparison(with: run, lane: 0) == .arrival(0))
    #expect(ghost.motion(2) == nil && ghost.comparison(with: run, lane: 2) == nil)
  }

  @Test func aBallRunsAheadOfARingByTheTheory() {
    let slope = [(Quantity.angle, 2000)]
    var (ghost, run) = (Ghost(Experiment(Setup([.ring], slope))), Experiment(Setup([.ball], slope)))
    for _ in 0..<60 { run.advance() }
    ghost.show(at: 60)
    // a = g sin θ / (1 + I/mr²), with I/mr² = 2/5 and 1; half a second.
    let pull = run.conditions().gravity * sin(20 * Double.pi / 180)
    guard case .way(let lead) = ghost.comparison(with: run, lane: 0) else {
      Issue.record("one of them has arrived already")
      return
    }
    #expect((lead - (pull / 1.4 - pull / 2) / 8).magnitude < 1e-6)
    while !run.isOver { run.advance() }
    ghost.show(at: run.tick)
    while ghost.motion(0)?.arrival == nil { ghost.show(at: ghost.experiment.tick + 1) }
    guard case .arrival(let seconds) = ghost.comparison(with: run, lane: 0) else {
      Issue.record("both have arrived")
      return
    }
    #expect(seconds > 0.1)
  }

  @Test func slopesOfOppositeTiltsAreComparedFromTheirUpperEnds() {
    let left = Setup([.ball], [(.angle, -3000)])
    let right = Setup([.ball], [(.angle, 3000)])
    var (ghost, run) = (Ghost(Experiment(left)), Experiment(right))
    for _ in 0..<50 { run.advance() }
    ghost.show(at: 50)
    guard case .way(let lead) = ghost.comparison(with: run, lane: 0), let pose = ghost.pose(0, on: right) else {
      Issue.record("neither has arrived")
      return
    }
    #expect(lead.magnitude < 1e-9)
    #expect((pose.place - run.motion().place).magnitude < 1e-9 && (pose.turn - run.motion().turn).magnitude < 1e-9)
  }

  @Test func beyondTheEndsOfTheSlopeAGhostIsNotDrawn() {
    let long = Setup([.ball], [(.angle, 2000), (.length, Quantity.length.scale.greatest)])
    let short = Setup([.ball], [(.angle, 2000), (.length, Quantity.length.scale.least)])
    var ghost = Ghost(ran(long))
    ghost.show(at: 1)
    #expect(ghost.pose(0, on: short) != nil)
    ghost.show(at: ghost.experiment.lastTick)
    #expect(ghost.pose(0, on: short) == nil && ghost.pose(0, on: long) != nil)
  }

  @Test func aGhostRepeatsPushesAndTiltsAndGoesOnWhereItsRunWasLeft() {
    var run = Experiment(Setup([.disc], [(.angle, 500)]))
    for tick in 0..<90 {
      run.advance(pushes: tick < 20 ? [6] : [])
      if tick == 40 { #expect(run.tilt(to: 1500) == nil) }
    }
    var ghost = Ghost(run)
    for tick in stride(from: 0, through: 90, by: 15) {
      ghost.show(at: tick)
      #expect(ghost.motion(0) == run.motion(0, at: tick))
    }
    while !run.isOver { run.advance() }
    ghost.show(at: run.lastTick)
    #expect(ghost.motion(0) == run.motion(0))
    ghost.show(at: .max)
    #expect(ghost.motion(0) == run.motion(0))
  }

  @Test func aRunOnUIKitDynamicsEndsWhereItWasRecorded() {
    var setup = Setup()
    setup.engine = .dynamics
    var run = Experiment(setup)
    for tick in 1...10 { run.take([Movement(at: Double(tick) / 100)]) }
    var ghost = Ghost(run)
    ghost.show(at: 500)
    #expect(ghost.experiment.tick == 10 && ghost.motion(0)?.place == 0.1)
  }
}
