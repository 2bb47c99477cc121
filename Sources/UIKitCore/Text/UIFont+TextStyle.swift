import CaromGeometry

extension UIFont {
  /// What a text is used for. The size of each style follows the user's text size.
  public enum TextStyle: CaseIterable, Sendable {
    /// Titles, from the largest to the smallest; the default sizes are 36, 28, 34, 28, 22 and 20 pt.
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
    /// Text below the titles: `headline` 17 pt semibold, `subheadline` 15, `body` 17, `callout` 16, `footnote` 13,
    /// `caption1` 12 and `caption2` 11 pt.
    case headline, subheadline, body, callout, footnote, caption1, caption2

    /// The size in points at the system's default text size ("Large"), from Apple's Human Interface Guidelines.
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

  /// The font of a style at the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the text size of `traits`; nil means the current traits.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let descriptor = UIFontDescriptor(size: style.defaultSize, weight: style.weight)
    return UIFont(descriptor.scaled(.init(unscaledSize: style.defaultSize, maximumSize: 0), for: traits))
  }

  /// The font under other traits if it comes from a text style or font metrics; otherwise the font itself.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling = fontDescriptor.scaling else { return self }
    return UIFont(fontDescriptor.scaled(scaling, for: traits))
  }
}

/// Scales your own fonts and measures with the user's text size.
///
///     let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont.systemFont(ofSize: 19))
public final class UIFontMetrics: NSObject {
  let style: UIFont.TextStyle

  /// Creates metrics for a style; here all styles scale alike.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the user's text size, but no larger than `maximumPointSize` (0: no limit).
  ///
  /// A label with `adjustsFontForContentSizeCategory` keeps following the text size with such a font.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = 0, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let unscaled = font.fontDescriptor.scaling?.unscaledSize ?? font.pointSize
    let scaling = UIFontDescriptor.Scaling(unscaledSize: unscaled, maximumSize: max(0, maximumPointSize))
    return UIFont(font.fontDescriptor.scaled(scaling, for: traits))
  }

  /// A value in points, scaled with the user's text size and rounded to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let traits = traits ?? UITraitCollection.current
    return (value * traits.textScale * traits.displayScale).rounded() / traits.displayScale
  }

  /// The size scaled with the user's text size, in whole points. It does not shrink below 11 pt, Apple's smallest size,
  /// unless it was smaller before.
  static func scaledSize(of size: CGFloat, for traits: UITraitCollection?) -> CGFloat {
    let scale = (traits ?? UITraitCollection.current).textScale
    return scale == 1 ? size : max(min(size, 11), (size * scale).rounded())
  }

  public override class var kind: String { "UIFontMetrics" }
}
