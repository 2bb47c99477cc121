import CaromGeometry

/// The forces on a body at one moment and their effects, which stay constant until the next event.
struct Forces {
  var acceleration: Double
  /// The rim's acceleration, in m/s².
  var rimAcceleration: Double
  var friction: Double
  var phase: Movement.Phase
  /// Whether a stop holds the body against the force that drives it.
  var isBlocked = false
}

extension Movement {
  /// The forces on the body under `push`, in newtons along the slope.
  func forces(_ c: Conditions, push: Double) -> Forces {
    var drive = c.pull + push + c.springForce(at: place, velocity)
    // In equilibrium with a spring, rounding must not leave a small force.
    if velocity == 0, drive.magnitude < 1e-9, c.compression(at: place) != 0 { drive = 0 }
    var forces = c.shape.inertia.map { rolling(c, drive, $0) } ?? sliding(c, drive)
    guard c.end != .open, velocity == 0 else { return forces }
    let isPressed =
      place >= c.range.upperBound && forces.acceleration > 0 || place <= c.range.lowerBound && forces.acceleration < 0
    guard isPressed else { return forces }
    // The stop bears the rest of the driving force; a body that spins there keeps slipping.
    forces.isBlocked = true
    forces.acceleration = 0
    if slip(c) == 0 {
      forces.rimAcceleration = 0
      forces.friction = 0
      forces.phase = .resting
    }
    return forces
  }

  /// The forces on a body that does not roll: it rests or slides.
  private func sliding(_ c: Conditions, _ drive: Double) -> Forces {
    var way = velocity
    if velocity == 0 {
      if drive.magnitude <= c.staticFriction * c.normal {
        return Forces(acceleration: 0, rimAcceleration: 0, friction: -drive, phase: .resting)
      }
      way = drive
    }
    let friction = (way > 0 ? -1 : 1) * c.kineticFriction * c.normal
    return Forces(
      acceleration: (drive + friction) / c.mass, rimAcceleration: 0, friction: friction, phase: .slipping)
  }

  /// The forces on a round body: it rolls while static friction can turn it fast enough, and slips otherwise.
  private func rolling(_ c: Conditions, _ drive: Double, _ inertia: Double) -> Forces {
    var way = slip(c)
    if way == 0 {
      let needed = drive * inertia / (1 + inertia)
      if needed.magnitude <= c.staticFriction * c.normal {
        let acceleration = drive / (c.mass * (1 + inertia))
        let rests = velocity == 0 && drive == 0
        return Forces(
          acceleration: acceleration, rimAcceleration: acceleration, friction: -needed,
          phase: rests ? .resting : .rolling)
      }
      way = drive
    }
    let friction = (way > 0 ? -1 : 1) * c.kineticFriction * c.normal
    return Forces(
      acceleration: (drive + friction) / c.mass, rimAcceleration: -friction / (c.mass * inertia), friction: friction,
      phase: .slipping)
  }
}
