import CaromGeometry

/// The textbook solution for a body released from rest on a slope, until it reaches an end.
package struct Theory {
  package let phase: Movement.Phase
  /// The acceleration along the slope, in m/s².
  package let acceleration: Double
  /// The acceleration of the rim, in m/s².
  package let rimAcceleration: Double
  package let friction: Double
  package let beginning: Double
  /// When the body reaches the end or its spring, in seconds; nil if it never does.
  package let end: Double?
  private let conditions: Conditions

  package init(_ c: Conditions, beginning: Double) {
    conditions = c
    self.beginning = beginning
    let g = c.gravity
    // Sliding without and with friction, and rolling: g sin θ, g (sin θ − μ cos θ), g sin θ / (1 + I/mr²).
    if let inertia = c.shape.inertia {
      if c.sine.magnitude * inertia <= c.staticFriction * c.cosine * (1 + inertia) {
        acceleration = g * c.sine / (1 + inertia)
        rimAcceleration = acceleration
        friction = -c.mass * g * c.sine * inertia / (1 + inertia)
        phase = c.sine == 0 ? .resting : .rolling
      } else {
        let sign: Double = c.sine > 0 ? 1 : -1
        acceleration = g * (c.sine - sign * c.kineticFriction * c.cosine)
        rimAcceleration = sign * g * c.kineticFriction * c.cosine / inertia
        friction = -sign * c.kineticFriction * c.normal
        phase = .slipping
      }
    } else if c.sine.magnitude <= c.staticFriction * c.cosine {
      (acceleration, rimAcceleration, friction, phase) = (0, 0, -c.pull, .resting)
    } else {
      let sign: Double = c.sine > 0 ? 1 : -1
      acceleration = g * (c.sine - sign * c.kineticFriction * c.cosine)
      rimAcceleration = 0
      friction = -sign * c.kineticFriction * c.normal
      phase = .slipping
    }
    let way = acceleration > 0 ? c.freeRange.upperBound - beginning : beginning - c.freeRange.lowerBound
    end = acceleration == 0 || way < 0 ? nil : (2 * way / acceleration.magnitude).squareRoot()
  }

  package func holds(at time: Double) -> Bool { end.map { time <= $0 } ?? true }
  package func place(at time: Double) -> Double { beginning + acceleration * time * time / 2 }
  package func velocity(at time: Double) -> Double { acceleration * time }

  /// The angle of repose, from which a resting body begins to slide, in radians.
  package static func repose(staticFriction: Double) -> Double { atan(staticFriction) }

  /// The angle from which a round body slips, in radians: tan θ = μ (1 + mr²/I).
  package static func slipping(staticFriction: Double, inertia: Double) -> Double {
    atan(staticFriction * (1 + 1 / inertia))
  }
}
