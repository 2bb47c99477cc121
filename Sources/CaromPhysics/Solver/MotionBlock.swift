/// Eight bodies that the solver moves, with the velocity change that gravity, forces and damping cause in every
/// sub-step.
struct MotionBlock: BitwiseCopyable {
  var gainX = Lanes(0)
  var gainY = Lanes(0)
  var gainSpin = Lanes(0)
  /// The factors of damping.
  var kept = Lanes(1)
  var keptSpin = Lanes(1)
  /// The velocities of this sub-step before warm starting.
  var freeX = Lanes(0)
  var freeY = Lanes(0)
  var freeSpin = Lanes(0)
}

extension World {
  /// Groups the bodies of the solver into blocks of eight.
  mutating func prepareMotions(_ context: StepContext) {
    let h = context.h
    let count = scratch.constrained.count
    scratch.motions.resize((count + 7) / 8)
    scratch.motionRows.resize((count + 7) / 8)
    for b in 0..<scratch.motions.count {
      scratch.motions[b] = MotionBlock()
      scratch.motionRows[b] = LaneOffsets()
    }
    for k in 0..<count {
      let i = scratch.constrained[k]
      let lane = k & 7
      scratch.motionRows.row(k >> 3)[lane] = offset(of: i)
      guard states[i].flags.contains(.dynamic) else { continue }
      let d = dynamics[i]
      let gain = (context.gravity * d.gravityScale + d.force * d.inverseMass) * h
      let n = scratch.motions.numbers(k >> 3, lane)
      n[0] = gain.x
      n[8] = gain.y
      n[16] = h * d.inverseInertia * d.torque
      if d.linearDamping != 0 { n[24] = 1 / (1 + h * d.linearDamping) }
      if d.angularDamping != 0 { n[32] = 1 / (1 + h * d.angularDamping) }
    }
  }

  /// Applies gravity, forces and damping. After the first sub-step it also repeats the warm start: the impulses on a
  /// body in one sub-step are the change of its velocity since `free` was recorded, so they need not be read and added
  /// up again.
  func integrateVelocities(pushesAgain: Bool) {
    let states = states.base
    for k in 0..<scratch.motions.count {
      let m = scratch.motions.base + k
      let offsets = scratch.motionRows.row(k)
      var b = BodyLanes(states, offsets)
      let pushed = b
      b.velocityX = (b.velocityX + m.pointee.gainX) * m.pointee.kept
      b.velocityY = (b.velocityY + m.pointee.gainY) * m.pointee.kept
      b.spin = (b.spin + m.pointee.gainSpin) * m.pointee.keptSpin
      let free = b
      if pushesAgain {
        b.velocityX += pushed.velocityX - m.pointee.freeX
        b.velocityY += pushed.velocityY - m.pointee.freeY
        b.spin += pushed.spin - m.pointee.freeSpin
      }
      m.pointee.freeX = free.velocityX
      m.pointee.freeY = free.velocityY
      m.pointee.freeSpin = free.spin
      b.store(states, offsets)
    }
  }

  func integratePositions(_ context: StepContext) {
    let h = Lanes(context.h)
    let states = states.base
    for k in 0..<scratch.motions.count {
      let offsets = scratch.motionRows.row(k)
      let b = BodyLanes(states, offsets)
      var moved = MoveLanes(states, offsets)
      moved.advance(b.velocityX * h, b.velocityY * h, turn: b.spin * h)
      moved.store(states, offsets)
    }
  }
}
