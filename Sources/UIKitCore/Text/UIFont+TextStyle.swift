import CaromGeometry

extension UIFont {
  /// What a text is for; the person's text size scales it.
  public enum TextStyle: CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
    case headline, subheadline, body, callout, footnote, caption1, caption2

    /// The size in points at the system's default text size ("Large"), as the Human Interface Guidelines list it.
    package var defaultSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    }
  }

  /// The font of a style at the size the person chose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The same for the text size of other traits.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let descriptor = UIFontDescriptor(size: style.defaultSize, weight: style.weight)
    return UIFont(descriptor.scaled(.init(unscaledSize: style.defaultSize, maximumSize: 0), for: traits))
  }

  /// The same font under other traits, where it came from a text style or font metrics; else itself.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling = fontDescriptor.scaling else { return self }
    return UIFont(fontDescriptor.scaled(scaling, for: traits))
  }
}

/// Scales fonts and measures of one's own with the person's text size.
public final class UIFontMetrics: NSObject {
  let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font as large as the person wants it, but no larger than `maximumPointSize` (0: no limit).
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = 0, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let unscaled = font.fontDescriptor.scaling?.unscaledSize ?? font.pointSize
    let scaling = UIFontDescriptor.Scaling(unscaledSize: unscaled, maximumSize: max(0, maximumPointSize))
    return UIFont(font.fontDescriptor.scaled(scaling, for: traits))
  }

  /// A measure in points, scaled likewise and rounded to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let traits = traits ?? UITraitCollection.current
    return (value * traits.textScale * traits.displayScale).rounded() / traits.displayScale
  }

  /// Sizes grow with the person's text size in whole points, and never shrink below 11 pt, Apple's least size, unless
  /// they are smaller by themselves.
  static func scaledSize(of size: CGFloat, for traits: UITraitCollection?) -> CGFloat {
    let scale = (traits ?? UITraitCollection.current).textScale
    return scale == 1 ? size : max(min(size, 11), (size * scale).rounded())
  }

  public override class var kind: String { "UIFontMetrics" }
}
