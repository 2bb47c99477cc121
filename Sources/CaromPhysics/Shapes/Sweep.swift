/// A vector in double precision for the paths of balls, where rounding errors would accumulate over millions of
/// bounces.
struct Precise: BitwiseCopyable {
  var x: Double
  var y: Double

  @inline(__always) init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  @inline(__always) init(_ v: Vector2) {
    x = Double(v.x)
    y = Double(v.y)
  }

  @inline(__always) static func + (a: Precise, b: Precise) -> Precise { Precise(a.x + b.x, a.y + b.y) }
  @inline(__always) static func - (a: Precise, b: Precise) -> Precise { Precise(a.x - b.x, a.y - b.y) }
  @inline(__always) static func * (a: Precise, s: Double) -> Precise { Precise(a.x * s, a.y * s) }
  @inline(__always) static prefix func - (a: Precise) -> Precise { Precise(-a.x, -a.y) }
  @inline(__always) func dot(_ b: Precise) -> Double { x * b.x + y * b.y }
  @inline(__always) var lengthSquared: Double { x * x + y * y }
  @inline(__always) var length: Double { (x * x + y * y).squareRoot() }
  var single: Vector2 { Vector2(Float(x), Float(y)) }
}

/// Where a moving disc first hits a piece: the fraction of its path, and the direction from the piece to the center of
/// the disc.
struct SweepHit {
  var share: Double
  var normal: Precise
}

/// Sweeps a disc of radius `r` at `p` along `d` against an outline in the same coordinates. A disc that overlaps the
/// outline at the start hits it only if it moves inwards, so a separating disc is never held.
func sweep(_ p: Precise, _ d: Precise, _ r: Double, _ hull: Hull, _ piece: Piece, best: Double) -> SweepHit? {
  if piece.kind == .circle { return sweepCorner(p, d, r + Double(piece.radius), Precise(piece.center), best) }
  let radius = r + Double(piece.radius)
  let isLine = hull.count == 2 || piece.kind == .link
  let offset = piece.kind == .link ? 1 : 0
  let edges = isLine ? 1 : hull.count
  var limit = best
  var hit: SweepHit?
  var inside = -Double.infinity
  var insideNormal = Precise(0, 0)
  for i in 0..<edges {
    let a = Precise(hull.corners[offset + i])
    let b = Precise(hull.corners[offset + (i + 1 < hull.count ? i + 1 : 0)])
    let e = b - a
    let length = e.length
    var n = Precise(e.y / length, -e.x / length)
    var gap = (p - a).dot(n)
    if isLine, gap < 0 || (gap == 0 && d.dot(n) > 0) {
      gap = -gap
      n = -n
    }
    if gap > inside {
      inside = gap
      insideNormal = n
    }
    let fall = -d.dot(n)
    guard fall > 0, gap >= 0 || !isLine else { continue }
    // Within the radius above this edge the disc hits immediately, otherwise when the gap has shrunk to the radius.
    let share = gap <= radius ? 0 : (gap - radius) / fall
    guard share < limit, gap > 0 else { continue }
    let foot = (p + d * share - a).dot(e)
    if foot >= 0, foot <= e.lengthSquared {
      limit = share
      hit = SweepHit(share: share, normal: n)
    }
  }
  if !isLine, inside <= 0 {
    // The center itself is inside: it leaves through the nearest edge.
    return d.dot(insideNormal) < 0 ? SweepHit(share: 0, normal: insideNormal) : nil
  }
  let corners = isLine ? 2 : hull.count
  for i in 0..<corners {
    let c = Precise(hull.corners[offset + i])
    guard let meeting = sweepCorner(p, d, radius, c, limit) else { continue }
    // Beside the corner, above an adjacent edge, that edge decides. Otherwise a ball that slides along a surface, a
    // rounding error too low, would bump into the corner.
    let center = p + d * meeting.share - c
    let last = hull.count - 1
    let before = isLine ? (i == 0 ? (piece.hasPrevious ? 0 : -1) : offset) : (i == 0 ? last : i - 1)
    let after = isLine ? (i == 0 ? offset + 1 : (piece.hasNext ? 3 : -1)) : (i == last ? 0 : i + 1)
    if before >= 0, center.dot(Precise(hull.corners[before]) - c) > 0 { continue }
    if after >= 0, center.dot(Precise(hull.corners[after]) - c) > 0 { continue }
    limit = meeting.share
    hit = meeting
  }
  return hit
}

private func sweepCorner(_ p: Precise, _ d: Precise, _ r: Double, _ c: Precise, _ best: Double) -> SweepHit? {
  let w = p - c
  let b = w.dot(d)
  guard b < 0 else { return nil }
  let a = d.lengthSquared
  let beyond = w.lengthSquared - r * r
  if beyond <= 0 {
    let l = w.length
    return l > 0 && best > 0 ? SweepHit(share: 0, normal: w * (1 / l)) : nil
  }
  let root = b * b - a * beyond
  guard root > 0 else { return nil }
  // The form without cancellation: beyond / (−b + √…) instead of (−b − √…) / a.
  let share = beyond / (-b + root.squareRoot())
  guard share < best else { return nil }
  let n = w + d * share
  return SweepHit(share: share, normal: n * (1 / n.length))
}
