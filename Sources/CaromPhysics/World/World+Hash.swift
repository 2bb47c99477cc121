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

}

/// Mixes words into a digest, each with a multiplication and a shift.
struct Mixer {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }

  mutating func add(_ number: Float) { add(number == 0 ? 0 : UInt64(number.bitPattern)) }
}
