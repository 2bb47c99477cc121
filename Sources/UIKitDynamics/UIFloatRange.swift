import CaromGeometry
import UIKitCore

/// A range of numbers, such as the limits of an attachment in points or radians.
public struct UIFloatRange: Equatable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// A range with the given bounds.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range that contains only 0: it locks what it limits.
  public static let zero = UIFloatRange()
  /// The unlimited range.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  /// Whether the range is unlimited on both sides.
  public var isInfinite: Bool { minimum == -CGFloat.infinity && maximum == CGFloat.infinity }
}
