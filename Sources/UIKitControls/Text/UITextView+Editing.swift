import CaromGeometry
import UIKitCore

/// The editing state of a text view.
struct TextViewEdits {
  /// The selected range, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  /// Whether the page must set the caret to `selection`.
  var tellsSelection = false
  /// The text before an input method began to compose; nil if it is not composing.
  var beforeComposing: String?
}

extension UITextView {
  /// Posted when editing began; the object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changed the text; the object is the text view.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing ended; the object is the text view.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  // MARK: The text

  /// Whether the text view contains any text.
  public final var hasText: Bool { !text.utf8.isEmpty }

  /// The selected range, in UTF-16 units; its length is 0 if there is only a caret. A range beyond the text is limited
  /// to it.
  public final var selectedRange: NSRange {
    get { clamped(edits.selection) }
    set {
      let new = clamped(newValue)
      guard new != edits.selection else { return }
      edits.selection = new
      edits.tellsSelection = isFirstResponder
      editorChanged()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// Selects the whole text.
  public final func selectAll(_ sender: NSObject?) {
    selectedRange = NSRange(location: 0, length: text.utf16.count)
  }

  /// Replaces the selection with a text, as typing does, but without asking the delegate.
  public final func insertText(_ text: String) { replace(selectedRange, with: text.asTextViewContent) }

  /// Deletes the selection, or else the character before the caret, without asking the delegate.
  public final func deleteBackward() {
    let selection = selectedRange
    guard selection.length == 0 else { return replace(selection, with: "") }
    let head = String(decoding: Array(text.utf16)[..<selection.location], as: UTF16.self)
    let left = head.prefixOfCharacters(max(0, head.characterCount - 1)).utf16.count
    replace(NSRange(location: left, length: selection.location - left), with: "")
  }

  private func replace(_ range: NSRange, with new: String) {
    let units = Array(text.utf16)
    let head = String(decoding: units[..<range.location], as: UTF16.self)
    let tail = String(decoding: units[range.end...], as: UTF16.self)
    write(head + new + tail, caret: head.utf16.count + new.utf16.count)
    edits.tellsSelection = isFirstResponder
    tellOfChange()
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let count = text.utf16.count
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  private func write(_ new: String, caret: Int) {
    edits.beforeComposing = nil
    show(new)
    edits.selection = clamped(NSRange(location: caret, length: 0))
    editorChanged()
  }

  private func tellOfChange() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  // MARK: Beginning and ending

  final func begin() {
    if let editor { UIApplication.shared.focus(editor) }
    edits.selection = clamped(NSRange(location: text.utf16.count, length: 0))
    edits.tellsSelection = true
    editorChanged()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  final func end() {
    if let before = edits.beforeComposing { settle(from: before, to: text, caret: edits.selection.location) }
    if let editor, UIApplication.shared.focusedView === editor { UIApplication.shared.focus(nil) }
    edits.tellsSelection = false
    editorChanged()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes by the user

  /// Handles a change of the text by the user; the delegate decides whether it is accepted.
  final func change(to new: String, caret: Int) {
    guard isEditable else { return editorChanged() }
    settle(from: edits.beforeComposing ?? text, to: new, caret: caret)
  }

  /// Decides about everything that was typed, pasted or composed since the text was `old`.
  private func settle(from old: String, to new: String, caret: Int) {
    let clean = new.asTextViewContent
    let edit = TextEdit(from: old, to: clean, caret: min(caret, clean.utf16.count))
    let wasComposing = edits.beforeComposing != nil
    let isSame = edit.range.length == 0 && edit.replacement.utf8.isEmpty
    edits.beforeComposing = nil
    let isWanted =
      isSame
      || textDelegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    guard isWanted else {
      write(old, caret: edit.range.end)
      edits.tellsSelection = isFirstResponder
      if wasComposing { tellOfChange() }
      return
    }
    let isWhole = clean.utf8.elementsEqual(new.utf8)
    write(clean, caret: isWhole ? caret : edit.range.location + edit.replacement.utf16.count)
    edits.tellsSelection = !isWhole && isFirstResponder
    if !isSame || wasComposing { tellOfChange() }
  }

  // MARK: Reports of the page

  /// The phases of a text input; the numbers are those of the page.
  private enum Report: UInt8 { case began, changed, ended, returned, selected, composing }

  /// Handles a report of the page.
  final func take(_ input: TextInput) {
    guard let report = Report(rawValue: input.phase) else { return }
    let start = Int(max(0, min(input.selectionStart, input.selectionEnd)))
    let end = Int(max(0, max(input.selectionStart, input.selectionEnd)))
    let range = NSRange(location: start, length: end - start)
    switch report {
    case .began:
      if isFirstResponder { return }
      guard becomeFirstResponder() else { return UIApplication.shared.send(.focus(layer: 0)) }
      // Keep the caret where the finger placed it.
      edits.selection = clamped(range)
      edits.tellsSelection = false
    case .changed: change(to: input.value, caret: end)
    case .composing:
      guard isEditable else { return editorChanged() }
      if edits.beforeComposing == nil { edits.beforeComposing = text }
      let before = edits.beforeComposing
      write(input.value.asTextViewContent, caret: end)
      edits.beforeComposing = before
      edits.tellsSelection = false
    case .selected:
      guard isFirstResponder, clamped(range) != edits.selection else { return }
      edits.selection = clamped(range)
      edits.tellsSelection = false
      textDelegate?.textViewDidChangeSelection(self)
    case .returned:
      // A page inserts the line break itself; this is for hosts without input elements.
      guard isFirstResponder else { return }
      let units = Array(text.utf16)
      let selection = selectedRange
      let head = String(decoding: units[..<selection.location], as: UTF16.self)
      let tail = String(decoding: units[selection.end...], as: UTF16.self)
      change(to: head + "\n" + tail, caret: selection.location + 1)
    case .ended:
      // A text view that refuses to end editing takes the keyboard focus back.
      if !resignFirstResponder(), let editor { UIApplication.shared.send(.focus(layer: editor.layer.id)) }
    }
  }

  final var pageField: PageField {
    let traits = traitCollection
    let color = (textColor ?? .label).resolved(for: traits)
    var field = PageField(
      font: font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize), color: color, placeholderColor: color,
      caretColor: tintColor.resolved(for: traits))
    field.value = text
    field.isMultiline = true
    field.alignment =
      switch textAlignment {
      case .natural, .justified: 0
      case .left: 1
      case .center: 2
      case .right: 3
      }
    field.keyboard = keyboardType.rawValue
    field.returnKey = returnKeyType.rawValue
    field.capitals = autocapitalizationType.rawValue
    field.corrects = autocorrectionType != .no
    field.checksSpelling = spellCheckingType == .yes
    field.isEnabled = isUserInteractionEnabled
    field.isRightToLeft = isRightToLeft
    field.insets = textContainerInset
    field.selection = edits.tellsSelection ? selectedRange : nil
    return field
  }
}

extension String {
  /// The text with line feeds as its only line breaks, and without other control characters than the tab.
  var asTextViewContent: String {
    var isPlain = true
    for byte in utf8 where byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { isPlain = false }
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0D: result.append("\n")
      case 0x0A: if !wasReturn { result.append(scalar) }
      case 0x09: result.append(scalar)
      case 0..<0x20, 0x7F: break
      default: result.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(result)
  }
}
