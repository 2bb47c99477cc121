import CaromGeometry
import UIKitCore

/// The superclass of the generators of haptic feedback. Browsers without vibration ignore it.
open class UIFeedbackGenerator: UIObject {
  /// Creates a generator.
  public init() { super.init() }

  /// Does nothing; on Apple's systems it wakes the motor early.
  open func prepare() {}

  final func vibrate(_ strength: Double) { UIApplication.shared.send(.haptic(strength: strength)) }

  open override class var kind: String { "UIFeedbackGenerator" }
}

/// Produces a single knock, as of things that collide.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the knock, as a share of the full strength.
  public enum FeedbackStyle: Int, Sendable {
    /// Strength 0.35.
    case light
    /// Strength 0.6.
    case medium
    /// Full strength.
    case heavy
    /// Strength 0.25.
    case soft
    /// Strength 0.75.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of knocks of one style.
  public init(style: FeedbackStyle) { self.style = style }
  public override convenience init() { self.init(style: .medium) }

  /// Produces a knock at the style's full strength.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Produces a knock at a share of the style's strength, from 0 to 1; other values are limited to that range, and
  /// NaN counts as 0.
  public func impactOccurred(intensity: CGFloat) {
    let strength: Double =
      switch style {
      case .soft: 0.25
      case .light: 0.35
      case .medium: 0.6
      case .rigid: 0.75
      case .heavy: 1
      }
    vibrate(strength * (intensity > 0 ? min(1, intensity) : 0))
  }

  public override class var kind: String { "UIImpactFeedbackGenerator" }
}

/// Produces a tick, as of a wheel that turns to the next value.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Produces a tick.
  public func selectionChanged() { vibrate(0.2) }
  public override class var kind: String { "UISelectionFeedbackGenerator" }
}

/// Produces feedback about success or failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The results of a task.
  public enum FeedbackType: Int, Sendable {
    /// A task succeeded; half strength.
    case success
    /// A task may have gone wrong; strength 0.7.
    case warning
    /// A task failed; full strength.
    case error
  }

  /// Produces the feedback for a result.
  public func notificationOccurred(_ type: FeedbackType) {
    switch type {
    case .success: vibrate(0.5)
    case .warning: vibrate(0.7)
    case .error: vibrate(1)
    }
  }

  public override class var kind: String { "UINotificationFeedbackGenerator" }
}
