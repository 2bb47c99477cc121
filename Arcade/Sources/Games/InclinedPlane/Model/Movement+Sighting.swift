import CaromGeometry

/// What another engine reports of a body, in meters and seconds along the slope.
package struct Sighting {
  package var place: Double
  package var velocity: Double
  package var rim: Double
  package var turn: Double
  package var gap: Double
  /// Whether the body began to touch a stop.
  package var meetsStop: Bool

  package init(place: Double, velocity: Double, rim: Double, turn: Double, gap: Double, meetsStop: Bool) {
    self.place = place
    self.velocity = velocity
    self.rim = rim
    self.turn = turn
    self.gap = gap
    self.meetsStop = meetsStop
  }
}

extension Movement {
  /// Below these speeds, in m/s, a surface grips and a body stands still.
  private static let grip = 0.01
  private static let still = 0.002
  /// A change of speed in one step that no force can cause, in m/s.
  private static let jolt = 0.03
  /// The point within a step, as a fraction, at which a spring's force is evaluated. The engine makes four substeps per
  /// step; for these, 3/8 neither adds nor removes energy.
  package static let ahead = 3.0 / 8
  /// Within this distance, in meters, a body counts as touching a stop, or as resting where a spring bears it.
  private static let near = 0.001

  /// Takes over the state that another engine reports after `seconds`. As in the exact engine, heat comes from friction
  /// times slip, from the damper and from impacts.
  package mutating func follow(_ seen: Sighting, after seconds: Double, _ c: Conditions) {
    guard phase != .gone else { return }
    let before = self
    (place, velocity, rim, turn, gap) = (seen.place, seen.velocity, seen.rim, seen.turn, seen.gap)
    time += seconds
    work += push * (place - before.place)
    let (old, new) = (before.slip(c).magnitude, slip(c).magnitude)
    if max(old, new) > Movement.grip { heat += c.kineticFriction * c.normal * (old + new) / 2 * seconds }
    let ahead = before.place + before.velocity * seconds * Movement.ahead
    let damper = Conditions.stiffness * c.compression(at: ahead) - c.springForce(at: ahead, before.velocity)
    heat += damper * (place - before.place)
    if seen.meetsStop || isThrown(since: before, seconds, c) { hit(from: before, c) }
    let range = c.end == .open ? c.range : c.freeRange
    if arrival == nil, c.end != .stop, !range.contains(place), place != before.place {
      let bound = place > range.upperBound ? range.upperBound : range.lowerBound
      arrival = before.time + seconds * max(0, min((bound - before.place) / (place - before.place), 1))
    }
    if c.end == .open, !range.contains(place) {
      phase = .gone
      (acceleration, friction) = (0, 0)
    }
  }

  /// Whether a stop changed its speed by more than any force could.
  private func isThrown(since before: Movement, _ seconds: Double, _ c: Conditions) -> Bool {
    guard c.end != .open, before.velocity != 0 else { return false }
    let bound = before.velocity > 0 ? c.range.upperBound : c.range.lowerBound
    let change = velocity - before.velocity - before.acceleration * seconds
    let reach = before.velocity.magnitude * seconds + Movement.near
    return change.magnitude > Movement.jolt && change * before.velocity < 0
      && (bound - before.place).magnitude < 2 * reach
  }

  /// Accounts for an impact; the speeds just before and after it follow from the states before and after the step.
  private mutating func hit(from before: Movement, _ c: Conditions) {
    let bound = place > c.length / 2 ? c.range.upperBound : c.range.lowerBound
    let way = bound - before.place
    let came = max(0, before.velocity * before.velocity + 2 * before.acceleration * way).squareRoot()
    guard came > Movement.still else { return }
    let left = max(0, velocity * velocity - 2 * before.acceleration * (place - bound))
    heat += max(0, c.mass * (came * came - left) / 2)
    impacts += 1
    if arrival == nil {
      let mean = (before.velocity.magnitude + came) / 2
      arrival = before.time + (mean > 0 ? way.magnitude / mean : 0)
    }
  }

  /// Derives acceleration, friction and phase from the tick since `before`; a body that barely moves, and would stay if
  /// it stood still, rests.
  package mutating func readOff(since before: Movement, after seconds: Double, _ c: Conditions) {
    guard phase != .gone else { return }
    // In a tick with an impact the mean acceleration means nothing.
    if impacts == before.impacts {
      acceleration = (velocity - before.velocity) / seconds
      let spring = (c.springForce(at: before.place, before.velocity) + c.springForce(at: place, velocity)) / 2
      friction = c.mass * acceleration - c.pull - push - spring
    }
    let slip = slip(c)
    if push == 0, velocity.magnitude < Movement.still, c.shape.inertia == nil || rim.magnitude < Movement.still,
      let rest = restingForces(c)
    {
      (velocity, rim, acceleration, friction) = (0, 0, 0, rest.friction)
      phase = .resting
    } else if slip.magnitude > Movement.grip {
      phase = .slipping
      if restsAtStop(c) { friction = (slip > 0 ? -1 : 1) * c.kineticFriction * c.normal }
    } else {
      phase = c.shape.inertia == nil ? .resting : .rolling
    }
  }

  /// Whether it has come to rest.
  package var hasSettled: Bool { phase == .gone || phase == .resting && velocity == 0 && rim == 0 }

  private func restsAtStop(_ c: Conditions) -> Bool {
    c.end != .open && velocity.magnitude < Movement.still
      && (place > c.range.upperBound - Movement.near || place < c.range.lowerBound + Movement.near)
  }

  /// The forces on it if it stood still and stayed; nil if it would not stay.
  private func restingForces(_ c: Conditions) -> Forces? {
    var standing = self
    (standing.velocity, standing.rim) = (0, 0)
    if restsAtStop(c) { standing.place = place > c.length / 2 ? c.range.upperBound : c.range.lowerBound }
    if let rest = c.springRest, (place - rest).magnitude < Movement.near { standing.place = rest }
    let forces = standing.forces(c, push: 0)
    return forces.acceleration == 0 && forces.rimAcceleration == 0 ? forces : nil
  }
}
