import CaromGeometry

/// A short task: a setup, a question, and an answer that the physics verifies.
package struct GuidedTask {
  package enum Kind: Int, CaseIterable { case repose, race, masses, slipping }

  package enum Answer {
    /// The slope's angle in degrees, and the tolerance.
    case angle(Double, within: Double)
    /// The index of the right choice.
    case choice(Int)
  }

  package let kind: Kind
  package let setup: Setup
  package let answer: Answer

  package init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .repose:
      setup = Setup([.box], [(.angle, 1000), (.staticFriction, 450), (.kineticFriction, 350)])
      let angle = Theory.repose(staticFriction: 0.45)
      answer = .angle(angle * 180 / Double.pi, within: GuidedTask.tolerance)
    case .race:
      setup = Setup([.ring, .disc, .ball, .hollowBall], [(.angle, 2000), (.staticFriction, 800)])
      answer = .choice(2)
    case .masses:
      var pair = Setup([.disc, .disc], [(.angle, 2000), (.staticFriction, 800)])
      _ = pair.set(.mass, to: 4000, lane: 0)
      setup = pair
      answer = .choice(2)
    case .slipping:
      setup = Setup([.disc], [(.angle, 2000), (.staticFriction, 250), (.kineticFriction, 200)])
      let angle = Theory.slipping(staticFriction: 0.25, inertia: 0.5)
      answer = .angle(angle * 180 / Double.pi, within: GuidedTask.tolerance)
    }
  }

  /// The tolerance for an angle that the user found, in degrees.
  package static let tolerance = 0.75

  /// Whether the slope's angle is the answer; nil if the task asks for something else.
  package func isRight(angle degrees: Double) -> Bool? {
    guard case .angle(let wanted, let tolerance) = answer else { return nil }
    return (degrees.magnitude - wanted).magnitude <= tolerance
  }

  /// Whether a choice is the answer; nil if the task asks for something else.
  package func isRight(choice: Int) -> Bool? {
    guard case .choice(let wanted) = answer else { return nil }
    return choice == wanted
  }
}
