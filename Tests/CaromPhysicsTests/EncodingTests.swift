import CaromPhysicsScenes
import Testing

@testable import CaromPhysics

/// What the bytes of a world restore, and which bytes are refused.
@Suite struct EncodingTests {
  /// A world with all kinds of shapes and joints, in the middle of a simulation.
  private func world() throws -> World {
    var world = World()
    _ = try world.createBody(wall([box(20, 1, at: Vector2(0, -0.5)), .segment(Vector2(-8, 0), Vector2(-9, 5))]))
    _ = try world.createBody(wall([.chain([Vector2(8, 0), Vector2(9, 1), Vector2(9, 5)], isClosed: false)]))
    let set = world.createCollisionSet(items: true, boundaries: false)
    var ids: [BodyID] = []
    for k in 0..<12 {
      let x = Float(k % 4) * 1.1 - 2
      let y = Float(k / 4) * 1.1 + 0.6
      let shapes: [Shape] =
        k % 3 == 0
        ? [.circle(radius: 0.4)]
        : k % 3 == 1
          ? [.capsule(from: Vector2(-0.2, 0), to: Vector2(0.2, 0), radius: 0.2), box(0.2, 0.6)]
          : [.polygon([Vector2(-0.4, -0.3), Vector2(0.4, -0.3), Vector2(0, 0.5)])]
      var body = BodyDefinition(.dynamic, at: Vector2(x, y), shapes: shapes)
      body.settings.restitution = Float(k) * 0.08
      if k == 5 { body.settings.mass = 3 }
      if k == 7 { body.collisionSets.append(set) }
      ids.append(try world.createBody(body))
    }
    for kind in [JointKind.distance, .pin, .weld, .slider] {
      let k = Int(kind.rawValue)
      _ = try world.createJoint(JointDefinition(kind, ids[2 * k], ids[2 * k + 1]))
    }
    try world.destroyBody(ids[10])
    for _ in 0..<25 { world.step(1 / 120) }
    try world.applyForce(Vector2(3, 4), to: ids[0])
    return world
  }

  @Test func aWorldComesBackFromItsBytes() throws {
    var world = try world()
    let bytes = world.encoded()
    var restored = try World(encoded: bytes)
    #expect(restored.hash() == world.hash() && restored.stepCount == world.stepCount)
    #expect(restored.encoded() == bytes)
    #expect(restored.bodyIDs == world.bodyIDs)
    for _ in 0..<240 {
      world.step(1 / 120)
      restored.step(1 / 120)
      #expect(restored.hash() == world.hash())
      #expect(restored.contactEvents == world.contactEvents)
    }
    let more = BodyDefinition(.dynamic, at: Vector2(0, 8), shapes: [box(1, 1)])
    #expect(try world.createBody(more) == restored.createBody(more))
  }

  @Test(arguments: [0, 2, 4, 5]) func scenesComeBackFromTheirBytes(number: Int) throws {
    var world = Scene.all[number].world().world
    for _ in 0..<40 { world.step(1 / 120) }
    var restored = try World(encoded: world.encoded())
    for _ in 0..<40 {
      world.step(1 / 120)
      restored.step(1 / 120)
    }
    #expect(restored.hash() == world.hash())
  }

  @Test func theEmptyWorldIsSmall() throws {
    let bytes = World().encoded()
    #expect(bytes.count < 1_000)
    #expect(try World(encoded: bytes).hash() == World().hash())
  }

  @Test func bytesOfAnotherVersionAndNoBytesAreRefused() throws {
    var bytes = try world().encoded()
    #expect(throws: PhysicsError.unreadable) { try World(encoded: []) }
    #expect(throws: PhysicsError.unreadable) { try World(encoded: Array(bytes.dropLast())) }
    #expect(throws: PhysicsError.unreadable) { try World(encoded: bytes + [0]) }
    bytes[4] += 1
    #expect(throws: PhysicsError.otherVersion) { try World(encoded: bytes) }
    bytes[0] ^= 1
    #expect(throws: PhysicsError.unreadable) { try World(encoded: bytes) }
  }

  @Test func everyChangedByteIsNoticed() throws {
    let bytes = try world().encoded()
    for k in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[k] ^= 1 << UInt8(k % 8)
      #expect(throws: PhysicsError.self) { try World(encoded: changed) }
    }
  }

  /// Bytes with a valid digest but arbitrary content either are refused or give a world that can be stepped.
  @Test func forgedBytesNeverTrap() throws {
    let bytes = try world().encoded()
    var random = Randoms(state: 11)
    var accepted = 0
    for _ in 0..<400 {
      var forged = Array(bytes.dropLast(8))
      for _ in 0...random.next(below: 3) {
        forged[8 + random.next(below: forged.count - 8)] =
          [0, 1, 127, 128, 255, UInt8(random.next(below: 256))][
            random.next(below: 6)]
      }
      var mixer = Mixer()
      for byte in forged { mixer.add(UInt64(byte)) }
      for shift in 0..<8 { forged.append(UInt8(truncatingIfNeeded: mixer.value >> UInt64(8 * shift))) }
      guard var world = try? World(encoded: forged) else { continue }
      accepted += 1
      for _ in 0..<4 { world.step(1 / 120) }
      #expect(world.isFinite)
      for id in world.bodyIDs.prefix(6) { try world.destroyBody(id) }
      world.step(1 / 120)
    }
    #expect(accepted > 0 && accepted < 400)
  }

  /// Forged worlds that would make a step, or a change after it, read outside of the columns or loop forever.
  private static let forgeries: [(String, (inout World) -> Void)] = [
    (
      "a piece on no list names a body that does not exist",
      { world in
        let p = world.freePiece
        world.freePiece = world.pieces[p].next
        world.pieces[p].body = 10_000
      }
    ),
    (
      "two pieces share their corners",
      { world in
        let both = (0..<world.pieces.count).filter { world.pieces[$0].vertexCount == 3 && world.pieces[$0].body > 0 }
        world.pieces[both[0]].firstVertex = world.pieces[both[1]].firstVertex
      }
    ),
    (
      "a range of corners ends after the last one",
      { world in
        let p = (0..<world.pieces.count).first { world.pieces[$0].vertexCount == 3 && world.pieces[$0].body > 0 }!
        world.vertices.fill(to: world.vertices.count + 3, with: .zero)
        world.normals.fill(to: world.normals.count + 3, with: .zero)
        world.pieces[p].firstVertex = Int32(world.vertices.count - 3)
      }
    ),
    ("two bodies share a membership", { $0.bodies[1].firstMembership = $0.bodies[2].firstMembership }),
    ("a membership is free and in use", { $0.freeMembership = $0.bodies[2].firstMembership }),
    ("a body cannot be destroyed again", { $0.bodies[3].generation = .max }),
    ("a body knows nothing of its joints", { world in world.bodies[3].jointCount = 0 }),
    ("a wall is awake", { $0.bodies[3].nextAsleep = 1 }),
    ("a joint cannot be destroyed again", { $0.joints[0].generation = .max }),
    ("the last step", { $0.stepCount = .max }),
  ]

  @Test(arguments: 0..<forgeries.count) func aForgeryIsRefused(number: Int) throws {
    var world = try world()
    _ = try World(encoded: world.encoded())
    Self.forgeries[number].1(&world)
    #expect(throws: PhysicsError.unreadable, "\(Self.forgeries[number].0)") { try World(encoded: world.encoded()) }
  }
}

/// A small seeded random number generator.
private struct Randoms {
  var state: UInt64

  mutating func next(below n: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(n))
  }
}
