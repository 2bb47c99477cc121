extension World {
  /// Whether every number of every body is finite. It always is; tests and long-running checks verify it.
  public var isFinite: Bool {
    for i in 0..<bodies.count {
      let s = states[i]
      guard s.velocity.isFinite, s.spin.isFinite, poses[i].center.isFinite else { return false }
      guard poses[i].rotation.cosine.isFinite, poses[i].rotation.sine.isFinite else { return false }
      guard dynamics[i].inverseMass.isFinite, dynamics[i].inverseInertia.isFinite else { return false }
    }
    return true
  }
}
