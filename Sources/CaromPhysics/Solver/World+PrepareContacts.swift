extension World {
  /// Copies the contacts' data into lanes and precomputes the rest, eight contacts at a time. A block is prepared as
  /// soon as it is full, while its contacts are likely to be in the cache; partly filled blocks follow at the end.
  mutating func prepareContacts(_ context: StepContext) {
    layOutBlocks()
    let least = leastBounce(context)
    scratch.bouncy.count = 0
    for k in 0..<scratch.active.count {
      if let block = place(k) { prepare(block, leastBounce: least) }
    }
    for slot in 0..<scratch.perColor.count where scratch.perColor[slot] & 7 > 0 {
      prepare(Int(scratch.perColor[slot] >> 3), leastBounce: least)
    }
  }

  private mutating func prepare(_ index: Int, leastBounce: Float) {
    let block = scratch.blocks.base + index
    let rowsA = UnsafeRawPointer(block).assumingMemoryBound(to: UInt32.self)
    let rowsB = rowsA + 8
    let rows = UnsafePointer(scratch.contactRows.row(index))
    let contacts = UnsafeRawPointer(contacts.base)
    let dynamicsA = RowLanes(dynamics.base, rowsA)
    let dynamicsB = RowLanes(dynamics.base, rowsB)
    let normal = RowLanes(contacts + ContactRows.normal, rows)
    block.pointee.inverseMassA = dynamicsA.x
    block.pointee.inverseInertiaA = dynamicsA.y
    block.pointee.inverseMassB = dynamicsB.x
    block.pointee.inverseInertiaB = dynamicsB.y
    block.pointee.normalX = normal.x
    block.pointee.normalY = normal.y
    block.pointee.isFast = false
    let a = BodyLanes(states.base, rowsA)
    let b = BodyLanes(states.base, rowsB)
    let points = Int(block.pointee.firstPoint)
    let slip = prepare(points, contacts + ContactRows.p0, rows, block, a, b, leastBounce)
    if block.pointee.count > 1 {
      let memories = UnsafeRawPointer(memories.base) + ContactRows.p1
      let rows = LaneOffsets(rows) { offset(ofMemory: (contacts + Int($0)).load(as: Contact.self).memory) }
      rows.read { _ = prepare(points + 1, memories, $0, block, a, b, leastBounce) }
    }
    // Static friction holds until the surfaces slide.
    let surfaceRows = LaneOffsets(rows) {
      $0 / UInt32(MemoryLayout<Contact>.stride / MemoryLayout<ContactSurface>.stride)
    }
    let surface = surfaceRows.read { RowLanes(surfaces.base, $0) }
    let rest = Lanes(0.01) - Lanes.greatest(slip, -slip)
    block.pointee.friction = rest.wherePositive(surface.y, else: surface.x)
  }

  /// Prepares one point of each contact of a block; its numbers lie in two consecutive rows from `first`. Returns the
  /// sliding speeds.
  @inline(__always) private mutating func prepare(
    _ point: Int, _ first: UnsafeRawPointer, _ rows: UnsafePointer<UInt32>,
    _ block: UnsafeMutablePointer<ContactBlock>, _ a: BodyLanes, _ b: BodyLanes, _ leastBounce: Float
  ) -> Lanes {
    let p = scratch.points.base + point
    let hit = scratch.pointHits.base + point
    let anchors = RowLanes(first, rows)
    let state = RowLanes(first + 16, rows)
    let (ax, ay, bx, by) = (anchors.x, anchors.y, anchors.z, anchors.w)
    let c = block.pointee
    let mass = c.inverseMassA + c.inverseMassB
    let zero = Lanes(0)
    p.pointee.anchorAX = ax
    p.pointee.anchorAY = ay
    p.pointee.anchorBX = bx
    p.pointee.anchorBY = by
    p.pointee.normalImpulse = state.y
    p.pointee.tangentImpulse = state.z
    hit.pointee.greatestImpulse = zero
    let na = ax * c.normalY - ay * c.normalX
    let nb = bx * c.normalY - by * c.normalX
    let kn = mass + c.inverseInertiaA * na * na + c.inverseInertiaB * nb * nb
    p.pointee.normalMass = kn.wherePositive(Lanes(1) / kn, else: zero)
    // The tangent is the normal rotated by 90° to the left.
    let ta = ax * c.normalX + ay * c.normalY
    let tb = bx * c.normalX + by * c.normalY
    let kt = mass + c.inverseInertiaA * ta * ta + c.inverseInertiaB * tb * tb
    p.pointee.tangentMass = kt.wherePositive(Lanes(1) / kt, else: zero)
    let gap = state.x - ((bx - ax) * c.normalX + (by - ay) * c.normalY)
    p.pointee.gap = gap
    p.pointee.separation = gap + (bx - ax) * c.normalX + (by - ay) * c.normalY
    let vx = b.velocityX - b.spin * by - a.velocityX + a.spin * ay
    let vy = b.velocityY + b.spin * bx - a.velocityY - a.spin * ax
    let approach = vx * c.normalX + vy * c.normalY
    hit.pointee.approach = approach
    if c.isBouncy, approach.isAnyAtMost(-leastBounce) { block.pointee.isFast = true }
    return vy * c.normalX - vx * c.normalY
  }

  /// Stores the impulses for the warm start of the next step, and notes hits and possible events. Avoids branches,
  /// because which contacts were pressed is unpredictable.
  mutating func storeImpulses() {
    let contacts = contacts.base
    let blocks = scratch.blocks.base
    // Copies of the columns: a write to a contact cannot change them, so the compiler keeps their base addresses in
    // registers.
    let points = scratch.points
    let hits = scratch.pointHits
    for k in 0..<scratch.active.count {
      let active = scratch.active[k]
      let contact = contacts + Int(active.contact)
      let block = blocks + Int(active.place >> 3)
      let point = Int(block.pointee.firstPoint)
      let lane = Int(active.place & 7)
      var (isHit, approach) = keepImpulses(
        points.numbers(point, lane), hits.numbers(point, lane), &contact.pointee.manifold.p0, isBouncy: active.isBouncy)
      var separation = contact.pointee.manifold.p0.separation
      if active.isDouble {
        let second = keepImpulses(
          points.numbers(point + 1, lane), hits.numbers(point + 1, lane), &memories[contact.pointee.memory].p1,
          isBouncy: active.isBouncy)
        separation = min(separation, memories[contact.pointee.memory].p1.separation)
        approach = max(approach, second.approach)
        isHit = isHit || second.isHit
      }
      let flags = contact.pointee.flags
      let mayChange = mayChange(flags, isHit: isHit, separation)
      contact.pointee.flags = (isHit ? flags.union(.hit) : flags).subtracting(mayChange ? [] : .updated)
      guard mayChange else { continue }
      scratch.changed.append(active.contact)
      if isHit { surfaces[active.contact].approach = approach }
    }
  }

  /// The same for a single point, whose numbers are eight floats apart.
  @inline(__always) private func keepImpulses(
    _ impulses: UnsafeMutablePointer<Float>, _ hit: UnsafeMutablePointer<Float>, _ p: inout ManifoldPoint,
    isBouncy: Bool
  ) -> (isHit: Bool, approach: Float) {
    let normal = impulses[PointPlaces.normalImpulse]
    let isHit = max(normal, hit[PointPlaces.greatestImpulse]) > 0
    let approach = hit[PointPlaces.approach]
    // The impulse of a bounce would be a bad guess for the next step, in which the bodies separate.
    let isThrown = isHit && isBouncy && approach < -0.2
    p.normalImpulse = isThrown ? 0 : normal
    p.tangentImpulse = isThrown ? 0 : impulses[PointPlaces.tangentImpulse]
    return (isHit, isHit ? max(0, -approach) : 0)
  }
}

extension Column {
  /// A pointer to the numbers of one lane of an element that consists of lanes; they are eight floats apart.
  @inline(__always) func numbers(_ index: Int, _ lane: Int) -> UnsafeMutablePointer<Float> {
    UnsafeMutableRawPointer(base + index).assumingMemoryBound(to: Float.self) + lane
  }
}
