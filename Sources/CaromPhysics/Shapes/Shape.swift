/// A shape of a body, in the body's own coordinates and in meters. A body can have several shapes.
///
/// Coordinates must lie in −10⁶ … 10⁶ and lengths (radius, width, height, length of a segment) in 10⁻⁴ … 10⁶.
/// `World.createBody(_:)`, `addShape(_:to:)` and `setShapes(_:of:)` throw `PhysicsError.notFinite`, `.outOfRange`,
/// `.degenerateShape` or `.notConvex` for anything else.
public enum Shape: Sendable {
  /// A disc.
  case circle(center: Vector2 = .zero, radius: Float)
  /// A disc swept along a line segment. A line shorter than 10⁻⁴ m makes a circle.
  case capsule(from: Vector2, to: Vector2, radius: Float)
  /// A rectangle of the given full width and height around a center, rotated by an angle in radians.
  case box(width: Float, height: Float, center: Vector2 = .zero, angle: Float = 0)
  /// A filled convex polygon, its corners in either orientation. Of more than 32 corners, those that change the area
  /// least are dropped.
  case polygon([Vector2])
  /// A line segment without thickness or mass. It collides on both sides.
  case segment(Vector2, Vector2)
  /// A polyline without thickness or mass. Bodies may be on either side, and slide across its inner corners without
  /// catching on them. Points closer together than 10⁻⁵ m count as one.
  case chain([Vector2], isClosed: Bool)
}

/// The limits of lengths and positions, in meters.
enum Limits {
  /// The greatest absolute value of a coordinate. Single precision still resolves 6 cm there.
  static let farthest: Float = 1e6
  static let smallestLength: Float = 1e-4
  static let smallestGap: Float = 1e-5
  static let fastest: Float = 1e5
  static let fastestSpin: Float = 1e4
  static let corners = 32
}
