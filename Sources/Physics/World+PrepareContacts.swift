extension World {
  /// Copies what the solver needs of each contact into its lane, and computes the rest eight at a time.
  mutating func prepareContacts(_ context: StepContext) {
    layOutBlocks()
    scratch.bouncy.count = 0
    for k in 0..<scratch.active.count { fill(k) }
    let least = leastBounce(context)
    for b in 0..<scratch.blocks.count { prepare(scratch.blocks.base + b, leastBounce: least) }
  }

  private mutating func fill(_ k: Int) {
    let contact = contacts.base + Int(scratch.active[k].contact)
    let place = Int(scratch.places[k])
    let block = scratch.blocks.base + place >> 3
    let lane = place & 7
    let a = contact.pointee.bodyA
    let b = contact.pointee.bodyB
    let isImmovable = contact.pointee.flags.contains(.immovable)
    block.pointee.isImmovable = isImmovable
    let indices = UnsafeMutableRawPointer(block).assumingMemoryBound(to: Int32.self)
    // What stands still is nobody, who never moves.
    indices[lane] = states[a].flags.contains(.awake) ? a : 0
    indices[8 + lane] = states[b].flags.contains(.awake) ? b : 0
    let n = UnsafeMutableRawPointer(block).assumingMemoryBound(to: Float.self) + 16 + lane
    n[0] = contact.pointee.manifold.normal.x
    n[8] = contact.pointee.manifold.normal.y
    n[16] = contact.pointee.friction
    n[24] = dynamics[a].inverseMass
    n[32] = dynamics[b].inverseMass
    n[40] = dynamics[a].inverseInertia
    n[48] = dynamics[b].inverseInertia
    let points = scratch.points.base + Int(block.pointee.firstPoint)
    fill(points, contact.pointee.manifold.p0, lane)
    if block.pointee.count > 1 { fill(points + 1, contact.pointee.manifold.p1, lane) }
    if scratch.active[k].isBouncy {
      block.pointee.isBouncy = true
      scratch.bouncy.append(Int32(k))
    }
    if contact.pointee.staticFriction > contact.pointee.friction, !slides(contact.pointee) {
      n[16] = contact.pointee.staticFriction
    }
  }

  @inline(__always)
  private func fill(_ points: UnsafeMutablePointer<PointLanes>, _ p: ManifoldPoint, _ lane: Int) {
    let f = UnsafeMutableRawPointer(points).assumingMemoryBound(to: Float.self) + lane
    f[0] = p.anchorA.x
    f[8] = p.anchorA.y
    f[16] = p.anchorB.x
    f[24] = p.anchorB.y
    f[32] = p.separation
    f[40] = p.normalImpulse
    f[48] = p.tangentImpulse
  }

  /// Whether the surfaces of a contact slide already: static friction holds until they do.
  private mutating func slides(_ c: Contact) -> Bool {
    let a = states[c.bodyA]
    let b = states[c.bodyB]
    let p = c.manifold.p0
    let v = b.velocity + cross(b.spin, p.anchorB) - a.velocity - cross(a.spin, p.anchorA)
    return abs(dot(v, c.manifold.normal.leftTurned)) >= 0.01
  }

  @inline(__always) private func prepare(_ block: UnsafeMutablePointer<ContactBlock>, leastBounce: Float) {
    let c = block.pointee
    let mass = c.inverseMassA + c.inverseMassB
    let zero = Lanes(0)
    let indexA = UnsafeRawPointer(block).assumingMemoryBound(to: Int32.self)
    let a = BodyLanes(states.base, indexA)
    let b = BodyLanes(states.base, indexA + 8)
    block.pointee.isFast = false
    for i in 0..<Int(c.count) {
      let p = scratch.points.base + Int(c.firstPoint) + i
      let ax = p.pointee.anchorAX
      let ay = p.pointee.anchorAY
      let bx = p.pointee.anchorBX
      let by = p.pointee.anchorBY
      let na = ax * c.normalY - ay * c.normalX
      let nb = bx * c.normalY - by * c.normalX
      let kn = mass + c.inverseInertiaA * na * na + c.inverseInertiaB * nb * nb
      p.pointee.normalMass = kn.wherePositive(Lanes(1) / kn, else: zero)
      // The tangent is the normal, turned left.
      let ta = ax * c.normalX + ay * c.normalY
      let tb = bx * c.normalX + by * c.normalY
      let kt = mass + c.inverseInertiaA * ta * ta + c.inverseInertiaB * tb * tb
      p.pointee.tangentMass = kt.wherePositive(Lanes(1) / kt, else: zero)
      p.pointee.greatestImpulse = zero
      let gap = p.pointee.gap - ((bx - ax) * c.normalX + (by - ay) * c.normalY)
      p.pointee.gap = gap
      p.pointee.separation = gap + (bx - ax) * c.normalX + (by - ay) * c.normalY
      let vx = b.velocityX - b.spin * by - a.velocityX + a.spin * ay
      let vy = b.velocityY + b.spin * bx - a.velocityY - a.spin * ax
      let approach = vx * c.normalX + vy * c.normalY
      p.pointee.approach = approach
      if c.isBouncy, approach.isAnyAtMost(-leastBounce) { block.pointee.isFast = true }
    }
  }

  /// Keeps the impulses for the next step's warm start, and notes what was hit and what may have an event.
  mutating func storeImpulses() {
    for k in 0..<scratch.active.count {
      let contact = contacts.base + Int(scratch.active[k].contact)
      let place = Int(scratch.places[k])
      let block = scratch.blocks.base + place >> 3
      let lane = place & 7
      let points = scratch.points.base + Int(block.pointee.firstPoint)
      let count = Int(block.pointee.count)
      var approach: Float = 0
      var isHit = false
      for i in 0..<count {
        let f = UnsafeMutableRawPointer(points + i).assumingMemoryBound(to: Float.self) + lane
        var normal = f[40]
        var tangent = f[48]
        if normal > 0 || f[72] > 0 {
          isHit = true
          approach = max(approach, -f[80])
          // The impulse of a bounce is no guess for the next step, in which the bodies fly apart.
          if contact.pointee.restitution > 0, f[80] < -0.2 {
            normal = 0
            tangent = 0
          }
        }
        if i == 0 {
          contact.pointee.manifold.p0.normalImpulse = normal
          contact.pointee.manifold.p0.tangentImpulse = tangent
        } else {
          contact.pointee.manifold.p1.normalImpulse = normal
          contact.pointee.manifold.p1.tangentImpulse = tangent
        }
      }
      if isHit {
        contact.pointee.flags.insert(.hit)
        contact.pointee.approach = approach
      }
      if mayChange(contact, isHit: isHit) {
        scratch.changed.append(scratch.active[k].contact)
      } else {
        contact.pointee.flags.remove(.updated)
      }
    }
  }
}
