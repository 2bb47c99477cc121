import CaromGeometry
import GameSettings
import Testing

@testable import InclinedPlane

/// Tasks check everything that they claim: right experiments are accepted, and each wrong one is refused for its own
/// reason.
@Suite struct GuidedTaskTests {
  /// What somebody does: changes the task's setup, lets the experiment run for some ticks, and tilts or pushes
  /// meanwhile.
  struct Attempt: CustomTestStringConvertible {
    let task: GuidedTask.Kind
    let name: String
    let judgement: GuidedTask.Judgement
    var choice: Int?
    var ticks = 0
    var change: (inout Setup) -> Void = { _ in }
    var intervene: (inout Experiment) -> Void = { _ in }
    var testDescription: String { "\(task): \(name)" }

    init(
      _ task: GuidedTask.Kind, _ name: String, _ judgement: GuidedTask.Judgement, choice: Int? = nil, ticks: Int = 0,
      change: @escaping (inout Setup) -> Void = { _ in }, intervene: @escaping (inout Experiment) -> Void = { _ in }
    ) {
      (self.task, self.name, self.judgement) = (task, name, judgement)
      (self.choice, self.ticks, self.change, self.intervene) = (choice, ticks, change, intervene)
    }

    /// The experiment as it was done: half of the ticks, the intervention, the rest.
    func run() -> GuidedTask.Judgement {
      let task = GuidedTask(task)
      var setup = task.setup
      change(&setup)
      var run = Experiment(setup)
      for _ in 0..<(ticks / 2) { run.advance() }
      intervene(&run)
      for _ in (ticks / 2)..<ticks { run.advance() }
      return task.judge(run, choice: choice)
    }
  }

  private static func angle(_ steps: Int) -> (inout Setup) -> Void { { _ = $0.set(.angle, to: steps) } }
  private static func push(_ newtons: Double, lane: Int = 0) -> (inout Experiment) -> Void {
    { run in
      var pushes = [Double](repeating: 0, count: run.lanes)
      pushes[lane] = newtons
      for _ in 0..<20 { run.advance(pushes: pushes) }
    }
  }
  private static func tilt(_ steps: Int...) -> (inout Experiment) -> Void {
    { run in
      for each in steps {
        _ = run.tilt(to: each)
        for _ in 0..<30 { run.advance() }
      }
    }
  }

  static let wrong = [
    Attempt(.race, "nothing was run", .notRun, choice: 2),
    Attempt(.race, "nothing was picked", .notChosen, ticks: 400),
    Attempt(.race, "a pick that is none", .notChosen, choice: 9, ticks: 400),
    Attempt(.race, "the ring was picked", .wrong(winner: 2), choice: 0, ticks: 400),
    Attempt(.race, "the disc was picked", .wrong(winner: 2), choice: 1, ticks: 400),
    Attempt(.race, "the hollow ball was picked", .wrong(winner: 2), choice: 3, ticks: 400),
    Attempt(.race, "they are still on their way", .notOver, choice: 2, ticks: 60),
    Attempt(.race, "other bodies run", .otherBodies, choice: 2, ticks: 400, change: { $0.setShape(.box, lane: 2) }),
    Attempt(.race, "one body alone", .otherBodies, choice: 0, ticks: 400, change: { $0.setLanes(1) }),
    Attempt(.race, "the ball was pushed", .pushed, choice: 2, ticks: 400, intervene: push(5, lane: 2)),
    Attempt(.race, "the slope was tilted", .tilted, choice: 2, ticks: 400, intervene: tilt(3000)),
    Attempt(.race, "another slope", .otherSlope, choice: 2, ticks: 400, change: angle(3000)),
    Attempt(
      .race, "other friction", .otherFriction, choice: 2, ticks: 400, change: { _ = $0.set(.staticFriction, to: 900) }),
    Attempt(.masses, "the heavy one was picked", .wrong(winner: nil), choice: 0, ticks: 400),
    Attempt(.masses, "the light one was picked", .wrong(winner: nil), choice: 1, ticks: 400),
    Attempt(.masses, "nothing was run", .notRun, choice: 2),
    Attempt(
      .masses, "equal masses", .otherBodies, choice: 2, ticks: 400, change: { _ = $0.set(.mass, to: 1000, lane: 0) }),
    Attempt(.masses, "the light one was pushed", .pushed, choice: 1, ticks: 400, intervene: push(-4, lane: 1)),
    Attempt(.repose, "nothing was run, though the angle is right", .notRun, change: angle(2450)),
    Attempt(
      .repose, "a rolling ball", .otherBodies, ticks: 120,
      change: { setup in
        setup.setShape(.ball, lane: 0)
        _ = setup.set(.angle, to: 2450)
      }),
    Attempt(.repose, "a gentler slope, on which it rests", .holds, ticks: 120, change: angle(2000)),
    Attempt(.repose, "just too gentle", .holds, ticks: 120, change: angle(2410)),
    Attempt(.repose, "much too steep", .tooSteep, ticks: 120, change: angle(4000)),
    Attempt(.repose, "a little too steep", .tooSteep, ticks: 120, change: angle(2520)),
    Attempt(.repose, "tilted too far at once", .tooSteep, ticks: 60, intervene: tilt(2000, 3000)),
    Attempt(.repose, "it was pushed until it slid", .pushed, ticks: 120, change: angle(2000), intervene: push(8)),
    Attempt(
      .repose, "rougher than the task", .otherFriction, ticks: 120,
      change: { setup in
        _ = setup.set(.staticFriction, to: 500)
        _ = setup.set(.angle, to: 2700)
      }),
    Attempt(
      .repose, "smoother while it slides", .otherFriction, ticks: 120,
      change: { setup in
        _ = setup.set(.kineticFriction, to: 100)
        _ = setup.set(.angle, to: 2450)
      }),
    Attempt(.slipping, "a slope on which it rolls", .holds, ticks: 100, change: angle(3000)),
    Attempt(.slipping, "it rolls, and slides only after it hit the stop", .holds, ticks: 600, change: angle(3600)),
    Attempt(.slipping, "too steep", .tooSteep, ticks: 60, change: angle(5000)),
    Attempt(
      .slipping, "a ring, which slides sooner", .otherBodies, ticks: 60,
      change: { setup in
        setup.setShape(.ring, lane: 0)
        _ = setup.set(.angle, to: 2700)
      }),
    Attempt(.slipping, "nothing was run", .notRun, change: angle(3700)),
    Attempt(.slipping, "it was pushed until it slid", .pushed, ticks: 100, intervene: push(30)),
  ]

  @Test("each of more than thirty wrong experiments is refused, and told why", arguments: wrong)
  func refused(attempt: Attempt) { #expect(attempt.run() == attempt.judgement) }

  static let right = [
    Attempt(.race, "the ball was picked", .right, choice: 2, ticks: 400),
    Attempt(.masses, "both were picked", .right, choice: 2, ticks: 400),
    Attempt(.repose, "set to the angle and run", .right, ticks: 120, change: angle(2440)),
    Attempt(.repose, "leaning to the left", .right, ticks: 120, change: angle(-2440)),
    Attempt(.repose, "tilted slowly while it runs", .right, ticks: 60, intervene: tilt(2300, 2400, 2440)),
    Attempt(
      .repose, "on the moon: gravity cancels out", .right, ticks: 200,
      change: { setup in
        setup.planet = .moon
        _ = setup.set(.angle, to: 2440)
      }),
    Attempt(.slipping, "set to the angle and run", .right, ticks: 60, change: angle(3720)),
  ]

  @Test("right experiments are right", arguments: right)
  func accepted(attempt: Attempt) { #expect(attempt.run() == .right) }

  @Test("IN-H2: the angles are those of the theory") func angles() {
    guard case .angle(let repose, _) = GuidedTask(.repose).answer,
      case .angle(let slip, _) = GuidedTask(.slipping).answer
    else {
      Issue.record("no angles")
      return
    }
    #expect(
      (repose - atan(0.45) * 180 / Double.pi).magnitude < 1e-9 && (slip - atan(0.75) * 180 / Double.pi).magnitude < 1e-9
    )
  }
}
