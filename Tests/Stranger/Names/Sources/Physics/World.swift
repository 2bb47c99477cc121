/// The kit also has a `World`.
public struct World {
  public var gravity = 2
  public init() {}
}
