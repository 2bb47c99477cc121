extension CGPoint: CustomStringConvertible {
  /// The coordinates as "(x, y)".
  public var description: String { "(\(x), \(y))" }
}

extension CGVector: CustomStringConvertible {
  /// The components as "(dx, dy)".
  public var description: String { "(\(dx), \(dy))" }
}

extension CGSize: CustomStringConvertible {
  /// The size as "(width, height)".
  public var description: String { "(\(width), \(height))" }
}

extension CGRect: CustomStringConvertible {
  /// The rectangle as "(x, y, width, height)".
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
