import CaromGeometry

/// The complete state of a body on the slope at one moment.
package struct Movement: Equatable {
  /// The state of its point of contact.
  package enum Phase: Int { case resting, rolling, slipping, gone }

  /// Seconds since the start.
  package var time = 0.0
  /// Meters along the slope from its left end.
  package var place: Double
  /// Speed along the slope in m/s, positive to the right.
  package var velocity = 0.0
  /// Speed of the rim relative to the center, ω·r, in m/s; in rolling it equals the velocity.
  package var rim = 0.0
  /// The angle it has turned through, in radians.
  package var turn = 0.0
  package var phase = Phase.resting
  /// m/s².
  package var acceleration = 0.0
  /// Friction on the body along the slope, in newtons.
  package var friction = 0.0
  /// Push of a finger, in newtons.
  package var push = 0.0
  /// Heat in joules: friction times slip, and the losses of impacts and dampers.
  package var heat = 0.0
  /// Work done from outside, in joules: by a finger's push, and by tilting the slope.
  package var work = 0.0
  /// How many times it hit a stop.
  package var impacts = 0
  /// Distance between the rim and the slope, in meters; 0 in the exact engine.
  package var gap = 0.0
  /// When it first reached an end or its spring, in seconds; nil before.
  package var arrival: Double?

  package init(at place: Double) { self.place = place }

  // MARK: Energies in joules

  package func potential(_ c: Conditions) -> Double {
    let pressed = c.compression(at: place)
    return c.mass * c.gravity * c.height(at: place) + Conditions.stiffness * pressed * pressed / 2
  }
  package func translational(_ c: Conditions) -> Double { c.mass * velocity * velocity / 2 }
  package func rotational(_ c: Conditions) -> Double { (c.shape.inertia ?? 0) * c.mass * rim * rim / 2 }
  /// The sum of all energies minus the work from outside, which is conserved in every case.
  package func total(_ c: Conditions) -> Double {
    potential(c) + translational(c) + rotational(c) + heat - work
  }

  /// The velocity of the point of contact over the slope, in m/s.
  package func slip(_ c: Conditions) -> Double { c.shape.inertia == nil ? velocity : velocity - rim }
}
