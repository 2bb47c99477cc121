import CaromGeometry
import UIKitCore

extension UITextField {
  /// Posted when editing began; the object is the field.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
  /// Posted when editing ended; the object is the field.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
  /// Posted when the user changed the text; the object is the field.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")

  // MARK: Changes by the field

  /// Replaces the content without calling the delegate or sending events; only the page is updated.
  final func write(_ new: String, caret: Int) {
    content = new
    beforeComposing = nil
    selection = clamped(NSRange(location: caret, length: 0))
    tellsSelection = isEditing
    lookChanged()
  }

  final func select(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    tellsSelection = isEditing
    layer.markDirty(.content)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Notifies that the user changed the content.
  final func contentWasEdited() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  final func begin() {
    // This also requests the page's focus; if the user began, the field already has it.
    UIApplication.shared.focus(self)
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { write("", caret: 0) }
    selection = NSRange(location: content.utf16.count, length: 0)
    tellsSelection = true
    lookChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  final func end() {
    if let before = beforeComposing { settleComposition(from: before, to: content, caret: selection.location) }
    if UIApplication.shared.focusedView === self { UIApplication.shared.focus(nil) }
    tellsSelection = false
    lookChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes by the user

  /// Handles a change of the content by the user; the delegate and the limit decide about the result.
  final func change(to new: String, caret: Int) {
    guard isEnabled else { return restore() }
    settleComposition(from: beforeComposing ?? content, to: new, caret: caret)
  }

  /// Decides about everything that was typed, pasted or composed since the content was `old`.
  private func settleComposition(from old: String, to new: String, caret: Int) {
    let clean = new.asFieldContent
    let edit = TextEdit(from: old, to: clean, caret: min(caret, clean.utf16.count))
    let wasComposing = beforeComposing != nil
    beforeComposing = nil
    let isSame = edit.range.length == 0 && edit.replacement.utf8.isEmpty
    let isWanted = { [self] in
      delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    }
    guard isSame || isWanted() else {
      content = old
      selection = clamped(NSRange(location: edit.range.location + edit.range.length, length: 0))
      restore()
      if wasComposing { contentWasEdited() }
      return
    }
    let (text, end) = edit.text(limit: maximumLength)
    let isWhole = text.utf8.elementsEqual(new.utf8)
    content = text
    selection = clamped(NSRange(location: isWhole ? caret : end, length: 0))
    if isWhole { tellsSelection = false } else { tellsSelection = isEditing }
    lookChanged()
    if !isSame || wasComposing { contentWasEdited() }
  }

  /// Shows the content again after the page showed something else.
  private func restore() {
    tellsSelection = isEditing
    lookChanged()
  }

  /// Shows what an input method has composed so far; the delegate is called when the composition ends.
  private func compose(_ new: String, caret: Int) {
    if beforeComposing == nil { beforeComposing = content }
    content = new.asFieldContent
    selection = clamped(NSRange(location: caret, length: 0))
    tellsSelection = false
    lookChanged()
    sendActions(for: .editingChanged)
  }

  /// Handles the return key.
  final func returned() {
    guard isEditing, !(enablesReturnKeyAutomatically && content.utf8.isEmpty) else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Handles the clear button.
  final func clear() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    write("", caret: 0)
    contentWasEdited()
    becomeFirstResponder()
  }

  // MARK: Reports of the page

  /// The phases of a text input; the numbers are those of the page.
  private enum Phase: UInt8 { case began, changed, ended, returned, selected, composing }

  /// Handles a report of the page; called by `UITextField.received`.
  final func take(_ input: TextInput) {
    guard input.layer == layer.id, let phase = Phase(rawValue: input.phase) else { return }
    let start = Int(max(0, min(input.selectionStart, input.selectionEnd)))
    let end = Int(max(0, max(input.selectionStart, input.selectionEnd)))
    switch phase {
    case .began:
      if isEditing { return }
      let old = content
      guard becomeFirstResponder() else { return UIApplication.shared.send(.focus(layer: 0)) }
      // Keep the caret where the finger placed it.
      guard content.utf8.elementsEqual(old.utf8) else { return }
      selection = clamped(NSRange(location: start, length: end - start))
      tellsSelection = false
    case .changed: change(to: input.value, caret: end)
    case .composing: if isEnabled { compose(input.value, caret: end) } else { restore() }
    case .selected:
      let new = clamped(NSRange(location: start, length: end - start))
      guard isEditing, new != selection else { return }
      selection = new
      tellsSelection = false
      delegate?.textFieldDidChangeSelection(self)
    case .returned: returned()
    case .ended:
      // A field that refuses to end editing takes the keyboard focus back.
      if !resignFirstResponder() { UIApplication.shared.send(.focus(layer: layer.id)) }
    }
  }
}

/// The clear button: a round cross at the end of a field.
final class ClearButton: UIButton {
  override class var kind: String { "ClearButton" }
  /// Keyboard users can clear the field with keys.
  override var canBecomeFocused: Bool { false }

  convenience init(of field: UITextField) {
    self.init(frame: .zero)
    setImage(
      UIImage(systemName: "xmark.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)), for: .normal)
    tintColor = .tertiaryLabel
    accessibilityLabel = "Clear text"
    addAction(UIAction { [field = Weak(field)] _ in field.value?.clear() }, for: .touchUpInside)
  }
}
