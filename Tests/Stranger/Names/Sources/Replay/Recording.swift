/// The kit also has a `Recording`.
public struct Recording {
  public var length = 3
  public init() {}
}
