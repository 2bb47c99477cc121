import CaromGeometry

/// The properties of a font. Make a descriptor from another with changes, then a font from it:
///
///     let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)!
///     let font = UIFont(descriptor: descriptor, size: 0)
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  /// A family name, or nil for the system font.
  let name: String?
  let weight: UIFont.Weight
  let design: SystemDesign
  let isItalic: Bool
  let hasMonospacedDigits: Bool
  /// The size before scaling, for a font that follows the user's text size.
  let scaling: Scaling?

  /// How a font follows the user's text size.
  struct Scaling {
    var unscaledSize: CGFloat
    /// The largest size, in points; 0 for no limit.
    var maximumSize: CGFloat
  }

  init(
    size: CGFloat, weight: UIFont.Weight = .regular, design: SystemDesign = .default, name: String? = nil,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, scaling: Scaling? = nil
  ) {
    self.scaling = scaling
    pointSize = size > 0 && size.isFinite ? min(size, 10_000) : UIFont.labelFontSize
    self.weight = weight.rawValue.isFinite ? weight : .regular
    self.design = design
    self.name = name
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The designs of the system font: `default`, `rounded`, `serif` and `monospaced`.
  public enum SystemDesign: Sendable {
    /// The usual design, rounded letters, letters with serifs, or letters of equal width.
    case `default`, rounded, serif, monospaced
  }

  /// The traits of a font that have names: italic, bold and monospaced.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The font is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The descriptor of a text style at the user's text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Which of the named traits the font has.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.css >= 600 { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font in another design of the system font; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { changed(design: design) }

  /// The same font with exactly these traits; never nil. Changing `traitBold` makes the weight bold or regular.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = weight.css >= 600
    var weight = weight
    if traits.contains(.traitBold) != isBold { weight = isBold ? .regular : .bold }
    let plain = design == .monospaced ? .default : design
    return changed(
      weight: weight, design: traits.contains(.traitMonoSpace) ? .monospaced : plain,
      isItalic: traits.contains(.traitItalic))
  }

  /// The same font in another size, in points, which no longer follows the user's text size. A size that is not
  /// positive and finite becomes 17.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed(size: size) }

  /// The same font in the size that `scaling` gives under `traits`.
  func scaled(_ scaling: Scaling, for traits: UITraitCollection?) -> UIFontDescriptor {
    var size = UIFontMetrics.scaledSize(of: scaling.unscaledSize, for: traits)
    if scaling.maximumSize > 0 { size = min(size, scaling.maximumSize) }
    return changed(size: size, scaling: scaling)
  }

  private func changed(
    size: CGFloat? = nil, weight: UIFont.Weight? = nil, design: SystemDesign? = nil, isItalic: Bool? = nil,
    scaling: Scaling? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      size: size ?? pointSize, weight: weight ?? self.weight, design: design ?? self.design, name: name,
      isItalic: isItalic ?? self.isItalic, hasMonospacedDigits: hasMonospacedDigits,
      scaling: scaling ?? (size == nil ? self.scaling : nil))
  }

  public override class var kind: String { "UIFontDescriptor" }
}

// MARK: CSS

extension UIFontDescriptor {
  /// The font as a CSS `font` shorthand.
  var cssFont: String {
    let size = (pointSize * 100).rounded() / 100
    let whole = size == size.rounded() ? "\(Int(size))" : "\(size)"
    return (isItalic ? "italic " : "") + "\(weight.css) \(whole)px " + (hasMonospacedDigits ? "tabular, " : "") + family
  }

  private var family: String {
    if let name { return "\"\(name)\", " + Self.systemFamily }
    switch design {
    case .default: return Self.systemFamily
    case .rounded:
      return "ui-rounded, \"SF Pro Rounded\", \"Hiragino Maru Gothic ProN\", Quicksand, " + Self.systemFamily
    case .serif: return "ui-serif, \"New York\", Georgia, \"Noto Serif\", serif"
    case .monospaced: return "ui-monospace, Menlo, Consolas, \"DejaVu Sans Mono\", monospace"
    }
  }

  /// The font that each system uses for its own interface.
  static let systemFamily = "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif"

  /// Creates a descriptor from a font's name: the suffix gives weight and slant, and what precedes it the family.
  convenience init(name: String, size: CGFloat) {
    // Quotes and backslashes would end the family's name in CSS.
    let bytes = name.utf8.filter { $0 != 0x22 && $0 != 0x5C && $0 >= 0x20 }
    let dash = bytes.lastIndex(of: 0x2D)
    var ending = dash.map { Array(bytes[($0 + 1)...]) } ?? []
    var isItalic = false
    for slant in ["Italic", "Oblique"] where ending.hasSuffix(slant) {
      isItalic = true
      ending.removeLast(slant.utf8.count)
    }
    let weights: [(String, UIFont.Weight)] = [
      ("", .regular), ("Regular", .regular), ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
      ("Medium", .medium), ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
      ("Heavy", .heavy), ("Black", .black),
    ]
    let known = weights.first { ending.elementsEqual($0.0.utf8) }
    let family = known == nil || dash == nil ? bytes[...] : bytes[..<dash!]
    self.init(
      size: size, weight: known?.1 ?? .regular, name: String(decoding: family, as: UTF8.self),
      isItalic: known != nil && isItalic)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
