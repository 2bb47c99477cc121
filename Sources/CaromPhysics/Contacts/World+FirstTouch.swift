// How far a body may move along its path until it first touches something: conservative advancement. Along a fixed
// direction each corner's distance has a known speed and a bounded acceleration (the centripetal one), so the root of a
// parabola gives a time before which the corner cannot arrive. The search advances to the earliest such time, chooses
// the best direction there, and repeats: it converges as fast as Newton's method and never goes too far.

/// The first touch on a passage.
struct Touch {
  var contact: Int32
  /// The fraction of the rest of the passage.
  var share: Float
  /// From the other body to the own one, and a point where they touch.
  var normal: Vector2
  var point: Vector2
}

/// A direction that separates two pieces, from the second to the first.
struct Separation {
  var gap: Float
  var normal: Vector2
}

extension World {
  /// The first contact that closes on the path. `passed` is the contact that was just reached without an impact; it
  /// must close by more than the tolerance.
  func firstTouch(
    _ i: Int32, _ passage: Passage, _ context: StepContext, hitsAnything: Bool, passed: Int32
  ) -> Touch? {
    var best: Touch?
    var limit: Float = 1
    var c = scratch.sweeps[i]
    while c >= 0 {
      let index = c
      let contact = contacts.base + Int(c)
      c = scratch.nextSweeps[index]
      guard hitsAnything || contact.pointee.flags.contains(.immovable) else { continue }
      guard let touch = touch(index, i, passage, context, before: limit, allowance: index == passed ? 4 : 0.25) else {
        continue
      }
      limit = touch.share
      best = touch
    }
    return best
  }

  private func touch(
    _ contact: Int32, _ i: Int32, _ passage: Passage, _ context: StepContext, before limit: Float,
    allowance: Float
  ) -> Touch? {
    let c = contacts[contact]
    let ownIsB = c.bodyB == i
    let own = pieces[ownIsB ? c.pieceB : c.pieceA]
    let other = pieces[ownIsB ? c.pieceA : c.pieceB]
    let body = ownIsB ? c.bodyA : c.bodyB
    let course = course(of: body, context)
    let relative = passage.way - course.perSecond * passage.left
    let otherTurn = abs(course.spin * passage.left) * (other.center.length + outlineReach(other))
    // The cheapest bound first: most pieces cannot be reached at all.
    let fastest = relative.length + abs(passage.angle) * (own.center.length + outlineReach(own)) + otherTurn
    var target: Float = 0.5 * linearSlop
    var share: Float = 0
    for step in 0..<48 {
      let here = passage.pose(after: share)
      let there = pose(of: body, after: passage.since + passage.left * share, course)
      let found = separation(own, here, other, there)
      if step == 0 {
        // Pieces that touch at the start may slide or separate, but not go deeper.
        target = min(target, found.gap - allowance * linearSlop)
      } else if found.gap <= target + 0.1 * linearSlop {
        return Touch(contact: contact, share: share, normal: found.normal, point: support(own, here, -found.normal))
      }
      guard found.gap - target < fastest * (limit - share) else { return nil }
      let base = greatest(other, there, found.normal) + own.radius + other.radius + target
      share += arrival(own, here, found.normal, base, relative, passage.angle, otherTurn)
      if share >= limit { return nil }
    }
    // The body moves along the surface all the time: up to here it is safe.
    let here = passage.pose(after: share)
    let there = pose(of: body, after: passage.since + passage.left * share, course)
    let normal = separation(own, here, other, there).normal
    return Touch(contact: contact, share: share, normal: normal, point: support(own, here, -normal))
  }

  /// The fraction of the path before which no corner of a piece can have come down to `base` along `n`.
  private func arrival(
    _ piece: Piece, _ pose: Pose, _ n: Vector2, _ base: Float, _ way: Vector2, _ angle: Float, _ slack: Float
  ) -> Float {
    let along = dot(n, way) - slack
    let origin = dot(n, pose.center) - base
    var earliest = Float.infinity
    let core = straightHull(piece)
    for v in 0..<max(core.count, 1) {
      let corner = piece.kind == .circle ? piece.center : core.corners[v]
      let arm = pose.rotation.rotate(corner)
      let gap = max(origin + dot(n, arm), 0)
      let speed = along + angle * dot(n, arm.leftTurned)
      let curve = 0.5 * angle * angle * arm.length
      // gap + speed·t − curve·t² = 0, in the form without cancellation.
      let root = (speed * speed + 4 * curve * gap).squareRoot()
      let time = speed < 0 ? 2 * gap / (root - speed) : curve > 0 ? (speed + root) / (2 * curve) : .infinity
      if time < earliest { earliest = time }
    }
    return max(earliest, 1e-6)
  }

  /// The direction of greatest separation or least overlap of two pieces. Its gap is at most the true one, and equal to
  /// it where they touch.
  private func separation(_ a: Piece, _ poseA: Pose, _ b: Piece, _ poseB: Pose) -> Separation {
    if a.kind == .circle, b.kind == .circle {
      let d = poseA.place(a.center) - poseB.place(b.center)
      let length = d.length
      return Separation(
        gap: length - a.radius - b.radius, normal: length > 1e-9 ? d * (1 / length) : Vector2(0, 1))
    }
    if a.kind == .circle {
      let place = nearest(on: straightHull(b), to: poseB.local(poseA.place(a.center)), limit: .infinity)
      guard let place else { return Separation(gap: 0, normal: Vector2(0, 1)) }
      return Separation(gap: place.separation - a.radius, normal: poseB.rotation.rotate(place.normal))
    }
    if b.kind == .circle {
      let place = nearest(on: straightHull(a), to: poseA.local(poseB.place(b.center)), limit: .infinity)
      guard let place else { return Separation(gap: 0, normal: Vector2(0, 1)) }
      return Separation(gap: place.separation - b.radius, normal: -poseA.rotation.rotate(place.normal))
    }
    return hullSeparation(a, poseA, b, poseB)
  }

  private func hullSeparation(_ a: Piece, _ poseA: Pose, _ b: Piece, _ poseB: Pose) -> Separation {
    let turn = poseB.rotation.inverse * poseA.rotation
    let shift = poseB.local(poseA.center)
    let still = straightHull(b)
    let source = straightHull(a)
    return withUnsafeTemporaryAllocation(of: Vector2.self, capacity: 2 * Limits.corners) { room in
      let corners = room.baseAddress!
      let normals = corners + Limits.corners
      for v in 0..<source.count {
        corners[v] = shift + turn.rotate(source.corners[v])
        normals[v] = turn.rotate(source.normals[v])
      }
      let moving = Hull(corners: corners, normals: normals, count: source.count, radius: a.radius)
      var found = axis(of: still, moving)
      found.normal = poseB.rotation.rotate(found.normal)
      return found
    }
  }

  /// The same for two outlines in one coordinate system, from the first to the second.
  private func axis(of still: Hull, _ moving: Hull) -> Separation {
    let radii = still.radius + moving.radius
    let onStill = farthestEdge(still, moving)
    let onMoving = farthestEdge(moving, still)
    var best =
      onStill.separation >= onMoving.separation
      ? Separation(gap: onStill.separation - radii, normal: still.normals[onStill.edge])
      : Separation(gap: onMoving.separation - radii, normal: -moving.normals[onMoving.edge])
    // Line ends and rounded corners are nearest along the line between them.
    if radii > 0 || (still.count == 2 && moving.count == 2), best.gap > -radii {
      let near = nearestCorners(still, moving)
      if near.gap - radii > best.gap { best = Separation(gap: near.gap - radii, normal: near.normal) }
    }
    return best
  }

  /// The nearest points of two outlines that do not overlap.
  private func nearestCorners(_ a: Hull, _ b: Hull) -> Separation {
    var best = Separation(gap: .infinity, normal: .zero)
    for i in 0..<(a.count == 2 ? 1 : a.count) {
      for j in 0..<(b.count == 2 ? 1 : b.count) {
        let near = nearestOfLines(
          a.corners[i], a.corners[i + 1 < a.count ? i + 1 : 0], b.corners[j], b.corners[j + 1 < b.count ? j + 1 : 0])
        let d = near.q - near.p
        let length = d.length
        if length < best.gap { best = Separation(gap: length, normal: length > 1e-6 ? d * (1 / length) : .zero) }
      }
    }
    return best.normal == .zero ? Separation(gap: -.infinity, normal: .zero) : best
  }

  /// How far a piece's core extends in a direction.
  private func greatest(_ piece: Piece, _ pose: Pose, _ n: Vector2) -> Float {
    dot(n, core(piece, pose, n))
  }

  /// The point of a piece's surface that is farthest in a direction (the support point).
  private func support(_ piece: Piece, _ pose: Pose, _ n: Vector2) -> Vector2 {
    core(piece, pose, n) + n * piece.radius
  }

  private func core(_ piece: Piece, _ pose: Pose, _ n: Vector2) -> Vector2 {
    guard piece.kind != .circle else { return pose.place(piece.center) }
    let hull = straightHull(piece)
    let local = pose.rotation.unrotate(n)
    var best = 0
    for v in 1..<hull.count where dot(local, hull.corners[v]) > dot(local, hull.corners[best]) { best = v }
    return pose.place(hull.corners[best])
  }

  private func outlineReach(_ piece: Piece) -> Float {
    var far: Float = 0
    for v in 0..<Int(piece.vertexCount) {
      far = max(far, (vertices[Int(piece.firstVertex) + v] - piece.center).length)
    }
    return far + piece.radius
  }

  /// A lower bound of the gap between a piece and a point in world coordinates, exact when they are near.
  func gap(_ a: Piece, _ poseA: Pose, _ point: Vector2) -> Float {
    nearest(on: straightHull(a), to: poseA.local(point), limit: .infinity)?.separation ?? 0
  }

  /// A lower bound of the gap between two pieces, exact when they are near.
  func gap(_ a: Piece, _ poseA: Pose, _ b: Piece, _ poseB: Pose) -> Float { separation(a, poseA, b, poseB).gap }

  /// A piece's outline; for a link, the bare line.
  private func straightHull(_ piece: Piece) -> Hull {
    let whole = hull(piece)
    guard piece.kind == .link else { return whole }
    return Hull(corners: whole.corners + 1, normals: whole.normals + 1, count: 2, radius: 0)
  }
}
