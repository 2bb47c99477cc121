/// A rectangle with sides along the axes, in points.
///
/// A negative width or height stands for the same area as its standardised form: `width`, `minX` and all the other
/// derived members answer for the standardised rectangle, only `origin` and `size` keep what was stored.
public struct CGRect: Hashable {
  public var origin: CGPoint
  public var size: CGSize

  /// The rectangle at the origin without extent.
  public static let zero = CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)

  /// No rectangle at all: what an intersection of strangers is, and what changes nothing in a union.
  public static let null = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0)

  /// The rectangle that holds every other one.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public init() {
    self.init(origin: .zero, size: .zero)
  }

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// The standardised width, never negative.
  public var width: CGFloat { size.width.magnitude }

  /// The standardised height, never negative.
  public var height: CGFloat { size.height.magnitude }

  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }

  /// The same area with a width and a height that are not negative.
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// Whether no area is enclosed: a side is zero, or the rectangle is null.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  public var isInfinite: Bool { self == .infinite }

  /// Whether all four stored numbers are finite; `infinite` counts as finite here, `null` does not.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
