import CaromGeometry

/// A piece of text with the same attributes throughout.
package struct TextRun: Equatable {
  package var text: String
  package var attributes: TextAttributes

  package static func == (left: TextRun, right: TextRun) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.attributes == right.attributes
  }
}

/// The attributes of a piece of text; the view that shows the text supplies those that are nil.
package struct TextAttributes: Equatable {
  package var font: UIFont?
  package var color: UIColor?
  package var kern = 0.0
  package var isUnderlined = false
  package var isStruckThrough = false
  package var strokeWidth = 0.0
  package var strokeColor: UIColor?
  package var paragraphStyle: NSParagraphStyle?

  package init(font: UIFont? = nil, color: UIColor? = nil) {
    self.font = font
    self.color = color
  }

  package init(_ attributes: [NSAttributedString.Key: AnyValue]) { set(attributes) }

  /// The font, or else 12 pt of the system font, as for Apple's attributed strings.
  var fontOrDefault: UIFont { font ?? UIFont.systemFont(ofSize: 12) }

  package mutating func set(_ attributes: [NSAttributedString.Key: AnyValue]) {
    func number(_ key: NSAttributedString.Key) -> Double? {
      guard let value = attributes[key].flatMap({ Double(attribute: $0) }), value.isFinite else { return nil }
      return value
    }
    if let value = attributes[.font] as? UIFont { font = value }
    if let value = attributes[.foregroundColor] as? UIColor { color = value }
    if let value = attributes[.strokeColor] as? UIColor { strokeColor = value }
    if let value = attributes[.paragraphStyle] as? NSParagraphStyle { paragraphStyle = value }
    if let value = number(.kern) { kern = value }
    if let value = number(.underlineStyle) { isUnderlined = value != 0 }
    if let value = number(.strikethroughStyle) { isStruckThrough = value != 0 }
    if let value = number(.strokeWidth) { strokeWidth = value }
  }

  /// The attributes that were set; those that were not are missing.
  var dictionary: [NSAttributedString.Key: AnyValue] {
    var all: [NSAttributedString.Key: AnyValue] = [:]
    if let font { all[.font] = font }
    if let color { all[.foregroundColor] = color }
    if let strokeColor { all[.strokeColor] = strokeColor }
    if let paragraphStyle { all[.paragraphStyle] = paragraphStyle }
    if kern != 0 { all[.kern] = NSNumber(value: kern) }
    if isUnderlined { all[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if isStruckThrough { all[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if strokeWidth != 0 { all[.strokeWidth] = NSNumber(value: strokeWidth) }
    return all
  }

  package static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.font == right.font && left.color == right.color && left.kern == right.kern
      && left.isUnderlined == right.isUnderlined && left.isStruckThrough == right.isStruckThrough
      && left.strokeWidth == right.strokeWidth && left.strokeColor == right.strokeColor
      && left.paragraphStyle?.values == right.paragraphStyle?.values
  }

  /// The decoration in the form of the page's `text` command.
  var decoration: UInt32 { (isUnderlined ? 1 : 0) | (isStruckThrough ? 2 : 0) }
}

extension Double {
  /// The number in an attribute; nil if it is not a number.
  fileprivate init?(attribute value: AnyValue) {
    if let number = value as? NSNumber {
      self = number.doubleValue
      return
    }
    #if hasFeature(Embedded)
      return nil
    #else
      switch value {
      case let number as Int: self = Double(number)
      case let number as Double: self = number
      case let number as Float: self = Double(number)
      default: return nil
      }
    #endif
  }
}
