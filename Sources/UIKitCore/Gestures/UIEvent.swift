import CaromGeometry

/// What happened to the touches in one moment.
public class UIEvent: NSObject {
  public enum EventType: Int {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  public package(set) var type: EventType = .touches
  /// Seconds of the application's clock.
  public package(set) var timestamp: TimeInterval = 0
  public package(set) var buttonMask: ButtonMask = .primary
  public package(set) var modifierFlags: UIKeyModifierFlags = []
  /// Every touch under way, in the order they began.
  public package(set) var orderedTouches: [UITouch] = []

  public var allTouches: Set<UITouch>? { Set(orderedTouches) }

  public override class var kind: String { "UIEvent" }
}

/// Keys held while something else happens.
public struct UIKeyModifierFlags: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1)
  public static let control = UIKeyModifierFlags(rawValue: 2)
  public static let alternate = UIKeyModifierFlags(rawValue: 4)
  public static let command = UIKeyModifierFlags(rawValue: 8)
}
