/// The greatest gap at which two surfaces get a (speculative) contact in the solver, m.
let speculativeDistance: Float = 0.02
/// The overlap that the solver tolerates, so that resting bodies keep touching, m.
let linearSlop: Float = 0.0005

/// A convex outline as pointers into the columns.
struct Hull {
  let corners: UnsafeMutablePointer<Vector2>
  let normals: UnsafeMutablePointer<Vector2>
  let count: Int
  let radius: Float
}

/// The point of a piece that is nearest to a given point: the gap, and the direction towards the given point.
struct Nearest {
  var separation: Float
  var normal: Vector2
  /// The nearest point on the core line or outline of the piece.
  var foot: Vector2
  var feature: UInt32
}

extension World {
  @inline(__always) func hull(_ piece: Piece) -> Hull {
    Hull(
      corners: vertices.base + Int(piece.firstVertex), normals: normals.base + Int(piece.firstVertex),
      count: Int(piece.vertexCount), radius: piece.radius)
  }
}

/// The nearest point of a convex outline to a point, both in the outline's coordinates. nil if the gap to the rounded
/// outline certainly exceeds `limit`.
func nearest(on hull: Hull, to c: Vector2, limit: Float) -> Nearest? {
  var best = -Float.infinity
  var edge = 0
  for i in 0..<hull.count {
    let s = dot(hull.normals[i], c - hull.corners[i])
    if s > best {
      best = s
      edge = i
    }
  }
  guard best - hull.radius <= limit else { return nil }
  let next = edge + 1 < hull.count ? edge + 1 : 0
  let a = hull.corners[edge]
  let b = hull.corners[next]
  if best > 1e-9 || hull.count == 2 {
    if dot(c - a, b - a) <= 0 { return nearest(corner: a, to: c, hull.radius, hull.normals[edge], UInt32(edge) << 8) }
    if dot(c - b, a - b) <= 0 { return nearest(corner: b, to: c, hull.radius, hull.normals[edge], UInt32(next) << 8) }
  }
  let n = hull.normals[edge]
  return Nearest(separation: best - hull.radius, normal: n, foot: c - n * best, feature: UInt32(edge))
}

/// The same for a link of a chain. The area beyond a shared corner belongs to one of the two links only.
func nearest(onLink hull: Hull, _ piece: Piece, to c: Vector2, limit: Float) -> Nearest? {
  let a = hull.corners[1]
  let b = hull.corners[2]
  if dot(c - a, b - a) <= 0 {
    return piece.hasPrevious ? nil : nearest(corner: a, to: c, 0, hull.normals[1], 1 << 8)
  }
  if dot(c - b, a - b) <= 0 {
    if piece.hasNext, dot(c - b, hull.corners[3] - b) > 0 { return nil }
    return nearest(corner: b, to: c, 0, hull.normals[1], 2 << 8)
  }
  var n = hull.normals[1]
  var s = dot(n, c - a)
  if s < 0 {
    s = -s
    n = -n
  }
  return s <= limit ? Nearest(separation: s, normal: n, foot: c - n * s, feature: 1) : nil
}

private func nearest(corner: Vector2, to c: Vector2, _ radius: Float, _ fallback: Vector2, _ feature: UInt32) -> Nearest
{
  let d = c - corner
  let length = d.length
  let n = length > 1e-9 ? d * (1 / length) : fallback
  return Nearest(separation: length - radius, normal: n, foot: corner, feature: feature)
}

extension World {
  /// A circle's center against a polygon or link, in world coordinates; the normal points from the piece to the circle.
  mutating func nearestToCircle(_ a: Piece, _ poseA: Pose, _ center: Vector2, limit: Float) -> Nearest? {
    let local = poseA.local(center)
    let hull = hull(a)
    let found =
      a.kind == .link
      ? nearest(onLink: hull, a, to: local, limit: limit) : nearest(on: hull, to: local, limit: limit)
    guard var place = found else { return nil }
    place.normal = poseA.rotation.rotate(place.normal)
    place.foot = poseA.place(place.foot)
    return place
  }

  mutating func collideCircles(_ contact: UnsafeMutablePointer<Contact>) {
    let a = pieces.base + Int(contact.pointee.pieceA)
    let b = pieces.base + Int(contact.pointee.pieceB)
    let ca = poses[contact.pointee.bodyA].place(a.pointee.center)
    let cb = poses[contact.pointee.bodyB].place(b.pointee.center)
    let ra = a.pointee.radius
    let rb = b.pointee.radius
    let d = cb - ca
    let limit = ra + rb + speculativeDistance
    let square = d.lengthSquared
    guard square <= limit * limit else {
      contact.pointee.manifold.count = 0
      return
    }
    let length = square.squareRoot()
    let normal = length > 1e-9 ? d * (1 / length) : Vector2(0, 1)
    let separation = length - ra - rb
    onePoint(contact, normal, ca + normal * (ra + 0.5 * separation), separation, 0)
  }

  mutating func collideWithCircle(_ contact: UnsafeMutablePointer<Contact>) {
    let a = pieces[contact.pointee.pieceA]
    let b = pieces.base + Int(contact.pointee.pieceB)
    let center = poses[contact.pointee.bodyB].place(b.pointee.center)
    let radius = b.pointee.radius
    let limit = radius + speculativeDistance
    guard let place = nearestToCircle(a, poses[contact.pointee.bodyA], center, limit: limit),
      place.separation <= limit
    else {
      contact.pointee.manifold.count = 0
      return
    }
    let separation = place.separation - radius
    onePoint(contact, place.normal, center - place.normal * (radius + 0.5 * separation), separation, place.feature)
  }

  /// Sets the only point of a manifold. The accumulated impulses stay if the contact had a point before.
  @inline(__always) private mutating func onePoint(
    _ contact: UnsafeMutablePointer<Contact>, _ normal: Vector2, _ point: Vector2, _ separation: Float,
    _ feature: UInt32
  ) {
    let keeps = contact.pointee.manifold.count > 0
    contact.pointee.manifold.normal = normal
    contact.pointee.manifold.count = 1
    contact.pointee.manifold.p0.anchorA = point - poses[contact.pointee.bodyA].center
    contact.pointee.manifold.p0.anchorB = point - poses[contact.pointee.bodyB].center
    contact.pointee.manifold.p0.separation = separation
    contact.pointee.manifold.p0.feature = feature
    if !keeps {
      contact.pointee.manifold.p0.normalImpulse = 0
      contact.pointee.manifold.p0.tangentImpulse = 0
    }
  }
}
