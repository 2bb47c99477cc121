/// Eight bodies that the solver moves, and what each sub-step does to their velocities: the same in every one.
struct MotionBlock: BitwiseCopyable {
  /// Lanes without a body hold nobody, who gains nothing.
  var offsets = LaneOffsets()
  var gainX = Lanes(0)
  var gainY = Lanes(0)
  var gainSpin = Lanes(0)
  /// The shares that damping leaves.
  var kept = Lanes(1)
  var keptSpin = Lanes(1)
}

extension World {
  /// Lists the bodies of the solver eight at a time.
  mutating func prepareMotions(_ context: StepContext) {
    let h = context.h
    let count = scratch.constrained.count
    scratch.motions.resize((count + 7) / 8)
    for b in 0..<scratch.motions.count { scratch.motions[b] = MotionBlock() }
    for k in 0..<count {
      let i = scratch.constrained[k]
      let block = UnsafeMutableRawPointer(scratch.motions.base + k >> 3)
      let lane = k & 7
      block.assumingMemoryBound(to: UInt32.self)[lane] = offset(of: i)
      guard states[i].flags.contains(.dynamic) else { continue }
      let d = dynamics[i]
      let gain = (context.gravity * d.gravityScale + d.force * d.inverseMass) * h
      let n = block.assumingMemoryBound(to: Float.self) + 8 + lane
      n[0] = gain.x
      n[8] = gain.y
      n[16] = h * d.inverseInertia * d.torque
      if d.linearDamping != 0 { n[24] = 1 / (1 + h * d.linearDamping) }
      if d.angularDamping != 0 { n[32] = 1 / (1 + h * d.angularDamping) }
    }
  }

  func integrateVelocities() {
    let states = states.base
    for k in 0..<scratch.motions.count {
      let m = scratch.motions.base + k
      let offsets = UnsafeRawPointer(m).assumingMemoryBound(to: UInt32.self)
      var b = BodyLanes(states, offsets)
      b.velocityX = (b.velocityX + m.pointee.gainX) * m.pointee.kept
      b.velocityY = (b.velocityY + m.pointee.gainY) * m.pointee.kept
      b.spin = (b.spin + m.pointee.gainSpin) * m.pointee.keptSpin
      b.store(states, offsets)
    }
  }

  func integratePositions(_ context: StepContext) {
    let h = Lanes(context.h)
    let states = states.base
    for k in 0..<scratch.motions.count {
      let offsets = UnsafeRawPointer(scratch.motions.base + k).assumingMemoryBound(to: UInt32.self)
      let b = BodyLanes(states, offsets)
      var moved = MoveLanes(states, offsets)
      moved.advance(b.velocityX * h, b.velocityY * h, turn: b.spin * h)
      moved.store(states, offsets)
    }
  }
}
