import Testing

@testable import CaromPhysics

/// With elasticity 1 and without friction and damping, no energy is lost, nothing sticks and nothing escapes.
@Suite struct EnergyTests {
  @Test(arguments: [0.02, 0.3, 8, 60, 200, 400] as [Float])
  func aBallKeepsItsEnergyInACourt(speed: Float) throws {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([court(4, 3)]))
    _ = try world.createBody(wall([box(0.6, 0.2, at: Vector2(0.7, 0.5), angle: 0.3)]))
    let id = try world.createBody(ball(at: Vector2(-1.75, -1.3), velocity: Vector2(-0.8, 0.6) * speed))
    let before = world.kineticEnergy
    var bounces = 0
    for _ in 0..<2000 {
      world.step(1 / 120)
      bounces += world.contactEvents.count { $0.phase == .began }
      let p = try world.position(of: id)
      #expect(abs(p.x) < 1.9001 && abs(p.y) < 1.4001)
    }
    #expect(abs(world.kineticEnergy / before - 1) < 0.0002)
    #expect(bounces > 0)
  }

  @Test func aBallBetweenThinWallsNeverGetsOut() throws {
    for (speed, radius) in [(200, 0.05), (400, 0.2), (37, 0.1)] as [(Float, Float)] {
      var world = World(gravity: .zero)
      let thin: Float = 0.04
      _ = try world.createBody(
        wall([
          box(2, thin, at: Vector2(0, -0.5)), box(2, thin, at: Vector2(0, 0.5)), box(thin, 1.2, at: Vector2(-0.8, 0)),
          box(thin, 1.2, at: Vector2(0.8, 0)),
        ]))
      let id = try world.createBody(ball(radius: radius, at: .zero, velocity: Vector2(0.83, 0.56) * speed))
      let before = world.kineticEnergy
      for _ in 0..<1500 {
        world.step(1 / 120)
        let p = try world.position(of: id)
        #expect(abs(p.x) < 0.78 - radius + 0.001 && abs(p.y) < 0.48 - radius + 0.001)
      }
      #expect(abs(world.kineticEnergy / before - 1) < 0.001)
    }
  }

  @Test func aGrazingBallDoesNotStick() throws {
    for slope in [0.001, 0.01, 0.0001] as [Float] {
      var world = World(gravity: .zero)
      _ = try world.createBody(wall([.segment(Vector2(-50, 0), Vector2(50, 0))]))
      let id = try world.createBody(ball(at: Vector2(-20, 0.1005), velocity: Vector2(5, -5 * slope)))
      var near = 0
      for _ in 0..<600 {
        world.step(1 / 120)
        let v = try world.linearVelocity(of: id)
        if try world.position(of: id).y <= 0.1000001, v.y <= 0 { near += 1 }
      }
      #expect(near <= 3)
      #expect(abs(world.kineticEnergy / (0.5 * Double(try world.mass(of: id)) * 25) - 1) < 1e-4)
    }
  }

  @Test func aBallGlidesOverTheJointsOfAFlatChain() throws {
    var world = World(gravity: .zero)
    let points = (0...200).map { Vector2(Float($0) * 0.1 - 10, 0) }
    _ = try world.createBody(wall([.chain(points, isClosed: false)]))
    for y in [0.1, 0.0999999, 0.0999] as [Float] {
      let id = try world.createBody(ball(at: Vector2(-9, y), velocity: Vector2(6, 0)))
      for _ in 0..<240 { world.step(1 / 120) }
      let v = try world.linearVelocity(of: id)
      #expect(abs(v.y) < 0.01 && abs(v.x - 6) < 0.01)
      try world.destroyBody(id)
    }
  }

  @Test func aBoxGlidesOverTheJointsOfAFlatChain() throws {
    var world = World()
    let points = (0...100).map { Vector2(Float($0) * 0.37 - 18, 0) }
    _ = try world.createBody(wall([.chain(points, isClosed: false)]))
    var definition = BodyDefinition(.dynamic, at: Vector2(-15, 0.25), shapes: [box(0.5, 0.5)])
    definition.linearVelocity = Vector2(8, 0)
    definition.settings.friction = 0
    let id = try world.createBody(definition)
    for _ in 0..<360 { world.step(1 / 120) }
    let motion = try world.motion(of: id)
    #expect(abs(motion.linearVelocity.x - 8) < 0.01 && abs(motion.angularVelocity) < 0.01)
  }

  @Test func theInsideAndTheOutsideOfAChainBothHold() throws {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([court(2, 2)]))
    let inner = try world.createBody(ball(at: .zero, velocity: Vector2(90, 31)))
    let outer = try world.createBody(ball(at: Vector2(-5, 0), velocity: Vector2(120, 0)))
    for _ in 0..<600 { world.step(1 / 120) }
    let p = try world.position(of: inner)
    #expect(abs(p.x) < 1 && abs(p.y) < 1)
    #expect(try world.position(of: outer).x < -1)
    #expect(try world.linearVelocity(of: outer).x == -120)
  }

  @Test func aFastCardDoesNotPassAWall() throws {
    for spin in [0, 30, -200] as [Float] {
      var world = World(gravity: .zero)
      _ = try world.createBody(
        wall([.segment(Vector2(5, -20), Vector2(5, 20)), .segment(Vector2(-5, -20), Vector2(-5, 20))]))
      var card = BodyDefinition(.dynamic, shapes: [box(0.6, 0.3)])
      card.linearVelocity = Vector2(150, 1)
      card.angularVelocity = spin
      card.settings.restitution = 1
      card.settings.friction = 0
      let id = try world.createBody(card)
      for _ in 0..<400 {
        world.step(1 / 120)
        #expect(abs(try world.position(of: id).x) < 5)
      }
      #expect(world.kineticEnergy > 0.9 * 0.5 * 0.18 * 22501)
    }
  }

  @Test func slowHitsBounceUnlessAThresholdForbidsIt() throws {
    for (threshold, back) in [(0, 0.02), (1, 0)] as [(Float, Float)] {
      var world = World(gravity: .zero)
      try world.configure { $0.restitutionThreshold = threshold }
      _ = try world.createBody(wall([.segment(Vector2(0, -5), Vector2(0, 5))]))
      let id = try world.createBody(ball(at: Vector2(0.11, 0), velocity: Vector2(-0.02, 0)))
      for _ in 0..<120 { world.step(1 / 120) }
      #expect(abs(try world.linearVelocity(of: id).x - back) < 1e-4)
    }
  }
}
