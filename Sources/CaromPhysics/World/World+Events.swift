/// Reports that two shapes began or ceased to touch.
public struct ContactEvent: Equatable, BitwiseCopyable, Sendable {
  /// Whether the contact began or ended.
  public enum Phase: UInt8, BitwiseCopyable, Sendable {
    /// The shapes began to touch, or ceased to.
    case began, ended
  }
  /// Whether the contact began or ended.
  public var phase: Phase
  /// The body with the lower index.
  public var bodyA: BodyID
  /// The body with the higher index.
  public var bodyB: BodyID
  /// The index of the shape within `bodyA`.
  public var shapeA: Int32
  /// The index of the shape within `bodyB`.
  public var shapeB: Int32
  /// Where they touch, in world coordinates, m; for `.ended`, where they last touched.
  public var point: Vector2
  /// The unit normal, from `bodyA` to `bodyB`.
  public var normal: Vector2
  /// The approach speed along the normal in m/s; 0 for `.ended`.
  public var approachSpeed: Float
  /// Keeps the order of events between the same two shapes during sorting; 0 afterwards.
  var sequence: Int32 = 0
}

/// Surfaces begin to touch at this distance, m. They cease to touch when they are farther apart than `linearSlop`.
private let touchDistance: Float = 1e-4

extension World {
  /// The contacts that began or ended in the last step, including those that ended because a body or shape was removed
  /// before it.
  ///
  /// The events are ordered by the indices of the bodies, then of the shapes. A contact that begins and ends within one
  /// step has both events.
  public var contactEvents: [ContactEvent] {
    guard events.count > 0 else { return [] }
    return Array(UnsafeBufferPointer(start: events.base, count: events.count))
  }

  mutating func reportEvents() {
    events.count = 0
    for i in 0..<pendingEvents.count { events.append(pendingEvents[i]) }
    pendingEvents.count = 0
    for k in 0..<scratch.changed.count { report(Int(scratch.changed[k])) }
    for k in 0..<scratch.parted.count { report(Int(scratch.parted[k])) }
    for k in 0..<scratch.hits.count { report(Int(scratch.hits[k].contact)) }
    sortEvents()
    scratch.hits.count = 0
  }

  /// Whether an active contact may have begun or ended touching. Most have not; the check runs while the contact is in
  /// the cache. A contact on a body's sweep counts, because the sweep may still hit it.
  @inline(__always) func mayChange(_ flags: ContactFlags, isHit: Bool, _ separation: Float) -> Bool {
    let touches = flags.contains(.touching)
    let isHeld = isHit || separation <= (touches ? linearSlop : touchDistance)
    let isLookedFor = !flags.isDisjoint(with: [.immovable, .bullet])
    return touches ? !isHeld : isHeld || isLookedFor
  }

  /// Reports the change of a contact, at most once per step.
  @inline(__always) private mutating func report(_ i: Int) {
    let flags = contacts[i].flags
    guard flags.contains(.updated) else { return }
    contacts[i].flags.remove(.updated)
    let was = flags.contains(.touching)
    let isDeferred = flags.contains(.deferred)
    let near = !isDeferred && isNear(contacts.base + i, was ? linearSlop : touchDistance)
    let hit = flags.contains(.hit)
    guard was || near || hit else { return }
    let isAfter = isDeferred ? isNearNow(contacts[i]) : near || hit
    guard !was || !isAfter else { return }
    if !was {
      if !sharesTouch(i) { events.append(event(i, .began)) }
      contacts[i].flags.insert(.touching)
    }
    if !isAfter {
      contacts[i].flags.remove(.touching)
      if !sharesTouch(i) { events.append(event(i, .ended)) }
    }
  }

  @inline(__always) private func isNear(_ contact: UnsafeMutablePointer<Contact>, _ distance: Float) -> Bool {
    let count = contact.pointee.manifold.count
    return count > 0
      && (contact.pointee.manifold.p0.separation <= distance
        || (count > 1 && memories[contact.pointee.memory].p1.separation <= distance))
  }

  /// For a contact handled by continuous collision detection: whether the pieces touch at the end of the step.
  private mutating func isNearNow(_ contact: Contact) -> Bool {
    gap(pieces[contact.pieceA], poses[contact.bodyA], pieces[contact.pieceB], poses[contact.bodyB]) <= linearSlop
  }

  /// Whether another contact of the same two shapes already touches: a chain has many links but is one shape.
  private mutating func sharesTouch(_ i: Int) -> Bool {
    let c = contacts[i]
    let a = pieces[c.pieceA]
    let b = pieces[c.pieceB]
    guard a.kind == .link || b.kind == .link else { return false }
    for k in 0..<contacts.count where k != i && contacts[k].flags.contains(.touching) {
      let o = contacts[k]
      let oa = pieces[o.pieceA]
      let ob = pieces[o.pieceB]
      let same = oa.body == a.body && oa.shape == a.shape && ob.body == b.body && ob.shape == b.shape
      let crossed = oa.body == b.body && oa.shape == b.shape && ob.body == a.body && ob.shape == a.shape
      if same || crossed { return true }
    }
    return false
  }

  private mutating func event(_ i: Int, _ phase: ContactEvent.Phase) -> ContactEvent {
    let c = contacts[i]
    var point = poses[c.bodyB].center
    var normal = c.manifold.normal
    if c.manifold.count > 0 {
      var deepest = c.manifold.p0
      if c.manifold.count > 1, memories[c.memory].p1.separation < deepest.separation { deepest = memories[c.memory].p1 }
      point = poses[c.bodyA].center + deepest.anchorA
    }
    for k in 0..<scratch.hits.count where scratch.hits[k].contact == Int32(i) {
      point = scratch.hits[k].point
      normal = scratch.hits[k].normal
    }
    var event = ContactEvent(
      phase: phase, bodyA: id(of: c.bodyA), bodyB: id(of: c.bodyB), shapeA: pieces[c.pieceA].shape,
      shapeB: pieces[c.pieceB].shape, point: point, normal: normal,
      approachSpeed: phase == .began ? surfaces[i].approach : 0)
    if event.bodyA.index > event.bodyB.index {
      swap(&event.bodyA, &event.bodyB)
      swap(&event.shapeA, &event.shapeB)
      event.normal = -event.normal
    }
    return event
  }

  /// Ends a touching contact outside the event phase; the next step reports it.
  mutating func pendEnd(_ i: Int) {
    contacts[i].flags.remove(.touching)
    if !sharesTouch(i) { pendingEvents.append(event(i, .ended)) }
  }

  /// Shell sort: there are few events, and it needs no memory.
  private func sortEvents() {
    for i in 0..<events.count { events[i].sequence = Int32(i) }
    defer { for i in 0..<events.count { events[i].sequence = 0 } }
    var gap = events.count / 2
    while gap > 0 {
      for i in gap..<events.count {
        let event = events[i]
        var j = i
        while j >= gap, precedes(event, events[j - gap]) {
          events[j] = events[j - gap]
          j -= gap
        }
        events[j] = event
      }
      gap /= 2
    }
  }

  private func precedes(_ a: ContactEvent, _ b: ContactEvent) -> Bool {
    if a.bodyA.index != b.bodyA.index { return a.bodyA.index < b.bodyA.index }
    if a.bodyB.index != b.bodyB.index { return a.bodyB.index < b.bodyB.index }
    if a.bodyA.generation != b.bodyA.generation { return a.bodyA.generation < b.bodyA.generation }
    if a.bodyB.generation != b.bodyB.generation { return a.bodyB.generation < b.bodyB.generation }
    if a.shapeA != b.shapeA { return a.shapeA < b.shapeA }
    if a.shapeB != b.shapeB { return a.shapeB < b.shapeB }
    return a.sequence < b.sequence
  }
}
