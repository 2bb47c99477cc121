/// A key of the keyboard: its position and the text it types.
public final class UIKey: UIObject {
  /// The key's position, as the DOM names it: `ArrowLeft`, `KeyA`, `Space`.
  public let code: String
  /// The text that the key types, or the key's DOM name if it types none.
  public let characters: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  package init(code: String, characters: String, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    self.characters = characters
    self.modifierFlags = modifierFlags
  }

  public override class var kind: String { "UIKey" }
}

/// One press of a key, from down to up.
public final class UIPress: UIObject {
  /// The stage of a press.
  public enum Phase: Int, Sendable {
    /// `began` when the key went down, `changed` when it repeats, `ended` when it went up, `cancelled` if the app lost the
    /// keyboard; `stationary` does not occur here.
    case began, changed, stationary, ended, cancelled
  }
  /// The key; never nil here.
  public let key: UIKey?
  /// The current stage of the press.
  public package(set) var phase: Phase = .began
  /// Whether the key has repeated; repeats are sent as `pressesChanged` while the key is held.
  public package(set) var isRepeat = false
  /// The responder that received the beginning and receives the rest.
  @Weak public package(set) var responder: UIResponder?

  package init(key: UIKey) { self.key = key }

  public override class var kind: String { "UIPress" }
}

/// An event of keys.
public final class UIPressesEvent: UIEvent {
  /// All keys that are held, in the order in which they went down.
  public package(set) var orderedPresses: [UIPress] = []

  /// All keys that are held, as a set.
  public var allPresses: Set<UIPress> { Set(orderedPresses) }

  public override class var kind: String { "UIPressesEvent" }
}
