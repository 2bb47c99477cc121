/// Why the world refused a value. Whenever a call throws, the world is as it was before.
public enum PhysicsError: Error, Equatable, Sendable {
  /// A number was NaN or infinite.
  case notFinite
  /// A number was outside the range that its declaration states.
  case outOfRange
  /// A radius, length, area, or density was zero or negative, or corners coincide.
  case degenerateShape
  /// The corners do not go round a convex outline: they turn both ways, or the outline crosses itself.
  case notConvex
  /// The body is not, or no longer, in this world.
  case noSuchBody
  /// The joint is not, or no longer, in this world.
  case noSuchJoint
  /// The collision set is not, or no longer, in this world.
  case noSuchSet
  /// The two ends of a joint must be two different bodies, one of which can move.
  case unsuitableBodies
  /// The kind of joint does not have this property.
  case wrongKindOfJoint
  /// The bytes are not those of a world: cut off, changed, or made up.
  case unreadable
  /// The bytes are those of a world, written by another version of this engine.
  case otherVersion
}
