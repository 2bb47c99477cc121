/// A position, displacement or velocity in the plane, in meters or meters per second.
public struct Vector2: Equatable, BitwiseCopyable, Sendable {
  /// The horizontal coordinate.
  public var x: Float
  /// The vertical coordinate.
  public var y: Float

  /// The vector (0, 0).
  public static let zero = Vector2(0, 0)

  /// A vector with the given coordinates.
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
  /// The squared length.
  public var lengthSquared: Float { x * x + y * y }
  /// The length.
  public var length: Float { (x * x + y * y).squareRoot() }

  /// The sum of two vectors.
  public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  /// The difference of two vectors.
  public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  /// A vector scaled by a factor.
  public static func * (a: Vector2, s: Float) -> Vector2 { Vector2(a.x * s, a.y * s) }
  /// A vector scaled by a factor.
  public static func * (s: Float, a: Vector2) -> Vector2 { Vector2(a.x * s, a.y * s) }
  /// The vector of the same length in the opposite direction.
  public static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }
  /// Adds a vector to the first one.
  public static func += (a: inout Vector2, b: Vector2) { a = a + b }
  /// Subtracts a vector from the first one.
  public static func -= (a: inout Vector2, b: Vector2) { a = a - b }

  /// This vector scaled to length 1; zero if it is shorter than 10⁻¹².
  var normalized: Vector2 {
    let l = length
    return l > 1e-12 ? self * (1 / l) : .zero
  }
  /// This vector rotated by 90° from x towards y.
  var leftTurned: Vector2 { Vector2(-y, x) }
  /// This vector rotated by 90° from y towards x.
  var rightTurned: Vector2 { Vector2(y, -x) }
}

/// The dot product.
@inline(__always) func dot(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.x + a.y * b.y }
/// The z coordinate of the cross product.
@inline(__always) func cross(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.y - a.y * b.x }
/// The velocity of a point at `r` that the angular velocity `w` causes.
@inline(__always) func cross(_ w: Float, _ r: Vector2) -> Vector2 { Vector2(-w * r.y, w * r.x) }
