/// An arrow of the keyboard.
enum ArrowKey {
  case left, right, up, down

  /// The arrow of a key's place; nil for other keys.
  init?(_ code: String) {
    switch code {
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    default: return nil
    }
  }
}
