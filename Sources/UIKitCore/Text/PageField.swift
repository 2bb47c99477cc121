import CaromGeometry

/// What a real input element of the page shows, and how; a view with a `pageField` becomes such an element.
public struct PageField {
  /// The text in the field.
  public var value = ""
  /// The text shown while the field is empty.
  public var placeholder = ""
  /// The font of the text and of the placeholder.
  public var font: UIFont
  /// The colour of the text.
  public var color: CGColor
  /// The colour of the placeholder.
  public var placeholderColor: CGColor
  /// The colour of the caret.
  public var caretColor: CGColor
  /// The alignment of the text: 0 follows its writing direction, 1 left, 2 centre, 3 right.
  public var alignment = 0
  /// The raw value of the keyboard type in Apple's API; 0 is the default one.
  public var keyboard = 0
  /// The raw value of the return key type in Apple's API; 0 is the default one.
  public var returnKey = 0
  /// The raw value of the autocapitalization type in Apple's API; 0 is none.
  public var capitals = 0
  /// Whether the text is hidden, as in a password field.
  public var isSecure = false
  /// Whether the field can be edited.
  public var isEnabled = true
  /// Whether the browser may correct the text.
  public var corrects = true
  /// Whether the browser checks the spelling.
  public var checksSpelling = false
  /// Whether the field is laid out from right to left.
  public var isRightToLeft = false
  /// The field's HTML attribute `autocomplete`; empty for none.
  public var purpose = ""
  /// The distances from the view's edges to the text, in points.
  public var insets = UIEdgeInsets.zero
  /// The selection that the page is to set, in UTF-16 units; nil leaves it as it is.
  public var selection: NSRange?

  /// Creates an empty field with a font and colours.
  public init(font: UIFont, color: CGColor, placeholderColor: CGColor, caretColor: CGColor) {
    self.font = font
    self.color = color
    self.placeholderColor = placeholderColor
    self.caretColor = caretColor
  }

  /// Writes the `field` command, whose documentation describes the arguments, and the `interaction` command, which lets
  /// the page handle input events if the field is enabled.
  func write(of layer: Int32, into commands: inout CommandBuffer) {
    commands.put(.field, layer)
    commands.put(value)
    commands.put(placeholder)
    commands.put(font.cssFont)
    commands.put(color)
    commands.put(placeholderColor)
    commands.put(caretColor)
    for number in [alignment, keyboard, returnKey, capitals] { commands.put(UInt32(number)) }
    commands.put(
      (isSecure ? 1 : 0) | (isEnabled ? 0 : 2) | (corrects ? 4 : 0) | (checksSpelling ? 8 : 0)
        | (isRightToLeft ? 16 as UInt32 : 0))
    commands.put(purpose)
    for inset in [insets.top, insets.left, insets.bottom, insets.right] { commands.put(inset) }
    commands.put(selection.map { UInt32(clamping: $0.location) } ?? .max)
    commands.put(selection.map { UInt32(clamping: $0.location + $0.length) } ?? .max)
    commands.put(.interaction, layer)
    commands.put(UInt32(isEnabled ? 2 : 0))
  }
}
