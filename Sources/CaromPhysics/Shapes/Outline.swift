/// A validated convex part of a shape, its corners counterclockwise, in the body's own coordinates.
struct Outline {
  var kind: Piece.Kind
  var radius: Float
  var corners: [Vector2]
  var hasPrevious = false
  var hasNext = false

  var area: Float = 0
  var centroid = Vector2.zero
  /// The moment of inertia about the centroid for density 1.
  var inertia: Float = 0
}

extension Shape {
  /// The convex pieces of the shape. Throws if the shape is invalid.
  func outlines() throws(PhysicsError) -> [Outline] {
    switch self {
    case .circle(let center, let radius):
      try center.check()
      try radius.checkLength()
      let area = Float.pi * radius * radius
      return [
        Outline(
          kind: .circle, radius: radius, corners: [], area: area, centroid: center,
          inertia: 0.5 * area * radius * radius)
      ]
    case .capsule(let from, let to, let radius):
      try from.check()
      try to.check()
      try radius.checkLength()
      let length = (to - from).length
      guard length >= Limits.smallestLength else {
        return try Shape.circle(center: (from + to) * 0.5, radius: radius).outlines()
      }
      let disc = Float.pi * radius * radius
      let middle = 2 * radius * length
      // The centroid of a half disc lies 4r/3π beyond the end of the line; the parallel axis theorem is applied twice.
      let shift = 4 * radius / (3 * Float.pi)
      let far = 0.5 * length + shift
      let inertia =
        middle * (length * length + 4 * radius * radius) / 12
        + disc * (0.5 * radius * radius - shift * shift + far * far)
      return [
        Outline(
          kind: .polygon, radius: radius, corners: [from, to], area: disc + middle,
          centroid: (from + to) * 0.5, inertia: inertia)
      ]
    case .box(let width, let height, let center, let angle):
      try center.check()
      try width.checkLength()
      try height.checkLength()
      try angle.check(in: -1e6...1e6)
      let turn = Rotation(angle: angle)
      let x = 0.5 * width
      let y = 0.5 * height
      let corners = [Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)].map { center + turn.rotate($0) }
      return [
        Outline(
          kind: .polygon, radius: 0, corners: corners, area: width * height, centroid: center,
          inertia: width * height * (width * width + height * height) / 12)
      ]
    case .polygon(let points):
      for p in points { try p.check() }
      return [try Outline(convex: points)]
    case .segment(let a, let b):
      try a.check()
      try b.check()
      guard (b - a).length >= Limits.smallestLength else { throw .degenerateShape }
      return [Outline(kind: .polygon, radius: 0, corners: [a, b], centroid: (a + b) * 0.5)]
    case .chain(let points, let isClosed):
      for p in points { try p.check() }
      return try Outline.links(points, isClosed: isClosed)
    }
  }
}

extension Outline {
  /// A polygon from corners in either orientation.
  init(convex points: [Vector2]) throws(PhysicsError) {
    var corners = points.withoutRepeats(isClosed: true)
    guard corners.count >= 3 else { throw .degenerateShape }
    var doubled: Double = 0
    for i in corners.indices {
      let a = corners[i]
      let b = corners[(i + 1) % corners.count]
      doubled += Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
    }
    if doubled < 0 { corners.reverse() }
    guard abs(doubled) > Double(Limits.smallestLength) * Double(Limits.smallestLength) else { throw .degenerateShape }
    corners = try Outline.withoutFlatCorners(corners)
    while corners.count > Limits.corners { corners.remove(at: Outline.leastCorner(corners)) }
    self.init(kind: .polygon, radius: 0, corners: corners)
    measure()
  }

  /// Removes corners that lie on the line between their neighbors. Throws if a corner turns the wrong way or the
  /// outline winds around more than once.
  private static func withoutFlatCorners(_ given: [Vector2]) throws(PhysicsError) -> [Vector2] {
    var corners = given
    var i = 0
    while i < corners.count, corners.count >= 3 {
      let n = corners.count
      let e = corners[i] - corners[(i + n - 1) % n]
      let f = corners[(i + 1) % n] - corners[i]
      // A bend of less than 10⁻⁴ radians is a rounding error in the input.
      let flat = 1e-4 * e.length * f.length
      if cross(e, f) < -flat || (abs(cross(e, f)) <= flat && dot(e, f) < 0) { throw .notConvex }
      if abs(cross(e, f)) <= flat {
        corners.remove(at: i)
        i = max(0, i - 1)
      } else {
        i += 1
      }
    }
    guard corners.count >= 3 else { throw .degenerateShape }
    // A pentagram turns left at every corner, but its outline rises and falls more than once.
    var climbs = 0
    for i in corners.indices {
      let n = corners.count
      let before = corners[i].y - corners[(i + n - 1) % n].y
      var after: Float = 0
      var j = i
      while after == 0 {
        after = corners[(j + 1) % n].y - corners[j].y
        j = (j + 1) % n
        if j == i { break }
      }
      if before > 0 && after < 0 { climbs += 1 }
    }
    guard climbs <= 1 else { throw .notConvex }
    return corners
  }

  /// The corner whose removal changes the area least.
  private static func leastCorner(_ corners: [Vector2]) -> Int {
    let n = corners.count
    var best = 0
    var least = Float.infinity
    for i in 0..<n {
      let a = corners[(i + n - 1) % n]
      let loss = abs(cross(corners[i] - a, corners[(i + 1) % n] - a))
      if loss < least {
        least = loss
        best = i
      }
    }
    return best
  }

  /// Area, centroid and inertia, summed over the triangles of a fan around the first corner.
  private mutating func measure() {
    let o = corners[0]
    var area: Double = 0
    var cx: Double = 0
    var cy: Double = 0
    var inertia: Double = 0
    for i in 1..<(corners.count - 1) {
      let ax = Double(corners[i].x - o.x)
      let ay = Double(corners[i].y - o.y)
      let bx = Double(corners[i + 1].x - o.x)
      let by = Double(corners[i + 1].y - o.y)
      let d = ax * by - bx * ay
      area += 0.5 * d
      cx += d * (ax + bx) / 6
      cy += d * (ay + by) / 6
      inertia += d * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by) / 12
    }
    cx /= area
    cy /= area
    self.area = Float(area)
    centroid = o + Vector2(Float(cx), Float(cy))
    self.inertia = Float(inertia - area * (cx * cx + cy * cy))
  }

  /// The links of a chain, each with the far ends of its neighbors.
  static func links(_ given: [Vector2], isClosed: Bool) throws(PhysicsError) -> [Outline] {
    let points = given.withoutRepeats(isClosed: isClosed)
    guard points.count >= 2 else { throw .degenerateShape }
    let n = points.count
    let closed = isClosed && n >= 3
    var links: [Outline] = []
    for i in 0..<(closed ? n : n - 1) {
      let a = points[i]
      let b = points[(i + 1) % n]
      let hasPrevious = closed || i > 0
      let hasNext = closed || i < n - 2
      let before = hasPrevious ? points[(i + n - 1) % n] : a
      let after = hasNext ? points[(i + 2) % n] : b
      links.append(
        Outline(
          kind: .link, radius: 0, corners: [before, a, b, after], hasPrevious: hasPrevious,
          hasNext: hasNext, centroid: (a + b) * 0.5))
    }
    return links
  }
}

extension [Vector2] {
  /// The points without those that coincide with their predecessor.
  fileprivate func withoutRepeats(isClosed: Bool) -> [Vector2] {
    var result: [Vector2] = []
    for p in self {
      if let last = result.last, (p - last).length < Limits.smallestGap { continue }
      result.append(p)
    }
    if isClosed, result.count > 1, (result[0] - result[result.count - 1]).length < Limits.smallestGap {
      result.removeLast()
    }
    return result
  }
}

extension Float {
  func checkLength() throws(PhysicsError) {
    guard isFinite else { throw .notFinite }
    guard self > 0 else { throw .degenerateShape }
    guard self >= Limits.smallestLength, self <= Limits.farthest else { throw .outOfRange }
  }
}
