/// The kit has a `World`, too.
public struct World {
  public var gravity = 2
  public init() {}
}
