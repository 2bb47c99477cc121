/// A validated convex part of a shape.
struct Outline {
  var kind: Piece.Kind
  var radius: Float
  /// The corners, counterclockwise; those of neighboring links overlap.
  var corners: Range<Int>
  /// The number of the shape that it is a part of.
  var shape: Int32
  var hasPrevious = false
  var hasNext = false

  var area: Float = 0
  var centroid = Vector2.zero
  /// The moment of inertia about the centroid for density 1.
  var inertia: Float = 0
}

extension Outline {
  /// The corners of a polygon, whose points are given in either orientation.
  static func convex(_ points: [Vector2]) throws(PhysicsError) -> [Vector2] {
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
    return corners
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
  mutating func measure(_ corners: [Vector2]) {
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
}
