import CaromGeometry

/// The person's accessibility settings, and announcements for screen readers.
public enum UIAccessibility {
  /// What changed, for `post(notification:argument:)`.
  ///
  /// - `screenChanged`: a large part of the screen; announcing it interrupts what a screen reader is saying.
  /// - `layoutChanged`: part of the screen.
  /// - `announcement`: nothing on the screen; the argument is announced.
  /// - `pageScrolled`: the part of the content that is visible.
  public enum Notification: Sendable { case screenChanged, layoutChanged, announcement, pageScrolled }

  /// Makes screen readers say `argument`; `screenChanged` interrupts what they are saying.
  public static func post(notification: Notification, argument: String) {
    UIApplication.shared.send(.announce(text: argument, isUrgent: notification == .screenChanged))
  }

  /// Moves the focus of assistive technology to `argument`: it gets the keyboard focus if it can, otherwise screen
  /// readers say its label. Nil has no effect.
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
  /// Always false: a page cannot find out whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
}

/// A further action of an element, besides its main one; it appears in the element's menu of actions.
///
///     cell.accessibilityCustomActions = [
///       UIAccessibilityCustomAction(name: "Delete") { [me = Weak(self)] _ in
///         me.value?.deleteRow()
///         return me.value != nil
///       }
///     ]
public final class UIAccessibilityCustomAction: UIObject {
  /// What the action does, as the menu shows it and screen readers say it.
  public let name: String
  private let handler: (UIAccessibilityCustomAction) -> Bool
  /// Shows a menu of actions. Each action brings it along, so that apps without actions contain neither the menu nor the
  /// layout of its texts.
  let showMenu = ActionMenu.show

  /// Creates an action; `actionHandler` performs it and returns whether it succeeded.
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    handler = actionHandler
  }

  /// Performs the action; returns false if it failed.
  @discardableResult
  public func perform() -> Bool { handler(self) }

  public override class var kind: String { "UIAccessibilityCustomAction" }
}
