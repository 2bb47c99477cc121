import UIKit

extension HeadlessHost {
  /// Types a text character by character: at the end of the focused text field, or as key presses if no field has the
  /// focus.
  public func type(_ text: String) {
    guard let field = focusedField else {
      for character in text {
        let code =
          character == " " ? "Space" : character.isNumber ? "Digit\(character)" : "Key" + character.uppercased()
        press(code)
      }
      return
    }
    for character in text { write(content(of: field) + String(character), in: field) }
  }

  /// Taps the text field of that name and types at the end of its text. Returns false and adds a diagnostic if that is
  /// impossible.
  @discardableResult
  public func type(_ text: String, into name: String) -> Bool {
    guard beginEditing(name) else { return false }
    type(text)
    return true
  }

  /// Appends a text to a text field in one step, as pasting does. Returns false and adds a diagnostic if that is
  /// impossible.
  @discardableResult
  public func paste(_ text: String, into name: String) -> Bool {
    guard beginEditing(name), let field = focusedField else { return false }
    write(content(of: field) + text, in: field)
    return true
  }

  /// Replaces the text of a text field, as selecting all and typing does. Returns false and adds a diagnostic if that
  /// is impossible.
  @discardableResult
  public func replaceText(in name: String, with text: String) -> Bool {
    guard beginEditing(name), let field = focusedField else { return false }
    write(text, in: field)
    return true
  }

  /// Composes a text with an input method: shows each of `steps` in turn and commits the last one. Returns false and
  /// adds a diagnostic if that is impossible.
  @discardableResult
  public func compose(_ steps: [String], into name: String) -> Bool {
    guard beginEditing(name), let field = focusedField else { return false }
    let before = content(of: field)
    for step in steps { write(before + step, in: field, phase: 5) }
    write(before + (steps.last ?? ""), in: field)
    return true
  }

  /// Selects a range in the focused text field, in UTF-16 code units. Adds a diagnostic if no field has the focus.
  public func select(from start: Int, to end: Int) {
    guard let field = focusedField else { return complain("no field has the keyboard") }
    var input = TextInput()
    input.layer = field.layer.id
    input.phase = 4
    input.value = content(of: field)
    input.selectionStart = Int32(clamping: start)
    input.selectionEnd = Int32(clamping: end)
    send(.text(input))
    advance(ticks: 1)
  }

  /// The text field that has the keyboard focus.
  var focusedField: UIView? {
    guard let view = application.focusedView, view.isField else { return nil }
    return view
  }

  /// Taps a text field to start editing, unless it is being edited already.
  private func beginEditing(_ name: String) -> Bool {
    guard let view = element(name) else {
      complain("no element is called \"\(name)\"")
      return false
    }
    if focusedField === view { return true }
    guard tap(name) else { return false }
    if focusedField === view { return true }
    complain("\"\(name)\" does not take the keyboard")
    return false
  }

  func enter(_ field: UIView) { tell(field, phase: 0, value: content(of: field)) }
  func leave(_ field: UIView) { tell(field, phase: 2, value: content(of: field)) }

  func returnKey(in field: UIView) {
    tell(field, phase: 3, value: content(of: field))
    advance(ticks: 1)
  }

  private func content(of field: UIView) -> String { (field as? UITextField)?.text ?? field.accessibilityValue ?? "" }

  private func write(_ text: String, in field: UIView, phase: UInt8 = 1) {
    tell(field, phase: phase, value: text)
    advance(ticks: 1)
  }

  private func tell(_ field: UIView, phase: UInt8, value: String) {
    var input = TextInput()
    input.layer = field.layer.id
    input.phase = phase
    input.value = value
    input.selectionStart = Int32(clamping: value.utf16.count)
    input.selectionEnd = input.selectionStart
    send(.text(input))
  }
}

extension UIView {
  /// Whether a page uses an input element for the view.
  var isField: Bool { roleInForce == .textbox || roleInForce == .searchbox }
}
