extension World {
  /// A digest of gravity, of all bodies (position, velocity, mass and settings) and of all joints.
  ///
  /// It does not depend on identifiers, nor on what was added and removed before. −0 counts as 0; NaN never occurs.
  /// Equal worlds have equal hashes on every machine.
  public func hash() -> UInt64 {
    var sum: UInt64 = 0
    for i in 1..<max(bodies.count, 1) where states[i].flags.contains(.alive) { sum &+= bodyHash(Int32(i)) }
    var h = Mixer()
    h.add(settings.gravity.x)
    h.add(settings.gravity.y)
    h.add(sum)
    h.add(jointsHash())
    return h.value
  }

  /// The contribution of one body.
  func bodyHash(_ i: Int32) -> UInt64 {
    let s = bodies[i].settings
    var h = Mixer()
    h.add(poses[i].center.x)
    h.add(poses[i].center.y)
    h.add(poses[i].rotation.cosine)
    h.add(poses[i].rotation.sine)
    h.add(states[i].velocity.x)
    h.add(states[i].velocity.y)
    h.add(states[i].spin)
    h.add(bodies[i].mass)
    h.add(bodies[i].inertia)
    h.add(s.friction)
    h.add(s.restitution)
    h.add(s.linearDamping)
    h.add(s.angularDamping)
    h.add(s.gravityScale)
    h.add(
      UInt64(s.kind.rawValue) | (s.fixedRotation ? 8 : 0) | (s.isBullet ? 16 : 0) | UInt64(UInt32(bitPattern: s.userID))
        << 8)
    h.add(states[i].flags.contains(.awake) ? UInt64(1) : 0)
    return h.value
  }

  /// The digest of all joints, independent of their order.
  func jointsHash() -> UInt64 {
    var sum: UInt64 = 0
    for j in 0..<joints.count where joints[j].isAlive { sum &+= jointHash(joints[j]) }
    return sum
  }

  /// The contribution of one joint. Settings that its kind ignores, such as the damping of a rigid bar, add nothing.
  private func jointHash(_ joint: Joint) -> UInt64 {
    let s = joint.settings
    var h = Mixer()
    h.add(UInt64(joint.kind.rawValue))
    h.add(joint.bodyA > 0 ? bodyHash(joint.bodyA) : 0)
    h.add(bodyHash(joint.bodyB))
    for number in [s.anchorA.x, s.anchorA.y, s.anchorB.x, s.anchorB.y, joint.length, s.frequency, s.friction] {
      h.add(number)
    }
    // What only some joints have is mixed in with its own mark, because the numbers alone could stand for another setting.
    let isSlider = joint.kind == .slider
    let isLimited = s.lowerLimit != nil || s.upperLimit != nil
    let keepsAngle = joint.kind == .weld || isSlider || (joint.kind == .pin && isLimited)
    let isDamped = s.frequency > 0 && !isSlider
    h.add(1, isDamped ? s.dampingRatio : nil)
    h.add(2, joint.kind == .distance && s.isRope ? 1 : nil)
    h.add(3, joint.kind == .weld ? s.angularFrequency : nil)
    h.add(4, joint.kind == .weld ? s.angularDampingRatio : nil)
    h.add(5, joint.kind == .distance ? nil : s.lowerLimit)
    h.add(6, joint.kind == .distance ? nil : s.upperLimit)
    h.add(7, s.maximumForce < .infinity ? s.maximumForce : nil)
    h.add(8, keepsAngle ? joint.reference.cosine : nil)
    h.add(9, keepsAngle ? joint.reference.sine : nil)
    h.add(10, isSlider ? s.axis.x : nil)
    h.add(11, isSlider ? s.axis.y : nil)
    h.add(12, joint.collides ? 1 : nil)
    return h.value
  }
}

/// Mixes words into a digest, each with a multiplication and a shift.
struct Mixer {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }

  mutating func add(_ number: Float) { add(number == 0 ? 0 : UInt64(number.bitPattern)) }

  /// Adds a number with its mark; nothing if there is none.
  mutating func add(_ mark: UInt64, _ number: Float?) {
    if let number { add(mark << 32 | (number == 0 ? 0 : UInt64(number.bitPattern))) }
  }
}
