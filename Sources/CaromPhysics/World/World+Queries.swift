/// Where a ray hit a shape.
public struct RayHit: Equatable, BitwiseCopyable, Sendable {
  /// The body that was hit.
  public var body: BodyID
  /// The index of the shape within the body.
  public var shape: Int32
  /// The point of the hit, in world coordinates, m.
  public var point: Vector2
  /// The surface normal, pointing back towards the start of the ray.
  public var normal: Vector2
  /// The fraction of the path from start to end, 0 … 1.
  public var share: Float
}

extension World {
  /// The bodies with a shape whose bounding box overlaps the given box, ordered by index.
  ///
  /// The two corners may be given in any order. The result is empty if a coordinate is not finite.
  public func bodies(overlapping corner: Vector2, _ opposite: Vector2) -> [BodyID] {
    guard corner.isFinite, opposite.isFinite else { return [] }
    let area = Box(
      minX: min(corner.x, opposite.x), minY: min(corner.y, opposite.y), maxX: max(corner.x, opposite.x),
      maxY: max(corner.y, opposite.y))
    return bodyIDs { body in hasPiece(body) { box(of: $0, poses[body]).overlaps(area) } }
  }

  /// The bodies with a filled shape that contains a point, ordered by index. Segments and chains contain no point.
  ///
  /// The result is empty if a coordinate is not finite.
  public func bodies(at point: Vector2) -> [BodyID] {
    guard point.isFinite else { return [] }
    return bodyIDs { body in hasPiece(body) { covers($0, poses[body], point) } }
  }

  /// The first shape on the straight path from start to end. Ignores a shape that contains the start.
  ///
  /// Returns nil if the ray hits nothing or a coordinate is not finite.
  public func castRay(from start: Vector2, to end: Vector2) -> RayHit? {
    guard start.isFinite, end.isFinite else { return nil }
    var best: RayHit?
    var limit = 1.0000001
    for body in 1..<max(bodies.count, 1) where states[body].flags.contains(.alive) {
      let pose = poses[body]
      let from = pose.local(start)
      let way = pose.rotation.unrotate(end - start)
      var p = self.bodies[body].firstPiece
      while p >= 0 {
        let piece = pieces[p]
        p = piece.next
        guard !covers(piece, pose, start) else { continue }
        guard let hit = sweep(Precise(from), Precise(way), 0, hull(piece), piece, best: limit) else { continue }
        limit = hit.share
        let share = Float(min(hit.share, 1))
        best = RayHit(
          body: id(of: Int32(body)), shape: piece.shape, point: start + (end - start) * share,
          normal: pose.rotation.rotate(hit.normal.single), share: share)
      }
    }
    return best
  }

  private func bodyIDs(where matches: (Int) -> Bool) -> [BodyID] {
    var result: [BodyID] = []
    for body in 1..<max(bodies.count, 1) where states[body].flags.contains(.alive) && matches(body) {
      result.append(id(of: Int32(body)))
    }
    return result
  }

  private func hasPiece(_ body: Int, _ matches: (Piece) -> Bool) -> Bool {
    var p = bodies[body].firstPiece
    while p >= 0 {
      if matches(pieces[p]) { return true }
      p = pieces[p].next
    }
    return false
  }

  private func covers(_ piece: Piece, _ pose: Pose, _ point: Vector2) -> Bool {
    let local = pose.local(point)
    switch piece.kind {
    case .circle: return (local - piece.center).length <= piece.radius
    case .link: return false
    case .polygon:
      if piece.vertexCount == 2, piece.radius == 0 { return false }
      guard let place = nearest(on: hull(piece), to: local, limit: 0) else { return false }
      return place.separation <= 0
    }
  }
}
