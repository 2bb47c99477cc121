import CaromGeometry

extension Movement {
  /// An impact on a stop that would return less than this speed stops the body, in m/s.
  private static let settling = 0.005
  /// A distance too small to see, in meters.
  private static let unseen = 1e-4
  /// The longest step, in seconds, while a spring acts, because its force changes with the place.
  private static let springStep = 1.0 / 7680

  /// What ends an interval of constant forces.
  private enum Event { case none, grip, meets, leaves }

  /// Advances by `seconds`. Between events all forces are constant, so each interval is computed exactly; an event in
  /// the middle of a step starts a new interval.
  package mutating func advance(by seconds: Double, _ c: Conditions, push: Double = 0) {
    var left = seconds
    var stretches = 0
    self.push = push
    while left > 0, phase != .gone, stretches < 4000 {
      stretches += 1
      let forces = forces(c, push: push)
      let springs = c.compression(at: place) != 0
      var step = springs ? min(left, Movement.springStep) : left
      var event = Event.none
      if let time = gripTime(forces, c), time <= step { (step, event) = (time, .grip) }
      if let time = boundTime(forces, springs ? c.range : c.freeRange), time <= step {
        (step, event) = (time, c.end == .open ? .leaves : springs || c.end == .stop ? .meets : .none)
        // Just past the spring's end, so that the spring acts in the next interval.
        if event == .none { step = min(left, step + 1e-9) }
      }
      drift(step, forces, c, push, springs)
      left -= step
      if arrival == nil, event == .meets || event == .leaves || c.compression(at: place) != 0 {
        arrival = time + seconds - left
      }
      happen(event, c)
    }
    if push == 0 { settle(c) }
    time += left > 0 ? seconds - left : seconds
    let now = forces(c, push: push)
    (acceleration, friction) = (now.acceleration, now.friction)
    if phase == .gone {
      (acceleration, friction) = (0, 0)
    } else {
      phase = now.phase
    }
  }

  /// Accounts for a tilt of the slope: the change of potential energy is work from outside.
  package mutating func tilt(from old: Conditions, to new: Conditions) {
    work += potential(new) - potential(old)
  }

  /// Whether nothing will happen any more without an intervention.
  package func isSettled(_ c: Conditions) -> Bool {
    if phase == .gone { return true }
    let now = forces(c, push: 0)
    return velocity == 0 && rim == 0 && now.acceleration == 0 && now.rimAcceleration == 0
  }

  /// The time until the point of contact stops sliding over the slope; nil if it will not.
  private func gripTime(_ forces: Forces, _ c: Conditions) -> Double? {
    let slip = slip(c)
    let change = forces.acceleration - forces.rimAcceleration
    guard slip != 0, slip * change < 0 else { return nil }
    return -slip / change
  }

  /// The time until the body reaches the end of `range` that it moves towards; nil if it will not.
  private func boundTime(_ forces: Forces, _ range: ClosedRange<Double>) -> Double? {
    guard !forces.isBlocked else { return nil }
    let low = Movement.reach(place - range.lowerBound, -velocity, -forces.acceleration)
    let high = Movement.reach(range.upperBound - place, velocity, forces.acceleration)
    guard let low else { return high }
    return high.map { min($0, low) } ?? low
  }

  /// The time to cover `distance` from `velocity` at a constant `acceleration`; 0 if the body is there and moves on.
  private static func reach(_ distance: Double, _ velocity: Double, _ acceleration: Double) -> Double? {
    if distance <= 0 {
      if velocity > 0 { return 0 }
      if velocity < 0, acceleration > 0, distance == 0 { return -2 * velocity / acceleration }
      return nil
    }
    if acceleration == 0 { return velocity > 0 ? distance / velocity : nil }
    let square = velocity * velocity + 2 * acceleration * distance
    guard square >= 0 else { return nil }
    let sum = velocity + square.squareRoot()
    return sum > 0 ? 2 * distance / sum : nil
  }

  /// Advances by `step` under constant forces; a spring's force is the mean over the step.
  private mutating func drift(_ step: Double, _ forces: Forces, _ c: Conditions, _ push: Double, _ springs: Bool) {
    let before = slip(c)
    let shift = velocity * step + forces.acceleration * step * step / 2
    turn += (rim * step + forces.rimAcceleration * step * step / 2) / c.radius
    place += shift
    work += push * shift
    var (a, b) = (forces.acceleration, forces.rimAcceleration)
    if springs, !forces.isBlocked {
      // Assumes that friction at the new place is of the same kind, static or kinetic, as at the old one.
      let (old, foreseen) = (place - shift, velocity + forces.acceleration * step)
      let drive = c.springForce(at: place, foreseen) - c.springForce(at: old, velocity)
      heat += step * (c.damping(at: old, velocity) + c.damping(at: place, foreseen)) / 2
      let gain = drive / c.mass / (forces.phase == .rolling ? 1 + (c.shape.inertia ?? 0) : 1)
      a += gain / 2
      if forces.phase == .rolling { b += gain / 2 }
    }
    velocity += a * step
    rim += b * step
    if forces.phase == .slipping {
      let gain = forces.acceleration - forces.rimAcceleration
      heat += forces.friction.magnitude * (before * step + gain * step * step / 2).magnitude
    }
    if forces.phase == .rolling { rim = velocity }
  }

  /// Lets a body rest where a damped spring brings it, once it is closer than anybody can see and slow enough.
  private mutating func settle(_ c: Conditions) {
    guard c.damper > 0, let rest = c.springRest, velocity != 0, velocity.magnitude < Movement.settling,
      (place - rest).magnitude < Movement.unseen, rim == 0 || slip(c) == 0
    else { return }
    let before = total(c)
    turn += rim == 0 ? 0 : (rest - place) / c.radius
    (place, velocity, rim) = (rest, 0, 0)
    heat += max(0, before - total(c))
  }

  private mutating func happen(_ event: Event, _ c: Conditions) {
    switch event {
    case .none: break
    case .grip:
      if c.shape.inertia == nil {
        velocity = 0
      } else if velocity != 0 {
        rim = velocity
      } else {
        rim = 0
      }
    case .leaves: phase = .gone
    case .meets:
      place = velocity > 0 ? c.range.upperBound : c.range.lowerBound
      let back = -c.restitution * velocity
      let kept = back.magnitude < Movement.settling ? 0 : back
      heat += c.mass * (velocity * velocity - kept * kept) / 2
      impacts += 1
      // Rolling ends here: the rim keeps its speed.
      velocity = kept
    }
  }
}
