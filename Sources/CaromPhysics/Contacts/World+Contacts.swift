/// A point where two bodies are pressed together.
public struct ContactPoint: Equatable, BitwiseCopyable, Sendable {
  /// In the world, m.
  public var position: Vector2
  /// From the body with the lower index to the other.
  public var normal: Vector2
  /// The gap, m; negative in an overlap.
  public var separation: Float
}

extension World {
  /// Every point at which bodies are near or touch, as the last step saw it, in no order that means anything. It is
  /// there to be looked at; what touches and ceases to touch is told by `contactEvents`.
  public var contactPoints: [ContactPoint] {
    var result: [ContactPoint] = []
    for k in 0..<contacts.count {
      let m = contacts[k].manifold
      let center = poses[contacts[k].bodyA].center
      let normal = contacts[k].bodyA < contacts[k].bodyB ? m.normal : -m.normal
      if m.count > 0 {
        result.append(ContactPoint(position: center + m.p0.anchorA, normal: normal, separation: m.p0.separation))
      }
      if m.count > 1 {
        let p1 = memories[contacts[k].memory].p1
        result.append(ContactPoint(position: center + p1.anchorA, normal: normal, separation: p1.separation))
      }
    }
    return result
  }
}
