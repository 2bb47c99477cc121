import CaromGeometry
import Testing

@testable import CaromPhysics

/// Compares the engine with textbook formulas, to within half a percent.
@Suite struct TheoryTests {
  private let dt: Float = 1 / 120

  private func ground(friction: Float = 0.6, restitution: Float = 0) -> BodyDefinition {
    wall([box(200, 1, at: Vector2(0, -0.5))], restitution: restitution, friction: friction)
  }

  @Test func aProjectileFollowsItsParabola() throws {
    var world = World(gravity: Vector2(0, -10))
    let id = try world.createBody(ball(at: .zero, velocity: Vector2(3, 8)))
    for _ in 0..<240 { world.step(dt) }
    let motion = try world.motion(of: id)
    #expect(abs(motion.position.x - 6) < 0.001)
    #expect(abs(motion.position.y - (16 - 20)) < 0.001)
    #expect(abs(motion.linearVelocity.y + 12) < 0.001)
  }

  @Test func dampingDividesTheSpeedInEachSubStep() throws {
    var world = World(gravity: .zero)
    var definition = ball(at: .zero, velocity: Vector2(10, 0))
    definition.settings.linearDamping = 3
    definition.settings.angularDamping = 2
    definition.angularVelocity = 5
    let id = try world.createBody(definition)
    var v: Float = 10
    var w: Float = 5
    for _ in 0..<120 {
      world.step(dt)
      for _ in 0..<4 {
        v /= 1 + dt / 4 * 3
        w /= 1 + dt / 4 * 2
      }
    }
    #expect(abs(try world.linearVelocity(of: id).x / v - 1) < 1e-4)
    #expect(abs(try world.angularVelocity(of: id) / w - 1) < 1e-4)
  }

  @Test func unequalMassesExchangeTheirMomentum() throws {
    var world = World(gravity: .zero)
    let light = try world.createBody(ball(radius: 0.1, at: Vector2(-1, 0), velocity: Vector2(2, 0)))
    let heavy = try world.createBody(ball(radius: 0.3, at: Vector2(1, 0)))
    for _ in 0..<240 { world.step(dt) }
    // Masses 1 : 9. v₁ = (m₁ − m₂) / (m₁ + m₂) · u, v₂ = 2 m₁ / (m₁ + m₂) · u.
    #expect(abs(try world.linearVelocity(of: light).x + 1.6) < 0.008)
    #expect(abs(try world.linearVelocity(of: heavy).x - 0.4) < 0.002)
  }

  @Test func friction_stopsASlidingBoxAfterItsDistance() throws {
    var world = World()
    _ = try world.createBody(ground(friction: 0.4))
    var definition = BodyDefinition(.dynamic, at: Vector2(0, 0.2), shapes: [box(1, 0.4)])
    definition.settings.friction = 0.4
    let id = try world.createBody(definition)
    for _ in 0..<60 { world.step(dt) }
    let start = try world.position(of: id).x
    try world.setLinearVelocity(Vector2(4, 0), of: id)
    for _ in 0..<240 { world.step(dt) }
    // v² / (2 μ g)
    #expect(abs((try world.position(of: id).x - start) / 2 - 1) < 0.005)
  }

  @Test(arguments: [20.0, 35.0]) func aDiscRollsDownASlope(degrees: Double) throws {
    let angle = degrees * .pi / 180
    let along = Vector2(Float(CaromGeometry.cos(angle)), -Float(CaromGeometry.sin(angle)))
    var world = World()
    _ = try world.createBody(wall([.segment(along * -10, along * 60)], friction: 0.9))
    let id = try world.createBody(
      ball(radius: 0.25, at: along.leftTurned * 0.25, restitution: 0, friction: 0.9))
    for _ in 0..<30 { world.step(dt) }
    let before = dot(try world.linearVelocity(of: id), along)
    for _ in 0..<120 { world.step(dt) }
    let gain = dot(try world.linearVelocity(of: id), along) - before
    // a = ⅔ g sin θ
    #expect(abs(gain / (10 * Float(CaromGeometry.sin(angle)) * 2 / 3) - 1) < 0.005)
  }

  @Test func staticFrictionHoldsUntilASlopeIsSteepEnough() throws {
    for (degrees, slides) in [(25.0, false), (35.0, true)] {
      let angle = degrees * .pi / 180
      var world = World()
      var slope = wall([box(40, 1)], friction: 0.3)
      slope.angle = -Float(angle)
      slope.settings.staticFriction = 0.58
      _ = try world.createBody(slope)
      let up = Vector2(Float(CaromGeometry.sin(angle)), Float(CaromGeometry.cos(angle)))
      var definition = BodyDefinition(.dynamic, at: up * 0.7, shapes: [box(1, 0.4)])
      definition.angle = -Float(angle)
      definition.settings.friction = 0.3
      definition.settings.staticFriction = 0.58
      let id = try world.createBody(definition)
      for _ in 0..<240 { world.step(dt) }
      #expect(((try world.position(of: id) - up * 0.7).length > 0.5) == slides, "\(degrees)°")
    }
  }

  @Test(arguments: [0.3, 0.5, 0.8, 1] as [Float]) func aBallReturnsToTheHeightOfItsRestitution(e: Float) throws {
    var world = World()
    _ = try world.createBody(ground())
    let id = try world.createBody(ball(at: Vector2(0, 2.1), restitution: e))
    var top: Float = 0
    var hasHit = false
    for _ in 0..<180 {
      world.step(dt)
      if try world.linearVelocity(of: id).y > 0 { hasHit = true }
      if hasHit { top = max(top, try world.position(of: id).y - 0.1) }
    }
    #expect(abs(top / (2 * e * e) - 1) < 0.005)
  }

  @Test func aStackStands() throws {
    var world = World()
    _ = try world.createBody(ground())
    var ids: [BodyID] = []
    for i in 0..<10 {
      ids.append(try world.createBody(BodyDefinition(.dynamic, at: Vector2(0, 0.5 + Float(i)), shapes: [box(1, 1)])))
    }
    for _ in 0..<600 { world.step(dt) }
    for (i, id) in ids.enumerated() {
      let p = try world.position(of: id)
      #expect(abs(p.x) < 0.01 && abs(p.y - 0.5 - Float(i)) < 0.02)
    }
    #expect(world.isAtRest)
  }

  @Test func momentumAndSpinOfAFreeBodyStay() throws {
    var world = World(gravity: .zero)
    var definition = BodyDefinition(.dynamic, shapes: [box(1, 0.2), .circle(center: Vector2(0.8, 0), radius: 0.3)])
    definition.linearVelocity = Vector2(1, 2)
    definition.angularVelocity = 7
    definition.settings.allowsSleep = false
    let id = try world.createBody(definition)
    let before = world.kineticEnergy
    let center = try world.centerOfMass(of: id)
    for _ in 0..<1200 { world.step(dt) }
    #expect(abs(world.kineticEnergy / before - 1) < 1e-5)
    let way = try world.centerOfMass(of: id) - center
    #expect((way - Vector2(10, 20)).length < 0.01)
  }

  @Test func massAndInertiaAreThoseOfTheShapes() throws {
    var world = World()
    func made(_ shapes: [Shape]) throws -> (Float, Float) {
      let id = try world.createBody(BodyDefinition(.dynamic, shapes: shapes))
      return (try world.mass(of: id), try world.inertia(of: id))
    }
    let plate = try made([box(2, 3)])
    #expect(abs(plate.0 - 6) < 1e-4 && abs(plate.1 - 6 * 13 / 12) < 1e-4)
    let disc = try made([.circle(radius: 2)])
    #expect(abs(disc.0 - 12.566371) < 1e-4 && abs(disc.1 - 25.132741) < 1e-3)
    let polygon = try made([.polygon([Vector2(-1, -1.5), Vector2(1, -1.5), Vector2(1, 1.5), Vector2(-1, 1.5)])])
    #expect(abs(polygon.0 - 6) < 1e-4 && abs(polygon.1 - 6.5) < 1e-4)
    // The inertia of a capsule is between that of its inner box and that of a box of its whole length.
    let capsule = try made([.capsule(from: Vector2(-1, 0), to: Vector2(1, 0), radius: 0.5)])
    #expect(abs(capsule.0 - (2 + .pi * 0.25)) < 1e-4)
    let many = try made([
      .polygon(
        (0..<64).map { k in
          let a = Double(k) / 64 * 2 * Double.pi
          let end = CaromGeometry.cos(a) > 0 ? 1.0 : -1.0
          return Vector2(Float(end + 0.5 * CaromGeometry.cos(a)), Float(0.5 * CaromGeometry.sin(a)))
        })
    ])
    #expect(abs(many.1 / capsule.1 - 1) < 0.02)
    let two = try made([box(1, 1, at: Vector2(-1, 0)), box(1, 1, at: Vector2(1, 0))])
    #expect(abs(two.0 - 2) < 1e-5 && abs(two.1 - (2.0 / 6 + 2)) < 1e-4)
  }
}
