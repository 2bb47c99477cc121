/// How far two outlines may slide relative to each other before their manifold is recomputed, m.
private let recallDistance: Float = 0.0005

extension World {
  /// Reuses the manifold of the last full search if the outlines have hardly moved relative to each other.
  @inline(__always)
  mutating func recall(_ contact: UnsafeMutablePointer<Contact>, _ memory: UnsafeMutablePointer<ContactMemory>?) -> Bool
  {
    guard let memory, memory.pointee.isValid else { return false }
    let poseA = poses[contact.pointee.bodyA]
    let poseB = poses[contact.pointee.bodyB]
    let slid = poseA.local(poseB.center) - memory.pointee.shift
    let turn = poseA.rotation.inverse * poseB.rotation
    let turned = turn.sine * memory.pointee.turn.cosine - turn.cosine * memory.pointee.turn.sine
    let reach = reaches[contact.pointee.bodyB]
    let freedom = memory.pointee.freedom
    let moved = slid.lengthSquared
    guard abs(turned) * reach < 0.5 * freedom, moved < 0.25 * freedom * freedom else { return false }
    // A half turn has the same sine.
    guard turn.cosine * memory.pointee.turn.cosine + turn.sine * memory.pointee.turn.sine > 0 else { return false }
    let count = contact.pointee.manifold.count
    guard count > 0 else { return true }
    let normal = poseA.rotation.rotate(memory.pointee.normal)
    contact.pointee.manifold.normal = normal
    let offset = poseB.center - poseA.center
    carry(&contact.pointee.manifold.p0, memory.pointee.a0, memory.pointee.b0, memory.pointee.separation0)
    if count > 1 {
      carry(&memory.pointee.p1, memory.pointee.a1, memory.pointee.b1, memory.pointee.separation1)
    }
    return true

    func carry(_ p: inout ManifoldPoint, _ a: Vector2, _ b: Vector2, _ separation: Float) {
      let anchorA = poseA.rotation.rotate(a)
      let anchorB = poseB.rotation.rotate(b)
      p.anchorA = anchorA
      p.anchorB = anchorB
      p.separation = separation + dot(offset + anchorB - anchorA, normal)
    }
  }

  /// The full search for two outlines.
  mutating func collidePolygons(
    _ contact: UnsafeMutablePointer<Contact>, _ memory: UnsafeMutablePointer<ContactMemory>
  ) {
    let a = pieces[contact.pointee.pieceA]
    let b = pieces[contact.pointee.pieceB]
    let poseA = poses[contact.pointee.bodyA]
    let poseB = poses[contact.pointee.bodyB]
    let turn = poseA.rotation.inverse * poseB.rotation
    let shift = poseA.local(poseB.center)
    let local = withUnsafeTemporaryAllocation(of: Vector2.self, capacity: 2 * Limits.corners) { room in
      // The second outline in the first body's coordinates.
      let corners = room.baseAddress!
      let normals = corners + Limits.corners
      let isLink = b.kind == .link
      let first = Int(b.firstVertex) + (isLink ? 1 : 0)
      let count = isLink ? 2 : Int(b.vertexCount)
      for i in 0..<count {
        corners[i] = shift + turn.rotate(self.vertices[first + i])
        normals[i] = turn.rotate(self.normals[first + i])
      }
      let second = Hull(corners: corners, normals: normals, count: count, radius: b.radius)
      return a.kind == .link
        ? collideLink(a, hull(a), second, shift + turn.rotate(b.center)) : collide(hull(a), second)
    }
    keep(local, in: contact, memory, poseA, poseB)
    memory.pointee.isValid = local.count > 0 || (local.surplus > 0 && a.kind != .link)
    memory.pointee.freedom = local.count > 0 ? recallDistance : local.surplus
    memory.pointee.shift = shift
    memory.pointee.turn = turn
    guard local.count > 0 else { return }
    memory.pointee.normal = local.normal
    memory.pointee.a0 = local.points.0
    memory.pointee.a1 = local.points.1
    memory.pointee.b0 = turn.unrotate(local.points.0 - shift)
    memory.pointee.b1 = turn.unrotate(local.points.1 - shift)
    memory.pointee.separation0 = local.separations.0
    memory.pointee.separation1 = local.separations.1
  }

  /// Converts a manifold to world coordinates. Points that existed before keep their impulses.
  private mutating func keep(
    _ local: LocalManifold, in contact: UnsafeMutablePointer<Contact>, _ memory: UnsafeMutablePointer<ContactMemory>,
    _ poseA: Pose, _ poseB: Pose
  ) {
    let oldCount = contact.pointee.manifold.count
    contact.pointee.manifold.count = UInt8(local.count)
    guard local.count > 0 else { return }
    let (first, second) = (contact.pointee.manifold.p0, memory.pointee.p1)
    contact.pointee.manifold.normal = poseA.rotation.rotate(local.normal)
    let offset = poseA.center - poseB.center
    set(&contact.pointee.manifold.p0, local.points.0, local.separations.0, local.features.0)
    if local.count > 1 { set(&memory.pointee.p1, local.points.1, local.separations.1, local.features.1) }

    func set(_ point: inout ManifoldPoint, _ p: Vector2, _ separation: Float, _ feature: UInt32) {
      point.anchorA = poseA.rotation.rotate(p)
      point.anchorB = point.anchorA + offset
      point.separation = separation
      point.feature = feature
      point.normalImpulse = 0
      point.tangentImpulse = 0
      if oldCount > 0, first.feature == feature {
        point.normalImpulse = first.normalImpulse
        point.tangentImpulse = first.tangentImpulse
      } else if oldCount > 1, second.feature == feature {
        point.normalImpulse = second.normalImpulse
        point.tangentImpulse = second.tangentImpulse
      }
    }
  }
}
