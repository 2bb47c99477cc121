// Two convex outlines touch along the direction of least overlap or greatest separation (the separating axis test).
// Unless corner faces corner, that is a normal of one of them. The outline with that normal is the reference. The edge
// of the other that faces it most is clipped to the width of the reference edge, and its ends are the points.

/// A manifold in the first outline's coordinates.
struct LocalManifold {
  var normal = Vector2.zero
  var count = 0
  var points = (Vector2.zero, Vector2.zero)
  var separations: (Float, Float) = (0, 0)
  var features: (UInt32, UInt32) = (0, 0)
  /// Without points: how much nearer the outlines must come to have some.
  var surplus: Float = 0

  /// No points, at least until the outlines have come nearer by `surplus`.
  static func none(_ surplus: Float) -> LocalManifold {
    var nothing = LocalManifold()
    nothing.surplus = surplus
    return nothing
  }

  mutating func add(_ point: Vector2, _ separation: Float, _ feature: UInt32) {
    if count == 0 {
      points.0 = point
      separations.0 = separation
      features.0 = feature
    } else {
      points.1 = point
      separations.1 = separation
      features.1 = feature
    }
    count += 1
  }
}

/// The edge of `a` for which `b` lies farthest in front.
@inline(__always) func farthestEdge(_ a: Hull, _ b: Hull) -> (edge: Int, separation: Float) {
  var best = -Float.infinity
  var edge = 0
  for i in 0..<a.count {
    let n = a.normals[i]
    let v = a.corners[i]
    var least = Float.infinity
    for j in 0..<b.count { least = min(least, dot(n, b.corners[j] - v)) }
    if least > best {
      best = least
      edge = i
    }
  }
  return (edge, best)
}

/// The manifold of two outlines in the same coordinates, up to the speculative distance.
func collide(_ a: Hull, _ b: Hull) -> LocalManifold {
  let radius = a.radius + b.radius
  let limit = radius + speculativeDistance
  if a.count == 2 && b.count == 2 { return collideLines(a, b, limit: limit) }
  let onA = farthestEdge(a, b)
  guard onA.separation <= limit else { return .none(onA.separation - limit) }
  let onB = farthestEdge(b, a)
  guard onB.separation <= limit else { return .none(onB.separation - limit) }
  // The margin keeps the reference from alternating between equal edges, which would lose the accumulated impulses.
  let flipped = onB.separation > onA.separation + 0.1 * linearSlop
  let separation = flipped ? onB.separation : onA.separation
  let edge = flipped ? onB.edge : onA.edge
  if separation > 0.1 * linearSlop {
    let facing = flipped ? facingEdge(a, b.normals[edge]) : facingEdge(b, a.normals[edge])
    if let corner = cornerPair(a, flipped ? facing : edge, b, flipped ? edge : facing, limit: limit) { return corner }
  }
  return flipped ? clip(b, edge, a, limit: limit, flipped: true) : clip(a, edge, b, limit: limit, flipped: false)
}

/// The edge whose normal is most opposed to `n`.
@inline(__always) func facingEdge(_ hull: Hull, _ n: Vector2) -> Int {
  var least = Float.infinity
  var edge = 0
  for i in 0..<hull.count {
    let d = dot(n, hull.normals[i])
    if d < least {
      least = d
      edge = i
    }
  }
  return edge
}

/// Clips the edge of `other` that faces edge `edge` of `reference`.
func clip(_ reference: Hull, _ edge: Int, _ other: Hull, limit: Float, flipped: Bool) -> LocalManifold {
  let n = reference.normals[edge]
  let facing = facingEdge(other, n)
  let v1 = reference.corners[edge]
  let v2 = reference.corners[edge + 1 < reference.count ? edge + 1 : 0]
  let j2 = facing + 1 < other.count ? facing + 1 : 0
  // The facing edge runs in the opposite direction.
  let w1 = other.corners[j2]
  let w2 = other.corners[facing]
  let along = (v2 - v1).normalized
  let width = dot(v2 - v1, along)
  let t1 = dot(w1 - v1, along)
  let t2 = dot(w2 - v1, along)
  var result = LocalManifold()
  guard t2 > t1, t1 <= width, t2 >= 0 else {
    // Seen along the normal the edge is a point or lies beside the reference edge: its nearer end is the point.
    let one = dot(w1 - v1, n) < dot(w2 - v1, n) ? w1 : w2
    add(one, UInt32(facing))
    return result
  }
  let p1 = t1 < 0 ? w1 + (w2 - w1) * (-t1 / (t2 - t1)) : w1
  let p2 = t2 > width ? w2 + (w1 - w2) * ((t2 - width) / (t2 - t1)) : w2
  add(p1, UInt32(edge) << 8 | UInt32(j2))
  add(p2, UInt32(edge) << 8 | UInt32(facing) | 1 << 16)
  return result

  func add(_ p: Vector2, _ id: UInt32) {
    let gap = dot(p - v1, n)
    guard gap <= limit else { return }
    // Halfway between the two rounded surfaces.
    let middle = p + n * (0.5 * (reference.radius - other.radius - gap))
    result.normal = flipped ? -n : n
    result.add(middle, gap - reference.radius - other.radius, flipped ? id | 1 << 24 : id)
  }
}

/// A single point between two corners if these are nearest to each other; the normal runs from corner to corner.
func cornerPair(_ a: Hull, _ edgeA: Int, _ b: Hull, _ edgeB: Int, limit: Float) -> LocalManifold? {
  let nextA = edgeA + 1 < a.count ? edgeA + 1 : 0
  let nextB = edgeB + 1 < b.count ? edgeB + 1 : 0
  let near = nearestOfLines(a.corners[edgeA], a.corners[nextA], b.corners[edgeB], b.corners[nextB])
  guard near.s == 0 || near.s == 1, near.t == 0 || near.t == 1 else { return nil }
  let d = near.q - near.p
  let length = d.length
  guard length > 0.1 * linearSlop else { return nil }
  var result = LocalManifold()
  guard length <= limit else { return .none(length - limit) }
  result.normal = d * (1 / length)
  let middle = near.p + result.normal * (0.5 * (a.radius - b.radius + length))
  let i = near.s == 0 ? edgeA : nextA
  let j = near.t == 0 ? edgeB : nextB
  result.add(middle, length - a.radius - b.radius, UInt32(i) << 8 | UInt32(j) | 1 << 25)
  return result
}

/// Parallel lines have no width, so their overlap decides nothing: the nearest points do.
private func collideLines(_ a: Hull, _ b: Hull, limit: Float) -> LocalManifold {
  let near = nearestOfLines(a.corners[0], a.corners[1], b.corners[0], b.corners[1])
  let d = near.q - near.p
  guard d.lengthSquared <= limit * limit else { return .none(d.length - limit) }
  if near.s == 0 || near.s == 1, near.t == 0 || near.t == 1, d.length > 0.1 * linearSlop {
    // End to end, unless they lie side by side.
    let u = (a.corners[1] - a.corners[0]).normalized
    if abs(dot(u, d)) > 0.01 * d.length, let pair = cornerPair(a, 0, b, 0, limit: limit) { return pair }
  }
  let onA = farthestEdge(a, b)
  let onB = farthestEdge(b, a)
  if onB.separation > onA.separation + 0.1 * linearSlop { return clip(b, onB.edge, a, limit: limit, flipped: true) }
  return clip(a, onA.edge, b, limit: limit, flipped: false)
}

/// The nearest points p on the line a–b, at its fraction s, and q on the line c–d, at its fraction t.
func nearestOfLines(
  _ a: Vector2, _ b: Vector2, _ c: Vector2, _ d: Vector2
) -> (p: Vector2, q: Vector2, s: Float, t: Float) {
  let u = b - a
  let v = d - c
  let w = a - c
  let uu = dot(u, u)
  let vv = dot(v, v)
  let uv = dot(u, v)
  let uw = dot(u, w)
  let vw = dot(v, w)
  let determinant = uu * vv - uv * uv
  // Parallel lines have many nearest points; any fraction of the first line will do.
  var s = determinant > 1e-6 * uu * vv ? unit((uv * vw - vv * uw) / determinant) : 0
  var t = (uv * s + vw) / vv
  if t < 0 {
    t = 0
    s = unit(-uw / uu)
  } else if t > 1 {
    t = 1
    s = unit((uv - uw) / uu)
  }
  return (a + u * s, c + v * t, s, t)
}

@inline(__always) private func unit(_ x: Float) -> Float { min(max(x, 0), 1) }
