/// The hit of two bodies at one or two points, solved by itself.
struct Impact {
  /// One side of it.
  struct Side {
    var velocity: Vector2
    var spin: Float
    let inverseMass: Float
    let inverseInertia: Float

    init(_ world: World, _ body: Int32) {
      velocity = world.states[body].velocity
      spin = world.states[body].spin
      inverseMass = world.dynamics[body].inverseMass
      inverseInertia = world.dynamics[body].inverseInertia
    }

    @inline(__always) func velocity(at arm: Vector2) -> Vector2 { velocity + cross(spin, arm) }

    @inline(__always) mutating func push(_ impulse: Vector2, at arm: Vector2) {
      velocity = (velocity + impulse * inverseMass).clamped(to: Limits.fastest)
      spin = (spin + inverseInertia * cross(arm, impulse)).clamped(to: Limits.fastestSpin)
    }
  }

  var own: Side
  var other: Side
  /// From the other body to the own.
  var normal = Vector2.zero
  private(set) var count = 0
  /// The points, from the own centre and from the other's.
  private(set) var arms = (Vector2.zero, Vector2.zero)
  private var otherArms = (Vector2.zero, Vector2.zero)
  /// The greatest speed of approach, m/s.
  private(set) var approach: Float = 0
  private let restitution: Float
  private let friction: Float

  init(_ world: World, _ own: Int32, _ other: Int32, _ surface: ContactSurface) {
    self.own = Side(world, own)
    self.other = Side(world, other)
    restitution = surface.restitution
    friction = surface.friction
  }

  mutating func add(_ point: ManifoldPoint, _ ownIsB: Bool) {
    add(ownIsB ? point.anchorB : point.anchorA, ownIsB ? point.anchorA : point.anchorB)
  }

  mutating func add(_ arm: Vector2, _ otherArm: Vector2) {
    if count == 0 {
      arms.0 = arm
      otherArms.0 = otherArm
    } else {
      arms.1 = arm
      otherArms.1 = otherArm
    }
    count += 1
  }

  /// Changes both sides' motion until each point leaves with its share of the speed with which it came; false when none
  /// approached. A point that was leaving may come back by the same share (Moreau's law): so no hit gains energy.
  mutating func settle(threshold: Float) -> Bool {
    let first = closing(arms.0, otherArms.0)
    let second = count > 1 ? closing(arms.1, otherArms.1) : 0
    approach = max(-first, -second)
    guard approach > 0 else { return false }
    let bounce = approach >= threshold ? restitution : 0
    var total: (Float, Float) = (0, 0)
    for _ in 0..<(count > 1 ? 12 : 1) {
      press(arms.0, otherArms.0, -bounce * first, &total.0)
      if count > 1 { press(arms.1, otherArms.1, -bounce * second, &total.1) }
    }
    guard friction > 0 else { return true }
    // After the bounce, and once: friction that took part in it could make the bodies faster than they were.
    rub(arms.0, otherArms.0, friction * total.0)
    if count > 1 { rub(arms.1, otherArms.1, friction * total.1) }
    for _ in 0..<2 {
      total = (0, 0)
      press(arms.0, otherArms.0, 0, &total.0)
      if count > 1 { press(arms.1, otherArms.1, 0, &total.1) }
    }
    return true
  }

  private func closing(_ arm: Vector2, _ otherArm: Vector2) -> Float {
    dot(own.velocity(at: arm) - other.velocity(at: otherArm), normal)
  }

  private func load(_ arm: Vector2, _ otherArm: Vector2, _ n: Vector2) -> Float {
    let a = cross(arm, n)
    let b = cross(otherArm, n)
    return own.inverseMass + other.inverseMass + own.inverseInertia * a * a + other.inverseInertia * b * b
  }

  /// Presses a point until it leaves with the speed `back`.
  private mutating func press(_ arm: Vector2, _ otherArm: Vector2, _ back: Float, _ total: inout Float) {
    let k = load(arm, otherArm, normal)
    guard k > 0 else { return }
    let impulse = max(total - (closing(arm, otherArm) - back) / k, 0) - total
    total += impulse
    own.push(normal * impulse, at: arm)
    other.push(normal * -impulse, at: otherArm)
  }

  /// Slows the slip of a point by an impulse up to `limit`.
  private mutating func rub(_ arm: Vector2, _ otherArm: Vector2, _ limit: Float) {
    let tangent = normal.leftTurned
    let k = load(arm, otherArm, tangent)
    guard k > 0 else { return }
    let slip = dot(own.velocity(at: arm) - other.velocity(at: otherArm), tangent)
    let impulse = (-slip / k).clamped(to: limit)
    own.push(tangent * impulse, at: arm)
    other.push(tangent * -impulse, at: otherArm)
  }
}
