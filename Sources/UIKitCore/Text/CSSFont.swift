/// A font as the page names it, a CSS `font` shorthand such as `600 17px system-ui, …`. Equal shorthands are one object, so
/// fonts are compared and hashed without looking at the text.
///
/// A family list that begins with `tabular` requests digits of equal width (`font-variant-numeric: tabular-nums`).
final class CSSFont {
  let text: String
  /// A hash of `text` that is the same in every process.
  let hash: UInt64

  private init(_ text: TextKey) {
    self.text = text.text
    hash = text.hash
  }

  /// The fonts of this process by their text, and by what they were made from.
  private static var byText: [TextKey: CSSFont] = [:]
  private static var byDescriptor: [Source: CSSFont] = [:]

  static func font(_ text: String) -> CSSFont {
    let key = TextKey(text)
    if let known = byText[key] { return known }
    let font = CSSFont(key)
    byText[key] = font
    return font
  }

  static func font(_ descriptor: UIFontDescriptor) -> CSSFont {
    // Few fonts have a name, and many are of the system.
    if descriptor.name != nil { return font(descriptor.cssFont) }
    let source = Source(descriptor)
    if let known = byDescriptor[source] { return known }
    let made = font(descriptor.cssFont)
    byDescriptor[source] = made
    return made
  }

  /// What the shorthand of a system font is made from.
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
