/// Names a body of a world; a stale one is recognised, never taken for a later body.
public struct BodyID: Hashable, BitwiseCopyable, Sendable {
  public let index: Int32
  public let generation: Int32

  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}

/// Names a joint of a world; a stale one is recognised.
public struct JointID: Hashable, BitwiseCopyable, Sendable {
  public let index: Int32
  public let generation: Int32

  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}

/// Names a collision set of a world; a stale one is recognised.
public struct CollisionSetID: Hashable, BitwiseCopyable, Sendable {
  public let index: Int32
  public let generation: Int32

  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// The set that every world has from its start and in which everything collides.
  public static let common = CollisionSetID(index: 0, generation: 0)
}
