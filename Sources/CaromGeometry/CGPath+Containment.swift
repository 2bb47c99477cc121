extension CGPath {
  /// Whether a point, after applying the transform to it, is inside the path. Open subpaths count as closed.
  ///
  /// A point on a side that two figures share belongs to exactly one of them: the upper and left sides are inside.
  /// Curves are approximated to 1/2000 of the size of the path, and at least to 0.05 points.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let box = boundingBox
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    let tolerance = min(0.05, max(box.width, box.height) / 2000)
    var turns: Int32 = 0
    for polyline in flattened(tolerance: tolerance) { turns += polyline.points.windingNumber(around: point) }
    return rule == .winding ? turns != 0 : turns & 1 != 0
  }
}
