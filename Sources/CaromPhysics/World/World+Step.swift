// The step is a soft step, as in Box2D v3 (Erin Catto, "Solver2D", 2024). Pairs and manifolds are found once. Then each
// of a few sub-steps integrates velocities, applies the impulses of the previous sub-step (warm starting), solves every
// constraint once as a damped spring that pushes overlaps apart, integrates positions, and solves once more without the
// springs (relaxing), which removes the velocity that the springs added. Many small sub-steps converge better than many
// iterations, and relaxing keeps stacks from gaining energy.
//
// Balls are special. The solver does not stop a ball that flies towards a wall and throw it back afterwards. Instead
// its path is followed exactly from impact to impact until the step's time is used up. So nothing tunnels at any speed,
// and a perfectly elastic ball keeps its energy forever.

extension World {
  /// Advances the world by `dt` seconds. Does nothing unless 0 < `dt` ≤ 1; NaN does nothing either.
  ///
  /// Forces applied since the last step act during this one. `contactEvents` holds this step's events until the next
  /// step.
  public mutating func step(_ dt: Float) {
    guard dt > 0, dt <= 1 else { return }
    own()
    let context = StepContext(dt, settings)
    wakeJointed()
    beginStep()
    findPairs(context)
    findContacts(context)
    prepareContacts(context)
    prepareJoints(context)
    if scratch.constrained.count > 0 {
      prepareMotions(context)
      for subStep in 0..<context.subSteps {
        // The arms of joints rotate between sub-steps; those of contacts do not.
        let pushesAgain = subStep > 0 && scratch.joints.count == 0
        integrateVelocities(pushesAgain: pushesAgain)
        if !pushesAgain {
          warmStartJoints()
          warmStart()
        }
        solveJoints(context, usesBias: true)
        solveContacts(context)
        integratePositions(context)
        solveJoints(context, usesBias: false)
        relaxContacts(context)
      }
      restitute(context)
      storeImpulses()
    }
    flyFreely(context)
    moveContinuously(context)
    finishMoves(context)
    reportEvents()
    fallAsleep(context)
    stepCount &+= 1
  }

  /// Lists the awake bodies and clears the results of the last step.
  private mutating func beginStep() {
    scratch.awake.count = 0
    // One more than the bodies: `constrain(_:)` writes past the end before it decides whether to count.
    scratch.constrained.reserve(bodies.count + 1)
    scratch.constrained.count = 0
    scratch.active.count = 0
    scratch.hits.count = 0
    scratch.sweeps.resize(bodies.count)
    for i in 1..<max(bodies.count, 1) {
      scratch.sweeps[i] = -1
      guard states[i].flags.contains(.awake) else { continue }
      scratch.awake.append(Int32(i))
      states[i].flags.subtract([.constrained, .swept])
      states[i].delta = .zero
      states[i].turn = .identity
    }
  }

  /// Moves bodies without contacts and joints along their exact parabola.
  private mutating func flyFreely(_ context: StepContext) {
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      guard !states[i].flags.contains(.constrained) else { continue }
      let d = dynamics[i]
      var v = states[i].velocity
      var w = states[i].spin
      if states[i].flags.contains(.dynamic) {
        let a = context.gravity * d.gravityScale + d.force * d.inverseMass
        let b = d.inverseInertia * d.torque
        let lastV = ((v + a * context.dt) * context.kept(d.linearDamping)).clamped(to: Limits.fastest)
        let lastW = ((w + b * context.dt) * context.kept(d.angularDamping)).clamped(to: Limits.fastestSpin)
        v = d.linearDamping == 0 ? v + a * (0.5 * context.dt) : (v + lastV) * 0.5
        w = d.angularDamping == 0 ? w + b * (0.5 * context.dt) : (w + lastW) * 0.5
        states[i].velocity = lastV
        states[i].spin = lastW
      }
      states[i].delta = v.clamped(to: Limits.fastest) * context.dt
      states[i].turn = rotation(by: w.clamped(to: Limits.fastestSpin) * context.dt)
    }
  }

  /// Writes the new poses and clears the forces. A body that reaches the edge of the world stops there.
  private mutating func finishMoves(_ context: StepContext) {
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      guard isSound(i) else { continue }
      var center = poses[i].center + states[i].delta
      if max(abs(center.x), abs(center.y)) > Limits.farthest {
        center = center.clamped(to: Limits.farthest)
        states[i].velocity = .zero
      }
      slack[i] -= states[i].delta.length + turnedWay(i, context)
      poses[i].center = center
      poses[i].rotation = (poses[i].rotation * states[i].turn).normalized
      dynamics[i].force = .zero
      dynamics[i].torque = 0
    }
    // Bodies at rest may hang on joints too, and an infinite impulse on them is NaN: 0 × ∞.
    for k in 0..<scratch.joints.count {
      let j = joints[scratch.joints[k]]
      if !states[j.bodyA].flags.contains(.awake) { _ = isSound(j.bodyA) }
      if !states[j.bodyB].flags.contains(.awake) { _ = isSound(j.bodyB) }
    }
    states[0] = BodyState()
  }

  /// Whether a body's motion is finite. Extreme masses and joints can overflow in the solver: such a body stops where
  /// it was, and its contacts and joints lose their accumulated impulses.
  private mutating func isSound(_ i: Int32) -> Bool {
    let s = states[i]
    let limit = Limits.fastest
    if s.velocity.isFinite, s.spin.isFinite, s.delta.isFinite, s.turn.cosine.isFinite, s.turn.sine.isFinite {
      states[i].velocity = s.velocity.clamped(to: limit)
      states[i].spin = s.spin.clamped(to: Limits.fastestSpin)
      return true
    }
    states[i].velocity = .zero
    states[i].spin = 0
    states[i].delta = .zero
    states[i].turn = .identity
    dynamics[i].force = .zero
    dynamics[i].torque = 0
    for k in 0..<contacts.count where contacts[k].bodyA == i || contacts[k].bodyB == i {
      contacts[k].manifold.count = 0
      contacts[k].flags.insert(.updated)
      scratch.changed.append(Int32(k))
    }
    for j in 0..<joints.count where joints[j].bodyA == i || joints[j].bodyB == i { joints[j].forget() }
    return false
  }

  /// How far the rotation in this step can have moved any point of the body.
  @inline(__always) private func turnedWay(_ i: Int32, _ context: StepContext) -> Float {
    let turn = states[i].turn
    // 1.5 × sine is at least the chord for up to a quarter turn; no point moves farther than two radii.
    let chord = turn.cosine > 0 ? 1.5 * abs(turn.sine) : 2
    return chord * reaches[i]
  }
}
