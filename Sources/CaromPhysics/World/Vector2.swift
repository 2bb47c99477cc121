/// A point, a displacement or a velocity in the plane, in metres or metres per second.
public struct Vector2: Equatable, BitwiseCopyable, Sendable {
  public var x: Float
  public var y: Float

  /// The vector (0, 0).
  public static let zero = Vector2(0, 0)

  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// Both coordinates are neither infinite nor NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite }
  /// The square of the length.
  public var lengthSquared: Float { x * x + y * y }
  /// The length.
  public var length: Float { (x * x + y * y).squareRoot() }

  public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  public static func * (a: Vector2, s: Float) -> Vector2 { Vector2(a.x * s, a.y * s) }
  public static func * (s: Float, a: Vector2) -> Vector2 { Vector2(a.x * s, a.y * s) }
  public static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }
  public static func += (a: inout Vector2, b: Vector2) { a = a + b }
  public static func -= (a: inout Vector2, b: Vector2) { a = a - b }

  /// This vector scaled to length 1, or zero where it has no direction.
  var normalized: Vector2 {
    let l = length
    return l > 1e-12 ? self * (1 / l) : .zero
  }
  /// The vector turned by a quarter turn from x towards y.
  var leftTurned: Vector2 { Vector2(-y, x) }
  /// The vector turned by a quarter turn from y towards x.
  var rightTurned: Vector2 { Vector2(y, -x) }
}

/// The scalar product.
@inline(__always) func dot(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.x + a.y * b.y }
/// The third coordinate of the vector product.
@inline(__always) func cross(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.y - a.y * b.x }
/// The velocity that a spin `w` gives to a point at `r`.
@inline(__always) func cross(_ w: Float, _ r: Vector2) -> Vector2 { Vector2(-w * r.y, w * r.x) }
