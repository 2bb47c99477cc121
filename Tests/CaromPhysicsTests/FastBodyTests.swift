import CaromGeometry
import Testing

@testable import CaromPhysics

/// A fast body moves to the impact, hits, and moves on: it neither passes through anything nor enters it.
@Suite struct FastBodyTests {
  @Test(arguments: [(0.05, 200), (0.2, 200), (0.05, 400), (0.2, 400)] as [(Float, Float)])
  func aBallStaysInACrookedChain(radius: Float, speed: Float) throws {
    var world = World(gravity: .zero)
    let corners = (0..<17).map { k in
      let a = Double(k) / 17 * 2 * Double.pi
      let r = k % 2 == 0 ? 1.1 : 0.95
      return Vector2(Float(r * CaromGeometry.cos(a)), Float(r * CaromGeometry.sin(a)))
    }
    _ = try world.createBody(wall([.chain(corners, isClosed: true)]))
    let id = try world.createBody(ball(radius: radius, at: .zero, velocity: Vector2(0.834, 0.5517) * speed))
    let before = world.kineticEnergy
    for _ in 0..<1200 {
      world.step(1 / 120)
      #expect(try world.position(of: id).length < 1.1)
    }
    #expect(abs(world.kineticEnergy / before - 1) < 0.001)
  }

  /// A world of four walls, 4 m apart, with a thrown box in it.
  private func thrown(_ w: Float, _ h: Float, spin: Float, speed: Float, restitution: Float, friction: Float) throws
    -> (
      World, BodyID
    )
  {
    var world = World(gravity: .zero)
    _ = try world.createBody(
      wall(
        [
          box(6, 0.5, at: Vector2(0, 2.25)), box(6, 0.5, at: Vector2(0, -2.25)), box(0.5, 6, at: Vector2(2.25, 0)),
          box(0.5, 6, at: Vector2(-2.25, 0)),
        ], friction: friction))
    var card = BodyDefinition(.dynamic, shapes: [box(w, h)])
    card.angle = 0.3
    card.linearVelocity = Vector2(0.8, 0.55) * speed
    card.angularVelocity = spin
    card.settings.restitution = restitution
    card.settings.friction = friction
    let id = try world.createBody(card)
    return (world, id)
  }

  @Test(arguments: [0, 3, 10, 30, -120, 300] as [Float])
  func aSpinningBoxNeverEntersAWall(spin: Float) throws {
    for (w, h) in [(0.88, 0.12), (0.88, 0.5), (0.3, 0.05)] as [(Float, Float)] {
      for (speed, restitution, friction) in [(3, 0, 0.4), (10, 0.5, 0), (60, 1, 0), (150, 0.8, 0.4)]
        as [(Float, Float, Float)]
      {
        var (world, id) = try thrown(w, h, spin: spin, speed: speed, restitution: restitution, friction: friction)
        let before = world.kineticEnergy
        var deepest: Float = 0
        for _ in 0..<200 {
          world.step(1 / 120)
          let motion = try world.motion(of: id)
          for corner in [Vector2(-w, -h), Vector2(w, -h), Vector2(w, h), Vector2(-w, h)] {
            let p = motion.position + motion.rotation.rotate(corner * 0.5)
            deepest = max(deepest, abs(p.x) - 2, abs(p.y) - 2)
          }
        }
        #expect(deepest < 0.002)
        #expect(world.kineticEnergy < 1.02 * before)
      }
    }
  }

  @Test func aSpinningPaddleThrowsABallAsItTurns() throws {
    var world = World(gravity: .zero)
    var paddle = BodyDefinition(.kinematic, shapes: [box(4, 0.1)])
    paddle.angularVelocity = 20
    _ = try world.createBody(paddle)
    // Where the end of the paddle is after a twentieth of a second and a rotation by one radian.
    var target = ball(at: Vector2(1.5 * 0.5403, 1.5 * 0.8415))
    target.settings.restitution = 1
    let id = try world.createBody(target)
    for _ in 0..<12 { world.step(1 / 120) }
    // An elastic ball leaves a wall that approaches at ω r = 30 m/s at twice that speed.
    let speed = try world.linearVelocity(of: id).length
    #expect(abs(speed / 60 - 1) < 0.1)
  }

  @Test(arguments: [false, true])
  func aBulletHitsWhatMoves(isRound: Bool) throws {
    for isBullet in [true, false] {
      var world = World(gravity: .zero)
      var thin = BodyDefinition(.dynamic, at: Vector2(5, 0), shapes: [box(0.02, 1)])
      thin.settings.restitution = 0
      thin.linearVelocity = Vector2(-1, 0)
      let plate = try world.createBody(thin)
      var shot = BodyDefinition(.dynamic, shapes: [isRound ? .circle(radius: 0.05) : box(0.1, 0.1)])
      shot.linearVelocity = Vector2(300, 0)
      shot.settings.isBullet = isBullet
      shot.settings.restitution = 0
      let bullet = try world.createBody(shot)
      let momentum = { () throws -> Float in
        try world.mass(of: plate) * world.linearVelocity(of: plate).x
          + world.mass(of: bullet) * world.linearVelocity(of: bullet).x
      }
      let before = try momentum()
      for _ in 0..<10 { world.step(1 / 120) }
      let isBehind = try world.position(of: bullet).x > world.position(of: plate).x
      #expect(isBehind != isBullet)
      #expect(abs(try momentum() / before - 1) < 1e-4)
    }
  }

  @Test func whatABulletHitsDoesNotLeaveThroughAWall() throws {
    var world = World(gravity: .zero)
    _ = try world.createBody(wall([box(0.1, 10, at: Vector2(6, 0))]))
    let light = try world.createBody(ball(radius: 0.05, at: Vector2(5, 0)))
    var shot = ball(radius: 0.2, at: .zero, velocity: Vector2(390, 0))
    shot.settings.isBullet = true
    let bullet = try world.createBody(shot)
    for _ in 0..<120 {
      world.step(1 / 120)
      #expect(try world.position(of: light).x < 6)
      #expect(try world.position(of: bullet).x < 6)
    }
    #expect(try world.linearVelocity(of: light).length > 300)
  }
}
