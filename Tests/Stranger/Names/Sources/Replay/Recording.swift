/// The kit has a `Recording`, too.
public struct Recording {
  public var length = 3
  public init() {}
}
