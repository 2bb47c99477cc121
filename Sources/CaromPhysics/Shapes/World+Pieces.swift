extension World {
  /// Adds the pieces to a body.
  mutating func add(_ outlines: Outlines, to body: Int32) {
    for outline in outlines.pieces { addPiece(outline, outlines.corners, body: body) }
  }

  /// Adds an outline to the columns as a piece of a body.
  private mutating func addPiece(_ outline: Outline, _ corners: [Vector2], body: Int32) {
    let shift = bodies[body].localCenter
    var piece = Piece(
      center: outline.centroid - shift, radius: outline.radius, kind: outline.kind, body: body, shape: outline.shape)
    piece.hasPrevious = outline.hasPrevious
    piece.hasNext = outline.hasNext
    let mass = PieceMass(area: outline.area, inertia: outline.inertia)
    piece.vertexCount = UInt8(outline.corners.count)
    piece.firstVertex = outline.corners.isEmpty ? 0 : takeVertices(outline.corners.count)
    var vertex = Int(piece.firstVertex)
    for i in outline.corners.indices {
      let next = i + 1 < outline.corners.upperBound ? i + 1 : outline.corners.lowerBound
      vertices[vertex] = corners[i] - shift
      normals[vertex] = (corners[next] - corners[i]).rightTurned.normalized
      vertex += 1
    }
    // A link has two sides, as any line of two corners has.
    if piece.kind == .link { normals[piece.firstVertex + 2] = -normals[piece.firstVertex + 1] }
    piece.next = bodies[body].firstPiece
    let index: Int32
    if freePiece >= 0 {
      index = freePiece
      freePiece = pieces[index].next
      pieces[index] = piece
      pieceMasses[index] = mass
      boxes[index] = .none
    } else {
      index = Int32(pieces.count)
      pieces.append(piece)
      pieceMasses.append(mass)
      boxes.append(.none)
    }
    bodies[body].firstPiece = index
    bodies[body].pieceCount += 1
    markStale(body)
  }

  mutating func removeFirstPiece(of body: Int32) {
    let p = bodies[body].firstPiece
    bodies[body].firstPiece = pieces[p].next
    bodies[body].pieceCount -= 1
    if pieces[p].vertexCount > 0 { giveVertices(pieces[p].firstVertex, count: Int32(pieces[p].vertexCount)) }
    pieces[p].body = -1
    pieces[p].next = freePiece
    boxes[p] = .none
    freePiece = p
  }

  /// Recomputes mass, center of mass, inertia and extents from the pieces and settings. The shapes stay in place.
  mutating func updateMass(_ body: Int32) {
    let settings = bodies[body].settings
    var area: Float = 0
    var weighted = Vector2.zero
    var p = bodies[body].firstPiece
    while p >= 0 {
      area += pieceMasses[p].area
      weighted += pieces[p].center * pieceMasses[p].area
      p = pieces[p].next
    }
    let isDynamic = settings.kind == .dynamic
    let shift = isDynamic && area > 0 ? weighted * (1 / area) : -bodies[body].localCenter
    recenter(body, by: shift)

    var inertia: Float = 0
    var reach: Float = 0
    var thickness = Float.infinity
    p = bodies[body].firstPiece
    while p >= 0 {
      inertia += pieceMasses[p].inertia + pieceMasses[p].area * pieces[p].center.lengthSquared
      reach = max(reach, self.reach(of: pieces[p]))
      thickness = min(thickness, self.thickness(of: pieces[p]))
      p = pieces[p].next
    }
    let mass = settings.mass ?? (area > 0 ? min(max(area * settings.density, 1e-9), 1e15) : 1)
    // A body without area (no shapes, or lines only) gets the inertia of a disc with the radius that its shapes reach.
    let ratio = area > 0 ? inertia / area : 0.5 * max(reach, 0.01) * max(reach, 0.01)
    let moment = min(max(settings.inertia ?? ratio * mass, 1e-12), 1e20)
    bodies[body].mass = isDynamic ? mass : 0
    bodies[body].inertia = isDynamic ? moment : 0
    reaches[body] = reach
    bodies[body].thickness = bodies[body].firstPiece >= 0 ? thickness : 0
    dynamics[body].inverseMass = isDynamic ? 1 / mass : 0
    dynamics[body].inverseInertia = isDynamic && !settings.fixedRotation ? 1 / moment : 0
    dynamics[body].linearDamping = settings.linearDamping
    dynamics[body].angularDamping = settings.angularDamping
    dynamics[body].gravityScale = settings.gravityScale
    let first = bodies[body].firstPiece
    let isBall =
      bodies[body].pieceCount == 1 && pieces[first].kind == .circle
      && pieces[first].center.lengthSquared < 1e-12
    if settings.isBullet { states[body].flags.insert(.bullet) } else { states[body].flags.remove(.bullet) }
    if isBall { states[body].flags.insert(.ball) } else { states[body].flags.remove(.ball) }
  }

  /// Moves the center of mass within the body. The velocity of every material point stays the same.
  private mutating func recenter(_ body: Int32, by shift: Vector2) {
    guard shift != .zero else { return }
    bodies[body].localCenter += shift
    var p = bodies[body].firstPiece
    while p >= 0 {
      pieces[p].center -= shift
      for v in 0..<Int(pieces[p].vertexCount) { vertices[Int(pieces[p].firstVertex) + v] -= shift }
      p = pieces[p].next
    }
    let moved = poses[body].rotation.rotate(shift)
    poses[body].center += moved
    states[body].velocity += cross(states[body].spin, moved)
    dropContacts(of: body)
    markStale(body)
  }

  private func reach(of piece: Piece) -> Float {
    guard piece.kind != .circle else { return piece.center.length + piece.radius }
    var far: Float = 0
    for v in 0..<Int(piece.vertexCount) { far = max(far, vertices[Int(piece.firstVertex) + v].length) }
    return far + piece.radius
  }

  private func thickness(of piece: Piece) -> Float {
    guard piece.kind == .polygon, piece.vertexCount > 2 else { return piece.radius }
    var least = Float.infinity
    for v in 0..<Int(piece.vertexCount) {
      let i = Int(piece.firstVertex) + v
      least = min(least, dot(normals[i], vertices[i] - piece.center))
    }
    return least + piece.radius
  }

  /// Ranges of corners come in sizes of 1, 2, 4, 8, 16 and 32, so that a freed range can be reused.
  func sizeClass(_ count: Int32) -> Int {
    var size: Int32 = 1
    var n = 0
    while size < count {
      size *= 2
      n += 1
    }
    return n
  }

  private mutating func takeVertices(_ count: Int) -> Int32 {
    let n = sizeClass(Int32(count))
    let free = freeVertices[n]
    if free >= 0 {
      // A free range stores the start of the next free range in its first corner.
      freeVertices[n] = Int32(bitPattern: vertices[free].x.bitPattern)
      return free
    }
    let start = vertices.count
    vertices.fill(to: start + 1 << n, with: .zero)
    normals.fill(to: start + 1 << n, with: .zero)
    return Int32(start)
  }

  private mutating func giveVertices(_ start: Int32, count: Int32) {
    let n = sizeClass(count)
    vertices[start].x = Float(bitPattern: UInt32(bitPattern: freeVertices[n]))
    freeVertices[n] = start
  }
}
