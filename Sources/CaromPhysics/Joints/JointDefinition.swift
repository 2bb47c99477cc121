/// What a joint keeps.
public enum JointKind: UInt8, BitwiseCopyable, Sendable {
  /// The distance of two points: a rod, a spring with a frequency, or a rope.
  case distance
  /// Two points together, with free turning. With a frequency and no first body it pulls a point of the body to a
  /// place, as a finger does.
  case pin
  /// Two points and the angle between the bodies. With frequencies and no first body it snaps a body to a place.
  case weld
  /// One body on a straight line of the other, without turning.
  case slider
}

/// All of a joint that can be set at any time.
public struct JointSettings: Equatable, BitwiseCopyable, Sendable {
  /// Where the joint holds the first body, in its own coordinates, or in the world if there is none, m.
  public var anchorA = Vector2.zero
  /// Where it holds the second body, in its own coordinates, m.
  public var anchorB = Vector2.zero
  /// The distance to keep, m, 0 … 10⁶; nil takes the one at creation.
  public var length: Float?
  /// A distance joint that only pulls: a rope of that length.
  public var isRope = false
  /// Oscillations per second of a soft joint, Hz, 0 … 10³; 0 is rigid. (Not for sliders.)
  public var frequency: Float = 0
  /// 1 returns without swinging over, 0 swings for ever; 0 … 10³.
  public var dampingRatio: Float = 1
  /// The same for the angle of a weld; nil follows `frequency`.
  public var angularFrequency: Float?
  public var angularDampingRatio: Float?
  /// The angle of the second body against the first that a weld keeps, and from which a pin's range counts, rad;
  /// nil takes the one at creation.
  public var angle: Float?
  /// How far a pin turns, rad, within −π … π, or a slider slides, m; least and greatest. nil is free.
  public var lowerLimit: Float?
  public var upperLimit: Float?
  /// The greatest torque (pin, N·m) or force (slider, N) with which the joint resists motion, 0 … 10¹².
  public var friction: Float = 0
  /// A slider's line, in the first body's coordinates or the world's; its length does not matter.
  public var axis = Vector2(1, 0)
  /// A pin or weld pulls no more strongly than this, N, above 0 … ∞.
  public var maximumForce = Float.infinity

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

/// What a joint is at its creation.
public struct JointDefinition: Sendable {
  public var kind: JointKind
  /// nil holds the second body to the world.
  public var bodyA: BodyID?
  public var bodyB: BodyID
  public var settings = JointSettings()
  /// The two bodies may still collide with each other.
  public var collides = false

  public init(_ kind: JointKind, _ bodyA: BodyID?, _ bodyB: BodyID) {
    self.kind = kind
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}
