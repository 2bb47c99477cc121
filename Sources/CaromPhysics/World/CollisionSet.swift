/// A group of bodies that collide with one another.
struct CollisionSet: BitwiseCopyable {
  var items = true
  var boundaries = true
  var isAlive = true
  var generation: Int32 = 0
  var nextFree: Int32 = -1
}

/// The fact that a body belongs to a set: a node of the body's linked list.
struct Membership: BitwiseCopyable {
  var set: Int32
  var next: Int32
}

extension World {
  /// Creates a collision set.
  ///
  /// Two bodies collide if they share a set in which their kind of pair is enabled.
  ///
  /// - Parameter items: Whether two bodies that can move (dynamic or kinematic, at least one of them dynamic) collide.
  /// - Parameter boundaries: Whether a dynamic body collides with a static one.
  public mutating func createCollisionSet(items: Bool = true, boundaries: Bool = true) -> CollisionSetID {
    own()
    var set = CollisionSet(items: items, boundaries: boundaries)
    guard freeSet >= 0 else {
      sets.append(set)
      return CollisionSetID(index: Int32(sets.count - 1), generation: 0)
    }
    let index = freeSet
    freeSet = sets[index].nextFree
    set.generation = sets[index].generation + 1
    sets[index] = set
    return CollisionSetID(index: index, generation: set.generation)
  }

  /// Removes a set. Its members lose their membership and stay in the world.
  ///
  /// Throws `.noSuchSet` for a stale identifier and `.outOfRange` for the common set, which cannot be removed.
  public mutating func destroyCollisionSet(_ id: CollisionSetID) throws(PhysicsError) {
    let index = try setIndex(id)
    guard index > 0 else { throw .outOfRange }
    own()
    for body in 1..<bodies.count { leave(body: Int32(body), set: index) }
    sets[index].isAlive = false
    sets[index].nextFree = freeSet
    freeSet = index
    refilter()
  }

  /// Sets which kinds of pairs collide in a set, with immediate effect. Contacts that are no longer allowed end.
  ///
  /// Throws `.noSuchSet` for a stale identifier.
  public mutating func setCollisionFlags(
    items: Bool, boundaries: Bool, of id: CollisionSetID
  ) throws(PhysicsError) {
    let index = try setIndex(id)
    guard sets[index].items != items || sets[index].boundaries != boundaries else { return }
    own()
    sets[index].items = items
    sets[index].boundaries = boundaries
    refilter()
  }

  /// Adds a body to a set. Adding it twice has no effect.
  ///
  /// Throws `.noSuchBody` or `.noSuchSet` for a stale identifier.
  public mutating func add(_ body: BodyID, to set: CollisionSetID) throws(PhysicsError) {
    let b = try bodyIndex(body)
    let s = try setIndex(set)
    guard !isMember(b, of: s) else { return }
    own()
    join(body: b, set: s)
    refilter(body: b)
  }

  /// Removes a body from a set, and ends the contacts that this forbids. Removing a body that is not a member has no
  /// effect.
  ///
  /// Throws `.noSuchBody` or `.noSuchSet` for a stale identifier.
  public mutating func remove(_ body: BodyID, from set: CollisionSetID) throws(PhysicsError) {
    let b = try bodyIndex(body)
    let s = try setIndex(set)
    guard isMember(b, of: s) else { return }
    own()
    leave(body: b, set: s)
    refilter(body: b)
  }

  /// Whether a body belongs to a set; false if either identifier is stale.
  public func isMember(_ body: BodyID, of set: CollisionSetID) -> Bool {
    guard let b = try? bodyIndex(body), let s = try? setIndex(set) else { return false }
    return isMember(b, of: s)
  }

  func setIndex(_ id: CollisionSetID) throws(PhysicsError) -> Int32 {
    guard id.index >= 0, Int(id.index) < sets.count, sets[id.index].isAlive,
      sets[id.index].generation == id.generation
    else { throw .noSuchSet }
    return id.index
  }

  func isMember(_ body: Int32, of set: Int32) -> Bool {
    var m = bodies[body].firstMembership
    while m >= 0 {
      if memberships[m].set == set { return true }
      m = memberships[m].next
    }
    return false
  }

  mutating func join(body: Int32, set: Int32) {
    let row = Membership(set: set, next: bodies[body].firstMembership)
    if freeMembership >= 0 {
      let m = freeMembership
      freeMembership = memberships[m].next
      memberships[m] = row
      bodies[body].firstMembership = m
    } else {
      memberships.append(row)
      bodies[body].firstMembership = Int32(memberships.count - 1)
    }
  }

  mutating func leave(body: Int32, set: Int32) {
    var previous: Int32 = -1
    var m = bodies[body].firstMembership
    while m >= 0, memberships[m].set != set {
      previous = m
      m = memberships[m].next
    }
    guard m >= 0 else { return }
    if previous >= 0 {
      memberships[previous].next = memberships[m].next
    } else {
      bodies[body].firstMembership = memberships[m].next
    }
    memberships[m].next = freeMembership
    freeMembership = m
  }

  /// Whether the collision sets, the kinds of the bodies and their joints allow two bodies to collide.
  mutating func mayCollide(_ a: Int32, _ b: Int32) -> Bool {
    let fa = states[a].flags
    let fb = states[b].flags
    guard a != b, fa.contains(.dynamic) || fb.contains(.dynamic) else { return false }
    let moving: BodyFlags = [.dynamic, .kinematic]
    let boundary = fa.isDisjoint(with: moving) || fb.isDisjoint(with: moving)
    var m = bodies[a].firstMembership
    while m >= 0 {
      let set = memberships[m].set
      if boundary ? sets[set].boundaries : sets[set].items, isMember(b, of: set) {
        return bodies[a].jointCount == 0 || bodies[b].jointCount == 0 || !jointForbids(a, b)
      }
      m = memberships[m].next
    }
    return false
  }

  /// Drops contacts that are no longer allowed after a change of the rules, and lets the broad phase look for new ones.
  /// With no argument, for all bodies.
  mutating func refilter(body: Int32 = -1) {
    var i = contacts.count - 1
    while i >= 0 {
      let c = contacts[i]
      if body < 0 || c.bodyA == body || c.bodyB == body, !mayCollide(c.bodyA, c.bodyB) {
        wake(c.bodyA)
        wake(c.bodyB)
        removeContact(i)
      }
      i -= 1
    }
    for b in 1..<Int32(bodies.count) where (body < 0 || b == body) && states[b].flags.contains(.alive) {
      markStale(b)
      wake(b)
    }
  }
}
