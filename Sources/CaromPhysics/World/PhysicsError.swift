/// Why the world refused a call. A call that throws leaves the world unchanged.
public enum PhysicsError: Error, Equatable, Sendable {
  /// A number was NaN or infinite.
  case notFinite
  /// A number was outside the range stated at its declaration.
  case outOfRange
  /// A radius, length, area or axis was zero or negative, or corners coincide.
  case degenerateShape
  /// The corners do not form a convex outline: they turn both ways, or the outline crosses itself.
  case notConvex
  /// The body does not exist in this world, or no longer does.
  case noSuchBody
  /// The joint does not exist in this world, or no longer does.
  case noSuchJoint
  /// The collision set does not exist in this world, or no longer does.
  case noSuchSet
  /// A joint needs two different bodies, at least one of them dynamic.
  case unsuitableBodies
  /// The joint's kind does not have this property.
  case wrongKindOfJoint
  /// The bytes are not an encoded world: truncated, corrupted or forged.
  case unreadable
  /// The bytes are a world encoded by another version of this engine.
  case otherVersion
}
