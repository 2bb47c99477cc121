/// An arrow key.
package enum ArrowKey {
  case left, right, up, down

  /// The arrow with the key code `code`; nil for other keys.
  package init?(_ code: String) {
    switch code {
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    default: return nil
    }
  }
}
