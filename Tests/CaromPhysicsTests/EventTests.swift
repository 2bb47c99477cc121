import Testing

@testable import CaromPhysics

@Suite struct EventTests {
  private func steps(_ world: inout World, _ n: Int) -> [ContactEvent] {
    var all: [ContactEvent] = []
    for _ in 0..<n {
      world.step(1 / 120)
      all += world.contactEvents
    }
    return all
  }

  @Test func aBounceBeginsAndEnds() throws {
    var world = World(gravity: .zero)
    let floor = try world.createBody(wall([court(4, 4)]))
    let id = try world.createBody(ball(at: Vector2(0, 0), velocity: Vector2(0, -6)))
    let events = steps(&world, 60)
    #expect(events.map(\.phase) == [.began, .ended])
    #expect(events[0].bodyA == floor && events[0].bodyB == id)
    #expect((events[0].point - Vector2(0, -2)).length < 0.001)
    #expect((events[0].normal - Vector2(0, 1)).length < 1e-5)
    #expect(abs(events[0].approachSpeed - 6) < 1e-4)
  }

  @Test func aFastHitHasBothEventsInOneStep() throws {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([court(4, 4)]))
    _ = try world.createBody(ball(at: .zero, velocity: Vector2(0, -300)))
    world.step(1 / 120)
    #expect(world.contactEvents.map(\.phase) == [.began, .ended])
  }

  @Test func restingBeginsOnceAndEndsWhenTheBodyGoes() throws {
    var world = World()
    _ = try world.createBody(wall([.chain((-10...10).map { Vector2(Float($0) * 0.2, 0) }, isClosed: false)]))
    let id = try world.createBody(BodyDefinition(.dynamic, at: Vector2(0, 0.6), shapes: [box(1, 1)]))
    #expect(steps(&world, 300).map(\.phase) == [.began])
    try world.destroyBody(id)
    let events = steps(&world, 2)
    #expect(events.map(\.phase) == [.ended] && events[0].bodyB == id)
  }

  @Test func eventsComeInOrderOfTheBodies() throws {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([court(20, 4)]))
    for x in [5, -3, 0, 7, -6] as [Float] {
      _ = try world.createBody(ball(at: Vector2(x, 0), velocity: Vector2(0, -40)))
    }
    let events = steps(&world, 7)
    #expect(events.count == 10)
    #expect(events.map(\.bodyB.index) == events.map(\.bodyB.index).sorted())
  }

  @Test func theShapesOfACompoundAreTold() throws {
    var world = World()
    _ = try world.createBody(wall([box(20, 1, at: Vector2(0, -0.5))]))
    _ = try world.createBody(
      BodyDefinition(
        .dynamic, at: Vector2(0, 0.4),
        shapes: [
          box(2, 0.1, at: Vector2(0, 0.3)), .circle(center: Vector2(-0.8, 0), radius: 0.25),
          .circle(center: Vector2(0.8, 0), radius: 0.25),
        ]))
    let shapes = steps(&world, 60).map(\.shapeB).sorted()
    #expect(shapes == [1, 2])
  }
}
