/// The position and velocity of a body.
public struct Motion: Equatable, BitwiseCopyable, Sendable {
  /// The position of the body's origin, in meters.
  public var position: Vector2
  /// The rotation of the body.
  public var rotation: Rotation
  /// The velocity of the center of mass, in m/s.
  public var linearVelocity: Vector2
  /// The angular velocity, in rad/s.
  public var angularVelocity: Float
}

extension World {
  /// The position and velocity of a body. Throws `.noSuchBody` for a stale identifier, as do the other getters.
  public func motion(of id: BodyID) throws(PhysicsError) -> Motion {
    let i = try bodyIndex(id)
    return Motion(
      position: poses[i].place(-bodies[i].localCenter), rotation: poses[i].rotation,
      linearVelocity: states[i].velocity, angularVelocity: states[i].spin)
  }

  /// Reads the positions and velocities of many bodies, in the order of `ids`. A stale identifier yields the origin at
  /// rest.
  ///
  /// - Parameters:
  ///   - ids: The bodies, in any order.
  ///   - motions: The result; its capacity is reused.
  public func readMotions(of ids: [BodyID], into motions: inout [Motion]) {
    motions.removeAll(keepingCapacity: true)
    motions.reserveCapacity(ids.count)
    for id in ids {
      guard contains(id) else {
        motions.append(
          Motion(position: .zero, rotation: .identity, linearVelocity: .zero, angularVelocity: 0))
        continue
      }
      let i = id.index
      motions.append(
        Motion(
          position: poses[i].place(-bodies[i].localCenter), rotation: poses[i].rotation,
          linearVelocity: states[i].velocity, angularVelocity: states[i].spin))
    }
  }

  /// Whether a contact or joint took part in the body's last step; otherwise the body moved freely.
  public func isHeld(_ id: BodyID) throws(PhysicsError) -> Bool {
    states[try bodyIndex(id)].flags.contains(.constrained)
  }

  /// The position of a body's origin, in meters.
  public func position(of id: BodyID) throws(PhysicsError) -> Vector2 { try motion(of: id).position }

  /// The angle of a body in radians, −π … π.
  public func angle(of id: BodyID) throws(PhysicsError) -> Float {
    poses[try bodyIndex(id)].rotation.angle
  }

  /// The velocity of a body's center of mass, in m/s.
  public func linearVelocity(of id: BodyID) throws(PhysicsError) -> Vector2 {
    states[try bodyIndex(id)].velocity
  }

  /// The angular velocity of a body, in rad/s.
  public func angularVelocity(of id: BodyID) throws(PhysicsError) -> Float {
    states[try bodyIndex(id)].spin
  }

  /// The mass of a dynamic body in kg; 0 for other kinds.
  public func mass(of id: BodyID) throws(PhysicsError) -> Float { bodies[try bodyIndex(id)].mass }

  /// The moment of inertia of a dynamic body about its center of mass in kg·m²; 0 for other kinds.
  public func inertia(of id: BodyID) throws(PhysicsError) -> Float { bodies[try bodyIndex(id)].inertia }

  /// The center of mass of a body in world coordinates, in meters.
  public func centerOfMass(of id: BodyID) throws(PhysicsError) -> Vector2 {
    poses[try bodyIndex(id)].center
  }

  /// Moves a body and wakes it. Its velocity stays.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` for coordinates beyond ±10⁶ m.
  /// - Parameters:
  ///   - position: The new position of the body's origin.
  ///   - angle: The new angle in radians, −10⁶ … 10⁶; nil keeps the present one.
  ///   - id: The body.
  public mutating func setPosition(
    _ position: Vector2, angle: Float? = nil, of id: BodyID
  ) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try position.check()
    if let angle { try angle.check(in: -1e6...1e6) }
    own()
    wakeTouching(i)
    if let angle { poses[i].rotation = Rotation(angle: angle) }
    poses[i].center = position + poses[i].rotation.rotate(bodies[i].localCenter)
    markStale(i)
    wake(i)
  }

  /// Sets the velocity of the center of mass, in m/s, and wakes the body. Has no effect on a static body.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` for coordinates beyond ±10⁵ m/s.
  public mutating func setLinearVelocity(_ velocity: Vector2, of id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try velocity.check(limit: Limits.fastest)
    guard bodies[i].settings.kind != .static else { return }
    own()
    states[i].velocity = velocity
    wake(i)
  }

  /// Sets the angular velocity, in rad/s, and wakes the body. Has no effect on a static body or with `fixedRotation`.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` beyond ±10⁴ rad/s.
  public mutating func setAngularVelocity(_ spin: Float, of id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try spin.check(in: -Limits.fastestSpin...Limits.fastestSpin)
    guard bodies[i].settings.kind != .static, !bodies[i].settings.fixedRotation else { return }
    own()
    states[i].spin = spin
    wake(i)
  }

  /// Applies a force in N during the next step, and wakes the body. Forces add up until the step.
  ///
  /// Only dynamic bodies respond, and a zero force does nothing. Throws `.noSuchBody` for a stale identifier, and
  /// `.notFinite` or `.outOfRange` for coordinates beyond ±10¹⁵ N.
  /// - Parameters:
  ///   - force: The force in newtons, in world coordinates.
  ///   - id: The body.
  ///   - point: Where the force acts, in world coordinates; nil is the center of mass.
  public mutating func applyForce(
    _ force: Vector2, to id: BodyID, at point: Vector2? = nil
  ) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try force.check(limit: 1e15)
    if let point { try point.check() }
    guard states[i].flags.contains(.dynamic), force != .zero else { return }
    own()
    wake(i)
    let torque = point.map { cross($0 - poses[i].center, force) } ?? 0
    dynamics[i].force = (dynamics[i].force + force).clamped(to: 1e18)
    dynamics[i].torque = (dynamics[i].torque + torque).clamped(to: 1e18)
  }

  /// Accelerates many bodies during the next step, in m/s², independently of their mass. Ignores stale identifiers and
  /// bodies that are not dynamic.
  ///
  /// Throws `.notFinite` or `.outOfRange` for coordinates beyond ±10⁶ m/s².
  public mutating func accelerate(_ ids: [BodyID], by acceleration: Vector2) throws(PhysicsError) {
    try acceleration.check()
    guard acceleration != .zero else { return }
    own()
    for id in ids where contains(id) && states[id.index].flags.contains(.dynamic) {
      wake(id.index)
      let force = acceleration * bodies[id.index].mass
      dynamics[id.index].force = (dynamics[id.index].force + force).clamped(to: 1e18)
    }
  }

  /// Applies a torque in N·m during the next step, and wakes the body. Only dynamic bodies respond.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` beyond ±10¹⁵ N·m.
  public mutating func applyTorque(_ torque: Float, to id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try torque.check(in: -1e15...1e15)
    guard states[i].flags.contains(.dynamic), torque != 0 else { return }
    own()
    wake(i)
    dynamics[i].torque = (dynamics[i].torque + torque).clamped(to: 1e18)
  }

  /// Applies an impulse in N·s immediately, and wakes the body. Only dynamic bodies respond.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` for coordinates beyond ±10¹⁵ N·s.
  /// The resulting velocity is clamped to ±10⁵ m/s per coordinate.
  /// - Parameters:
  ///   - impulse: The impulse in newton-seconds, in world coordinates.
  ///   - id: The body.
  ///   - point: Where the impulse acts, in world coordinates; nil is the center of mass.
  public mutating func applyImpulse(
    _ impulse: Vector2, to id: BodyID, at point: Vector2? = nil
  ) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try impulse.check(limit: 1e15)
    if let point { try point.check() }
    guard states[i].flags.contains(.dynamic), impulse != .zero else { return }
    own()
    wake(i)
    let arm = point.map { $0 - poses[i].center } ?? .zero
    states[i].velocity = (states[i].velocity + impulse * dynamics[i].inverseMass).clamped(to: Limits.fastest)
    states[i].spin = (states[i].spin + dynamics[i].inverseInertia * cross(arm, impulse)).clamped(to: Limits.fastestSpin)
  }

  /// Applies an angular impulse in N·m·s immediately, and wakes the body. Only dynamic bodies respond.
  ///
  /// Throws `.noSuchBody` for a stale identifier, and `.notFinite` or `.outOfRange` beyond ±10¹⁵ N·m·s. The resulting
  /// angular velocity is clamped to ±10⁴ rad/s.
  public mutating func applyAngularImpulse(_ impulse: Float, to id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try impulse.check(in: -1e15...1e15)
    guard states[i].flags.contains(.dynamic), impulse != 0 else { return }
    own()
    wake(i)
    states[i].spin = (states[i].spin + dynamics[i].inverseInertia * impulse).clamped(to: Limits.fastestSpin)
  }

  /// The kinetic energy of all dynamic bodies, in joules.
  public var kineticEnergy: Double {
    var sum: Double = 0
    for i in 1..<max(bodies.count, 1) where states[i].flags.contains(.dynamic) {
      let v = states[i].velocity
      let w = Double(states[i].spin)
      let speed = Double(v.x) * Double(v.x) + Double(v.y) * Double(v.y)
      sum += 0.5 * Double(bodies[i].mass) * speed
      if !bodies[i].settings.fixedRotation { sum += 0.5 * Double(bodies[i].inertia) * w * w }
    }
    return sum
  }
}

extension Float {
  /// Clamped to ±`limit`; 0 for NaN.
  @inline(__always) func clamped(to limit: Float) -> Float {
    guard self == self else { return 0 }
    return Swift.min(Swift.max(self, -limit), limit)
  }
}

extension Vector2 {
  @inline(__always) func clamped(to limit: Float) -> Vector2 { Vector2(x.clamped(to: limit), y.clamped(to: limit)) }
}
