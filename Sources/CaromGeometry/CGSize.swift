/// A width and a height, in points; either may be negative, see `CGRect.standardized`.
public struct CGSize: Hashable {
  public var width: CGFloat
  public var height: CGFloat

  /// The size without extent.
  public static let zero = CGSize(width: 0.0, height: 0.0)

  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// Whether both sides are numbers other than NaN and the infinities.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size under the linear part of a transform; translation does not count, and sides may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
