/// How a body takes part in the simulation.
public enum BodyKind: UInt8, BitwiseCopyable, Sendable {
  /// Never moves by itself, and is a boundary to dynamic bodies.
  case `static`
  /// Moves with the velocity that is set, whatever it meets.
  case kinematic
  /// Moves by forces and contacts.
  case dynamic
}

/// All of a body that can be set at any time, besides its place and motion.
public struct BodySettings: Equatable, BitwiseCopyable, Sendable {
  public var kind: BodyKind = .dynamic
  /// Mass per area, kg/m², 10⁻⁶ … 10⁹.
  public var density: Float = 1
  /// The mass in kg instead of the one from density and area, 10⁻⁶ … 10¹²; nil takes the computed one.
  public var mass: Float?
  /// The moment of inertia about the centre of mass in kg·m² instead of the computed one, 10⁻⁹ … 10¹⁵.
  public var inertia: Float?
  /// Coulomb's coefficient while surfaces slide, 0 … 10⁶.
  public var friction: Float = 0.6
  /// The coefficient while they do not slide yet, if it differs, 0 … 10⁶.
  public var staticFriction: Float?
  /// How much of the approach speed a hit gives back, 0 … 10; 1 loses nothing.
  public var restitution: Float = 0
  /// v ← v / (1 + h · linearDamping) in each sub-step of h seconds, 0 … 10⁶.
  public var linearDamping: Float = 0
  /// The same for the spin.
  public var angularDamping: Float = 0
  /// Multiplies the world's gravity for this body, −10⁶ … 10⁶.
  public var gravityScale: Float = 1
  /// The angle stays as it is.
  public var fixedRotation = false
  /// The body may fall asleep.
  public var allowsSleep = true
  /// A fast dynamic body that must not pass through other dynamic ones either; they cost more.
  public var isBullet = false
  /// A number of the caller's.
  public var userID: Int32 = 0

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

/// What a body is at its creation.
public struct BodyDefinition: Sendable {
  /// The place of the body's own origin, in metres, at most 10⁶ from zero.
  public var position = Vector2.zero
  /// In radians.
  public var angle: Float = 0
  /// In m/s, at most 10⁵.
  public var linearVelocity = Vector2.zero
  /// In rad/s, at most 10⁴.
  public var angularVelocity: Float = 0
  public var settings = BodySettings()
  public var shapes: [Shape] = []
  /// The collision sets that the body belongs to; with none it collides with nothing.
  public var collisionSets: [CollisionSetID] = [.common]

  public init() {}

  /// A body of one kind at a place.
  public init(_ kind: BodyKind, at position: Vector2 = .zero, shapes: [Shape] = []) {
    self.position = position
    self.shapes = shapes
    settings.kind = kind
  }
}

extension Float {
  /// Refuses NaN, infinities, and what lies outside the range.
  func check(in range: ClosedRange<Float>) throws(PhysicsError) {
    guard isFinite else { throw .notFinite }
    guard range.contains(self) else { throw .outOfRange }
  }
}

extension Vector2 {
  /// Refuses NaN, infinities, and coordinates beyond the limit.
  func check(limit: Float = Limits.farthest) throws(PhysicsError) {
    try x.check(in: -limit...limit)
    try y.check(in: -limit...limit)
  }
}
