/// A key of the keyboard, by its place and by what it types.
public final class UIKey: NSObject {
  /// The key's place as the DOM names it: `ArrowLeft`, `KeyA`, `Space`.
  public let code: String
  public let characters: String
  public let modifierFlags: UIKeyModifierFlags

  package init(code: String, characters: String, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    self.characters = characters
    self.modifierFlags = modifierFlags
  }

  public override class var kind: String { "UIKey" }
}

/// One key on its way from down to up.
public final class UIPress: NSObject {
  public enum Phase: Int { case began, changed, stationary, ended, cancelled }
  public let key: UIKey?
  public package(set) var phase: Phase = .began
  /// Whether this is a repeat, sent as `pressesChanged` while the key is held.
  public package(set) var isRepeat = false
  /// Who was told that it began, and is told the rest.
  @Weak public package(set) var responder: UIResponder?

  package init(key: UIKey) { self.key = key }

  public override class var kind: String { "UIPress" }
}

/// What happened to the keys in one moment.
public final class UIPressesEvent: UIEvent {
  /// Every key held, in the order they went down.
  public package(set) var orderedPresses: [UIPress] = []

  public var allPresses: Set<UIPress> { Set(orderedPresses) }

  public override class var kind: String { "UIPressesEvent" }
}
