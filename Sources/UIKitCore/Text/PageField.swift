import CaromGeometry

/// What a page's input is to show, and how: a view that has one is a real input there.
package struct PageField {
  package var value = ""
  package var placeholder = ""
  package var font: UIFont
  package var color: CGColor
  package var placeholderColor: CGColor
  package var caretColor: CGColor
  /// 0 by the direction of what is written, 1 left, 2 middle, 3 right.
  package var alignment = 0
  /// Apple's numbers of keyboard, return key and capitals.
  package var keyboard = 0
  package var returnKey = 0
  package var capitals = 0
  package var isSecure = false
  package var isEnabled = true
  package var corrects = true
  package var checksSpelling = false
  package var isRightToLeft = false
  /// What HTML calls `autocomplete`.
  package var purpose = ""
  /// From the view's edges to the text, points.
  package var insets = UIEdgeInsets.zero
  /// What the page must select, in UTF-16 units; nil leaves the caret where it is.
  package var selection: NSRange?

  package init(font: UIFont, color: CGColor, placeholderColor: CGColor, caretColor: CGColor) {
    self.font = font
    self.color = color
    self.placeholderColor = placeholderColor
    self.caretColor = caretColor
  }

  /// Writes the command `field` and makes the input its own target.
  func write(of layer: Int32, into commands: inout CommandBuffer) {
    let flags =
      (isSecure ? 1 : 0) | (isEnabled ? 0 : 2) | (corrects ? 4 : 0) | (checksSpelling ? 8 : 0)
      | (isRightToLeft ? 16 as UInt32 : 0)
    commands.put(
      .field(
        value: value, placeholder: placeholder, font: font.cssFont, color: color, placeholderColor: placeholderColor,
        caretColor: caretColor, alignment: UInt32(alignment), keyboard: UInt32(keyboard),
        returnKey: UInt32(returnKey), capitals: UInt32(capitals), flags: flags, purpose: purpose, top: insets.top,
        left: insets.left, bottom: insets.bottom, right: insets.right,
        selectionStart: selection.map { UInt32(clamping: $0.location) } ?? .max,
        selectionEnd: selection.map { UInt32(clamping: $0.location + $0.length) } ?? .max), layer)
    commands.put(.interaction(kind: isEnabled ? 2 : 0), layer)
  }
}

/// A text field, as the rest of the kit knows it.
package protocol PageFieldOwner: NSObject {
  /// What the page's input shows.
  var pageField: PageField { get }
  /// Something happened in the page's input.
  func received(_ text: TextInput)
  /// A screen reader sets the text.
  func replaceText(with text: String)
}
