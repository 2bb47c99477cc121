import CaromGeometry
import CaromPhysicsScenes
import Testing

@testable import CaromPhysics

@Suite struct BadInputTests {
  @Test func badShapesAreRefused() {
    var world = World()
    func fails(_ shape: Shape, _ error: PhysicsError) {
      #expect(throws: error) { try world.createBody(BodyDefinition(.dynamic, shapes: [shape])) }
    }
    fails(.circle(radius: 0), .degenerateShape)
    fails(.circle(radius: -1), .degenerateShape)
    fails(.circle(radius: .nan), .notFinite)
    fails(.circle(radius: 1e30), .outOfRange)
    fails(.box(width: 0, height: 1), .degenerateShape)
    fails(.box(width: 1, height: .infinity), .notFinite)
    fails(.capsule(from: .zero, to: Vector2(.nan, 0), radius: 1), .notFinite)
    fails(.polygon([]), .degenerateShape)
    fails(.polygon([.zero, Vector2(1, 0), Vector2(2, 0)]), .degenerateShape)
    fails(.polygon([.zero, Vector2(2, 0), Vector2(1, 0.5), Vector2(1, 2)]), .notConvex)
    fails(.polygon([.zero, Vector2(1, 1), Vector2(1, 0), Vector2(0, 1)]), .degenerateShape)
    let star = (0..<5).map { k in
      let a = Double(k) * 4 * Double.pi / 5
      return Vector2(Float(CaromGeometry.cos(a)), Float(CaromGeometry.sin(a)))
    }
    fails(.polygon(star), .notConvex)
    fails(.segment(.zero, .zero), .degenerateShape)
    fails(.chain([.zero], isClosed: true), .degenerateShape)
    #expect(world.bodyIDs.isEmpty)
  }

  @Test func roundOutlinesKeepAtMostThirtyTwoCorners() throws {
    var world = World()
    let points = (0..<200).map { k in
      let a = Double(k) / 200 * 2 * Double.pi
      return Vector2(Float(2 * CaromGeometry.cos(a)), Float(CaromGeometry.sin(a)))
    }
    let id = try world.createBody(BodyDefinition(.dynamic, shapes: [.polygon(points.reversed())]))
    #expect(world.pieces[world.bodies[id.index].firstPiece].vertexCount == 32)
    #expect(abs(try world.mass(of: id) / (2 * .pi) - 1) < 0.01)
  }

  @Test func badNumbersAreRefused() throws {
    var world = World()
    let id = try world.createBody(ball(at: .zero))
    let hash = world.hash()
    for bad in [Float.nan, .infinity, -.infinity, 1e30] {
      #expect(throws: PhysicsError.self) { try world.setPosition(Vector2(bad, 0), of: id) }
      #expect(throws: PhysicsError.self) { try world.setLinearVelocity(Vector2(0, bad), of: id) }
      #expect(throws: PhysicsError.self) { try world.applyForce(Vector2(bad, 0), to: id) }
      #expect(throws: PhysicsError.self) { try world.applyImpulse(Vector2(bad, 0), to: id) }
      #expect(throws: PhysicsError.self) { try world.configure(id) { $0.density = bad } }
      #expect(throws: PhysicsError.self) { try world.configure(id) { $0.linearDamping = bad } }
      #expect(throws: PhysicsError.self) { try world.configure { $0.gravity.x = bad } }
    }
    #expect(throws: PhysicsError.self) { try world.configure(id) { $0.density = 0 } }
    #expect(world.hash() == hash)
    for bad in [Float.nan, -1, 0, 2, .infinity] { world.step(bad) }
    #expect(world.hash() == hash)
  }

  @Test func absurdWorldsStayFinite() throws {
    var world = World(gravity: Vector2(0, -1e6))
    var giant = BodyDefinition(.dynamic, at: Vector2(0, 9e5), shapes: [box(1e5, 1e5)])
    giant.settings.density = 1e9
    _ = try world.createBody(giant)
    var speck = ball(radius: 1e-4, at: Vector2(0, 8e5), velocity: Vector2(1e5, 0))
    speck.settings.density = 1e-6
    _ = try world.createBody(speck)
    _ = try world.createBody(wall([.segment(Vector2(-1e6, 7e5), Vector2(1e6, 7e5))]))
    for _ in 0..<300 { world.step(1) }
    #expect(world.isFinite)
  }

  @Test func randomCallsNeverTrapNorMakeNaN() { #expect(Fuzz.run(seed: 7, calls: 4000) == nil) }

  @Test func anOverflowStaysWithinItsStep() throws {
    var world = World()
    let post = try world.createBody(wall([box(1, 1)]))
    let id = try world.createBody(ball(at: Vector2(0, -2)))
    let joint = try world.createJoint(JointDefinition(.pin, post, id))
    let other = try world.createBody(ball(at: Vector2(0, 0.61), velocity: Vector2(0, -5)))
    world.joints[joint.index].linear = Vector2(.infinity, 0)
    world.states[other.index].velocity.y = -.infinity
    for _ in 0..<3 {
      world.step(1 / 120)
      #expect(world.isFinite)
    }
  }
}
