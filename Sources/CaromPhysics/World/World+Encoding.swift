/// The first four bytes of an encoded world, and the version of the format that follows.
private let signature: UInt32 = 0x5057_4443
private let version: UInt32 = 4

extension World {
  /// The whole world as bytes, with a format version and a digest.
  ///
  /// A world decoded from the bytes has the same body, joint and set identifiers, and continues with the same hashes on
  /// every machine.
  public func encoded() -> [UInt8] {
    var coder = ByteCoder()
    var head = (signature, version)
    coder.code(&head.0)
    coder.code(&head.1)
    // Coding writes to its argument only when it reads; the compiler still demands a mutable copy.
    var world = self
    world.code(&coder)
    var digest = World.digest(coder.bytes[...])
    coder.code(&digest)
    return coder.bytes
  }

  /// Decodes a world that `encoded()` wrote.
  ///
  /// Throws `.otherVersion` for the format of another version, and `.unreadable` for truncated, corrupted or forged
  /// bytes.
  public init(encoded bytes: [UInt8]) throws(PhysicsError) {
    var head = ByteCoder(reading: bytes, from: 0)
    var found: (UInt32, UInt32) = (0, 0)
    head.code(&found.0)
    head.code(&found.1)
    guard !head.hasFailed, found.0 == signature else { throw .unreadable }
    guard found.1 == version else { throw .otherVersion }
    guard bytes.count >= 16 else { throw .unreadable }
    var tail = ByteCoder(reading: bytes, from: bytes.count - 8)
    var digest: UInt64 = 0
    tail.code(&digest)
    guard digest == World.digest(bytes[..<(bytes.count - 8)]) else { throw .unreadable }
    self.init()
    var coder = ByteCoder(reading: Array(bytes[..<(bytes.count - 8)]), from: 8)
    code(&coder)
    guard !coder.hasFailed, coder.isAtEnd, isConsistent else { throw .unreadable }
  }

  private static func digest(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var mixer = Mixer()
    for byte in bytes { mixer.add(UInt64(byte)) }
    return mixer.value
  }

  private mutating func code(_ c: inout ByteCoder) {
    settings.code(&c)
    c.code(&stepCount)
    c.code(&freeBody)
    c.code(&bodyCount)
    c.code(&freePiece)
    c.code(&freeSet)
    c.code(&freeMembership)
    c.code(&freeJoint)
    c.code(&states, blank: BodyState()) { $1.code(&$0) }
    c.code(&poses, blank: Pose(center: .zero, rotation: .identity)) {
      $0.code(&$1.center)
      $0.code(&$1.rotation)
    }
    c.code(&dynamics, blank: BodyDynamics()) { $1.code(&$0) }
    c.code(&bodies, blank: Body()) { $1.code(&$0) }
    c.code(&reaches, blank: 0) { $0.code(&$1) }
    c.code(&slack, blank: 0) { $0.code(&$1) }
    c.code(&ways, blank: 0) { $0.code(&$1) }
    c.code(&pieces, blank: Piece(center: .zero, radius: 0, kind: .circle, body: -1, shape: 0)) { $1.code(&$0) }
    c.code(&pieceMasses, blank: PieceMass()) { $1.code(&$0) }
    c.code(&boxes, blank: .none) { $1.code(&$0) }
    c.code(&stale, blank: 0) { $0.code(&$1) }
    c.code(&vertices, blank: .zero) { $0.code(&$1) }
    c.code(&normals, blank: .zero) { $0.code(&$1) }
    c.code(&freeVertices, blank: -1) { $0.code(&$1) }
    c.code(&sets, blank: CollisionSet()) { $1.code(&$0) }
    c.code(&memberships, blank: Membership(set: 0, next: -1)) {
      $0.code(&$1.set)
      $0.code(&$1.next)
    }
    c.code(&joints, blank: Joint()) { $1.code(&$0) }
    c.code(&contacts, blank: Contact(pieceA: 0, pieceB: 0, bodyA: 0, bodyB: 0)) { $1.code(&$0) }
    c.code(&surfaces, blank: ContactSurface()) { $1.code(&$0) }
    c.code(&memories, blank: ContactMemory(contact: 0)) { $1.code(&$0) }
    let nobody = BodyID(index: 0, generation: 0)
    let blank = ContactEvent(
      phase: .began, bodyA: nobody, bodyB: nobody, shapeA: 0, shapeB: 0, point: .zero, normal: .zero, approachSpeed: 0)
    c.code(&pendingEvents, blank: blank) { $1.code(&$0) }
    c.code(&events, blank: blank) { $1.code(&$0) }
  }
}
