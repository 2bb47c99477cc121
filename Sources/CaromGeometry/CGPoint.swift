/// A place in a plane, in points; x grows to the right, y downwards.
public struct CGPoint: Hashable {
  public var x: CGFloat
  public var y: CGFloat

  /// The origin, (0, 0).
  public static let zero = CGPoint(x: 0.0, y: 0.0)

  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// Whether both coordinates are numbers other than NaN and the infinities.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place this point is taken to by a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
