/// A difference of two places, or a direction with a length, in points (or points per second, by use).
public struct CGVector: Hashable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector(dx: 0.0, dy: 0.0)

  public init() {
    self.init(dx: 0.0, dy: 0.0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Whether both components are numbers other than NaN and the infinities.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }
}
