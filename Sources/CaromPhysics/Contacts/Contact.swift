/// Where two pieces touch: the direction from the first to the second, and one or two points. Only two outlines can
/// touch at two points; the second one is stored in their `ContactMemory`.
struct Manifold: BitwiseCopyable {
  var normal = Vector2.zero
  var p0 = ManifoldPoint()
  var count: UInt8 = 0
}

struct ManifoldPoint: BitwiseCopyable {
  /// Relative to the centers of mass, in world axes.
  var anchorA = Vector2.zero
  var anchorB = Vector2.zero
  /// The gap along the normal; negative for an overlap.
  var separation: Float = 0
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// The corners and edges that made the point. A point with the same feature in the next step is the same point.
  var feature: UInt32 = 0
}

struct ContactFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The begin event was reported, the end event not yet.
  static let touching = ContactFlags(rawValue: 1)
  /// Touched or hit in the current step.
  static let hit = ContactFlags(rawValue: 2)
  /// A body and a static or kinematic piece whose impact is left to continuous collision detection in this step.
  static let deferred = ContactFlags(rawValue: 4)
  /// Already handled by the narrow phase of this step.
  static let updated = ContactFlags(rawValue: 8)
  /// One side cannot move the other.
  static let immovable = ContactFlags(rawValue: 16)
  /// Both sides are movable, and one is a bullet.
  static let bullet = ContactFlags(rawValue: 32)
  /// The restitution is above zero.
  static let bouncy = ContactFlags(rawValue: 64)
}

/// A contact as the solver needs it.
struct ActiveContact: BitwiseCopyable {
  var contact: Int32
  /// The placeholder body 0 for a body that stands still.
  var bodyA: Int32
  var bodyB: Int32
  /// The position of its numbers, block × 8 + lane. Until blocks are laid out: the counter that counted it.
  var place: Int32
  var isDouble: Bool
  var isImmovable: Bool
  var isBouncy: Bool
}

/// The relative pose of two outlines when their manifold was last computed in full. While they have hardly moved since,
/// the points are carried along, fixed to the bodies.
struct ContactMemory: BitwiseCopyable {
  /// The contact that this memory belongs to.
  var contact: Int32
  var isValid = false
  /// The second point of the manifold, if it has two.
  var p1 = ManifoldPoint()
  /// The pose of the second body relative to the first.
  var shift = Vector2.zero
  var turn = Rotation.identity
  /// In the first body's coordinates; the points in the coordinates of their own bodies.
  var normal = Vector2.zero
  var a0 = Vector2.zero
  var a1 = Vector2.zero
  var b0 = Vector2.zero
  var b1 = Vector2.zero
  var separation0: Float = 0
  var separation1: Float = 0
  /// How far the outlines may move while the memory stays valid.
  var freedom: Float = 0
}

/// Two pieces whose boxes overlap. 64 bytes, one cache line, because a step reads and writes every contact several
/// times.
struct Contact: BitwiseCopyable {
  var pieceA: Int32
  var pieceB: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// The index of its memory if both pieces are outlines; otherwise −1.
  var memory: Int32 = -1
  var manifold = Manifold()
  var flags: ContactFlags = []
}

/// The material values of a contact, and the speed of its last impact.
struct ContactSurface: BitwiseCopyable {
  var friction: Float = 0
  var staticFriction: Float = 0
  var restitution: Float = 0
  /// The approach speed of the impact that an event may report.
  var approach: Float = 0
}

/// The byte offsets of the rows of four floats that the solver reads: the normal in a contact, and a point's anchors,
/// followed by its separation and impulses, in a contact or a memory.
enum ContactRows {
  static let normal = 20
  static let p0 = 28
  static let p1 = 8
}

extension World {
  /// Adds a contact for two pieces.
  mutating func addContact(_ p: Int32, _ q: Int32) {
    // Links come first, then polygons, then circles; the narrow phase relies on this order.
    var (a, b) = p < q ? (p, q) : (q, p)
    if pieces[a].kind.rawValue < pieces[b].kind.rawValue { swap(&a, &b) }
    var contact = Contact(pieceA: a, pieceB: b, bodyA: pieces[a].body, bodyB: pieces[b].body)
    if !states[contact.bodyA].flags.contains(.dynamic) || !states[contact.bodyB].flags.contains(.dynamic) {
      contact.flags.insert(.immovable)
    }
    surfaces.resize(contacts.count + 1)
    surfaces[contacts.count] = ContactSurface()
    mixSurfaces(&contact, contacts.count)
    if pieces[b].kind != .circle {
      contact.memory = Int32(memories.count)
      memories.append(ContactMemory(contact: Int32(contacts.count)))
    }
    contacts.append(contact)
  }

  /// Removes a contact; the last one moves into its place.
  mutating func removeContact(_ index: Int) {
    let contact = contacts[index]
    if contact.flags.contains(.touching) { pendEnd(index) }
    if contact.memory >= 0 { removeMemory(contact.memory) }
    let last = contacts.count - 1
    if index != last {
      contacts[index] = contacts[last]
      surfaces[index] = surfaces[last]
      memory(of: contacts.base + index)?.pointee.contact = Int32(index)
    }
    contacts.count = last
    surfaces.count = last
  }

  /// Removes a memory; the last one moves into its place.
  private mutating func removeMemory(_ index: Int32) {
    let last = memories.count - 1
    memories[index] = memories[last]
    contacts[memories[index].contact].memory = index
    memories.count = last
  }

  /// The cached manifold of two outlines. Circles need none, and a crowd of them has many contacts.
  @inline(__always)
  mutating func memory(of contact: UnsafeMutablePointer<Contact>) -> UnsafeMutablePointer<ContactMemory>? {
    let index = Int(contact.pointee.memory)
    return index < 0 ? nil : memories.base + index
  }

  /// Removes all contacts of a body and wakes the bodies that it touched.
  mutating func dropContacts(of body: Int32) {
    var i = contacts.count - 1
    while i >= 0 {
      if contacts[i].bodyA == body || contacts[i].bodyB == body {
        let other = contacts[i].bodyA == body ? contacts[i].bodyB : contacts[i].bodyA
        if contacts[i].manifold.count > 0 || contacts[i].flags.contains(.touching) { wake(other) }
        removeContact(i)
      }
      i -= 1
    }
  }

  /// Recomputes friction and restitution of the contacts of one body, or of all, after a change of settings.
  func remixContacts(of body: Int32 = -1) {
    for i in 0..<contacts.count where body < 0 || contacts[i].bodyA == body || contacts[i].bodyB == body {
      mixSurfaces(&contacts[i], i)
    }
  }

  /// Combines the material values of a contact's bodies.
  private func mixSurfaces(_ contact: inout Contact, _ index: Int) {
    let a = bodies[contact.bodyA].settings
    let b = bodies[contact.bodyB].settings
    contact.flags.subtract([.bullet, .bouncy])
    if a.isBullet || b.isBullet, !contact.flags.contains(.immovable) { contact.flags.insert(.bullet) }
    surfaces[index].friction = settings.frictionMixing.mix(a.friction, b.friction)
    surfaces[index].staticFriction = max(
      surfaces[index].friction,
      settings.frictionMixing.mix(a.staticFriction ?? a.friction, b.staticFriction ?? b.friction))
    surfaces[index].restitution = settings.restitutionMixing.mix(a.restitution, b.restitution)
    if surfaces[index].restitution > 0 { contact.flags.insert(.bouncy) }
  }
}
