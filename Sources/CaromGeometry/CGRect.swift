/// An axis-aligned rectangle, in points.
///
/// A negative width or height describes the same area as the standardized form. `width`, `minX` and all other derived
/// properties refer to the standardized rectangle; only `origin` and `size` return the stored values.
public struct CGRect: Hashable, Sendable {
  /// A corner: the upper left one unless the size is negative.
  public var origin: CGPoint
  /// The stored width and height, which may be negative.
  public var size: CGSize

  /// The rectangle at the origin without extent.
  public static let zero = CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)

  /// No rectangle at all: the intersection of disjoint rectangles, and the neutral element of `union`.
  public static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0)

  /// The rectangle that contains every other one.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The rectangle at the origin without extent.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// A rectangle with the given origin and size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with the given coordinates.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle with the given integer coordinates.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// The standardized width; never negative.
  public var width: CGFloat { size.width.magnitude }

  /// The standardized height; never negative.
  public var height: CGFloat { size.height.magnitude }

  /// The left side.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The top side.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The horizontal middle.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The right side.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The bottom side.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }

  /// The same area with a nonnegative width and height.
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// Whether the rectangle encloses no area: a side is zero, or the rectangle is null.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether the rectangle is `null`.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is `infinite`.
  public var isInfinite: Bool { self == .infinite }

  /// Whether all four stored numbers are finite. `infinite` counts as finite here, `null` does not.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether the stored origins and sizes are equal; two rectangles with the same standardized form may differ.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
