// Each piece has a box with some room around it, and each body remembers how far it may still move before one of its
// pieces can leave its box. Only then are boxes made anew, and only then is it asked what came near: a resting world
// has no movers and costs nothing here.

extension World {
  /// Finds pieces that came near each other.
  mutating func findPairs(_ context: StepContext) {
    gatherMovers(context)
    guard scratch.movers.count > 0 else { return }
    dropDistantContacts()
    scratch.grid.build(boxes)
    let grid = scratch.grid.view
    for k in 0..<scratch.movers.count {
      let p = scratch.movers[k]
      grid.query(boxes[p]) { q in consider(p, q) }
    }
    for k in 0..<scratch.movers.count { scratch.isMover[scratch.movers[k]] = false }
  }

  private mutating func gatherMovers(_ context: StepContext) {
    scratch.movers.count = 0
    scratch.isMover.fill(to: pieces.count, with: false)
    for k in 0..<stale.count { renewBoxes(stale[k], context) }
    stale.count = 0
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      if slack[i] < room(of: i, context) { renewBoxes(i, context) }
    }
  }

  /// How far any point of a body may get in this step, and see: a fast body may fly in any direction once it has hit
  /// something, so its room is its reach all round.
  @inline(__always) private func room(of i: Int32, _ context: StepContext) -> Float {
    let state = states.base + Int(i)
    var path = (state.pointee.velocity.length + context.fall) * context.dt
    let force = dynamics.base[Int(i)].force
    if force != .zero { path += force.length * dynamics.base[Int(i)].inverseMass * context.dt * context.dt }
    let spinning = abs(state.pointee.spin) * context.dt
    return min(path, 1e3) + min(spinning, 2) * bodies[i].reach + speculativeDistance
  }

  /// Makes new boxes for the pieces of a body, with room for some steps to come.
  private mutating func renewBoxes(_ i: Int32, _ context: StepContext) {
    let isAwake = states[i].flags.contains(.awake)
    let need = isAwake ? room(of: i, context) : 0
    // The room that a few steps use up; beyond half a metre the neighbours would be too many.
    let more = isAwake ? 0.05 + min(4 * (need - speculativeDistance), 0.5) : 0
    slack[i] = need + more
    let isGhost = bodies[i].firstMembership < 0
    var p = bodies[i].firstPiece
    while p >= 0 {
      boxes[p] = isGhost ? .none : box(of: pieces[p], poses[i]).grown(by: need + more)
      if !isGhost, !scratch.isMover[p] {
        scratch.isMover[p] = true
        scratch.movers.append(p)
      }
      p = pieces[p].next
    }
  }

  /// The box that a piece just fills.
  func box(of piece: Piece, _ pose: Pose) -> Box {
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

  /// Forgets the pairs whose boxes have parted. From the end, so that the contact that takes a gap is one that stays.
  private mutating func dropDistantContacts() {
    var i = contacts.count - 1
    while i >= 0 {
      let a = contacts[i].pieceA
      let b = contacts[i].pieceB
      if scratch.isMover[a] || scratch.isMover[b], !boxes[a].overlaps(boxes[b]) { removeContact(i) }
      i -= 1
    }
  }

  /// Makes a contact of two pieces with overlapping boxes, if they may collide and have none.
  @inline(__always) private mutating func consider(_ p: Int32, _ q: Int32) {
    guard p != q, !(q < p && scratch.isMover[q]) else { return }
    let a = pieces[p].body
    let b = pieces[q].body
    guard a != b, states[a].flags.contains(.dynamic) || states[b].flags.contains(.dynamic) else { return }
    guard pairs.contact(PairTable.key(p, q)) < 0, mayCollide(a, b) else { return }
    addContact(p, q)
  }

  /// The body's pieces get new boxes and look for neighbours in the next step.
  mutating func markStale(_ body: Int32) {
    guard slack[body] != -.infinity else { return }
    slack[body] = -.infinity
    stale.append(body)
  }
}
