extension World {
  /// Puts islands to sleep: sets of bodies connected by contacts or joints, all of which have been at rest for
  /// `timeToSleep`.
  mutating func fallAsleep(_ context: StepContext) {
    guard settings.allowsSleep else { return }
    var candidates = false
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      if states[i].flags.contains(.kinematic) {
        if states[i].velocity == .zero, states[i].spin == 0 { states[i].flags.remove(.awake) }
        continue
      }
      let rests =
        bodies[i].settings.allowsSleep && states[i].velocity.length <= settings.sleepSpeed
        && abs(states[i].spin) <= settings.sleepSpin
      bodies[i].restTime = rests ? bodies[i].restTime + context.dt : 0
      if rests, bodies[i].restTime >= settings.timeToSleep { candidates = true }
    }
    if candidates { layDownIslands() }
  }

  private mutating func layDownIslands() {
    scratch.parents.resize(bodies.count)
    scratch.islandRest.resize(bodies.count)
    for i in 0..<bodies.count {
      scratch.parents[i] = Int32(i)
      scratch.islandRest[i] = bodies[i].restTime
    }
    for k in 0..<contacts.count where contacts[k].manifold.count > 0 {
      let a = contacts[k].bodyA
      let b = contacts[k].bodyB
      if states[a].flags.contains(.dynamic), states[b].flags.contains(.dynamic) {
        unite(a, b)
      } else {
        // Whatever touches a moving kinematic body stays awake.
        if states[a].flags.isSuperset(of: [.kinematic, .awake]) { scratch.islandRest[root(b)] = 0 }
        if states[b].flags.isSuperset(of: [.kinematic, .awake]) { scratch.islandRest[root(a)] = 0 }
      }
    }
    uniteJoints()
    // Circular lists of bodies that fall asleep and wake together, each starting at the island's root.
    for k in 0..<scratch.awake.count {
      let i = scratch.awake[k]
      guard states[i].flags.contains(.dynamic) else { continue }
      let r = root(i)
      guard scratch.islandRest[r] >= settings.timeToSleep else { continue }
      states[i].flags.remove(.awake)
      states[i].velocity = .zero
      states[i].spin = 0
      if i == r { continue }
      bodies[i].nextAsleep = bodies[r].nextAsleep >= 0 ? bodies[r].nextAsleep : r
      bodies[r].nextAsleep = i
    }
  }

  func root(_ body: Int32) -> Int32 {
    var i = body
    while scratch.parents[i] != i {
      scratch.parents[i] = scratch.parents[scratch.parents[i]]
      i = scratch.parents[i]
    }
    return i
  }

  func unite(_ a: Int32, _ b: Int32) {
    let ra = root(a)
    let rb = root(b)
    guard ra != rb else { return }
    let r = min(ra, rb)
    scratch.parents[max(ra, rb)] = r
    scratch.islandRest[r] = min(scratch.islandRest[ra], scratch.islandRest[rb])
  }

  /// Wakes a body and everything that fell asleep with it. For a static body, wakes what touches it.
  mutating func wake(_ body: Int32) {
    let flags = states[body].flags
    if flags.contains(.kinematic) {
      states[body].flags.insert(.awake)
    } else if flags.contains(.dynamic) {
      var b = body
      repeat {
        let next = bodies[b].nextAsleep
        bodies[b].nextAsleep = -1
        states[b].flags.insert(.awake)
        bodies[b].restTime = 0
        b = next
      } while b >= 0
    } else {
      wakeTouching(body)
    }
  }

  /// Wakes the bodies that touch a body.
  mutating func wakeTouching(_ body: Int32) {
    for i in 0..<contacts.count where contacts[i].manifold.count > 0 {
      let c = contacts[i]
      if c.bodyA == body, states[c.bodyB].flags.contains(.dynamic) { wake(c.bodyB) }
      if c.bodyB == body, states[c.bodyA].flags.contains(.dynamic) { wake(c.bodyA) }
    }
  }

  mutating func wakeAll() {
    for i in 1..<max(bodies.count, 1) where !states[i].flags.isDisjoint(with: [.dynamic, .kinematic]) { wake(Int32(i)) }
  }

  /// Wakes a body and everything that fell asleep with it. Throws `.noSuchBody` for a stale identifier.
  public mutating func wakeUp(_ id: BodyID) throws(PhysicsError) {
    let i = try bodyIndex(id)
    own()
    wake(i)
  }

  /// Whether a body is simulated: a dynamic body until it falls asleep, a kinematic one while it moves.
  ///
  /// Throws `.noSuchBody` for a stale identifier.
  public func isAwake(_ id: BodyID) throws(PhysicsError) -> Bool {
    states[try bodyIndex(id)].flags.contains(.awake)
  }

  /// Whether all bodies are asleep or static: nothing will move until something is changed.
  public var isAtRest: Bool {
    for i in 1..<max(bodies.count, 1) where states[i].flags.contains(.awake) { return false }
    return true
  }
}
