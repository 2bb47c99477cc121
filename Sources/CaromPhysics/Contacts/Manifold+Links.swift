// A chain is smooth across its corners: a body that slides along must not catch on the end of the next link. So a link
// only accepts normals between its own and its neighbor's, and at a concave corner only its own. A link has two sides;
// the one that counts is the side of the other outline's centroid.

/// The manifold of a link and an outline, in the link's coordinates.
func collideLink(_ piece: Piece, _ link: Hull, _ other: Hull, _ centroid: Vector2) -> LocalManifold {
  let p1 = link.corners[1]
  let p2 = link.corners[2]
  let isBehind = dot(link.normals[1], centroid - p1) < 0
  // Seen from the other outline's side, the link runs from `a` to `b`, with its normal towards the other outline.
  let a = isBehind ? p2 : p1
  let b = isBehind ? p1 : p2
  let before = isBehind ? link.corners[3] : link.corners[0]
  let after = isBehind ? link.corners[0] : link.corners[3]
  let hasBefore = isBehind ? piece.hasNext : piece.hasPrevious
  let hasAfter = isBehind ? piece.hasPrevious : piece.hasNext
  let along = (b - a).normalized
  let normal = along.rightTurned

  return withUnsafeTemporaryAllocation(of: Vector2.self, capacity: 4) { room in
    let corners = room.baseAddress!
    corners[0] = a
    corners[1] = b
    corners[2] = normal
    corners[3] = -normal
    let line = Hull(corners: corners, normals: corners + 2, count: 2, radius: 0)
    let found = collide(line, other)
    guard found.count > 0 else { return found }
    let lean = dot(found.normal, along)
    guard abs(lean) > 0.01 || dot(found.normal, normal) < 0 else { return found }
    if dot(found.normal, normal) >= 0 {
      if lean > 0, hasAfter, !isBetween(found.normal, normal, (after - b).normalized.rightTurned, lean) {
        return ownSide(line, other)
      }
      if lean < 0, hasBefore, !isBetween(found.normal, normal, (a - before).normalized.rightTurned, lean) {
        return ownSide(line, other)
      }
      return found
    }
    return hasBefore || hasAfter ? ownSide(line, other) : found
  }
}

/// Whether `n` leans away from `own` no farther than the normal of the neighboring link does.
private func isBetween(_ n: Vector2, _ own: Vector2, _ neighbor: Vector2, _ lean: Float) -> Bool {
  // Beyond the end, the chain turns counterclockwise at a convex corner and clockwise at a concave one.
  let bend = lean > 0 ? cross(own, neighbor) : cross(neighbor, own)
  let turn = lean > 0 ? cross(own, n) : cross(n, own)
  return bend > 0 && turn <= bend + 0.01
}

/// The manifold with the link's own normal; empty if the other outline is not above the link.
private func ownSide(_ line: Hull, _ other: Hull) -> LocalManifold {
  let facing = facingEdge(other, line.normals[0])
  let w1 = other.corners[facing]
  let w2 = other.corners[facing + 1 < other.count ? facing + 1 : 0]
  let along = (line.corners[1] - line.corners[0]).normalized
  let width = dot(line.corners[1] - line.corners[0], along)
  let t1 = dot(w1 - line.corners[0], along)
  let t2 = dot(w2 - line.corners[0], along)
  guard max(t1, t2) > 0, min(t1, t2) < width else { return LocalManifold() }
  var result = clip(line, 0, other, limit: other.radius + speculativeDistance, flipped: false)
  // An outline this deep below the link's front touches another link.
  if result.count > 0, min(result.separations.0, result.count > 1 ? result.separations.1 : 0) < -0.5 {
    result.count = 0
  }
  return result
}
