extension World {
  /// Updates every contact with an awake body: leaves it to continuous collision detection, or computes its manifold
  /// and hands it to the solver. Sleeping bodies that are touched wake, and their contacts are then updated too.
  mutating func findContacts(_ context: StepContext) {
    scratch.changed.count = 0
    scratch.parted.count = 0
    makeRoomForContacts()
    beginColors()
    let states = states.base
    var isFirst = true
    var wokeAny = true
    while wokeAny {
      wokeAny = false
      for i in 0..<contacts.count {
        let contact = contacts.base + i
        let a = contact.pointee.bodyA
        let b = contact.pointee.bodyB
        let flagsA = states[Int(a)].flags
        let flagsB = states[Int(b)].flags
        var flags = contact.pointee.flags
        if isFirst {
          flags.subtract([.updated, .deferred, .hit])
        } else if flags.contains(.updated) {
          continue
        }
        let isAwake = !flagsA.union(flagsB).isDisjoint(with: .awake)
        contact.pointee.flags = isAwake ? flags.union(.updated) : flags
        guard isAwake else { continue }
        update(i, context)
        let count = contact.pointee.manifold.count
        if count == 0 {
          if contact.pointee.flags.contains(.touching) { scratch.parted.append(Int32(i)) }
          continue
        }
        if isSleeper(flagsA) {
          wakeSleeper(a)
          wokeAny = true
        }
        if isSleeper(flagsB) {
          wakeSleeper(b)
          wokeAny = true
        }
        constrain(a)
        constrain(b)
        activate(i, flagsA, flagsB)
      }
      isFirst = false
    }
  }

  /// Arrays with an element per contact grow with the contacts, not when more of them touch than before. So a scene
  /// that has settled allocates nothing.
  private mutating func makeRoomForContacts() {
    let room = contacts.capacity
    scratch.nextSweeps.reserve(room)
    scratch.nextSweeps.count = contacts.count
    scratch.active.reserve(room)
    scratch.bouncy.reserve(room)
    scratch.changed.reserve(room)
    scratch.parted.reserve(room)
    scratch.hits.reserve(room)
    events.reserve(room)
  }

  /// Hands a contact to the solver.
  @inline(__always) private mutating func activate(_ i: Int, _ flagsA: BodyFlags, _ flagsB: BodyFlags) {
    let contact = contacts.base + i
    let a = contact.pointee.bodyA
    let b = contact.pointee.bodyB
    let isDouble = contact.pointee.manifold.count > 1
    let slot = giveColor(
      flagsA.contains(.dynamic) ? a : 0, flagsB.contains(.dynamic) ? b : 0, isDouble: isDouble)
    scratch.active.append(
      ActiveContact(
        contact: Int32(i), bodyA: flagsA.isDisjoint(with: [.dynamic, .awake]) ? 0 : a,
        bodyB: flagsB.isDisjoint(with: [.dynamic, .awake]) ? 0 : b, place: slot, isDouble: isDouble,
        isImmovable: contact.pointee.flags.contains(.immovable), isBouncy: contact.pointee.flags.contains(.bouncy)))
  }

  @inline(__always) private func isSleeper(_ flags: BodyFlags) -> Bool {
    flags.contains(.dynamic) && !flags.contains(.awake)
  }

  /// Wakes a sleeping dynamic body, and those that fell asleep with it, during a step.
  mutating func wakeSleeper(_ body: Int32) {
    var b = body
    repeat {
      let next = bodies[b].nextAsleep
      if !states[b].flags.contains(.awake) {
        states[b].flags.insert(.awake)
        states[b].flags.subtract([.constrained, .swept])
        states[b].delta = .zero
        states[b].turn = .identity
        bodies[b].restTime = 0
        scratch.awake.append(b)
      }
      bodies[b].nextAsleep = -1
      b = next
    } while b >= 0
  }

  /// Hands a body to the solver for this step. Whether it is already listed is unpredictable, so there is no branch:
  /// the body is always written to the list, and counted only if it is new.
  @inline(__always) mutating func constrain(_ body: Int32) {
    let flags = states[body].flags
    let isNew = flags.intersection([.awake, .constrained]) == .awake
    states[body].flags = isNew ? flags.union(.constrained) : flags
    scratch.used[body] = isNew ? 0 : scratch.used[body]
    scratch.constrained.base[scratch.constrained.count] = body
    scratch.constrained.count += isNew ? 1 : 0
  }

  /// The narrow phase of one contact.
  private mutating func update(_ i: Int, _ context: StepContext) {
    let contact = contacts.base + i
    var moving: Int32 = -1
    if !contact.pointee.flags.isDisjoint(with: [.immovable, .bullet]), settings.isContinuous {
      moving = sweeper(contact)
      scratch.nextSweeps[i] = scratch.sweeps[moving]
      scratch.sweeps[moving] = Int32(i)
      if contact.pointee.flags.contains(.immovable), states[moving].flags.contains(.ball),
        flies(moving, along: contact, context)
      {
        contact.pointee.flags.insert(.deferred)
        contact.pointee.manifold.count = 0
        return
      }
    }
    let memory = memory(of: contact)
    if !recall(contact, memory) { collidePieces(contact, memory) }
    if moving >= 0, contact.pointee.flags.contains(.bouncy), contact.pointee.manifold.count > 0,
      contact.pointee.flags.contains(.immovable), meetsFast(moving, contact, context)
    {
      contact.pointee.flags.insert(.deferred)
      contact.pointee.manifold.count = 0
      memory?.pointee.isValid = false
      states[moving].flags.insert(.swept)
    }
  }

  /// The body whose path is swept for a contact: the movable one, or the bullet.
  private mutating func sweeper(_ contact: UnsafeMutablePointer<Contact>) -> Int32 {
    let a = contact.pointee.bodyA
    let isA =
      contact.pointee.flags.contains(.immovable)
      ? states[a].flags.contains(.dynamic) : bodies[a].settings.isBullet && states[a].flags.contains(.awake)
    return isA ? a : contact.pointee.bodyB
  }

  /// Whether a fast body is about to hit something it cannot move and bounce. Then its path is swept to the impact,
  /// because the solver would lose time and rotation.
  private mutating func meetsFast(_ i: Int32, _ contact: UnsafeMutablePointer<Contact>, _ context: StepContext) -> Bool
  {
    let state = states[i]
    guard !state.flags.contains(.ball), !state.flags.contains(.jointed),
      isFast(i, way: state.velocity.length * context.dt, angle: state.spin * context.dt)
    else { return false }
    let m = contact.pointee.manifold
    let ownIsB = contact.pointee.bodyB == i
    let other = states[ownIsB ? contact.pointee.bodyA : contact.pointee.bodyB]
    let normal = ownIsB ? m.normal : -m.normal
    let push = -dot(context.gravity * dynamics[i].gravityScale + dynamics[i].force * dynamics[i].inverseMass, normal)
    let least = max(settings.restitutionThreshold, 4 * push * context.dt, 0.5)
    guard m.count > 1 else { return meets(m.p0) && approach(m.p0) > least }
    let p1 = memories[contact.pointee.memory].p1
    return meets(m.p0) && meets(p1) && (approach(m.p0) > least || approach(p1) > least)

    func meets(_ p: ManifoldPoint) -> Bool { p.separation > -2 * linearSlop }
    func approach(_ p: ManifoldPoint) -> Float {
      let (own, far) = ownIsB ? (p.anchorB, p.anchorA) : (p.anchorA, p.anchorB)
      return dot(other.velocity + cross(other.spin, far) - state.velocity - cross(state.spin, own), normal)
    }
  }

  /// Computes the manifold of two pieces in their present poses.
  mutating func collidePieces(_ contact: UnsafeMutablePointer<Contact>, _ memory: UnsafeMutablePointer<ContactMemory>?)
  {
    let a = pieces[contact.pointee.pieceA].kind
    guard let memory else { return a == .circle ? collideCircles(contact) : collideWithCircle(contact) }
    if a == .link, pieces[contact.pointee.pieceB].kind == .link {
      contact.pointee.manifold.count = 0
    } else {
      collidePolygons(contact, memory)
    }
  }
}
