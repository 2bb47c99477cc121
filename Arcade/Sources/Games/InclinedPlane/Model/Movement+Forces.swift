import CaromGeometry

/// The forces of a moment and what follows from them, constant until something happens.
struct Forces {
  var acceleration: Double
  /// Of the rim, m/s².
  var rimAcceleration: Double
  var friction: Double
  var phase: Movement.Phase
  /// Whether a stop holds the body against what draws it.
  var isBlocked = false
}

extension Movement {
  /// What the body does now under `push`, N along the slope.
  func forces(_ c: Conditions, push: Double) -> Forces {
    var drive = c.pull + push + c.springForce(at: place, velocity)
    // What rounding leaves of a spring in balance is nothing.
    if velocity == 0, drive.magnitude < 1e-9, c.compression(at: place) != 0 { drive = 0 }
    var forces = c.shape.inertia.map { rolling(c, drive, $0) } ?? sliding(c, drive)
    guard c.end != .open, velocity == 0 else { return forces }
    let isPressed =
      place >= c.range.upperBound && forces.acceleration > 0 || place <= c.range.lowerBound && forces.acceleration < 0
    guard isPressed else { return forces }
    // The stop bears what is left of the drive; a body that spins there goes on slipping.
    forces.isBlocked = true
    forces.acceleration = 0
    if slip(c) == 0 {
      forces.rimAcceleration = 0
      forces.friction = 0
      forces.phase = .resting
    }
    return forces
  }

  /// A body that does not turn: it rests, or slides.
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

  /// A round body: it rolls while static friction can turn it fast enough, else it slips.
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
