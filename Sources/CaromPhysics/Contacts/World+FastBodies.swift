/// The rest of a body's path in a step: from a pose in a straight line, rotating at constant speed.
struct Passage {
  var pose: Pose
  /// The remaining displacement, and the remaining rotation in radians.
  var way: Vector2
  var angle: Float
  /// The elapsed and the remaining time of the step, in seconds.
  var since: Float
  var left: Float

  /// The pose after a fraction of the path.
  @inline(__always) func pose(after share: Float) -> Pose {
    Pose(center: pose.center + way * share, rotation: (pose.rotation * rotation(by: angle * share)).normalized)
  }

  /// The greatest distance that any point of a body of this reach moves.
  @inline(__always) func length(_ reach: Float) -> Float { way.length + min(abs(angle), 2) * reach }

  /// Shortens the path so that no point of the body moves farther than `room`.
  mutating func shorten(to room: Float, _ reach: Float) {
    let length = length(reach)
    guard length > room else { return }
    let share = max(room, 0) / length
    way = way * share
    angle *= share
  }

  /// Moves along a fraction of the path.
  mutating func advance(_ share: Float) {
    pose = pose(after: share)
    way = way * (1 - share)
    angle *= 1 - share
    since += left * share
    left *= 1 - share
  }
}

extension World {
  /// Whether a body moves so far in a step that its path must be swept. The solver's speculative contacts catch slower
  /// bodies.
  @inline(__always) func isFast(_ i: Int32, way: Float, angle: Float) -> Bool {
    way + abs(angle) * reaches[i] > min(max(0.25 * bodies[i].thickness, 0.01), 0.02)
  }

  /// Keeps a fast body that is not a ball from tunneling through what it cannot move: moves it to the first touch,
  /// applies the impact, and continues with the new velocity for the rest of the step. A bullet stops at the first
  /// touch of anything.
  mutating func moveFast(_ i: Int32, _ context: StepContext) {
    let state = states[i]
    let angle = abs(state.spin * context.dt) < 0.5 ? state.turn.angle : state.spin * context.dt
    guard state.flags.contains(.swept) || isFast(i, way: state.delta.length, angle: angle) else { return }
    let passage = Passage(pose: poses[i], way: state.delta, angle: angle, since: 0, left: context.dt)
    lead(i, passage, context, hitsAnything: bodies[i].settings.isBullet)
  }

  /// Moves a body along its path from impact to impact.
  private mutating func lead(_ i: Int32, _ start: Passage, _ context: StepContext, hitsAnything: Bool) {
    var passage = start
    var hits = 0
    var passed: Int32 = -1
    // The broad phase only found what lies within the body's boxes, so the body may move no farther in this step.
    var room = slack[i] - (start.pose.center - poses[i].center).length
    while hits < 12, passage.left > 0 {
      passage.shorten(to: room, reaches[i])
      guard let touch = firstTouch(i, passage, context, hitsAnything: hitsAnything, passed: passed) else {
        passage.advance(1)
        break
      }
      hits += 1
      room -= passage.length(reaches[i]) * touch.share
      passage.advance(touch.share)
      passed = strike(i, passage, touch, context) ? -1 : touch.contact
      passage.way = states[i].velocity * passage.left
      passage.angle = states[i].spin * passage.left
    }
    guard hits > 0 || start.since > 0 else { return }
    states[i].delta = passage.pose.center - poses[i].center
    states[i].turn = (poses[i].rotation.inverse * passage.pose.rotation).normalized
  }

  /// The velocity of the other body of a touch during the step: that of a kinematic body, and for a dynamic one the
  /// displacement that the solver gave it, per second.
  func course(of body: Int32, _ context: StepContext) -> (perSecond: Vector2, spin: Float) {
    guard states[body].flags.contains(.awake) else { return (.zero, 0) }
    guard states[body].flags.contains(.dynamic) else { return (states[body].velocity, states[body].spin) }
    let perSecond = states[body].delta * (1 / context.dt)
    let angle = abs(states[body].spin * context.dt) < 0.5 ? states[body].turn.angle : states[body].spin * context.dt
    return (perSecond, angle * (1 / context.dt))
  }

  /// The pose of a body some seconds into the step.
  func pose(of body: Int32, after seconds: Float, _ course: (perSecond: Vector2, spin: Float)) -> Pose {
    guard states[body].flags.contains(.awake) else { return poses[body] }
    let turned = course.spin == 0 ? poses[body].rotation : poses[body].rotation * rotation(by: course.spin * seconds)
    return Pose(center: poses[body].center + course.perSecond * seconds, rotation: turned.normalized)
  }

  /// Applies the impact of a fast body at its contact points. Returns false if no point approaches.
  private mutating func strike(_ i: Int32, _ passage: Passage, _ touch: Touch, _ context: StepContext) -> Bool {
    let index = Int(touch.contact)
    let c = contacts[index]
    let ownIsB = c.bodyB == i
    let other = ownIsB ? c.bodyA : c.bodyB
    let there = pose(of: other, after: passage.since, course(of: other, context))
    var impact = Impact(self, i, other, surfaces[index])
    let (m, p1) = manifold(of: c, i, passage.pose, other, there)
    if m.count > 0 {
      impact.normal = ownIsB ? m.normal : -m.normal
      let least = m.count > 1 ? min(m.p0.separation, p1.separation) : m.p0.separation
      if m.p0.separation <= least + touchingDepth { impact.add(m.p0, ownIsB) }
      if m.count > 1, p1.separation <= least + touchingDepth { impact.add(p1, ownIsB) }
    } else if pieces[c.pieceA].kind == .link {
      // The end of a link where a neighbor continues: there is nothing to hit.
      return false
    } else {
      impact.normal = touch.normal
      impact.add(touch.point - passage.pose.center, touch.point - there.center)
    }
    guard impact.settle(threshold: settings.restitutionThreshold) else { return false }
    states[i].velocity = impact.own.velocity
    states[i].spin = impact.own.spin
    note(
      touch.contact, Precise(passage.pose.center + impact.arms.0), Precise(impact.normal), Double(impact.approach),
      ballIsB: ownIsB)
    guard states[other].flags.contains(.dynamic) else { return true }
    if !states[other].flags.contains(.awake) { wakeSleeper(other) }
    states[other].velocity = impact.other.velocity
    states[other].spin = impact.other.spin
    lead(
      other,
      Passage(
        pose: there, way: impact.other.velocity * passage.left, angle: impact.other.spin * passage.left,
        since: passage.since, left: passage.left), context, hitsAnything: false)
    return true
  }

  /// The manifold of a contact for other poses of its bodies, and its second point if it has two.
  private mutating func manifold(
    of contact: Contact, _ a: Int32, _ poseA: Pose, _ b: Int32, _ poseB: Pose
  ) -> (Manifold, p1: ManifoldPoint) {
    let keptA = poses[a]
    let keptB = poses[b]
    poses[a] = poseA
    poses[b] = poseB
    var probe = contact
    var memory = contact.memory < 0 ? ContactMemory(contact: 0) : memories[contact.memory]
    withUnsafeMutablePointer(to: &probe) { probe in
      withUnsafeMutablePointer(to: &memory) { collidePieces(probe, contact.memory < 0 ? nil : $0) }
    }
    poses[a] = keptA
    poses[b] = keptB
    return (probe.manifold, memory.p1)
  }
}

/// Contact points at most this much less deep than the deepest one are hit together with it, m.
private let touchingDepth: Float = 0.002

/// A rotation by any angle, accurate enough for a whole step.
@inline(__always) func rotation(by angle: Float) -> Rotation {
  abs(angle) < 0.5 ? Rotation.identity.turned(by: angle) : Rotation(angle: angle)
}
