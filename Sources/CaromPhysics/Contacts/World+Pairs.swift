// The broad phase. Each piece has a bounding box with some margin, and each body knows how far it may still move before
// one of its pieces can leave its box. Only then are its boxes rebuilt and its neighbors looked for: a resting world
// has no movers and costs nothing here.
//
// A search has a fixed cost for every body, however few have left their boxes. So when one body must search, those that
// soon must do so too, and a crowd that has nearly come to rest rarely searches.
//
// For two bodies that the solver can move, overlapping boxes are enough, because the solver needs them only when they
// are near at the start of a step. For sweeps (everything immovable, and everything that concerns a bullet) pairs must
// be known as far as the bodies can move in a step, so their boxes are enlarged by that. A crowd that falls fast has
// few pairs this way.

/// A body with less slack than this searches for neighbors as soon as another one must, m.
private let earlyRoom: Float = 0.02
/// Up to this many dynamic pieces, immovable ones that moved are compared with each of them, without the grid.
private let fewPieces = 32

extension World {
  /// Finds pieces that have come near each other and adds contacts for them.
  mutating func findPairs(_ context: StepContext) {
    gatherMovers(context)
    guard scratch.movers.count > 0 else { return }
    dropDistantContacts()
    if !findPairsOfImmovables() { findPairsByGrid() }
    for k in 0..<scratch.movers.count { scratch.isMover[scratch.movers[k]] = false }
  }

  private mutating func findPairsByGrid() {
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
  }

  /// Finds the pairs if only immovable bodies have moved and there are few dynamic pieces, such as a paddle among balls:
  /// a grid of everything would cost more. Returns false otherwise.
  private mutating func findPairsOfImmovables() -> Bool {
    for k in 0..<scratch.movers.count where states[pieces[scratch.movers[k]].body].flags.contains(.dynamic) {
      return false
    }
    scratch.dynamicPieces.count = 0
    var farthest: Float = 0
    for p in 0..<pieces.count {
      let body = pieces[p].body
      guard body >= 0 else { continue }
      farthest = max(farthest, ways[body])
      guard states[body].flags.contains(.dynamic) else { continue }
      guard scratch.dynamicPieces.count < fewPieces else { return false }
      scratch.dynamicPieces.append(Int32(p))
    }
    for k in 0..<scratch.movers.count {
      let p = scratch.movers[k]
      let region = boxes[p].grown(by: ways[pieces[p].body] + farthest)
      scratch.known.mark(p)
      for n in 0..<scratch.dynamicPieces.count {
        let q = scratch.dynamicPieces[n]
        if boxes[q].overlaps(region) { consider(p, q) }
      }
      scratch.known.unmark(p)
    }
    return true
  }

  /// Puts all boxes into the grid. Returns how far the fastest body and the fastest bullet may move beyond their boxes.
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

  /// Whether moving bodies must find this body from afar.
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

  /// How much slack a body's boxes must have; with less they are rebuilt.
  @inline(__always) private func need(of i: Int32, _ context: StepContext) -> Float {
    max(room(of: i, context), ways[i] + speculativeDistance)
  }

  /// How far any point of a body may move in this step. A fast body may fly in any direction after an impact, so this
  /// holds for all directions.
  @inline(__always) private func room(of i: Int32, _ context: StepContext) -> Float {
    let state = states.base + Int(i)
    var path = (state.pointee.velocity.length + context.fall) * context.dt
    let force = dynamics.base[Int(i)].force
    if force != .zero { path += force.length * dynamics.base[Int(i)].inverseMass * context.dt * context.dt }
    let spinning = abs(state.pointee.spin) * context.dt
    return min(path, 1e3) + min(spinning, 2) * reaches[i] + speculativeDistance
  }

  /// Rebuilds the boxes of a body's pieces with a margin for the next steps: a smaller one in a crowd, where each body
  /// has many pairs.
  private mutating func renewBoxes(_ i: Int32, _ context: StepContext, crowd: Float) {
    let isAwake = states[i].flags.contains(.awake)
    let way = isAwake ? room(of: i, context) - speculativeDistance : 0
    // The distance of a few steps; beyond half a meter there would be too many neighbors.
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

  /// The tight bounding box of a piece.
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

  /// Removes the contacts whose boxes have separated, and registers those that stay with the mover that will search. It
  /// runs from the end, so that the contact that fills a gap is one that stays.
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

  /// Adds a contact for two nearby pieces if they may collide and have none yet.
  @inline(__always) private mutating func consider(_ p: Int32, _ q: Int32) {
    guard p != q, !(q < p && scratch.isMover[q]) else { return }
    let a = pieces[p].body
    let b = pieces[q].body
    guard a != b, states[a].flags.contains(.dynamic) || states[b].flags.contains(.dynamic) else { return }
    guard !scratch.known.isMarked(q), mayCollide(a, b) else { return }
    addContact(p, q)
  }

  /// Marks a body dirty: its pieces get new boxes and search for neighbors in the next step.
  mutating func markStale(_ body: Int32) {
    guard slack[body] != -.infinity else { return }
    slack[body] = -.infinity
    stale.append(body)
  }
}
