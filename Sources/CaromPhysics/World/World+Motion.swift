/// Where a body is and how it moves.
public struct Motion: Equatable, BitwiseCopyable, Sendable {
  /// The place of the body's own origin, m.
  public var position: Vector2
  /// Its turn.
  public var rotation: Rotation
  /// The velocity of its centre of mass, m/s.
  public var linearVelocity: Vector2
  /// rad/s.
  public var angularVelocity: Float
}

extension World {
  /// Place and motion of a body.
  public func motion(of id: BodyID) throws(PhysicsError) -> Motion {
    let i = try bodyIndex(id)
    return Motion(
      position: poses[i].place(-bodies[i].localCenter), rotation: poses[i].rotation,
      linearVelocity: states[i].velocity, angularVelocity: states[i].spin)
  }

  /// Place and motion of many bodies in one go, in their order; of a body that is not there, no motion at (0, 0).
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

  /// Whether a contact or joint took part in a body's last step; else it flew freely.
  public func isHeld(_ id: BodyID) throws(PhysicsError) -> Bool {
    states[try bodyIndex(id)].flags.contains(.constrained)
  }

  /// The place of a body's own origin, m.
  public func position(of id: BodyID) throws(PhysicsError) -> Vector2 { try motion(of: id).position }

  /// The angle of a body in −π … π, rad.
  public func angle(of id: BodyID) throws(PhysicsError) -> Float {
    poses[try bodyIndex(id)].rotation.angle
  }

  /// The velocity of a body's centre of mass, m/s.
  public func linearVelocity(of id: BodyID) throws(PhysicsError) -> Vector2 {
    states[try bodyIndex(id)].velocity
  }

  /// The spin of a body, rad/s.
  public func angularVelocity(of id: BodyID) throws(PhysicsError) -> Float {
    states[try bodyIndex(id)].spin
  }

  /// The mass of a dynamic body, kg; 0 for others.
  public func mass(of id: BodyID) throws(PhysicsError) -> Float { bodies[try bodyIndex(id)].mass }

  /// The moment of inertia of a dynamic body about its centre of mass, kg·m²; 0 for others.
  public func inertia(of id: BodyID) throws(PhysicsError) -> Float { bodies[try bodyIndex(id)].inertia }

  /// The centre of mass of a body, in the world, m.
  public func centerOfMass(of id: BodyID) throws(PhysicsError) -> Vector2 {
    poses[try bodyIndex(id)].center
  }

  /// Puts a body somewhere, with an angle in radians if one is given; its velocity stays, and it wakes.
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

  /// Sets the velocity of the centre of mass, m/s; static bodies keep none. The body wakes.
  public mutating func setLinearVelocity(_ velocity: Vector2, of id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try velocity.check(limit: Limits.fastest)
    guard bodies[i].settings.kind != .static else { return }
    own()
    states[i].velocity = velocity
    wake(i)
  }

  /// Sets the spin, rad/s; static bodies and those of fixed rotation keep none. The body wakes.
  public mutating func setAngularVelocity(_ spin: Float, of id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try spin.check(in: -Limits.fastestSpin...Limits.fastestSpin)
    guard bodies[i].settings.kind != .static, !bodies[i].settings.fixedRotation else { return }
    own()
    states[i].spin = spin
    wake(i)
  }

  /// A force in N during the next step, at a point of the world or at the centre of mass. Only dynamic bodies
  /// feel it; a force of zero does not wake.
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

  /// An acceleration in m/s² of many bodies during the next step, whatever they weigh. Unknown bodies are left out.
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

  /// A torque in N·m during the next step.
  public mutating func applyTorque(_ torque: Float, to id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try torque.check(in: -1e15...1e15)
    guard states[i].flags.contains(.dynamic), torque != 0 else { return }
    own()
    wake(i)
    dynamics[i].torque = (dynamics[i].torque + torque).clamped(to: 1e18)
  }

  /// An impulse in N·s at once, at a point of the world or at the centre of mass. Only dynamic bodies feel it.
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

  /// A turning impulse in N·m·s at once.
  public mutating func applyAngularImpulse(_ impulse: Float, to id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    try impulse.check(in: -1e15...1e15)
    guard states[i].flags.contains(.dynamic), impulse != 0 else { return }
    own()
    wake(i)
    states[i].spin = (states[i].spin + dynamics[i].inverseInertia * impulse).clamped(to: Limits.fastestSpin)
  }

  /// The kinetic energy of all dynamic bodies, J.
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
  /// Within ±limit; 0 for NaN.
  @inline(__always) func clamped(to limit: Float) -> Float {
    guard self == self else { return 0 }
    return Swift.min(Swift.max(self, -limit), limit)
  }
}

extension Vector2 {
  @inline(__always) func clamped(to limit: Float) -> Vector2 { Vector2(x.clamped(to: limit), y.clamped(to: limit)) }
}
