/// How a body takes part in the simulation.
public enum BodyKind: UInt8, BitwiseCopyable, Sendable {
  /// Never moves. Dynamic bodies collide with it as with a boundary.
  case `static`
  /// Moves with the velocity that was set, whatever it hits.
  case kinematic
  /// Moves by gravity, forces, joints and contacts.
  case dynamic
}

/// The properties of a body that can be changed at any time, apart from its position and velocity.
///
/// Each property states its valid range. `createBody(_:)` and `configure(_:_:)` throw `PhysicsError.notFinite` or
/// `PhysicsError.outOfRange` for any other value and leave the world unchanged.
public struct BodySettings: Equatable, BitwiseCopyable, Sendable {
  /// Whether the body is static, kinematic or dynamic.
  public var kind: BodyKind = .dynamic
  /// Mass per area in kg/m², 10⁻⁶ … 10⁹.
  public var density: Float = 1
  /// The mass in kg, 10⁻⁶ … 10¹². nil computes it as area × density; a body without area then weighs 1 kg.
  public var mass: Float?
  /// The moment of inertia about the center of mass in kg·m², 10⁻⁹ … 10¹⁵. nil computes it from the shapes.
  public var inertia: Float?
  /// Coulomb's coefficient of kinetic friction, 0 … 10⁶.
  public var friction: Float = 0.6
  /// The coefficient of static friction, 0 … 10⁶. nil takes `friction`; a contact never uses a smaller value than its
  /// kinetic one.
  public var staticFriction: Float?
  /// The coefficient of restitution, 0 … 10: the ratio of the separation speed to the approach speed. 1 is perfectly
  /// elastic.
  public var restitution: Float = 0
  /// The damping of the velocity in 1/s, 0 … 10⁶. Each sub-step of h seconds divides the velocity by (1 + h ·
  /// linearDamping).
  public var linearDamping: Float = 0
  /// The damping of the angular velocity in 1/s, 0 … 10⁶, applied in the same way.
  public var angularDamping: Float = 0
  /// A factor for the world's gravity on this body, −10⁶ … 10⁶.
  public var gravityScale: Float = 1
  /// Whether the body never rotates. Setting it stops the rotation.
  public var fixedRotation = false
  /// Whether the body may fall asleep.
  public var allowsSleep = true
  /// Whether a fast dynamic body is also kept from tunneling through other dynamic bodies, at a higher cost.
  public var isBullet = false
  /// A number for the caller's own use. It enters `World.hash()` and nothing else.
  public var userID: Int32 = 0

  /// Settings of a dynamic body with density 1 kg/m², friction 0.6 and no restitution.
  public init() {}

  func validate() throws(PhysicsError) {
    try density.check(in: 1e-6...1e9)
    if let mass { try mass.check(in: 1e-6...1e12) }
    if let inertia { try inertia.check(in: 1e-9...1e15) }
    try friction.check(in: 0...1e6)
    if let staticFriction { try staticFriction.check(in: 0...1e6) }
    try restitution.check(in: 0...10)
    try linearDamping.check(in: 0...1e6)
    try angularDamping.check(in: 0...1e6)
    try gravityScale.check(in: -1e6...1e6)
  }
}

/// The initial state of a body.
///
/// `World.createBody(_:)` throws if a value is out of its range, a shape is degenerate or a collision set is unknown.
public struct BodyDefinition: Sendable {
  /// The position of the body's origin, in meters; each coordinate in −10⁶ … 10⁶.
  public var position = Vector2.zero
  /// The angle in radians, −10⁶ … 10⁶, positive from x towards y.
  public var angle: Float = 0
  /// The velocity of the center of mass in m/s; each coordinate in −10⁵ … 10⁵. Ignored for a static body.
  public var linearVelocity = Vector2.zero
  /// The angular velocity in rad/s, −10⁴ … 10⁴. Ignored for a static body and for one with `fixedRotation`.
  public var angularVelocity: Float = 0
  /// The properties that can also be changed later.
  public var settings = BodySettings()
  /// The shapes, numbered from 0 in this order. A body without shapes touches nothing.
  public var shapes: [Shape] = []
  /// The collision sets that the body belongs to. A body in no set collides with nothing.
  public var collisionSets: [CollisionSetID] = [.common]

  /// A dynamic body at the origin, without shapes.
  public init() {}

  /// A body of the given kind, in the common collision set, with default settings otherwise.
  public init(_ kind: BodyKind, at position: Vector2 = .zero, shapes: [Shape] = []) {
    self.position = position
    self.shapes = shapes
    settings.kind = kind
  }
}

extension Float {
  /// Throws if the number is NaN, infinite, or outside the range.
  func check(in range: ClosedRange<Float>) throws(PhysicsError) {
    guard isFinite else { throw .notFinite }
    guard range.contains(self) else { throw .outOfRange }
  }
}

extension Vector2 {
  /// Throws if a coordinate is NaN, infinite, or beyond ±`limit`.
  func check(limit: Float = Limits.farthest) throws(PhysicsError) {
    try x.check(in: -limit...limit)
    try y.check(in: -limit...limit)
  }
}
