import CaromGeometry

/// The typeface, weight and size of a text.
///
/// The browser supplies the glyphs, but the heights are fixed multiples of the size, so that no layout depends on the
/// fonts of a machine. The page sets line heights in pixels.
///
///     label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
public final class UIFont: NSObject, @unchecked Sendable {
  /// The properties from which the font was created.
  public let fontDescriptor: UIFontDescriptor

  let css: CSSFont
  /// The font as a CSS `font` shorthand for page and canvas, as in `600 17px system-ui, …`.
  package var cssFont: String { css.text }

  /// Creates the font that a descriptor describes, in a size in points. A size that is 0, negative or not finite means
  /// the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 && size.isFinite && size != descriptor.pointSize ? descriptor.withSize(size) : descriptor)
  }

  init(_ descriptor: UIFontDescriptor) {
    fontDescriptor = descriptor
    css = UIApplication.shared.textMetrics.fonts.font(descriptor)
  }

  /// Creates a font by the name of its family; nil if the name is empty. The system font replaces a family that the
  /// page does not have.
  ///
  /// Suffixes such as `-Bold` or `-SemiboldItalic` set the weight and slant. Sizes that are not positive and finite
  /// become 17.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.utf8.isEmpty else { return nil }
    self.init(UIFontDescriptor(name: name, size: size))
  }

  // MARK: The system font

  /// The system font in a size, in points, and a weight. Sizes that are not positive and finite become 17; the largest
  /// is 10,000.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight))
  }

  /// The system font in bold; the size is in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system font in italics; the size is in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(UIFontDescriptor(size: size, isItalic: true))
  }

  /// The system font with digits of equal width, so that changing numbers do not shift the text after them.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight, hasMonospacedDigits: true))
  }

  /// The system's monospaced font.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight, design: .monospaced))
  }

  /// The font size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of standard text, in points.
  public static let systemFontSize: CGFloat = 14

  /// The font in another size, in points; a size that is not positive and finite returns the same size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  // MARK: Metrics, in points

  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }

  // The measures of Apple's system font, in the units of its tables: 2,048 to the em.

  /// The distance from the baseline up to the top of the line: 1,950/2,048 of the size.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The distance from the baseline to the bottom of the line, as a negative number: −494/2,048 of the size.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// Extra space between lines; always 0.
  public var leading: CGFloat { 0 }
  /// The height of a line: 2,444/2,048 of the size, which is 20.29 at 17 pt.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// The height of capital letters: 1,443/2,048 of the size.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of a lowercase x: 1,078/2,048 of the size.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The name of the family; `system-ui` for the system font.
  public var familyName: String { fontDescriptor.name ?? "system-ui" }
  /// The same as `familyName`.
  public var fontName: String { familyName }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.css == css
  }

  public override var hash: Int { Int(truncatingIfNeeded: css.hash) }
  public override class var kind: String { "UIFont" }
}

extension UIFont {
  /// How heavy the strokes are: Apple's numbers from −1 to 1, shown as the nearest of the nine CSS weights.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat
    /// Creates a weight from a number; 0 is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// CSS weight 100.
    public static let ultraLight = Weight(-0.8)
    /// CSS weight 200.
    public static let thin = Weight(-0.6)
    /// CSS weight 300.
    public static let light = Weight(-0.4)
    /// CSS weight 400.
    public static let regular = Weight(0)
    /// CSS weight 500.
    public static let medium = Weight(0.23)
    /// CSS weight 600.
    public static let semibold = Weight(0.3)
    /// CSS weight 700.
    public static let bold = Weight(0.4)
    /// CSS weight 800.
    public static let heavy = Weight(0.56)
    /// CSS weight 900.
    public static let black = Weight(0.62)

    /// The CSS weight, 100 … 900.
    var css: Int {
      let steps = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
      return 100 + 100 * steps.reduce(0) { $0 + (rawValue > $1 ? 1 : 0) }
    }
  }
}
