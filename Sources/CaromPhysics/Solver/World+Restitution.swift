extension World {
  /// Applies restitution to the contacts that were pressed in this step.
  ///
  /// It computes in double precision and with the actual length of the normal. A rounding error here would repeat at
  /// every bounce off the same wall, and a ball would slowly gain or lose energy. The passes continue until contacts
  /// that share a body agree.
  mutating func restitute(_ context: StepContext) {
    let least = leastBounce(context)
    var n = 0
    for k in 0..<scratch.bouncy.count where isPressed(scratch.bouncy[k], least) {
      scratch.bouncy[n] = scratch.bouncy[k]
      n += 1
    }
    scratch.bouncy.count = n
    for _ in 0..<8 {
      var isSettled = true
      for k in 0..<n where !restitute(scratch.bouncy[k], least) { isSettled = false }
      if isSettled { return }
    }
  }

  /// The lowest approach speed that bounces. A body that is no faster than gravity makes it in one step is at rest; a
  /// bounce would be noise.
  func leastBounce(_ context: StepContext) -> Float { max(settings.restitutionThreshold, context.fall) }

  /// The point and lane of an active contact.
  @inline(__always) private func place(of k: Int32) -> (point: Int, lane: Int) {
    let place = Int(scratch.active[k].place)
    return (Int(scratch.blocks[place >> 3].firstPoint), place & 7)
  }

  /// Whether a point was pressed and had approached at `least` or faster.
  @inline(__always) private func isPressed(_ hit: UnsafeMutablePointer<Float>, _ least: Float) -> Bool {
    hit[PointPlaces.greatestImpulse] > 0 && hit[PointPlaces.approach] < 0 && -hit[PointPlaces.approach] >= least
  }

  private func isPressed(_ k: Int32, _ least: Float) -> Bool {
    guard scratch.blocks[scratch.active[k].place >> 3].isFast else { return false }
    let (point, lane) = place(of: k)
    return isPressed(scratch.pointHits.numbers(point, lane), least)
      || (scratch.active[k].isDouble && isPressed(scratch.pointHits.numbers(point + 1, lane), least))
  }

  private func restitute(_ k: Int32, _ least: Float) -> Bool {
    let contact = contacts.base + Int(scratch.active[k].contact)
    let restitution = surfaces[scratch.active[k].contact].restitution
    let (point, lane) = place(of: k)
    var isSettled = true
    for i in 0..<Int(contact.pointee.manifold.count) {
      let f = scratch.points.numbers(point + i, lane)
      let hit = scratch.pointHits.numbers(point + i, lane)
      guard isPressed(hit, least) else { continue }
      let p = i == 0 ? contact.pointee.manifold.p0 : memories[contact.pointee.memory].p1
      if !restitute(contact, p, restitution, approach: hit[PointPlaces.approach], sum: &f[PointPlaces.normalImpulse]) {
        isSettled = false
      }
    }
    return isSettled
  }

  private func restitute(
    _ contact: UnsafeMutablePointer<Contact>, _ p: ManifoldPoint, _ restitution: Float, approach: Float,
    sum: inout Float
  ) -> Bool {
    let bodyA = contact.pointee.bodyA
    let bodyB = contact.pointee.bodyB
    let nx = Double(contact.pointee.manifold.normal.x)
    let ny = Double(contact.pointee.manifold.normal.y)
    let na = Double(p.anchorA.x) * ny - Double(p.anchorA.y) * nx
    let nb = Double(p.anchorB.x) * ny - Double(p.anchorB.y) * nx
    let a = states[bodyA]
    let b = states[bodyB]
    let massA = Double(dynamics[bodyA].inverseMass)
    let massB = Double(dynamics[bodyB].inverseMass)
    let inertiaA = Double(dynamics[bodyA].inverseInertia)
    let inertiaB = Double(dynamics[bodyB].inverseInertia)
    let va = Double(a.velocity.x) * nx + Double(a.velocity.y) * ny + Double(a.spin) * na
    let vb = Double(b.velocity.x) * nx + Double(b.velocity.y) * ny + Double(b.spin) * nb
    let k = (massA + massB) * (nx * nx + ny * ny) + inertiaA * na * na + inertiaB * nb * nb
    guard k > 0 else { return true }
    let wanted = Double(sum) - (vb - va + Double(restitution) * Double(approach)) / k
    let total = max(wanted, 0)
    let impulse = total - Double(sum)
    // Extreme masses overflow here first; `finishMoves(_:)` finds and stops the bodies that they pressed.
    guard impulse.isFinite, massA * impulse < 1e30, massB * impulse < 1e30 else { return true }
    sum = Float(total)
    states[bodyA].velocity = Vector2(
      Float(Double(a.velocity.x) - impulse * massA * nx), Float(Double(a.velocity.y) - impulse * massA * ny))
    states[bodyA].spin = Float(Double(a.spin) - impulse * inertiaA * na)
    states[bodyB].velocity = Vector2(
      Float(Double(b.velocity.x) + impulse * massB * nx), Float(Double(b.velocity.y) + impulse * massB * ny))
    states[bodyB].spin = Float(Double(b.spin) + impulse * inertiaB * nb)
    let tolerance = restitution < 1 ? 0.05 : 1e-6
    return abs(impulse) * k <= tolerance * Double(-approach)
  }
}
