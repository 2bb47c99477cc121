/// What a joint constrains.
public enum JointKind: UInt8, BitwiseCopyable, Sendable {
  /// The distance between two points: a rod, a spring if it has a frequency, or a rope.
  case distance
  /// Two points coincide, and the bodies rotate freely about them. With a frequency and without a first body it drags a
  /// point of the body to a position, like a finger.
  case pin
  /// Two points coincide, and the angle between the bodies is fixed. With frequencies and without a first body it snaps
  /// the body to a position.
  case weld
  /// The second body slides along a straight line of the first one, without rotating relative to it.
  case slider
}

/// The properties of a joint that can be changed at any time.
///
/// Each property states its valid range. `World.createJoint(_:)` and `World.configure(_:_:)` throw
/// `PhysicsError.notFinite` or `PhysicsError.outOfRange` for any other value and leave the world unchanged.
public struct JointSettings: Equatable, BitwiseCopyable, Sendable {
  /// The anchor point in the first body's coordinates, or in world coordinates if there is no first body, in meters;
  /// each coordinate in −10⁶ … 10⁶.
  public var anchorA = Vector2.zero
  /// The anchor point in the second body's coordinates, in meters; each coordinate in −10⁶ … 10⁶.
  public var anchorB = Vector2.zero
  /// The distance that a distance joint keeps, in meters, 0 … 10⁶. nil takes the present distance when it is set.
  public var length: Float?
  /// Whether a distance joint only pulls, like a rope of that length.
  public var isRope = false
  /// The frequency of a soft joint in Hz, 0 … 10³; 0 makes the joint rigid. Sliders ignore it.
  public var frequency: Float = 0
  /// The damping ratio of a soft joint, 0 … 10³: 0 oscillates forever, 1 is critically damped.
  public var dampingRatio: Float = 1
  /// The frequency of a weld's angle in Hz, 0 … 10³; nil takes `frequency`.
  public var angularFrequency: Float?
  /// The damping ratio of a weld's angle, 0 … 10³; nil takes `dampingRatio`.
  public var angularDampingRatio: Float?
  /// The angle of the second body relative to the first in radians, −10⁶ … 10⁶: a weld keeps it, and a pin's limits
  /// count from it. nil takes the present angle when it is set.
  public var angle: Float?
  /// The lower limit of a pin's angle, in radians within −π … π, or of a slider's position, in meters; nil is
  /// unlimited. Must not exceed `upperLimit`.
  public var lowerLimit: Float?
  /// The upper limit of a pin's angle, in radians within −π … π, or of a slider's position, in meters; nil is
  /// unlimited.
  public var upperLimit: Float?
  /// The greatest torque (pin, N·m) or force (slider, N) by which friction in the joint resists motion, 0 … 10¹².
  public var friction: Float = 0
  /// The direction of a slider's line, in the first body's coordinates or the world's. Its length has no effect, but
  /// `.degenerateShape` is thrown if it is at most 10⁻⁶.
  public var axis = Vector2(1, 0)
  /// The greatest force of a pin or weld in N, above 0; infinity is unlimited.
  public var maximumForce = Float.infinity

  /// A rigid joint between the origins of the bodies, without limits and friction.
  public init() {}

  func validate() throws(PhysicsError) {
    try anchorA.check()
    try anchorB.check()
    if let length { try length.check(in: 0...1e6) }
    try frequency.check(in: 0...1e3)
    try dampingRatio.check(in: 0...1e3)
    if let angularFrequency { try angularFrequency.check(in: 0...1e3) }
    if let angularDampingRatio { try angularDampingRatio.check(in: 0...1e3) }
    if let angle { try angle.check(in: -1e6...1e6) }
    if let lowerLimit { try lowerLimit.check(in: -1e6...1e6) }
    if let upperLimit { try upperLimit.check(in: -1e6...1e6) }
    if let lowerLimit, let upperLimit, lowerLimit > upperLimit { throw .outOfRange }
    try friction.check(in: 0...1e12)
    try axis.check()
    guard axis.length > 1e-6 else { throw .degenerateShape }
    guard maximumForce == maximumForce else { throw .notFinite }
    guard maximumForce > 0 else { throw .outOfRange }
  }
}

/// The initial state of a joint.
public struct JointDefinition: Sendable {
  /// What the joint constrains.
  public var kind: JointKind
  /// The first body; nil attaches the second body to the world.
  public var bodyA: BodyID?
  /// The second body.
  public var bodyB: BodyID
  /// The properties that can also be changed later.
  public var settings = JointSettings()
  /// Whether the two bodies may collide with each other.
  public var collides = false

  /// A joint of the given kind with default settings, whose bodies do not collide with each other.
  public init(_ kind: JointKind, _ bodyA: BodyID?, _ bodyB: BodyID) {
    self.kind = kind
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}
