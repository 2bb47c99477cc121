import CaromGeometry
import CaromPhysics

/// A fuzzer for `World`: random calls of its whole API, with invalid values among them.
public struct Fuzz {
  private var chance: Chance
  private var world = World()
  private var ids: [BodyID] = []
  private var joints: [JointID] = []
  private var sets: [CollisionSetID] = [.common]
  private var kept: World?

  /// Makes `calls` random calls. Returns a description of the first failure, or nil.
  ///
  /// - Parameter seed: Determines the sequence of calls.
  /// - Parameter every: The number of calls between two checks that all numbers are finite.
  public static func run(seed: UInt64, calls: Int, every: Int = 64) -> String? {
    var fuzz = Fuzz(chance: Chance(seed: seed))
    for call in 0..<calls {
      fuzz.call()
      if call % every == 0, !fuzz.world.isFinite { return "a number is not finite after call \(call)" }
    }
    return fuzz.world.isFinite ? nil : "a number is not finite at the end"
  }

  private mutating func pick(_ n: Int) -> Int { min(Int(chance.number(0, Float(n))), max(n - 1, 0)) }

  /// Usually a reasonable number, sometimes an extreme or invalid one.
  private mutating func number() -> Float {
    switch pick(40) {
    case 0: return [Float.nan, .infinity, -.infinity, 0, -0.0, 1e-30][pick(6)]
    case 1: return chance.number(-1, 1) * 1e6
    case 2: return chance.number(-1, 1) * 1e-4
    case 3: return [1e9, 1e30, -1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude][pick(5)]
    default: return chance.number(-3, 3)
    }
  }

  private mutating func vector() -> Vector2 { Vector2(number(), number()) }
  private mutating func size() -> Float { pick(12) == 0 ? number() : abs(number()) * 0.3 + 0.05 }
  private mutating func body() -> BodyID {
    ids.isEmpty || pick(50) == 0 ? BodyID(index: Int32(pick(90)) - 2, generation: Int32(pick(3))) : ids[pick(ids.count)]
  }

  private mutating func shape() -> Shape {
    switch pick(7) {
    case 0: return .capsule(from: vector(), to: vector(), radius: size())
    case 1, 2: return .box(width: size(), height: size(), center: pick(3) == 0 ? vector() : .zero, angle: number())
    case 3:
      let n = pick(12) + 1
      return .polygon(
        (0..<n).map { k in
          let a = Double(k) / Double(n) * 6.2831853
          return Vector2(Float(CaromGeometry.cos(a)), Float(CaromGeometry.sin(a))) * (0.4 + chance.number(0, 0.05))
        })
    case 4: return .segment(vector(), vector())
    case 5: return .chain((0..<(pick(8) + 1)).map { _ in vector() }, isClosed: pick(2) == 0)
    default: return .circle(center: pick(4) == 0 ? vector() : .zero, radius: size())
    }
  }

  private mutating func definition() -> BodyDefinition {
    var d = BodyDefinition([.static, .kinematic, .dynamic, .dynamic, .dynamic][pick(5)], at: vector())
    d.angle = number()
    d.linearVelocity = vector()
    d.angularVelocity = number()
    for _ in 0..<(pick(3) + 1) { d.shapes.append(shape()) }
    d.settings.restitution = abs(number()) * 0.4
    d.settings.friction = abs(number()) * 0.4
    if pick(5) == 0 { d.collisionSets = (0..<pick(4)).map { _ in sets[pick(sets.count)] } }
    return d
  }

  private mutating func joint() -> JointDefinition {
    var d = JointDefinition([.distance, .pin, .weld, .slider][pick(4)], pick(3) == 0 ? nil : body(), body())
    d.settings.anchorA = vector()
    d.settings.anchorB = vector()
    if pick(2) == 0 { d.settings.frequency = abs(number()) }
    if pick(3) == 0 { d.settings.lowerLimit = -abs(number()) }
    if pick(3) == 0 { d.settings.upperLimit = abs(number()) }
    if pick(3) == 0 { d.settings.friction = abs(number()) }
    if pick(3) == 0 { d.settings.maximumForce = number() }
    d.settings.isRope = pick(3) == 0
    d.settings.axis = vector()
    d.collides = pick(2) == 0
    return d
  }

  private mutating func call() {
    switch pick(30) {
    case 0, 1:
      if ids.count < 60, let id = try? world.createBody(definition()) { ids.append(id) }
    case 2:
      let id = body()
      try? world.destroyBody(id)
      if !world.contains(id) { ids.removeAll { $0 == id } }
    case 3: try? world.setPosition(vector(), angle: pick(2) == 0 ? nil : number(), of: body())
    case 4: try? world.setLinearVelocity(vector(), of: body())
    case 5: try? world.setAngularVelocity(number(), of: body())
    case 6: try? world.applyForce(vector() * 10, to: body(), at: pick(2) == 0 ? nil : vector())
    case 7: try? world.applyImpulse(vector(), to: body(), at: pick(2) == 0 ? nil : vector())
    case 8: try? world.applyTorque(number(), to: body())
    case 9:
      let id = body()
      let (a, b, c) = (number(), number(), number())
      let kind = [BodyKind.static, .kinematic, .dynamic, .dynamic][pick(4)]
      let choice = pick(9)
      try? world.configure(id) {
        switch choice {
        case 0: $0.kind = kind
        case 1: $0.density = a
        case 2: $0.mass = b
        case 3: $0.inertia = c
        case 4: $0.fixedRotation.toggle()
        case 5: $0.linearDamping = a
        case 6: $0.gravityScale = b
        case 7: $0.isBullet.toggle()
        default: $0.restitution = c
        }
      }
    case 10: if sets.count < 20 { sets.append(world.createCollisionSet(items: pick(2) == 0, boundaries: pick(2) == 0)) }
    case 11: try? world.destroyCollisionSet(sets[pick(sets.count)])
    case 12: try? world.add(body(), to: sets[pick(sets.count)])
    case 13: try? world.remove(body(), from: sets[pick(sets.count)])
    case 14: if joints.count < 40, let id = try? world.createJoint(joint()) { joints.append(id) }
    case 15: if !joints.isEmpty { try? world.destroyJoint(joints.remove(at: pick(joints.count))) }
    case 16:
      guard !joints.isEmpty else { return }
      let (point, hertz) = (vector(), number())
      try? world.configure(joints[pick(joints.count)]) {
        $0.anchorA = point
        $0.frequency = hertz
      }
    case 17: _ = try? world.addShape(shape(), to: body())
    case 18: try? world.setShapes([shape()], of: body())
    case 19: kept = world
    case 20: if pick(4) == 0, let kept { world = kept }
    case 21: _ = world.castRay(from: vector(), to: vector())
    case 22: _ = world.bodies(overlapping: vector(), vector())
    case 23:
      let (gravity, threshold) = (vector(), number())
      try? world.configure {
        $0.gravity = gravity
        $0.restitutionThreshold = threshold
      }
    case 24: world.step(abs(number()) * 0.1)
    default: world.step(1 / 120)
    }
    ids.removeAll { !world.contains($0) }
    joints.removeAll { !world.contains($0) }
  }
}
