import CaromGeometry
import UIKitCore

/// A stretch of numbers, such as how far an attachment may slide (points) or turn (radians).
public struct UIFloatRange: Equatable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Nothing but 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Nothing but 0: locks what it limits.
  public static let zero = UIFloatRange()
  /// No limit.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  public var isInfinite: Bool { minimum == -CGFloat.infinity && maximum == CGFloat.infinity }
}
