import CaromGeometry
import UIKitCore

/// The common root of what lets a device tap the hand, where it can.
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Apple's way to wake the motor early; nothing to do here.
  open func prepare() {}

  final func vibrate(_ strength: Double) { UIApplication.shared.send(.haptic(strength: strength)) }

  open override class var kind: String { "UIFeedbackGenerator" }
}

/// A single knock, as of things that meet.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }
  public override convenience init() { self.init(style: .medium) }

  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// `intensity` 0 … 1; what lies outside is moved to the nearest end.
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

/// A tick, as of a wheel that turns to the next value.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { vibrate(0.2) }
  public override class var kind: String { "UISelectionFeedbackGenerator" }
}

/// Tells that something went well, badly or wrong.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {
    switch type {
    case .success: vibrate(0.5)
    case .warning: vibrate(0.7)
    case .error: vibrate(1)
    }
  }

  public override class var kind: String { "UINotificationFeedbackGenerator" }
}
