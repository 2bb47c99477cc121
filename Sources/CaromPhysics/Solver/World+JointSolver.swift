extension World {
  /// Wakes the dynamic bodies that a joint connects to an awake body.
  mutating func wakeJointed() {
    var wokeAny = joints.count > 0
    while wokeAny {
      wokeAny = false
      for j in 0..<joints.count where joints[j].isAlive {
        let a = joints[j].bodyA
        let b = joints[j].bodyB
        let awakeA = states[a].flags.contains(.awake)
        let awakeB = states[b].flags.contains(.awake)
        guard awakeA != awakeB else { continue }
        let sleeper = awakeA ? b : a
        guard states[sleeper].flags.contains(.dynamic) else { continue }
        wake(sleeper)
        wokeAny = true
      }
    }
  }

  mutating func prepareJoints(_ context: StepContext) {
    scratch.joints.count = 0
    for j in 0..<joints.count where joints[j].isAlive {
      let a = joints[j].bodyA
      let b = joints[j].bodyB
      guard states[a].flags.contains(.awake) || states[b].flags.contains(.awake) else { continue }
      scratch.joints.append(Int32(j))
      constrain(a)
      constrain(b)
      prepare(&joints[j], context)
    }
  }

  private func prepare(_ j: inout Joint, _ context: StepContext) {
    j.armA = arm(j.bodyA, j.settings.anchorA)
    j.armB = arm(j.bodyB, j.settings.anchorB)
    j.apart = poses[j.bodyB].center - poses[j.bodyA].center
    j.inverseMassA = dynamics[j.bodyA].inverseMass
    j.inverseMassB = dynamics[j.bodyB].inverseMass
    j.inverseInertiaA = dynamics[j.bodyA].inverseInertia
    j.inverseInertiaB = dynamics[j.bodyB].inverseInertia
    j.axis = poses[j.bodyA].rotation.rotate(j.settings.axis.normalized)
    if j.kind != .distance, j.kind != .pin || j.settings.lowerLimit != nil || j.settings.upperLimit != nil {
      j.turned = (j.reference.inverse * relativeRotation(j)).angle
    }
    if j.springsFor != context.h { makeSprings(&j, context) }
    if j.settings.friction == 0 { j.rub = 0 }
    if j.settings.lowerLimit == nil { j.lower = 0 }
    if j.settings.upperLimit == nil { j.upper = 0 }
  }

  private func makeSprings(_ j: inout Joint, _ context: StepContext) {
    func springs(_ frequency: Float, _ dampingRatio: Float) -> SpringPair {
      frequency > 0 && j.kind != .slider
        ? .soft(frequency: frequency, dampingRatio: dampingRatio, h: context.h) : .rigid(context.jointSoftness)
    }
    j.springsFor = context.h
    j.spring = springs(j.settings.frequency, j.settings.dampingRatio)
    j.angularSpring = springs(
      j.settings.angularFrequency ?? j.settings.frequency, j.settings.angularDampingRatio ?? j.settings.dampingRatio)
  }

  func warmStartJoints() {
    let joints = joints.base
    let list = scratch.joints.base
    for k in 0..<scratch.joints.count {
      let j = joints[Int(list[k])]
      switch j.kind {
      case .distance:
        let (_, rA, rB, d) = reach(j)
        push(j, rA, rB, d.normalized * j.angular)
      case .pin:
        let (_, rA, rB, _) = reach(j)
        push(j, rA, rB, j.linear)
        twist(j, j.rub + j.lower - j.upper)
      case .weld:
        let (_, rA, rB, _) = reach(j)
        push(j, rA, rB, j.linear)
        twist(j, j.angular)
      case .slider:
        let (axis, rA, rB, _) = reach(j)
        push(j, rA, rB, axis.leftTurned * j.linear.x + axis * (j.rub + j.lower - j.upper))
        twist(j, j.angular)
      }
    }
  }

  func solveJoints(_ context: StepContext, usesBias: Bool) {
    let joints = joints.base
    let list = scratch.joints.base
    for k in 0..<scratch.joints.count {
      let i = Int(list[k])
      switch joints[i].kind {
      case .distance: solveDistance(&joints[i], context, usesBias)
      case .pin: solvePin(&joints[i], context, usesBias)
      case .weld: solveWeld(&joints[i], context, usesBias)
      case .slider: solveSlider(&joints[i], context, usesBias)
      }
    }
  }

  func uniteJoints() {
    for j in 0..<joints.count where joints[j].isAlive {
      let a = joints[j].bodyA
      let b = joints[j].bodyB
      if states[a].flags.contains(.dynamic), states[b].flags.contains(.dynamic) {
        unite(a, b)
      } else {
        if states[a].flags.isSuperset(of: [.kinematic, .awake]) { scratch.islandRest[root(b)] = 0 }
        if states[b].flags.isSuperset(of: [.kinematic, .awake]) { scratch.islandRest[root(a)] = 0 }
      }
    }
  }

  // MARK: Shared by all kinds

  /// The present arms and axis, and the vector from the first anchor to the second.
  @inline(__always) private func reach(_ j: Joint) -> (axis: Vector2, rA: Vector2, rB: Vector2, d: Vector2) {
    let a = states[j.bodyA]
    let b = states[j.bodyB]
    let rA = a.turn.rotate(j.armA)
    let rB = b.turn.rotate(j.armB)
    // A slider's line goes through the first anchor; the first body's arm reaches along it to the second anchor.
    let d = j.apart + (b.delta - a.delta) + (rB - rA)
    return (a.turn.rotate(j.axis), j.kind == .slider ? rA + d : rA, rB, d)
  }

  @inline(__always) private func angle(_ j: Joint) -> Float {
    j.turned + (states[j.bodyA].turn.inverse * states[j.bodyB].turn).smallAngle
  }

  @inline(__always) private func push(_ j: Joint, _ rA: Vector2, _ rB: Vector2, _ p: Vector2) {
    states[j.bodyA].velocity -= p * j.inverseMassA
    states[j.bodyA].spin -= j.inverseInertiaA * cross(rA, p)
    states[j.bodyB].velocity += p * j.inverseMassB
    states[j.bodyB].spin += j.inverseInertiaB * cross(rB, p)
  }

  @inline(__always) private func twist(_ j: Joint, _ p: Float) {
    states[j.bodyA].spin -= j.inverseInertiaA * p
    states[j.bodyB].spin += j.inverseInertiaB * p
  }

  @inline(__always) private func closing(_ j: Joint, _ rA: Vector2, _ rB: Vector2) -> Vector2 {
    let a = states[j.bodyA]
    let b = states[j.bodyB]
    return b.velocity + cross(b.spin, rB) - a.velocity - cross(a.spin, rA)
  }

  @inline(__always) private func spinning(_ j: Joint) -> Float { states[j.bodyB].spin - states[j.bodyA].spin }

  /// The inverse of the effective mass along a direction.
  @inline(__always) private func load(_ j: Joint, _ rA: Vector2, _ rB: Vector2, _ n: Vector2) -> Float {
    let a = cross(rA, n)
    let b = cross(rB, n)
    return j.inverseMassA + j.inverseMassB + j.inverseInertiaA * a * a + j.inverseInertiaB * b * b
  }

  // MARK: The kinds

  private func solveDistance(_ j: inout Joint, _ context: StepContext, _ usesBias: Bool) {
    let (_, rA, rB, d) = reach(j)
    let length = d.length
    guard length > 1e-9 else { return }
    let n = d * (1 / length)
    let k = load(j, rA, rB, n)
    guard k > 0 else { return }
    let error = length - j.length
    let isSoft = j.settings.frequency > 0
    if j.settings.isRope && error < 0 && !isSoft {
      // A slack rope may become taut within this sub-step, but not longer.
      let impulse = min(j.angular - (dot(closing(j, rA, rB), n) + error * context.perH) / k, 0) - j.angular
      j.angular += impulse
      push(j, rA, rB, n * impulse)
      return
    }
    let s = usesBias ? j.spring.solving : j.spring.relaxing
    let speed = dot(closing(j, rA, rB), n)
    var total = j.angular - (s.mass * speed + s.pull * error) / k - s.impulse * j.angular
    if j.settings.isRope { total = min(total, 0) }
    push(j, rA, rB, n * (total - j.angular))
    j.angular = total
  }

  /// Both coordinates of a point at once. A rigid joint uses the exact solution of the 2 × 2 system.
  @inline(__always)
  private func solvePoint(_ j: inout Joint, _ context: StepContext, _ usesBias: Bool) {
    let (_, rA, rB, d) = reach(j)
    let s = usesBias ? j.spring.solving : j.spring.relaxing
    let m = j.inverseMassA + j.inverseMassB
    let kxx = m + j.inverseInertiaA * rA.y * rA.y + j.inverseInertiaB * rB.y * rB.y
    let kyy = m + j.inverseInertiaA * rA.x * rA.x + j.inverseInertiaB * rB.x * rB.x
    let kxy = -j.inverseInertiaA * rA.x * rA.y - j.inverseInertiaB * rB.x * rB.y
    let determinant = kxx * kyy - kxy * kxy
    guard determinant > 0 else { return }
    let v = closing(j, rA, rB) * s.mass + d * s.pull
    let solved = Vector2(kyy * v.x - kxy * v.y, kxx * v.y - kxy * v.x) * (1 / determinant)
    var total = j.linear - solved - j.linear * s.impulse
    let most = j.settings.maximumForce * context.h
    if most < .infinity, total.length > most { total = total * (most / total.length) }
    push(j, rA, rB, total - j.linear)
    j.linear = total
  }

  private func solvePin(_ j: inout Joint, _ context: StepContext, _ usesBias: Bool) {
    if j.inverseInertia > 0 {
      if j.settings.friction > 0 {
        let most = j.settings.friction * context.h
        let total = (j.rub - spinning(j) / j.inverseInertia).clamped(to: most)
        twist(j, total - j.rub)
        j.rub = total
      }
      if j.settings.lowerLimit != nil || j.settings.upperLimit != nil {
        let angle = angle(j)
        solveLimits(&j, angle, 1 / j.inverseInertia, context, usesBias)
      }
    }
    solvePoint(&j, context, usesBias)
  }

  /// The limits of a pin: impulses that only push back.
  private func solveLimits(
    _ j: inout Joint, _ angle: Float, _ mass: Float, _ context: StepContext, _ usesBias: Bool
  ) {
    if let lower = j.settings.lowerLimit {
      let total = limit(j.lower, angle - lower, spinning(j), mass, context, usesBias)
      twist(j, total - j.lower)
      j.lower = total
    }
    if let upper = j.settings.upperLimit {
      let total = limit(j.upper, upper - angle, -spinning(j), mass, context, usesBias)
      twist(j, j.upper - total)
      j.upper = total
    }
  }

  /// The impulse of a one-sided limit with `room` left and the closing speed −`speed`.
  @inline(__always)
  private func limit(
    _ sum: Float, _ room: Float, _ speed: Float, _ mass: Float, _ context: StepContext, _ usesBias: Bool
  ) -> Float {
    if room > 0 { return max(sum - mass * (speed + room * context.perH), 0) }
    let s = usesBias ? context.jointSoftness : .rigid
    return max(sum - mass * s.mass * (speed + s.bias * room) - s.impulse * sum, 0)
  }

  private func solveWeld(_ j: inout Joint, _ context: StepContext, _ usesBias: Bool) {
    if j.inverseInertia > 0 {
      let s = usesBias ? j.angularSpring.solving : j.angularSpring.relaxing
      let total = j.angular - (s.mass * spinning(j) + s.pull * angle(j)) / j.inverseInertia - s.impulse * j.angular
      twist(j, total - j.angular)
      j.angular = total
    }
    solvePoint(&j, context, usesBias)
  }

  private func solveSlider(_ j: inout Joint, _ context: StepContext, _ usesBias: Bool) {
    let (axis, rA, rB, d) = reach(j)
    let along = load(j, rA, rB, axis)
    if along > 0 {
      if j.settings.friction > 0 {
        let most = j.settings.friction * context.h
        let total = (j.rub - dot(closing(j, rA, rB), axis) / along).clamped(to: most)
        push(j, rA, rB, axis * (total - j.rub))
        j.rub = total
      }
      let place = dot(d, axis)
      if let lower = j.settings.lowerLimit {
        let total = limit(j.lower, place - lower, dot(closing(j, rA, rB), axis), 1 / along, context, usesBias)
        push(j, rA, rB, axis * (total - j.lower))
        j.lower = total
      }
      if let upper = j.settings.upperLimit {
        let total = limit(j.upper, upper - place, -dot(closing(j, rA, rB), axis), 1 / along, context, usesBias)
        push(j, rA, rB, axis * (j.upper - total))
        j.upper = total
      }
    }
    let s = usesBias ? j.spring.solving : j.spring.relaxing
    if j.inverseInertia > 0 {
      let total = j.angular - (s.mass * spinning(j) + s.pull * angle(j)) / j.inverseInertia - s.impulse * j.angular
      twist(j, total - j.angular)
      j.angular = total
    }
    let across = axis.leftTurned
    let load = load(j, rA, rB, across)
    guard load > 0 else { return }
    let speed = s.mass * dot(closing(j, rA, rB), across) + s.pull * dot(d, across)
    let total = j.linear.x - speed / load - s.impulse * j.linear.x
    push(j, rA, rB, across * (total - j.linear.x))
    j.linear.x = total
  }
}
