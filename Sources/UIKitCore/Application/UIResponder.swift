/// A link in the chain that events climb until somebody answers them.
open class UIResponder: NSObject {
  /// Who is asked next.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  public final var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Takes the keyboard; false where it may not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIApplication.shared.firstResponder, !other.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives the keyboard back; false where it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Keys that send actions to this responder while it is in the chain of what has the keyboard; none at first.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Leaves what is open, for Escape and a screen reader's gesture; true where there was something.
  open func accessibilityPerformEscape() -> Bool { false }

  open override class var kind: String { "UIResponder" }
}

extension UIResponder {
  // How high the keyboard is stands in `UIWindowScene.keyboardHeight`; in a page it covers the window's bottom.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
}
