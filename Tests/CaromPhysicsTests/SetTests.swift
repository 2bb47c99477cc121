import Testing

@testable import CaromPhysics

@Suite struct CollisionSetTests {
  /// Whether two overlapping bodies touch after one step.
  private func touch(_ world: World) -> Bool {
    var world = world
    world.step(1 / 120)
    return world.contactEvents.contains { $0.phase == .began }
  }

  @Test func bodiesCollideWhenTheyShareASetThatAllowsIt() throws {
    var world = World(gravity: .zero)
    let red = world.createCollisionSet()
    let blue = world.createCollisionSet(items: false, boundaries: true)
    var one = ball(at: .zero)
    var two = ball(at: Vector2(0.15, 0))
    one.collisionSets = [red]
    two.collisionSets = [blue]
    let a = try world.createBody(one)
    let b = try world.createBody(two)
    #expect(!touch(world))
    try world.add(a, to: blue)
    #expect(!touch(world))
    try world.setCollisionFlags(items: true, boundaries: false, of: blue)
    #expect(touch(world))
    try world.remove(a, from: blue)
    #expect(!touch(world))
    try world.add(b, to: red)
    #expect(touch(world))
    try world.setCollisionFlags(items: false, boundaries: true, of: red)
    #expect(!touch(world))
    try world.configure(b) { $0.kind = .static }
    #expect(touch(world))
  }

  @Test func aBodyMayBeInManySets() throws {
    var world = World(gravity: .zero)
    let sets = (0..<100).map { _ in world.createCollisionSet() }
    var first = ball(at: .zero)
    first.collisionSets = sets
    let id = try world.createBody(first)
    for set in sets { #expect(world.isMember(id, of: set)) }
    var other = ball(at: Vector2(0.15, 0))
    other.collisionSets = [sets[97]]
    _ = try world.createBody(other)
    #expect(touch(world))
    try world.destroyCollisionSet(sets[97])
    #expect(!touch(world))
    #expect(throws: PhysicsError.noSuchSet) { try world.add(id, to: sets[97]) }
  }

  @Test func whatIsInNoSetFallsThroughEverything() throws {
    var world = World()
    _ = try world.createBody(wall([box(10, 1)]))
    var ghost = ball(at: Vector2(0, 2))
    ghost.collisionSets = []
    let id = try world.createBody(ghost)
    for _ in 0..<240 { world.step(1 / 120) }
    #expect(try world.position(of: id).y < -5)
  }
}
