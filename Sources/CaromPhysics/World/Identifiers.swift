/// Identifies a body of a world. Slots are reused, but their generation changes: a stale identifier is never mistaken
/// for a later body.
public struct BodyID: Hashable, BitwiseCopyable, Sendable {
  /// The slot of the body, from 1; slot 0 is a placeholder that stands for "no body".
  public let index: Int32
  /// How often the slot has been freed.
  public let generation: Int32

  /// An identifier with the given slot and generation, such as one that was stored earlier.
  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}

/// Identifies a joint of a world; a stale identifier is recognized by its generation.
public struct JointID: Hashable, BitwiseCopyable, Sendable {
  /// The slot of the joint, from 0.
  public let index: Int32
  /// How often the slot has been freed.
  public let generation: Int32

  /// An identifier with the given slot and generation, such as one that was stored earlier.
  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}

/// Identifies a collision set of a world; a stale identifier is recognized by its generation.
public struct CollisionSetID: Hashable, BitwiseCopyable, Sendable {
  /// The slot of the set, from 0.
  public let index: Int32
  /// How often the slot has been freed.
  public let generation: Int32

  /// An identifier with the given slot and generation, such as one that was stored earlier.
  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// The set that every world starts with. All its members collide with each other.
  public static let common = CollisionSetID(index: 0, generation: 0)
}
