import CaromGeometry

/// A body on the slope at one moment: the whole of its state.
package struct Movement: Equatable {
  /// What its point of contact does.
  package enum Phase: Int { case resting, rolling, slipping, gone }

  /// Seconds since the run began.
  package var time = 0.0
  /// Metres along the slope from its left end.
  package var place: Double
  /// m/s along the slope, positive to the right.
  package var velocity = 0.0
  /// Speed of the rim against the centre, m/s: ω·r. Rolling means that it is the velocity.
  package var rim = 0.0
  /// Radians that it has turned.
  package var turn = 0.0
  package var phase = Phase.resting
  /// m/s².
  package var acceleration = 0.0
  /// Friction on the body along the slope, N.
  package var friction = 0.0
  /// Push of a finger, N.
  package var push = 0.0
  /// J: friction times slip, and what impacts took.
  package var heat = 0.0
  /// J that came from outside: a finger's push, and the slope when it was tilted.
  package var work = 0.0
  /// Times it met a stop.
  package var impacts = 0
  /// Between the rim and the slope, m: nothing where formulas compute it.
  package var gap = 0.0
  /// When it first met an end or its spring, seconds; nil before.
  package var arrival: Double?

  package init(at place: Double) { self.place = place }

  // MARK: Energies, J

  package func potential(_ c: Conditions) -> Double {
    let pressed = c.compression(at: place)
    return c.mass * c.gravity * c.height(at: place) + Conditions.stiffness * pressed * pressed / 2
  }
  package func translational(_ c: Conditions) -> Double { c.mass * velocity * velocity / 2 }
  package func rotational(_ c: Conditions) -> Double { (c.shape.inertia ?? 0) * c.mass * rim * rim / 2 }
  /// The sum of all energies, less what came from outside: constant, whatever happens.
  package func total(_ c: Conditions) -> Double {
    potential(c) + translational(c) + rotational(c) + heat - work
  }

  /// Speed of the point of contact over the slope.
  package func slip(_ c: Conditions) -> Double { c.shape.inertia == nil ? velocity : velocity - rim }
}
