/// A key, with modifier keys, that sends an action to the responder that offers it in `keyCommands`.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(title: "Undo", action: Selector("undo", Board.undo), input: "z", modifierFlags: .command)]
///     }
public final class UIKeyCommand: UIObject {
  /// The text that the key types, or one of the constants below; letters match in either case.
  public let input: String?
  /// The modifier keys that must be held; no others may be.
  public let modifierFlags: UIKeyModifierFlags
  /// The action, which is sent to the responder with the command as its sender.
  public let action: Selector
  /// The command's name in lists of commands.
  public var title = ""
  /// A longer description of the command; nil by default.
  public var discoverabilityTitle: String?

  /// Creates a command for a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// Creates a command with a title for a key.
  public convenience init(title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
  }

  /// The Up Arrow key.
  public static let inputUpArrow = "ArrowUp"
  /// The Down Arrow key.
  public static let inputDownArrow = "ArrowDown"
  /// The Left Arrow key.
  public static let inputLeftArrow = "ArrowLeft"
  /// The Right Arrow key.
  public static let inputRightArrow = "ArrowRight"
  /// The Escape key.
  public static let inputEscape = "Escape"
  /// The Page Up key.
  public static let inputPageUp = "PageUp"
  /// The Page Down key.
  public static let inputPageDown = "PageDown"
  /// The Home key.
  public static let inputHome = "Home"
  /// The End key.
  public static let inputEnd = "End"
  /// The Backspace key, which is labeled Delete on Apple's keyboards.
  public static let inputDelete = "Backspace"

  /// Whether `key` triggers this command. Letters match in either case, because the flags say whether Shift is held.
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

  /// The lowercase form of an ASCII capital; `String.lowercased()` would link Unicode's tables.
  private static func fold(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  public override class var kind: String { "UIKeyCommand" }
}
