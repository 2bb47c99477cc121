/// A form that a body can have, in the body's own coordinates (metres). A body can have several.
public enum Shape: Sendable {
  /// A disc.
  case circle(center: Vector2 = .zero, radius: Float)
  /// A disc swept along a line.
  case capsule(from: Vector2, to: Vector2, radius: Float)
  /// A rectangle of a full width and height around a centre, turned by an angle in radians.
  case box(width: Float, height: Float, center: Vector2 = .zero, angle: Float = 0)
  /// A filled convex polygon with its corners in either direction round; beyond 32 corners those that
  /// change the outline least are left out.
  case polygon([Vector2])
  /// A line without thickness, which can be hit from both sides. It has no mass.
  case segment(Vector2, Vector2)
  /// Lines from point to point, hollow: bodies may be on either side, and glide over the joints.
  /// It has no mass. Points nearer together than 10⁻⁵ m count as one.
  case chain([Vector2], isClosed: Bool)
}

/// Where values of lengths and places must lie, in metres.
enum Limits {
  /// The farthest from the origin that anything may be placed. Single precision still tells 6 cm apart there.
  static let farthest: Float = 1e6
  static let smallestLength: Float = 1e-4
  static let smallestGap: Float = 1e-5
  static let fastest: Float = 1e5
  static let fastestSpin: Float = 1e4
  static let corners = 32
}
