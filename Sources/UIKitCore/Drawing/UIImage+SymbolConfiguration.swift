import CaromGeometry

extension UIImage {
  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// Of a configuration that says nothing about it: medium.
    case `default` = -1
    /// The same as `default`.
    case unspecified
    /// Four fifths of medium.
    case small
    /// A square whose side is 1.2 times the text's size.
    case medium
    /// Five quarters of medium.
    case large

    var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.25 : 1 }
  }

  /// The size, weight, scale and color of a symbol. What a configuration does not mention is up to others that it is
  /// combined with, or else 17 points, regular, medium, and the tint color.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    private var size: CGFloat?
    private var stroke: UIFont.Weight?
    private var relative = SymbolScale.default
    /// The color of the whole symbol; nil for the tint color.
    private(set) var color: UIColor?

    var pointSize: CGFloat { size ?? 17 }
    var weight: UIFont.Weight { stroke ?? .regular }
    /// The side of the square that the symbol fills.
    var side: CGFloat { (pointSize * 1.2 * relative.factor).rounded() }

    /// A configuration that mentions nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .default) }

    /// Creates a configuration for symbols next to text of a size.
    ///
    /// - Parameters:
    ///   - pointSize: The text's size in points, at most 1,000; sizes that are not positive and finite become 17.
    ///   - weight: The weight of the strokes.
    ///   - scale: The symbol's size beside the text.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale = .default) {
      size = pointSize > 0 && pointSize.isFinite ? min(pointSize, 1000) : 17
      stroke = weight
      relative = scale
    }

    /// Creates a configuration for symbols next to text in a font, with its size and weight.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, weight: font.fontDescriptor.weight, scale: scale)
    }

    /// Creates a configuration for symbols next to text of a style, at the user's text size at this moment.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration that mentions only the scale.
    public init(scale: SymbolScale) { relative = scale }
    /// Creates a configuration that mentions only the weight.
    public init(weight: UIFont.Weight) { stroke = weight }
    /// Creates a configuration that mentions only the color.
    public init(hierarchicalColor color: UIColor) { self.color = color }
    /// Creates a configuration that mentions only the color: the first of the palette, because symbols have one layer here.
    public init(paletteColors colors: [UIColor]) { color = colors.first }

    /// This configuration, with what `other` mentions in place of its own.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let made = SymbolConfiguration(scale: other.relative.rawValue > 0 ? other.relative : relative)
      (made.size, made.stroke, made.color) = (other.size ?? size, other.stroke ?? stroke, other.color ?? color)
      return made
    }

    public override class var kind: String { "UIImage.SymbolConfiguration" }
  }

  /// The configuration with which a symbol was created; nil for other images, and if there was none.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The symbol with the values that `configuration` mentions in place of its own; nil if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    let combined = symbol.configuration?.applying(configuration) ?? configuration
    guard let made = UIImage(systemName: symbol.name, withConfiguration: combined) else { return nil }
    made.accessibilityLabel = accessibilityLabel
    return combined.color == nil ? made.copy(renderingMode: renderingMode, tintOf: self) : made
  }

  /// The same as `applyingSymbolConfiguration(_:)`; an image that is not a symbol stays as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }
}
