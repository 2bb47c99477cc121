import CaromGeometry
import UIKitCore

/// The part of a text view that is a field of several lines in the page, while the text can be edited.
///
/// The page scrolls the lines in it, and keeps the caret visible.
final class TextViewEditor: UIView, PageFieldOwner {
  @BackLink private var owner: UITextView?

  init(of owner: UITextView) {
    self.owner = owner
    super.init(frame: owner.bounds)
    fieldOwner = self
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UITextViewEditor" }
  override var semanticRole: Semantics.Role? { .textbox }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? owner?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? owner?.text }
    set { super.accessibilityValue = newValue }
  }
  override var cursor: String? { "text" }
  override var canBecomeFocused: Bool { true }

  override func accessibilityActivate() -> Bool { owner?.becomeFirstResponder() ?? false }

  /// Editing ends when another element of the page gets the keyboard focus.
  override func focusChanged(isFocused: Bool) {
    super.focusChanged(isFocused: isFocused)
    if !isFocused, owner?.isFirstResponder == true { owner?.resignFirstResponder() }
  }

  /// Begins editing after a tap that the page did not turn into editing.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { owner?.becomeFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Handles keys that type text, on hosts that have keys but no input elements.
  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    key.code != "Escape" && key.modifierFlags.isDisjoint(with: [.command, .control])
  }

  override func resolveColors() {
    super.resolveColors()
    layer.markDirty(.content)
  }

  var pageField: PageField {
    owner?.pageField ?? PageField(font: fieldFont, color: .clear, placeholderColor: .clear, caretColor: .clear)
  }
  var fieldFont: UIFont { owner?.font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
  func received(_ text: TextInput) { if text.layer == layer.id { owner?.take(text) } }
  func replaceText(with text: String) { owner?.change(to: text, caret: text.utf16.count) }
}
