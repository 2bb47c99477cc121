import CaromGeometry

/// An event of touches, of keys, of a wheel or of the hovering pointer.
public class UIEvent: UIObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// `touches` for fingers, pens and mouse buttons, `presses` for keys; `motion` and `remoteControl` do not occur
    /// here.
    case touches, motion, remoteControl, presses
    /// A wheel, or a scroll gesture on a trackpad.
    case scroll = 10
    /// A mouse that moves without a pressed button.
    case hover
    /// Does not occur here.
    case transform = 14
  }

  /// The pressed buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits.
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button, which is usually the left one; touches of fingers and pens have it too.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, which is usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// What kind of event it is.
  public package(set) var type: EventType = .touches
  /// When it happened, in seconds of the application's clock.
  public package(set) var timestamp: TimeInterval = 0
  /// The pressed mouse buttons.
  public package(set) var buttonMask: ButtonMask = .primary
  /// The modifier keys that are held.
  public package(set) var modifierFlags: UIKeyModifierFlags = []
  /// All touches that are in progress, in the order in which they began.
  public package(set) var orderedTouches: [UITouch] = []

  /// All touches that are in progress, as a set; never nil. Use `orderedTouches` if the order matters.
  public var allTouches: Set<UITouch>? { Set(orderedTouches) }

  public override class var kind: String { "UIEvent" }
}

/// The modifier keys that are held during an event.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 2)
  /// The Option or Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 4)
  /// The Command, Windows or Meta key.
  public static let command = UIKeyModifierFlags(rawValue: 8)
}
