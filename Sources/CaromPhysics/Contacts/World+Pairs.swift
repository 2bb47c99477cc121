// Each piece has a box with some room around it, and each body remembers how far it may still move before one of its
// pieces can leave its box. Only then are boxes made anew, and only then is it asked what came near: a resting world
// has no movers and costs nothing here.
//
// To look for neighbours costs something for every body, however few have left their boxes. So when one must, those that
// soon would do so too, and a crowd that has nearly come to rest looks seldom.
//
// Two bodies that the solver can move are told to it when they are near at a step's start: for them overlapping boxes are
// enough. What is looked for on a body's way, everything immovable and everything about a bullet, must be known as far as
// the bodies can get in a step: their boxes count as so much larger. So a crowd that falls fast has few pairs.

/// A body that has less than this left of its room looks for neighbours as soon as another one must, m.
private let earlyRoom: Float = 0.02

extension World {
  /// Finds pieces that came near each other.
  mutating func findPairs(_ context: StepContext) {
    gatherMovers(context)
    guard scratch.movers.count > 0 else { return }
    dropDistantContacts()
    let farthest = buildGrid()
    let grid = scratch.grid.view
    for k in 0..<scratch.movers.count {
      let p = scratch.movers[k]
      let body = pieces[p].body
      let seesFar = mustSeeFar(body)
      let way = ways[body] + (seesFar ? farthest.any : farthest.bullet)
      scratch.known.mark(p)
      grid.query(boxes[p], way: way, seesFar: seesFar) { q in consider(p, q) }
      scratch.known.unmark(p)
    }
    for k in 0..<scratch.movers.count { scratch.isMover[scratch.movers[k]] = false }
  }

  /// Puts all boxes in the grid; how far the fastest body and the fastest bullet may get.
  private mutating func buildGrid() -> (any: Float, bullet: Float) {
    var farthest: (any: Float, bullet: Float) = (0, 0)
    scratch.seesFar.resize(pieces.count)
    for p in 0..<pieces.count {
      let body = pieces[p].body
      guard body >= 0 else { continue }
      scratch.seesFar[p] = mustSeeFar(body)
      farthest.any = max(farthest.any, ways[body])
      if states[body].flags.contains(.bullet) { farthest.bullet = max(farthest.bullet, ways[body]) }
    }
    scratch.grid.build(boxes, scratch.seesFar)
    return farthest
  }

  /// Whether what comes near a body must be known from afar, by whatever moves.
  @inline(__always) private func mustSeeFar(_ body: Int32) -> Bool {
    let flags = states.base[Int(body)].flags
    return !flags.contains(.dynamic) || flags.contains(.bullet)
  }

  private mutating func gatherMovers(_ context: StepContext) {
    scratch.movers.count = 0
    scratch.isMover.fill(to: pieces.count, with: false)
    scratch.known.clear(pieceCount: pieces.count)
    let crowd = max(1, Float(contacts.count) / Float(max(scratch.awake.count, 1)))
    for k in 0..<stale.count { renewBoxes(stale[k], context, crowd: crowd) }
    stale.count = 0
    var mustLook = scratch.movers.count > 0
    for k in 0..<scratch.awake.count where !mustLook {
      mustLook = slack[scratch.awake[k]] < need(of: scratch.awake[k], context)
    }
    guard mustLook else { return }
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      if slack[i] < need(of: i, context) + earlyRoom { renewBoxes(i, context, crowd: crowd) }
    }
  }

  /// How much room a body's boxes must have left, or be made anew.
  @inline(__always) private func need(of i: Int32, _ context: StepContext) -> Float {
    max(room(of: i, context), ways[i] + speculativeDistance)
  }

  /// How far any point of a body may get in this step, and see: a fast body may fly in any direction once it has hit
  /// something, so its room is its reach all round.
  @inline(__always) private func room(of i: Int32, _ context: StepContext) -> Float {
    let state = states.base + Int(i)
    var path = (state.pointee.velocity.length + context.fall) * context.dt
    let force = dynamics.base[Int(i)].force
    if force != .zero { path += force.length * dynamics.base[Int(i)].inverseMass * context.dt * context.dt }
    let spinning = abs(state.pointee.spin) * context.dt
    return min(path, 1e3) + min(spinning, 2) * reaches[i] + speculativeDistance
  }

  /// Makes new boxes for the pieces of a body, with room for some steps to come: less in a crowd, where each body has
  /// many pairs.
  private mutating func renewBoxes(_ i: Int32, _ context: StepContext, crowd: Float) {
    let isAwake = states[i].flags.contains(.awake)
    let way = isAwake ? room(of: i, context) - speculativeDistance : 0
    // The room that a few steps use up; beyond half a metre the neighbours would be too many.
    let more = isAwake ? 0.03 + min(4 * way, 0.5) / crowd : 0
    let margin = isAwake ? speculativeDistance + more : 0
    slack[i] = way + margin
    ways[i] = way
    let isGhost = bodies[i].firstMembership < 0
    var p = bodies[i].firstPiece
    while p >= 0 {
      boxes[p] = isGhost ? .none : box(of: pieces[p], poses[i]).grown(by: margin)
      if !isGhost, !scratch.isMover[p] {
        scratch.isMover[p] = true
        scratch.movers.append(p)
        scratch.known.begin(p)
      }
      p = pieces[p].next
    }
  }

  /// The box that a piece just fills.
  @inline(__always) func box(of piece: Piece, _ pose: Pose) -> Box {
    if piece.kind == .circle {
      let c = pose.place(piece.center)
      return Box(minX: c.x, minY: c.y, maxX: c.x, maxY: c.y).grown(by: piece.radius)
    }
    let skip = piece.kind == .link ? 1 : 0
    let first = Int(piece.firstVertex) + skip
    var box = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for i in 0..<(Int(piece.vertexCount) - 2 * skip) {
      let v = pose.place(vertices[first + i])
      box.minX = v.x < box.minX ? v.x : box.minX
      box.minY = v.y < box.minY ? v.y : box.minY
      box.maxX = v.x > box.maxX ? v.x : box.maxX
      box.maxY = v.y > box.maxY ? v.y : box.maxY
    }
    return box.grown(by: piece.radius)
  }

  /// Forgets the pairs whose boxes have parted, and lists those that stay for the mover that will ask. From the end, so
  /// that the contact that takes a gap is one that stays.
  private mutating func dropDistantContacts() {
    var i = contacts.count - 1
    while i >= 0 {
      let contact = contacts.base + i
      let a = contact.pointee.pieceA
      let b = contact.pointee.pieceB
      if scratch.isMover[a] || scratch.isMover[b] {
        let seesFar = !contact.pointee.flags.isDisjoint(with: [.immovable, .bullet])
        let way = seesFar ? ways[contact.pointee.bodyA] + ways[contact.pointee.bodyB] : 0
        if !boxes[a].grown(by: way).overlaps(boxes[b]) {
          removeContact(i)
        } else {
          let (p, q) = a < b ? (a, b) : (b, a)
          if scratch.isMover[p] { scratch.known.add(q, to: p) } else { scratch.known.add(p, to: q) }
        }
      }
      i -= 1
    }
  }

  /// Makes a contact of two near pieces, if they may collide and have none.
  @inline(__always) private mutating func consider(_ p: Int32, _ q: Int32) {
    guard p != q, !(q < p && scratch.isMover[q]) else { return }
    let a = pieces[p].body
    let b = pieces[q].body
    guard a != b, states[a].flags.contains(.dynamic) || states[b].flags.contains(.dynamic) else { return }
    guard !scratch.known.isMarked(q), mayCollide(a, b) else { return }
    addContact(p, q)
  }

  /// The body's pieces get new boxes and look for neighbours in the next step.
  mutating func markStale(_ body: Int32) {
    guard slack[body] != -.infinity else { return }
    slack[body] = -.infinity
    stale.append(body)
  }
}
