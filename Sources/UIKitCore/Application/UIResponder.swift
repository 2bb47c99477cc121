/// An object that handles touches, presses and actions. Each passes what it does not handle to the next responder.
open class UIResponder: UIObject {
  /// Creates a responder.
  public init() { super.init() }

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this responder can receive keys and text; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this responder lets another one take over the keyboard; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether this responder receives keys and text at the moment.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes this responder receive keys and text. Returns false if `canBecomeFirstResponder` is false, or if the current
  /// first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIApplication.shared.firstResponder, !other.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Stops receiving keys and text. Returns false if this is not the first responder, or if `canResignFirstResponder`
  /// is false.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  /// A finger or the mouse button went down. By default the next responder is called; an override that handles the
  /// touch does not call `super`.
  ///
  /// - Parameters:
  ///   - touches: The touch that changed; the set always contains exactly one.
  ///   - event: All touches at this moment.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A touch moved; by default the next responder is called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// A touch ended by lifting the finger or releasing the button; by default the next responder is called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took a touch away, because a gesture was recognized or the view left its window; by default the next
  /// responder is called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A key or button of a game controller went down; by default the next responder is called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// A key that is held down repeats (`UIPress.isRepeat`), or the value of an analog button changed; by default the
  /// next responder is called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// A key or button went up; by default the next responder is called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system took a press away, for example because the page lost the focus; by default the next responder is
  /// called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Key commands that send actions to this responder while it is in the chain of the first responder; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Closes whatever is open, on Escape or a screen reader's escape gesture. Returns whether anything was open; false
  /// by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called on Apple's systems when Interface Builder draws an object; never here.
  open func prepareForInterfaceBuilder() {}

  open override class var kind: String { "UIResponder" }
}

extension UIResponder {
  // `UIWindowScene.keyboardHeight` has the height of the keyboard, which covers the bottom of the window in a page.
  /// Posted when the on-screen keyboard appears, before the views are laid out for it; `UIWindowScene.keyboardHeight`
  /// already has the new height.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Posted after the on-screen keyboard appeared and the views were laid out for it.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Posted when the on-screen keyboard disappears, before the views are laid out for it.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Posted after the on-screen keyboard disappeared and the views were laid out for it.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Posted when the height of the on-screen keyboard changes, before the views are laid out for it.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  /// Posted when the height of the on-screen keyboard changed, after the views were laid out for it.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")

  /// In the notifications about the keyboard: its frame before, in the screen's coordinates, as an `NSValue`.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// In the notifications about the keyboard: its frame afterwards, in the screen's coordinates, as an `NSValue`.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// In the notifications about the keyboard: the seconds that its animation takes, as an `NSNumber`.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// In the notifications about the keyboard: the raw value of a `UIView.AnimationCurve`, as an `NSNumber`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// In the notifications about the keyboard: whether it belongs to this app, as an `NSNumber`; always true.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
