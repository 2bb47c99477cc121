/// A width and a height, in points. Either may be negative; see `CGRect.standardized`.
public struct CGSize: Hashable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// The size without extent.
  public static let zero = CGSize(width: 0.0, height: 0.0)

  /// The size without extent.
  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  /// A size with the given width and height.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// A size with the given integer width and height.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// Whether width and height are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size after applying the linear part of a transform. The translation has no effect; the result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
