/// The greatest speed at which overlaps are pushed apart, m/s.
private let pushSpeed: Float = 3

extension World {
  func warmStart() {
    let states = states.base
    for k in 0..<scratch.blocks.count {
      let c = scratch.blocks.base + k
      let rowsA = UnsafeRawPointer(c).assumingMemoryBound(to: UInt32.self)
      let rowsB = rowsA + 8
      var a = BodyLanes(states, rowsA)
      var b = BodyLanes(states, rowsB)
      let points = scratch.points.base + Int(c.pointee.firstPoint)
      warmStart(c, points, &a, &b)
      if c.pointee.count > 1 { warmStart(c, points + 1, &a, &b) }
      a.store(states, rowsA)
      b.store(states, rowsB)
    }
  }

  @inline(__always)
  private func warmStart(
    _ c: UnsafeMutablePointer<ContactBlock>, _ p: UnsafeMutablePointer<PointLanes>, _ a: inout BodyLanes,
    _ b: inout BodyLanes
  ) {
    let nx = c.pointee.normalX
    let ny = c.pointee.normalY
    let n = p.pointee.normalImpulse
    let t = p.pointee.tangentImpulse
    push(c, p, nx * n - ny * t, ny * n + nx * t, &a, &b)
  }

  /// Applies an impulse to both sides.
  @inline(__always)
  private func push(
    _ c: UnsafeMutablePointer<ContactBlock>, _ p: UnsafeMutablePointer<PointLanes>, _ x: Lanes, _ y: Lanes,
    _ a: inout BodyLanes, _ b: inout BodyLanes
  ) {
    a.velocityX -= c.pointee.inverseMassA * x
    a.velocityY -= c.pointee.inverseMassA * y
    a.spin -= c.pointee.inverseInertiaA * (p.pointee.anchorAX * y - p.pointee.anchorAY * x)
    b.velocityX += c.pointee.inverseMassB * x
    b.velocityY += c.pointee.inverseMassB * y
    b.spin += c.pointee.inverseInertiaB * (p.pointee.anchorBX * y - p.pointee.anchorBY * x)
  }

  /// Solves every contact once as a damped spring.
  @inline(never) func solveContacts(_ context: StepContext) { solveContacts(context, usesBias: true) }

  /// Solves every contact once without the springs.
  @inline(never) func relaxContacts(_ context: StepContext) { solveContacts(context, usesBias: false) }

  // Inlined into both callers, so that `usesBias` is a constant.
  @inline(__always) private func solveContacts(_ context: StepContext, usesBias: Bool) {
    let states = states.base
    for k in 0..<scratch.blocks.count {
      let c = scratch.blocks.base + k
      let rowsA = UnsafeRawPointer(c).assumingMemoryBound(to: UInt32.self)
      let rowsB = rowsA + 8
      let softness = c.pointee.isImmovable ? context.staticSoftness : context.contactSoftness
      let points = scratch.points.base + Int(c.pointee.firstPoint)
      let isDouble = c.pointee.count > 1
      // The bodies have moved since the pass with springs, and do not move before the next one.
      if !usesBias {
        let moveA = MoveLanes(states, rowsA)
        let moveB = MoveLanes(states, rowsB)
        separate(c, points, moveA, moveB)
        if isDouble { separate(c, points + 1, moveA, moveB) }
      }
      var a = BodyLanes(states, rowsA)
      var b = BodyLanes(states, rowsB)
      solveNormal(c, points, context.perH, softness, usesBias, &a, &b)
      if isDouble { solveNormal(c, points + 1, context.perH, softness, usesBias, &a, &b) }
      solveFriction(c, points, &a, &b)
      if isDouble { solveFriction(c, points + 1, &a, &b) }
      a.store(states, rowsA)
      b.store(states, rowsB)
    }
  }

  /// The present separation, from the displacements of the bodies and the rotations of the anchors.
  @inline(__always)
  private func separate(
    _ c: UnsafeMutablePointer<ContactBlock>, _ p: UnsafeMutablePointer<PointLanes>, _ a: MoveLanes, _ b: MoveLanes
  ) {
    let ax = p.pointee.anchorAX
    let ay = p.pointee.anchorAY
    let bx = p.pointee.anchorBX
    let by = p.pointee.anchorBY
    let dx = b.x - a.x + (b.cosine * bx - b.sine * by) - (a.cosine * ax - a.sine * ay)
    let dy = b.y - a.y + (b.sine * bx + b.cosine * by) - (a.sine * ax + a.cosine * ay)
    p.pointee.separation = p.pointee.gap + dx * c.pointee.normalX + dy * c.pointee.normalY
  }

  @inline(__always)
  private func solveNormal(
    _ c: UnsafeMutablePointer<ContactBlock>, _ p: UnsafeMutablePointer<PointLanes>, _ perH: Float,
    _ softness: Softness, _ usesBias: Bool, _ a: inout BodyLanes, _ b: inout BodyLanes
  ) {
    let nx = c.pointee.normalX
    let ny = c.pointee.normalY
    let vx = b.velocityX - b.spin * p.pointee.anchorBY - a.velocityX + a.spin * p.pointee.anchorAY
    let vy = b.velocityY + b.spin * p.pointee.anchorBX - a.velocityY - a.spin * p.pointee.anchorAX
    let vn = vx * nx + vy * ny
    let separation = p.pointee.separation
    let sum = p.pointee.normalImpulse
    // A gap may close within the sub-step, but no further. An overlap is pushed apart by a damped spring; when relaxing
    // it is only kept from growing.
    let open = sum - p.pointee.normalMass * (vn + separation * Lanes(perH))
    var closed: Lanes
    if usesBias {
      let depth = Lanes.least(separation + Lanes(linearSlop), Lanes(0))
      let bias = Lanes.greatest(depth * Lanes(softness.bias), Lanes(-pushSpeed))
      closed = sum - p.pointee.normalMass * (vn + bias) * Lanes(softness.mass) - sum * Lanes(softness.impulse)
    } else {
      closed = sum - p.pointee.normalMass * vn
    }
    let total = Lanes.greatest(separation.wherePositive(open, else: closed), Lanes(0))
    let impulse = total - sum
    p.pointee.normalImpulse = total
    if c.pointee.isBouncy {
      let hit = scratch.pointHits.base + (p - scratch.points.base)
      hit.pointee.greatestImpulse = Lanes.greatest(hit.pointee.greatestImpulse, total)
    }
    push(c, p, nx * impulse, ny * impulse, &a, &b)
  }

  @inline(__always)
  private func solveFriction(
    _ c: UnsafeMutablePointer<ContactBlock>, _ p: UnsafeMutablePointer<PointLanes>, _ a: inout BodyLanes,
    _ b: inout BodyLanes
  ) {
    let nx = c.pointee.normalX
    let ny = c.pointee.normalY
    let vx = b.velocityX - b.spin * p.pointee.anchorBY - a.velocityX + a.spin * p.pointee.anchorAY
    let vy = b.velocityY + b.spin * p.pointee.anchorBX - a.velocityY - a.spin * p.pointee.anchorAX
    let vt = vy * nx - vx * ny
    let limit = c.pointee.friction * p.pointee.normalImpulse
    let wanted = p.pointee.tangentImpulse - p.pointee.tangentMass * vt
    let total = Lanes.greatest(Lanes.least(wanted, limit), -limit)
    let impulse = total - p.pointee.tangentImpulse
    p.pointee.tangentImpulse = total
    push(c, p, -(ny * impulse), nx * impulse, &a, &b)
  }
}
