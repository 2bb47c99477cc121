/// A font as the page names it, a CSS `font` shorthand such as `600 17px system-ui, …`. An application has one object
/// of each, so fonts are compared and hashed without looking at the text.
///
/// A family list that begins with `tabular` requests digits of equal width (`font-variant-numeric: tabular-nums`).
final class CSSFont: Equatable {
  let text: String
  /// A hash of `text` that is the same in every process.
  let hash: UInt64

  fileprivate init(_ text: TextKey) {
    self.text = text.text
    hash = text.hash
  }

  // A font may outlive the application in which it was created; then the strings are compared.
  static func == (left: CSSFont, right: CSSFont) -> Bool {
    left === right || left.hash == right.hash && left.text == right.text
  }
}

/// The fonts of an application, by their CSS text and by the properties from which they were created.
final class CSSFonts {
  private var byText: [TextKey: CSSFont] = [:]
  private var bySource: [Source: CSSFont] = [:]

  func font(_ text: String) -> CSSFont {
    let key = TextKey(text)
    if let known = byText[key] { return known }
    let font = CSSFont(key)
    byText[key] = font
    return font
  }

  func font(_ descriptor: UIFontDescriptor) -> CSSFont {
    // Only a few fonts are named; most are system fonts.
    if descriptor.name != nil { return font(descriptor.cssFont) }
    let source = Source(descriptor)
    if let known = bySource[source] { return known }
    let made = font(descriptor.cssFont)
    bySource[source] = made
    return made
  }

  /// The properties that determine the shorthand of a system font.
  private struct Source: Hashable {
    let size: Double
    let weight: Int
    let design: UIFontDescriptor.SystemDesign
    let isItalic: Bool
    let hasMonospacedDigits: Bool

    init(_ descriptor: UIFontDescriptor) {
      size = descriptor.pointSize
      weight = descriptor.weight.css
      design = descriptor.design
      isItalic = descriptor.isItalic
      hasMonospacedDigits = descriptor.hasMonospacedDigits
    }
  }
}
