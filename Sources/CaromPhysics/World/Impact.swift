/// A collision of two bodies at one or two points, resolved on its own, outside the solver.
struct Impact {
  /// The motion and mass of one of the two bodies.
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
  /// The unit normal, from the other body to the own one.
  var normal = Vector2.zero
  private(set) var count = 0
  /// The contact points relative to the own center of mass, and to the other's.
  private(set) var arms = (Vector2.zero, Vector2.zero)
  private var otherArms = (Vector2.zero, Vector2.zero)
  /// The greatest approach speed of the points, m/s.
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

  /// Applies impulses until each point separates at the speed that restitution demands of it; returns false if no point
  /// approached.
  ///
  /// A point that was separating may approach afterwards, at the same fraction of its speed (Moreau's impact law), so
  /// that no collision gains energy.
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
    // Friction acts once, after the bounce: as a part of the iteration it could make the bodies faster than they were.
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

  /// Applies a normal impulse so that a point separates at the speed `back`.
  private mutating func press(_ arm: Vector2, _ otherArm: Vector2, _ back: Float, _ total: inout Float) {
    let k = load(arm, otherArm, normal)
    guard k > 0 else { return }
    let impulse = max(total - (closing(arm, otherArm) - back) / k, 0) - total
    total += impulse
    own.push(normal * impulse, at: arm)
    other.push(normal * -impulse, at: otherArm)
  }

  /// Reduces the tangential speed of a point by an impulse of at most `limit`.
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
