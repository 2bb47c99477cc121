import CaromGeometry

/// The contents and style of a real input element in the page; a view with a `pageField` becomes such an element.
package struct PageField {
  /// The text in the field.
  package var value = ""
  /// The text shown while the field is empty.
  package var placeholder = ""
  /// The font of the text and of the placeholder.
  package var font: UIFont
  /// The color of the text.
  package var color: CGColor
  /// The color of the placeholder.
  package var placeholderColor: CGColor
  /// The color of the caret.
  package var caretColor: CGColor
  /// The alignment of the text: 0 follows its writing direction, 1 left, 2 center, 3 right.
  package var alignment = 0
  /// The raw value of the keyboard type in Apple's API; 0 is the default one.
  package var keyboard = 0
  /// The raw value of the return key type in Apple's API; 0 is the default one.
  package var returnKey = 0
  /// The raw value of the autocapitalization type in Apple's API; 0 is none.
  package var capitals = 0
  /// Whether the text is hidden, as in a password field.
  package var isSecure = false
  /// Whether the field can be edited.
  package var isEnabled = true
  /// Whether the browser may correct the text.
  package var corrects = true
  /// Whether the browser checks the spelling.
  package var checksSpelling = false
  /// Whether the field is laid out from right to left.
  package var isRightToLeft = false
  /// Whether the text has several lines.
  package var isMultiline = false
  /// The field's HTML attribute `autocomplete`; empty for none.
  package var purpose = ""
  /// The distances from the view's edges to the text, in points.
  package var insets = UIEdgeInsets.zero
  /// The selection that the page is to set, in UTF-16 units; nil leaves it as it is.
  package var selection: NSRange?

  /// Creates an empty field with a font and colors.
  package init(font: UIFont, color: CGColor, placeholderColor: CGColor, caretColor: CGColor) {
    self.font = font
    self.color = color
    self.placeholderColor = placeholderColor
    self.caretColor = caretColor
  }

  /// Writes the `field` command, whose documentation describes the arguments, and the `interaction` command, which lets
  /// the page handle input events if the field is enabled.
  package func write(of layer: Int32, into commands: inout CommandBuffer) {
    let flags =
      (isSecure ? 1 : 0) | (isEnabled ? 0 : 2) | (corrects ? 4 : 0) | (checksSpelling ? 8 : 0)
      | (isRightToLeft ? 16 : 0) | (isMultiline ? 32 as UInt32 : 0)
    commands.put(
      .field(
        value: value, placeholder: placeholder, font: font.cssFont, color: color, placeholderColor: placeholderColor,
        caretColor: caretColor, alignment: UInt32(clamping: alignment), keyboard: UInt32(clamping: keyboard),
        returnKey: UInt32(clamping: returnKey), capitals: UInt32(clamping: capitals), flags: flags, purpose: purpose,
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
        selectionStart: selection.map { UInt32(clamping: $0.location) } ?? .max,
        selectionEnd: selection.map { UInt32(clamping: $0.end) } ?? .max), layer)
    commands.put(.interaction(kind: isEnabled ? 2 : 0), layer)
  }
}

/// A text field, as the rest of the kit knows it.
package protocol PageFieldOwner: NSObject {
  /// The contents of the page's input element.
  var pageField: PageField { get }
  /// The font of the text.
  var fieldFont: UIFont { get }
  /// Handles an event of the page's input element.
  func received(_ text: TextInput)
  /// Sets the text, for a screen reader.
  func replaceText(with text: String)
}
