/// Where two pieces meet: the direction from the first to the second, and one or two points. Only outlines meet in two;
/// the second point is in their memory.
struct Manifold: BitwiseCopyable {
  var normal = Vector2.zero
  var p0 = ManifoldPoint()
  var count: UInt8 = 0
}

struct ManifoldPoint: BitwiseCopyable {
  /// From the centres of mass, with the world's axes.
  var anchorA = Vector2.zero
  var anchorB = Vector2.zero
  /// The gap along the normal, negative in a penetration.
  var separation: Float = 0
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// Which corners and edges made the point: the same next step, the same point.
  var feature: UInt32 = 0
}

struct ContactFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// Reported as begun and not yet as ended.
  static let touching = ContactFlags(rawValue: 1)
  /// Touched or hit in the step that is done.
  static let hit = ContactFlags(rawValue: 2)
  /// A ball and a static or kinematic piece: impacts are left to the continuous phase in this step.
  static let deferred = ContactFlags(rawValue: 4)
  /// Already treated by the narrow phase of this step.
  static let updated = ContactFlags(rawValue: 8)
  /// One side cannot be moved by the other.
  static let immovable = ContactFlags(rawValue: 16)
  /// Both sides can be moved, and one is a bullet.
  static let bullet = ContactFlags(rawValue: 32)
  /// Gives back some of the speed.
  static let bouncy = ContactFlags(rawValue: 64)
}

/// A contact for the solver.
struct ActiveContact: BitwiseCopyable {
  var contact: Int32
  /// Nobody for what stands still.
  var bodyA: Int32
  var bodyB: Int32
  /// Where its numbers are, block × 8 + lane; before there are blocks, where it is counted.
  var place: Int32
  var isDouble: Bool
  var isImmovable: Bool
  var isBouncy: Bool
}

/// How two outlines lay when their manifold was last found in full. While they have hardly moved against each other
/// since, its points, fixed in the bodies, need only be carried along.
struct ContactMemory: BitwiseCopyable {
  /// Whose memory this is.
  var contact: Int32
  var isValid = false
  /// The manifold's second point, if it has two.
  var p1 = ManifoldPoint()
  /// The second body as seen from the first.
  var shift = Vector2.zero
  var turn = Rotation.identity
  /// In the first body's coordinates; the points in their own bodies'.
  var normal = Vector2.zero
  var a0 = Vector2.zero
  var a1 = Vector2.zero
  var b0 = Vector2.zero
  var b1 = Vector2.zero
  var separation0: Float = 0
  var separation1: Float = 0
  /// How far the outlines may move while the memory holds.
  var freedom: Float = 0
}

/// Two pieces whose boxes overlap: 64 bytes, one line of a cache, for a step reads and writes every contact several times.
struct Contact: BitwiseCopyable {
  var pieceA: Int32
  var pieceB: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// Where its memory is, if both pieces are outlines.
  var memory: Int32 = -1
  var manifold = Manifold()
  var flags: ContactFlags = []
}

/// How the surfaces of a contact act on each other, and how they last met.
struct ContactSurface: BitwiseCopyable {
  var friction: Float = 0
  var staticFriction: Float = 0
  var restitution: Float = 0
  /// The speed of approach of the hit that an event may tell of.
  var approach: Float = 0
}

/// Where the rows of four numbers begin that the solver reads, in bytes: in a contact the normal, and in a contact or a
/// memory a point's anchors, followed by its separation with the impulses.
enum ContactRows {
  static let normal = 20
  static let p0 = 28
  static let p1 = 8
}

extension World {
  /// Begins to watch two pieces.
  mutating func addContact(_ p: Int32, _ q: Int32) {
    // A link comes first, then a polygon, then a circle; the narrow phase knows only this order.
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

  /// Forgets a contact; the last one takes its place.
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

  /// The last memory takes the place of the one forgotten.
  private mutating func removeMemory(_ index: Int32) {
    let last = memories.count - 1
    memories[index] = memories[last]
    contacts[memories[index].contact].memory = index
    memories.count = last
  }

  /// What is remembered of two outlines; circles need no memory, and a crowd of them has many contacts.
  @inline(__always)
  mutating func memory(of contact: UnsafeMutablePointer<Contact>) -> UnsafeMutablePointer<ContactMemory>? {
    let index = Int(contact.pointee.memory)
    return index < 0 ? nil : memories.base + index
  }

  /// Forgets all contacts of a body and wakes what it touched.
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

  /// Friction and restitution of contacts follow changed settings, of one body or of all.
  func remixContacts(of body: Int32 = -1) {
    for i in 0..<contacts.count where body < 0 || contacts[i].bodyA == body || contacts[i].bodyB == body {
      mixSurfaces(&contacts[i], i)
    }
  }

  /// Mixes the surfaces of a contact's bodies.
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
