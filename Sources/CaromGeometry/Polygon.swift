// Polygons as arrays of corners; an edge joins the last corner to the first. "Clockwise" means as seen on the screen,
// where y grows downwards: from the x axis towards the y axis.

extension [CGPoint] {
  /// The signed enclosed area in square points, positive if the corners go clockwise. A part that the polygon encloses
  /// twice counts twice. Zero for fewer than three corners.
  package var polygonArea: CGFloat {
    guard count > 2 else { return 0 }
    var double: CGFloat = 0
    // Relative to the first corner, so that a position far from the origin loses no digits.
    for index in 2..<count { double += cross(self[0], self[index - 1], self[index]) }
    return double / 2
  }

  /// The centroid of the enclosed area; for a polygon without area the mean of its corners, and nil without corners.
  package var polygonCentroid: CGPoint? {
    guard let origin = first else { return nil }
    var double: CGFloat = 0
    var sum = CGVector.zero
    for index in indices.dropFirst(2) {
      let (a, b) = (self[index - 1], self[index])
      let part = cross(origin, a, b)
      double += part
      sum.dx += part * (a.x - origin.x + b.x - origin.x)
      sum.dy += part * (a.y - origin.y + b.y - origin.y)
    }
    let center = CGPoint(x: origin.x + sum.dx / (3 * double), y: origin.y + sum.dy / (3 * double))
    if double != 0 && center.isFinite { return center }
    var mean = CGVector.zero
    for point in self {
      mean.dx += (point.x - origin.x) / CGFloat(count)
      mean.dy += (point.y - origin.y) / CGFloat(count)
    }
    return CGPoint(x: origin.x + mean.dx, y: origin.y + mean.dy)
  }

  /// Whether the polygon has an area and its corners all turn the same way, once around. Corners in the middle of a
  /// side are allowed.
  package var isConvexPolygon: Bool {
    guard count > 2 else { return false }
    var turn: CGFloat = 0
    var reversals = 0
    var lastRun: CGFloat = 0
    var firstRun: CGFloat = 0
    for index in indices {
      let (a, b, c) = (self[index], self[(index + 1) % count], self[(index + 2) % count])
      let corner = cross(a, b, c)
      if corner * turn < 0 { return false }
      if corner != 0 { turn = corner < 0 ? -1 : 1 }
      // A star polygon turns the same way at every corner too but winds around more than once: its x direction reverses
      // more than twice.
      let run = b.x - a.x
      if run != 0 {
        if firstRun == 0 { firstRun = run }
        if run * lastRun < 0 { reversals += 1 }
        lastRun = run < 0 ? -1 : 1
      }
    }
    if firstRun * lastRun < 0 { reversals += 1 }
    return turn != 0 && reversals <= 2
  }

  /// The corners of the convex hull, clockwise from the leftmost point (the upper one of several), without points in
  /// the middle of a side. One or two points if all of them coincide or lie on a line.
  package var convexHull: [CGPoint] {
    // Andrew's monotone chain: the upper side from left to right, then the lower one from right to left.
    let sorted = self.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    func chain(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
        if chain.last != point { chain.append(point) }
      }
      return chain
    }
    let there = chain(sorted)
    let back = chain(sorted.reversed())
    return there.count < 2 ? there : there.dropLast() + back.dropLast()
  }

  /// How many times the polygon winds around a point: clockwise turns minus counterclockwise ones.
  package func windingNumber(around point: CGPoint) -> Int32 {
    var turns: Int32 = 0
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      if (a.y <= point.y) == (b.y <= point.y) { continue }
      // The side crosses the horizontal line through the point. It counts if it does so to the right of the point, so a
      // point on a side belongs to the figure to the right of that side.
      let side = cross(a, b, point)
      if b.y > a.y {
        if side > 0 { turns += 1 }
      } else if side < 0 {
        turns -= 1
      }
    }
    return turns
  }
}

/// Twice the signed area of a triangle, positive if its corners go clockwise.
private func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
