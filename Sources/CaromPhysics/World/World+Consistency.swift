// Forged bytes may carry a valid digest, so everything that a step would dereference is checked first.

extension World {
  /// Whether every index is in range, every list ends, and every number is finite.
  var isConsistent: Bool {
    guard bodies.count > 0, states.count == bodies.count, poses.count == bodies.count, dynamics.count == bodies.count,
      reaches.count == bodies.count, slack.count == bodies.count, ways.count == bodies.count,
      boxes.count == pieces.count, pieceMasses.count == pieces.count, normals.count == vertices.count,
      freeVertices.count == 8, sets.count > 0, sets[0].isAlive,
      (try? settings.validate()) != nil, isFinite, states[0].flags.isEmpty, bodies[0].firstPiece == -1,
      bodies[0].firstMembership == -1, stepCount < 1 << 62
    else { return false }
    return bodiesAreConsistent && piecesAreConsistent && setsAreConsistent && jointsAreConsistent
      && contactsAreConsistent
  }

  private func isIndex(_ i: Int32, below count: Int) -> Bool { i >= 0 && Int(i) < count }

  /// Whether a number that only grows still has room to grow.
  private func isCount(_ number: Int32) -> Bool { number >= 0 && number < 1 << 30 }

  private var bodiesAreConsistent: Bool {
    var alive = 0
    for i in 0..<bodies.count {
      let body = bodies[i]
      let flags = states[i].flags
      if flags.contains(.alive) { alive += 1 }
      // An awake body must be alive and able to move; a free slot must be empty.
      guard flags.contains(.alive) || (flags.isEmpty && body.firstPiece < 0 && body.firstMembership < 0) else {
        return false
      }
      guard (try? body.settings.validate()) != nil,
        flags.contains(.dynamic) == (flags.contains(.alive) && body.settings.kind == .dynamic),
        flags.contains(.kinematic) == (flags.contains(.alive) && body.settings.kind == .kinematic),
        !flags.contains(.awake) || !flags.isDisjoint(with: [.dynamic, .kinematic])
      else { return false }
      guard body.localCenter.isFinite, body.mass.isFinite, body.inertia.isFinite, reaches[i].isFinite,
        body.thickness >= 0, body.restTime.isFinite, dynamics[i].force.isFinite, dynamics[i].torque.isFinite,
        dynamics[i].linearDamping.isFinite, dynamics[i].angularDamping.isFinite, dynamics[i].gravityScale.isFinite,
        slack[i] == slack[i], ways[i].isFinite,
        flags.contains(.bullet) == (flags.contains(.alive) && body.settings.isBullet)
      else { return false }
      guard isCount(body.generation), isCount(body.shapeCount) else { return false }
      // Waking one body wakes the whole list, so only what can be awake may be on it.
      guard
        body.nextAsleep == -1
          || (isIndex(body.nextAsleep, below: bodies.count) && flags.contains(.dynamic)
            && states[body.nextAsleep].flags.contains(.dynamic))
      else { return false }
      guard body.nextFree == -1 || (isIndex(body.nextFree, below: bodies.count) && !flags.contains(.alive)) else {
        return false
      }
    }
    for i in 0..<stale.count where !isIndex(stale[i], below: bodies.count) { return false }
    return alive == bodyCount && ends(freeBody, bodies.count) { bodies[$0].nextFree }
  }

  private var piecesAreConsistent: Bool {
    var seen = 0
    for i in 0..<bodies.count {
      var p = bodies[i].firstPiece
      var count: Int32 = 0
      while p != -1 {
        guard isIndex(p, below: pieces.count), pieces[p].body == Int32(i), seen < pieces.count else { return false }
        seen += 1
        count += 1
        p = pieces[p].next
      }
      guard count == bodies[i].pieceCount else { return false }
    }
    // A piece that names a body and is on no body's list would be found, and touched, for a body that may not exist.
    for i in 0..<pieces.count where pieces[i].body >= 0 { seen -= 1 }
    guard seen == 0 else { return false }
    for i in 0..<pieces.count where pieces[i].body >= 0 {
      let piece = pieces[i]
      guard piece.center.isFinite, piece.radius.isFinite, pieceMasses[i].area.isFinite, pieceMasses[i].inertia.isFinite,
        Int(piece.vertexCount) <= Limits.corners, piece.firstVertex >= 0,
        Int(piece.firstVertex) + Int(piece.vertexCount) <= vertices.count,
        piece.kind == .circle || piece.vertexCount >= (piece.kind == .link ? 4 : 2)
      else { return false }
      for v in 0..<Int32(piece.vertexCount) {
        guard vertices[piece.firstVertex + v].isFinite, normals[piece.firstVertex + v].isFinite else { return false }
      }
    }
    return cornersAreApart && ends(freePiece, pieces.count) { pieces[$0].body < 0 ? pieces[$0].next : -2 }
  }

  /// Whether no two pieces or free ranges share a corner: one would overwrite the other, or the list of free ranges.
  private var cornersAreApart: Bool {
    var isTaken = [Bool](repeating: false, count: vertices.count)
    func take(_ start: Int32, _ sizeClass: Int) -> Bool {
      guard start >= 0, Int(start) + 1 << sizeClass <= vertices.count else { return false }
      for v in Int(start)..<Int(start) + 1 << sizeClass {
        if isTaken[v] { return false }
        isTaken[v] = true
      }
      return true
    }
    for i in 0..<pieces.count where pieces[i].body >= 0 && pieces[i].vertexCount > 0 {
      guard take(pieces[i].firstVertex, sizeClass(Int32(pieces[i].vertexCount))) else { return false }
    }
    for n in 0..<freeVertices.count {
      var start = freeVertices[n]
      while start != -1 {
        guard take(start, n) else { return false }
        start = Int32(bitPattern: vertices[start].x.bitPattern)
      }
    }
    return true
  }

  private var setsAreConsistent: Bool {
    // Each membership is on one list only: that of a body, or that of the free ones.
    var isListed = [Bool](repeating: false, count: memberships.count)
    func list(from first: Int32) -> Bool {
      var m = first
      while m != -1 {
        guard isIndex(m, below: memberships.count), !isListed[Int(m)] else { return false }
        isListed[Int(m)] = true
        m = memberships[m].next
      }
      return true
    }
    for i in 0..<bodies.count {
      guard list(from: bodies[i].firstMembership) else { return false }
      var m = bodies[i].firstMembership
      while m != -1 {
        guard isIndex(memberships[m].set, below: sets.count) else { return false }
        m = memberships[m].next
      }
    }
    for s in 0..<sets.count where !isCount(sets[s].generation) { return false }
    return list(from: freeMembership) && ends(freeSet, sets.count) { sets[$0].isAlive ? -2 : sets[$0].nextFree }
  }

  private var jointsAreConsistent: Bool {
    var counts = [Int32](repeating: 0, count: bodies.count)
    for j in 0..<joints.count where !isCount(joints[j].generation) { return false }
    for j in 0..<joints.count where joints[j].isAlive {
      let joint = joints[j]
      guard isIndex(joint.bodyA, below: bodies.count), isIndex(joint.bodyB, below: bodies.count), joint.bodyB > 0,
        joint.bodyA != joint.bodyB, joint.bodyA == 0 || states[joint.bodyA].flags.contains(.alive),
        states[joint.bodyB].flags.contains(.alive), (try? joint.settings.validate()) != nil, joint.length.isFinite,
        joint.reference.cosine.isFinite, joint.reference.sine.isFinite, joint.linear.isFinite, joint.angular.isFinite,
        joint.lower.isFinite, joint.upper.isFinite, joint.rub.isFinite
      else { return false }
      counts[Int(joint.bodyA)] += 1
      counts[Int(joint.bodyB)] += 1
    }
    // A body that is destroyed takes its joints along only if it knows that it has any.
    for i in 1..<bodies.count {
      guard bodies[i].jointCount == counts[i], states[i].flags.contains(.jointed) == (counts[i] > 0) else {
        return false
      }
    }
    return ends(freeJoint, joints.count) { joints[$0].isAlive ? -2 : joints[$0].nextFree }
  }

  private var contactsAreConsistent: Bool {
    guard surfaces.count == contacts.count else { return false }
    for i in 0..<memories.count {
      guard isIndex(memories[i].contact, below: contacts.count), isSound(memories[i].p1) else { return false }
    }
    var remembered = 0
    for i in 0..<contacts.count {
      let c = contacts[i]
      let s = surfaces[i]
      guard isIndex(c.pieceA, below: pieces.count), isIndex(c.pieceB, below: pieces.count), c.pieceA != c.pieceB,
        isIndex(c.bodyA, below: bodies.count), isIndex(c.bodyB, below: bodies.count), c.bodyA != c.bodyB,
        pieces[c.pieceA].body == c.bodyA, pieces[c.pieceB].body == c.bodyB,
        pieces[c.pieceA].kind.rawValue >= pieces[c.pieceB].kind.rawValue, (0...2).contains(c.manifold.count),
        s.friction.isFinite, s.staticFriction.isFinite, s.restitution.isFinite, c.manifold.normal.isFinite,
        isSound(c.manifold.p0)
      else { return false }
      let isImmovable = !states[c.bodyA].flags.contains(.dynamic) || !states[c.bodyB].flags.contains(.dynamic)
      guard c.flags.contains(.immovable) == isImmovable, c.flags.contains(.bouncy) == (s.restitution > 0),
        states[c.bodyA].flags.contains(.dynamic) || states[c.bodyB].flags.contains(.dynamic)
      else { return false }
      guard (c.memory < 0) == (pieces[c.pieceB].kind == .circle) else { return false }
      if c.memory < 0 {
        guard c.manifold.count < 2 else { return false }
        continue
      }
      guard isIndex(c.memory, below: memories.count), memories[c.memory].contact == Int32(i) else { return false }
      remembered += 1
    }
    return remembered == memories.count
  }

  private func isSound(_ p: ManifoldPoint) -> Bool {
    p.anchorA.isFinite && p.anchorB.isFinite && p.normalImpulse.isFinite && p.tangentImpulse.isFinite
      && p.separation == p.separation
  }

  /// Whether a free list ends after at most `count` entries.
  private func ends(_ first: Int32, _ count: Int, _ next: (Int32) -> Int32) -> Bool {
    var i = first
    for _ in 0...count {
      if i == -1 { return true }
      guard isIndex(i, below: count) else { return false }
      i = next(i)
    }
    return false
  }
}
