/// A displacement, direction or velocity in the plane, in points or points per second.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0.0, dy: 0.0)

  /// The zero vector.
  public init() {
    self.init(dx: 0.0, dy: 0.0)
  }

  /// A vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with the given integer components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Whether both components are finite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }
}
