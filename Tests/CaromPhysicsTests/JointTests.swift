import CaromGeometry
import Testing

@testable import CaromPhysics

@Suite struct JointTests {
  @Test func aPendulumSwingsInItsPeriod() throws {
    var world = World(gravity: Vector2(0, -9.81))
    let bob = try world.createBody(ball(radius: 0.05, at: Vector2(0.05, -1)))
    var pin = JointDefinition(.pin, nil, bob)
    pin.settings.anchorB = Vector2(-0.05, 1)
    _ = try world.createJoint(pin)
    var crossings: [Int] = []
    var before: Float = 0.05
    for step in 1...1200 {
      world.step(1 / 120)
      let x = try world.position(of: bob).x
      if before > 0, x <= 0 { crossings.append(step) }
      before = x
      #expect(abs((try world.position(of: bob)).length - 1.00125) < 0.001)
    }
    // A disc of radius r on an arm of length l: T = 2π √((l² + r²/2) / (g l)).
    let l: Float = 1.00125
    let period = 2 * Float.pi * ((l * l + 0.00125) / (9.81 * l)).squareRoot()
    let measured = Float(crossings.last! - crossings.first!) / 120 / Float(crossings.count - 1)
    #expect(abs(measured / period - 1) < 0.005)
  }

  @Test func aShortChainHangsTogether() throws {
    var world = World()
    var last: BodyID?
    var ids: [BodyID] = []
    for i in 0..<20 {
      var link = BodyDefinition(.dynamic, at: Vector2(0.25 + 0.5 * Float(i), 0), shapes: [box(0.5, 0.1)])
      link.collisionSets = []
      let id = try world.createBody(link)
      var pin = JointDefinition(.pin, last, id)
      pin.settings.anchorA = last == nil ? .zero : Vector2(0.25, 0)
      pin.settings.anchorB = Vector2(-0.25, 0)
      let joint = try world.createJoint(pin)
      #expect(try world.separation(of: joint) < 1e-6)
      last = id
      ids.append(id)
    }
    for _ in 0..<600 {
      world.step(1 / 120)
      for id in ids { #expect(try world.position(of: id).length < 10.1) }
    }
  }

  /// A chain at rest between two points is a catenary, y = a cosh(x / a).
  @Test func aHangingChainIsACatenary() throws {
    var world = World(gravity: Vector2(0, -10))
    // Rigid joints give way like springs with a quarter of the sub-step rate: with 4 sub-steps this chain sags 1.2 %
    // too far.
    try world.configure { $0.subSteps = 8 }
    let count = 40
    let link: Float = 0.1
    let half: Float = 1.5
    var last: BodyID?
    var ids: [BodyID] = []
    for i in 0..<count {
      // It starts as a V between the two ends.
      let side: Float = i < count / 2 ? -1 : 1
      let slope = (Float(count) * link / 2 * Float(count) * link / 2 - half * half).squareRoot()
      let share = (Float(i) + 0.5) / Float(count) * 2 - 1
      var body = BodyDefinition(
        .dynamic, at: Vector2(share * half, (abs(share) - 1) * slope), shapes: [box(link, 0.02)])
      body.angle = Float(CaromGeometry.atan2(Double(side * slope), Double(half)))
      body.collisionSets = []
      body.settings.linearDamping = 3
      body.settings.angularDamping = 3
      body.settings.allowsSleep = false
      let id = try world.createBody(body)
      var pin = JointDefinition(.pin, last, id)
      pin.settings.anchorA = last == nil ? Vector2(-half, 0) : Vector2(link / 2, 0)
      pin.settings.anchorB = Vector2(-link / 2, 0)
      _ = try world.createJoint(pin)
      last = id
      ids.append(id)
    }
    var end = JointDefinition(.pin, nil, ids[count - 1])
    end.settings.anchorA = Vector2(half, 0)
    end.settings.anchorB = Vector2(link / 2, 0)
    _ = try world.createJoint(end)
    for _ in 0..<1200 { world.step(1 / 120) }
    #expect(world.kineticEnergy < 1e-6)
    // The length of the chain is 2 a sinh(half / a).
    func sinh(_ x: Double) -> Double { (CaromGeometry.exp(x) - CaromGeometry.exp(-x)) / 2 }
    func cosh(_ x: Double) -> Double { (CaromGeometry.exp(x) + CaromGeometry.exp(-x)) / 2 }
    var (low, high) = (0.1, 10.0)
    for _ in 0..<60 {
      let a = (low + high) / 2
      if 2 * a * sinh(Double(half) / a) > Double(Float(count) * link) { low = a } else { high = a }
    }
    let a = low
    let sag = a * (cosh(Double(half) / a) - 1)
    for id in ids {
      let p = try world.position(of: id)
      let y = a * cosh(Double(p.x) / a) - a * cosh(Double(half) / a)
      #expect(abs(Double(p.y) - y) < 0.005 * sag)
    }
  }
}
