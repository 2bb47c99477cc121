import CaromGeometry

/// The state of the person's aids, and news for them.
public enum UIAccessibility {
  /// What changed, for `post(notification:argument:)`.
  ///
  /// - `screenChanged`: a large part of the screen; announcing it interrupts what a screen reader is saying.
  /// - `layoutChanged`: part of the screen.
  /// - `announcement`: nothing on the screen; the argument is announced.
  /// - `pageScrolled`: the part of the content that is visible.
  public enum Notification { case screenChanged, layoutChanged, announcement, pageScrolled }

  /// Says `argument`; after a change of the screen it interrupts.
  public static func post(notification: Notification, argument: String) {
    UIApplication.shared.send(.announce(text: argument, isUrgent: notification == .screenChanged))
  }

  /// Moves attention to `argument`: it gets the keyboard where it can, and is said where it cannot.
  public static func post(notification: Notification, argument: UIView?) {
    guard let view = argument else { return }
    if view.canBecomeFocused {
      UIApplication.shared.focus(view)
    } else if let label = view.accessibilityLabel {
      UIApplication.shared.send(.announce(text: label, isUrgent: notification == .screenChanged))
    }
  }

  /// Whether the person asked the system for less motion.
  public static var isReduceMotionEnabled: Bool { UITraitCollection.current.reducesMotion }
  /// Whether the person asked the system for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  /// A page cannot know; false.
  public static var isVoiceOverRunning: Bool { false }
}

/// A further thing that can be done with an element.
public final class UIAccessibilityCustomAction: NSObject {
  /// What the action does, as the menu shows it and screen readers say it.
  public let name: String
  private let handler: (UIAccessibilityCustomAction) -> Bool

  /// Creates an action; `actionHandler` performs it and returns whether it succeeded.
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    handler = actionHandler
  }

  /// Does it; false where it could not be done.
  @discardableResult
  public func perform() -> Bool { handler(self) }

  public override class var kind: String { "UIAccessibilityCustomAction" }
}
