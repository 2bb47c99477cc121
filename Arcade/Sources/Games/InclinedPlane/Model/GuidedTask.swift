import CaromGeometry

/// A short task: a setup, a question, and an answer that the experiment itself verifies.
package struct GuidedTask {
  package enum Kind: Int, CaseIterable { case race, masses, repose, slipping }

  package enum Answer: Equatable {
    /// The slope's angle in degrees at which it happens, and how far above it one may be.
    case angle(Double, within: Double)
    /// One of several choices, of which the run decides: a lane, or that all arrive together.
    case choice
  }

  /// What is to be said of an experiment as an answer.
  package enum Judgement: Equatable {
    case right
    /// Another one won: a lane, or nil if they arrived together.
    case wrong(winner: Int?)
    /// The bodies, the friction, or what else matters is not the task's.
    case otherBodies, otherFriction, otherSlope
    /// It was pushed, or tilted where the slope must stay.
    case pushed, tilted
    case notChosen, notRun, notOver
    /// The body stays where it is, or rolls on, at this angle.
    case holds
    /// It let go at an angle that is steeper than needed.
    case tooSteep
  }

  package let kind: Kind
  package let setup: Setup
  package let answer: Answer

  package init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .race:
      setup = Setup([.ring, .disc, .ball, .hollowBall], [(.angle, 2000), (.staticFriction, 800)])
      answer = .choice
    case .masses:
      var pair = Setup([.disc, .disc], [(.angle, 2000), (.staticFriction, 800)])
      _ = pair.set(.mass, to: 4000, lane: 0)
      setup = pair
      answer = .choice
    case .repose:
      setup = Setup([.box], [(.angle, 1000), (.staticFriction, 450), (.kineticFriction, 350)])
      answer = .angle(Theory.repose(staticFriction: 0.45) * 180 / Double.pi, within: GuidedTask.tolerance)
    case .slipping:
      setup = Setup([.disc], [(.angle, 2000), (.staticFriction, 250), (.kineticFriction, 200)])
      answer = .angle(
        Theory.slipping(staticFriction: 0.25, inertia: 0.5) * 180 / Double.pi, within: GuidedTask.tolerance)
    }
  }

  /// How much steeper than needed the slope may be, in degrees.
  package static let tolerance = 0.75
  /// Arrivals that are closer than this are together, in seconds; UIKit Dynamics is not exact.
  private static let together = 0.02

  /// The number of choices: a lane each, and for two equal bodies that they arrive together.
  package var choices: Int {
    switch kind {
    case .race: setup.lanes.count
    case .masses: setup.lanes.count + 1
    case .repose, .slipping: 0
    }
  }

  /// Judges an experiment as the answer, with the choice that was made before it ran, if the task has choices.
  package func judge(_ run: Experiment, choice: Int? = nil) -> Judgement {
    guard run.origin.lanes == setup.lanes else { return .otherBodies }
    for quantity in [Quantity.staticFriction, .kineticFriction]
    where run.origin.steps(quantity) != setup.steps(quantity) {
      return .otherFriction
    }
    if run.deeds.pushes.contains(where: { $0.tick < run.lastTick }) { return .pushed }
    switch answer {
    case .choice: return judgeRace(run, choice)
    case .angle(let wanted, let tolerance): return judgeAngle(run, wanted, tolerance)
    }
  }

  private func judgeRace(_ run: Experiment, _ choice: Int?) -> Judgement {
    guard run.deeds.tilts.isEmpty else { return .tilted }
    var plain = run.origin
    plain.engine = setup.engine
    guard plain == setup else { return .otherSlope }
    guard let choice, choice >= 0, choice < choices else { return .notChosen }
    guard run.lastTick > 0 else { return .notRun }
    let order = run.arrivals
    guard order.count == run.lanes else { return .notOver }
    let areTogether = order[order.count - 1].time - order[0].time < GuidedTask.together
    let winner = areTogether ? nil : order[0].lane
    return choice == (winner ?? setup.lanes.count) ? .right : .wrong(winner: winner)
  }

  /// The angle counts at which the contact slid for the first time, before the body hit anything.
  private func judgeAngle(_ run: Experiment, _ wanted: Double, _ tolerance: Double) -> Judgement {
    guard run.lastTick > 0 else { return .notRun }
    for tick in 0...run.lastTick {
      let motion = run.motion(0, at: tick)
      if motion.impacts > 0 || motion.arrival != nil { break }
      guard motion.phase == .slipping else { continue }
      let angle = run.setup(at: tick).value(.angle).magnitude
      return angle > wanted + tolerance ? .tooSteep : .right
    }
    return .holds
  }
}
