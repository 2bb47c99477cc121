/// An impact found by continuous collision detection.
struct Hit: BitwiseCopyable {
  var contact: Int32
  var point: Vector2
  /// From the contact's first piece to its second.
  var normal: Vector2
}

extension World {
  /// Whether a ball is in flight relative to a piece that it cannot move, so that continuous collision detection
  /// follows it to the impact. Otherwise the solver handles the contact: the ball lies, rolls, hangs on a joint,
  /// overlaps, or does not bounce at this speed.
  mutating func flies(_ ball: Int32, along contact: UnsafeMutablePointer<Contact>, _ context: StepContext) -> Bool {
    let ballIsB = contact.pointee.bodyB == ball
    let radius = pieces[ballIsB ? contact.pointee.pieceB : contact.pointee.pieceA].radius
    let other = ballIsB ? contact.pointee.bodyA : contact.pointee.bodyB
    let otherPiece = pieces[ballIsB ? contact.pointee.pieceA : contact.pointee.pieceB]
    let center = poses[ball].center
    let state = states[ball]
    let d = dynamics[ball]
    var normal: Vector2
    var separation: Float
    if otherPiece.kind == .circle {
      let w = center - poses[other].place(otherPiece.center)
      normal = w.normalized
      separation = w.length - otherPiece.radius - radius
    } else {
      let reach = state.velocity.length * context.dt + radius + speculativeDistance
      guard let place = nearestToCircle(otherPiece, poses[other], center, limit: reach) else {
        // Beside a link the nearest surface belongs to its neighbor, but the path may lead to this link.
        contact.pointee.manifold.p0.separation =
          otherPiece.kind == .link ? gap(otherPiece, poses[other], center) - radius : .infinity
        return true
      }
      normal = place.normal
      separation = place.separation - radius
    }
    // Continuous collision detection can skip whatever is farther away than the ball can move.
    contact.pointee.manifold.p0.separation = separation
    if separation > speculativeDistance { return true }
    if !contact.pointee.flags.contains(.bouncy) || separation < -2 * linearSlop || state.flags.contains(.jointed) {
      return false
    }
    // A rotating surface would move away under the ball's straight path.
    if states[other].spin != 0 { return false }
    let approach = dot(states[other].velocity - state.velocity, normal)
    let push = -dot(context.gravity * d.gravityScale + d.force * d.inverseMass, normal)
    // A bounce that would end within this step counts as rest. A separating ball is in flight too: another ball may
    // throw it back.
    return abs(approach) > max(settings.restitutionThreshold, 2 * push * context.dt, 0.001)
  }

  /// Follows every fast body along its path through the step, from impact to impact.
  mutating func moveContinuously(_ context: StepContext) {
    guard settings.isContinuous else { return }
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      guard scratch.sweeps[i] >= 0, states[i].flags.contains(.dynamic) else { continue }
      if states[i].flags.contains(.ball), !bodies[i].settings.isBullet {
        moveBall(i, context)
      } else {
        moveFast(i, context)
      }
    }
  }

  private mutating func moveBall(_ i: Int32, _ context: StepContext) {
    let state = states[i]
    let d = dynamics[i]
    let radius = Double(pieces[bodies[i].firstPiece].radius)
    let isFree = !state.flags.contains(.constrained)
    let start = Precise(poses[i].center)
    let dt = Double(context.dt)
    // Along its parabola the ball needs its velocity at each time: otherwise a bounce would change its energy.
    var pull = Precise(0, 0)
    if isFree {
      let a = context.gravity * d.gravityScale + d.force * d.inverseMass
      pull = Precise(a) * (1 / (1 + dt * Double(d.linearDamping)))
    }
    var p = start
    var way = Precise(state.delta)
    var end = Precise(state.velocity)
    var spin = Double(state.spin)
    var left = dt
    var hits = 0
    var gone = 0.0
    while hits < 32 {
      guard let (contact, hit) = firstHit(i, p, way, radius, dt - left, left, gone) else {
        p = p + way
        break
      }
      hits += 1
      gone += way.length * hit.share
      p = p + way * hit.share
      left *= 1 - hit.share
      var v = end - pull * left
      let n = hit.normal
      let other = contacts[contact].bodyA == i ? contacts[contact].bodyB : contacts[contact].bodyA
      let surface = Precise(states[other].velocity)
      let toward = -(v - surface).dot(n)
      if toward > 0 {
        bounce(&v, &spin, surface, n, toward, radius, surfaces[contact], d)
        note(Int32(contact), p - n * radius, n, toward, ballIsB: contacts[contact].bodyB == i)
      }
      end = v + pull * left
      way = (v + pull * (0.5 * left)) * left
      // The broad phase only found what lies within the ball's box, so the ball may move no farther in this step.
      let room = max(Double(slack[i]) - gone, 0)
      if way.lengthSquared > room * room { way = way * (room / way.length) }
      let inwards = (way - surface * left).dot(n)
      if inwards < 0, toward <= 0 || surfaces[contact].restitution == 0 {
        // The ball is pulled back onto the surface within the step, so it lies there.
        way = way - n * inwards
        let sinking = (end - surface).dot(n)
        if sinking < 0 { end = end - n * sinking }
      }
    }
    guard hits > 0 else { return }
    states[i].delta = (p - start).single
    states[i].velocity = end.single.clamped(to: Limits.fastest)
    states[i].spin = Float(spin).clamped(to: Limits.fastestSpin)
  }

  /// The first of the ball's contacts that lies on its path. `since` is the time in seconds since the start of the
  /// step, `left` the remaining time, `gone` the distance that the ball has moved so far.
  private mutating func firstHit(
    _ ball: Int32, _ p: Precise, _ way: Precise, _ radius: Double, _ since: Double, _ left: Double, _ gone: Double
  ) -> (contact: Int, hit: SweepHit)? {
    var best: (contact: Int, hit: SweepHit)?
    var limit = 1.0000001
    let length = way.length
    guard length > 0 else { return nil }
    var c = scratch.sweeps[ball]
    while c >= 0 {
      let index = Int(c)
      let contact = contacts.base + index
      c = scratch.nextSweeps[index]
      guard contact.pointee.flags.contains(.immovable) else { continue }
      var r = radius
      let ballIsB = contact.pointee.bodyB == ball
      let body = ballIsB ? contact.pointee.bodyA : contact.pointee.bodyB
      if contact.pointee.flags.contains(.deferred) {
        let reach = Float(length + gone) + states[body].velocity.length * Float(since + left)
        if contact.pointee.manifold.p0.separation > 1.001 * reach + 0.0001 { continue }
      } else {
        // The solver handles these. Only a displacement of more than half the radius could still skip a thin piece.
        guard length > 0.5 * radius else { continue }
        r = 0.25 * radius
      }
      let piece = pieces[ballIsB ? contact.pointee.pieceA : contact.pointee.pieceB]
      let pose = poses[body]
      // In the coordinates of the piece, and relative to its motion.
      let velocity = Precise(states[body].velocity)
      let w = p - Precise(pose.center) - velocity * since
      let u = way - velocity * left
      let cosine = Double(pose.rotation.cosine)
      let sine = Double(pose.rotation.sine)
      let lp = Precise(cosine * w.x + sine * w.y, cosine * w.y - sine * w.x)
      let lu = Precise(cosine * u.x + sine * u.y, cosine * u.y - sine * u.x)
      guard let hit = sweep(lp, lu, r, hull(piece), piece, best: limit) else { continue }
      limit = hit.share
      // Rotated back and normalized again: the rotation has unit length to seven digits only.
      let n = Precise(cosine * hit.normal.x - sine * hit.normal.y, sine * hit.normal.x + cosine * hit.normal.y)
      best = (index, SweepHit(share: min(hit.share, 1), normal: n * (1 / n.length)))
    }
    return best
  }

  /// An impact on something immovable: reflects the normal speed, scaled by the restitution, and applies friction to
  /// the tangential speed.
  private func bounce(
    _ v: inout Precise, _ spin: inout Double, _ surface: Precise, _ n: Precise, _ toward: Double, _ radius: Double,
    _ material: ContactSurface, _ d: BodyDynamics
  ) {
    let e = toward >= Double(settings.restitutionThreshold) ? Double(material.restitution) : 0
    let change = (1 + e) * toward
    v = v + n * change
    guard material.friction > 0 else { return }
    // With the mass cancelled: the tangential impulse is at most friction times the normal impulse.
    let t = Precise(-n.y, n.x)
    let slip = (v - surface).dot(t) - spin * radius
    let turning = radius * radius * Double(d.inverseInertia) / Double(d.inverseMass)
    let wanted = -slip / (1 + turning)
    let limit = Double(material.friction) * change
    let kick = min(max(wanted, -limit), limit)
    v = v + t * kick
    spin -= kick * radius * Double(d.inverseInertia) / Double(d.inverseMass)
  }

  /// Records an impact for the contact events.
  mutating func note(_ contact: Int32, _ point: Precise, _ normal: Precise, _ speed: Double, ballIsB: Bool) {
    let first = !contacts[contact].flags.contains(.hit)
    contacts[contact].flags.insert(.hit)
    guard first else { return }
    surfaces[contact].approach = Float(speed)
    scratch.hits.append(Hit(contact: contact, point: point.single, normal: ballIsB ? normal.single : -normal.single))
  }
}
