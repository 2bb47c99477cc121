/// A key, with modifiers, that sends an action to the responder that offers it.
public final class UIKeyCommand: NSObject {
  /// What the key types, or one of the constants below.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector
  /// What a list of the commands calls it.
  public var title = ""
  public var discoverabilityTitle: String?

  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  public convenience init(title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
  }

  public static let inputUpArrow = "ArrowUp"
  public static let inputDownArrow = "ArrowDown"
  public static let inputLeftArrow = "ArrowLeft"
  public static let inputRightArrow = "ArrowRight"
  public static let inputEscape = "Escape"
  public static let inputPageUp = "PageUp"
  public static let inputPageDown = "PageDown"
  public static let inputHome = "Home"
  public static let inputEnd = "End"
  public static let inputDelete = "Backspace"

  /// Whether `key` is this command's; letters match in either case, as Shift is told by the flags.
  func matches(_ key: UIKey) -> Bool {
    guard let input, modifierFlags == key.modifierFlags else { return false }
    if input == key.code { return true }
    switch input {
    case " ": return key.code == "Space"
    case "\r": return key.code == "Enter" || key.code == "NumpadEnter"
    case "\t": return key.code == "Tab"
    default: return input.utf8.elementsEqual(key.characters.utf8) { UIKeyCommand.fold($0) == UIKeyCommand.fold($1) }
    }
  }

  /// The small letter of a Latin capital; `String.lowercased()` would bring all of Unicode's tables along.
  private static func fold(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  public override class var kind: String { "UIKeyCommand" }
}
