import CaromGeometry

/// How strongly contents in a vibrant view stand out; the names are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text, by its importance.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// A filled area, by its strength.
  case fill, secondaryFill, tertiaryFill
  /// A line between parts.
  case separator
}

/// Lets the material of a blur shine through contents.
///
///     let blur = UIBlurEffect(style: .systemMaterial)
///     let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
///     card.contentView.addSubview(vibrant)
///     vibrant.contentView.addSubview(label)
///
/// The contents keep their colors and are as transparent as the system's color of the style is. Where the person asks for
/// more contrast, they are opaque, except separators and fills.
public final class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for contents in front of a blur; in the style of labels.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    blur = blurEffect
    self.style = style
  }

  public override class var kind: String { "UIVibrancyEffect" }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }
  public override var hash: Int { blur.hash &* 31 &+ style.rawValue }

  override func contentOpacity(for traits: UITraitCollection) -> CGFloat? {
    let isSolid = traits.accessibilityContrast == .high
    switch style {
    case .label: return 1
    case .secondaryLabel: return isSolid ? 1 : 0.6
    case .tertiaryLabel: return isSolid ? 1 : 0.3
    case .quaternaryLabel: return isSolid ? 1 : 0.18
    case .fill: return 0.2
    case .secondaryFill: return 0.16
    case .tertiaryFill: return 0.12
    case .separator: return 0.29
    }
  }
}
