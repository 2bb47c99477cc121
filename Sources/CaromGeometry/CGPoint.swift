/// A point in the plane, in points; x grows to the right, y downwards.
public struct CGPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: CGFloat
  /// The vertical coordinate.
  public var y: CGFloat

  /// The origin, (0, 0).
  public static let zero = CGPoint(x: 0.0, y: 0.0)

  /// The origin.
  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  /// A point with the given coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// A point with the given integer coordinates.
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point after applying a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
