import CaromPhysicsScenes
import Testing

@testable import CaromPhysics

@Suite struct ValueTests {
  @Test func aCopyGoesItsOwnWayAndTheSameWay() throws {
    var world = Scene.pyramid(base: 8).world(allowsSleep: true).world
    for _ in 0..<30 { world.step(1 / 120) }
    let kept = world
    let hash = kept.hash()
    for _ in 0..<60 { world.step(1 / 120) }
    #expect(kept.hash() == hash)
    #expect(world.hash() != hash)
    var again = kept
    for _ in 0..<60 { again.step(1 / 120) }
    #expect(again.hash() == world.hash())
  }

  @Test func theHashDoesNotDependOnIdsOrHistory() throws {
    func body(_ k: Int) -> BodyDefinition {
      ball(radius: 0.1 + Float(k) * 0.01, at: Vector2(Float(k), 2), velocity: Vector2(0, Float(k)))
    }
    var one = World()
    for k in 0..<5 { _ = try one.createBody(body(k)) }
    var two = World()
    let extra = try (5..<9).map { try two.createBody(body($0)) }
    for k in (0..<5).reversed() { _ = try two.createBody(body(k)) }
    for id in extra { try two.destroyBody(id) }
    #expect(one.hash() == two.hash())
    for _ in 0..<10 {
      one.step(1 / 120)
      two.step(1 / 120)
    }
    #expect(one.hash() == two.hash())
  }

  @Test func minusZeroHashesAsZero() throws {
    var one = World()
    var two = World()
    _ = try one.createBody(ball(at: Vector2(0, 0)))
    _ = try two.createBody(ball(at: Vector2(-0.0, -0.0)))
    #expect(one.hash() == two.hash())
  }

  @Test func staleIdsAreRecognised() throws {
    var world = World()
    let id = try world.createBody(ball(at: .zero))
    try world.destroyBody(id)
    let next = try world.createBody(ball(at: .zero))
    #expect(next.index == id.index && next != id)
    #expect(throws: PhysicsError.noSuchBody) { try world.destroyBody(id) }
    #expect(throws: PhysicsError.noSuchBody) { try world.setPosition(.zero, of: id) }
  }

  @Test func sleepersWakeByTouchAndByAnySetter() throws {
    var world = World()
    _ = try world.createBody(wall([box(20, 1, at: Vector2(0, -0.5))], friction: 0.5))
    let lower = try world.createBody(BodyDefinition(.dynamic, at: Vector2(0, 0.5), shapes: [box(1, 1)]))
    let upper = try world.createBody(BodyDefinition(.dynamic, at: Vector2(0, 1.5), shapes: [box(1, 1)]))
    func rest() {
      for _ in 0..<240 { world.step(1 / 120) }
      #expect(world.isAtRest)
    }
    rest()
    try world.configure(upper) { $0.friction = 0.1 }
    #expect(try world.isAwake(lower) && world.isAwake(upper))
    rest()
    try world.applyImpulse(Vector2(0.1, 0), to: lower)
    #expect(try world.isAwake(upper))
    rest()
    let visitor = try world.createBody(ball(at: Vector2(3, 0.5), velocity: Vector2(-20, 0)))
    for _ in 0..<20 { world.step(1 / 120) }
    #expect(try world.isAwake(lower))
    try world.destroyBody(visitor)
    rest()
    try world.destroyBody(lower)
    #expect(try world.isAwake(upper))
  }

  /// The solver reads eight contacts at a time by the offsets of their fields, which a new field could change.
  @Test func numbersLieWhereTheSolverReadsThem() {
    let manifold = MemoryLayout<Contact>.offset(of: \.manifold) ?? -1
    #expect(MemoryLayout<Contact>.stride == 64)
    #expect(MemoryLayout<Manifold>.offset(of: \.normal).map { manifold + $0 } == ContactRows.normal)
    #expect(MemoryLayout<Manifold>.offset(of: \.p0).map { manifold + $0 } == ContactRows.p0)
    #expect(MemoryLayout<ContactMemory>.offset(of: \.p1) == ContactRows.p1)
    #expect(MemoryLayout<ManifoldPoint>.offset(of: \.separation) == 16)
    let places = [
      (MemoryLayout<PointLanes>.offset(of: \.normalImpulse), PointPlaces.normalImpulse),
      (MemoryLayout<PointLanes>.offset(of: \.tangentImpulse), PointPlaces.tangentImpulse),
      (MemoryLayout<HitLanes>.offset(of: \.greatestImpulse), PointPlaces.greatestImpulse),
      (MemoryLayout<HitLanes>.offset(of: \.approach), PointPlaces.approach),
    ]
    for (bytes, place) in places { #expect(bytes == place * MemoryLayout<Float>.stride) }
  }

  @Test func queriesFindWhatIsThere() throws {
    var world = World()
    let disc = try world.createBody(BodyDefinition(.static, at: Vector2(2, 0), shapes: [.circle(radius: 0.5)]))
    let plate = try world.createBody(BodyDefinition(.static, at: Vector2(5, 0), shapes: [box(1, 2)]))
    #expect(world.bodies(at: Vector2(2.2, 0.2)) == [disc])
    #expect(world.bodies(at: Vector2(2.4, 0.4)) == [])
    #expect(world.bodies(overlapping: Vector2(1, -1), Vector2(6, 1)) == [disc, plate])
    let hit = try #require(world.castRay(from: .zero, to: Vector2(10, 0)))
    #expect(hit.body == disc && abs(hit.point.x - 1.5) < 1e-5 && abs(hit.share - 0.15) < 1e-5)
    let beyond = try #require(world.castRay(from: Vector2(2, 0), to: Vector2(10, 0)))
    #expect(beyond.body == plate && abs(beyond.point.x - 4.5) < 1e-5)
    #expect(world.castRay(from: Vector2(0, 5), to: Vector2(10, 5)) == nil)
    #expect(world.castRay(from: Vector2(.nan, 5), to: Vector2(10, 5)) == nil)
  }
}
