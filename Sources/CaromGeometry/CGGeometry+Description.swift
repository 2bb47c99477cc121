extension CGPoint: CustomStringConvertible {
  public var description: String { "(\(x), \(y))" }
}

extension CGVector: CustomStringConvertible {
  public var description: String { "(\(dx), \(dy))" }
}

extension CGSize: CustomStringConvertible {
  public var description: String { "(\(width), \(height))" }
}

extension CGRect: CustomStringConvertible {
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
