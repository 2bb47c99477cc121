/// A point at which two bodies touch or nearly touch.
public struct ContactPoint: Equatable, BitwiseCopyable, Sendable {
  /// In world coordinates, m.
  public var position: Vector2
  /// The unit normal, from the body with the lower index to the other one.
  public var normal: Vector2
  /// The gap in meters; negative for an overlap.
  public var separation: Float
}

extension World {
  /// Every point at which bodies touch or nearly touch, as of the last step, in no particular order.
  ///
  /// It is meant for drawing; `contactEvents` reports what began and ended to touch.
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
