import CaromGeometry

/// The typeface, weight and size of a text.
///
/// Glyphs are the browser's, but heights are ours: they are fixed shares of the size, so that no layout depends on the
/// fonts of a machine. The page sets line heights in pixels.
public final class UIFont: NSObject {
  /// What the font was made from.
  public let fontDescriptor: UIFontDescriptor

  /// The font as the CSS `font` shorthand of page and canvas, as in `600 17px system-ui, …`.
  ///
  /// A family list that begins with `tabular` asks for digits of one width (`font-variant-numeric: tabular-nums`).
  package let cssFont: String
  /// A hash of `cssFont`, the same in every process.
  let cssHash: UInt64

  /// The font that a descriptor describes; `size` in points, 0 for the descriptor's own. A size that is negative or not
  /// finite becomes the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 && size.isFinite && size != descriptor.pointSize ? descriptor.withSize(size) : descriptor)
  }

  init(_ descriptor: UIFontDescriptor) {
    fontDescriptor = descriptor
    cssFont = descriptor.cssFont
    cssHash = cssFont.stableHash
  }

  /// A font that the page has or not; what it has not is shown in the system's. Endings such as `-Bold` or
  /// `-SemiboldItalic` set weight and slant.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.utf8.isEmpty else { return nil }
    self.init(UIFontDescriptor(name: name, size: size))
  }

  // MARK: The system's

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(UIFontDescriptor(size: size, isItalic: true))
  }

  /// Digits of one width: numbers that change do not shake.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight, hasMonospacedDigits: true))
  }

  /// All characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(size: size, weight: weight, design: .monospaced))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  // MARK: Measures, in points

  public var pointSize: CGFloat { fontDescriptor.pointSize }

  // Shares of the size in Apple's system font: units of 2,048 to the em, as its tables hold them.

  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline down to the bottom of the line; negative.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// Extra space between lines; none.
  public var leading: CGFloat { 0 }
  /// Height of a line: 2,444/2,048 of the size, 20.29 at 17 pt.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// Height of capitals.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// Height of a small x.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  public var familyName: String { fontDescriptor.name ?? "system-ui" }
  public var fontName: String { familyName }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (cssHash == other.cssHash && cssFont.hasSameBytes(as: other.cssFont))
  }

  public override var hash: Int { Int(truncatingIfNeeded: cssHash) }
  public override class var kind: String { "UIFont" }
}

extension UIFont {
  /// How heavy the strokes are; Apple's numbers from −1 to 1, shown as the nearest of the nine CSS weights.
  public struct Weight: RawRepresentable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 100 … 900.
    var css: Int {
      let steps = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
      return 100 + 100 * steps.reduce(0) { $0 + (rawValue > $1 ? 1 : 0) }
    }
  }
}
