import CaromGeometry

/// A short task: a setup, a question, and an answer that the experiment itself verifies.
package struct GuidedTask {
  package enum Kind: Int, CaseIterable { case race, masses, repose, slipping }

  package enum Answer: Equatable {
    /// The slope's angle in degrees at which it happens, and by how much the answer may exceed it.
    case angle(Double, within: Double)
    /// One of several choices, which the experiment decides: a lane, or that all arrive together.
    case choice
  }

  /// The verdict on an experiment as an answer.
  package enum Judgement: Equatable {
    case right
    /// Another body won: a lane, or nil if they arrived together.
    case wrong(winner: Int?)
    /// The bodies, the friction, or something else relevant differs from the task's.
    case otherBodies, otherFriction, otherSlope
    /// A body was pushed, or the slope was tilted although it must not be.
    case pushed, tilted
    case notChosen, notRun, notOver
    /// The body rests, or keeps rolling, at this angle.
    case holds
    /// The body started to slide or slip at an angle that is steeper than necessary.
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

  /// How much steeper than necessary the slope may be, in degrees.
  package static let tolerance = 0.75
  /// Arrivals closer than this count as simultaneous, in seconds; UIKit Dynamics is not exact.
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

  /// The relevant angle is the one at which the contact slid for the first time, before the body hit anything.
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
