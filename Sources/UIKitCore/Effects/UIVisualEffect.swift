import CaromGeometry

/// The effect that a `UIVisualEffectView` applies to what is behind it.
public class UIVisualEffect: UIObject {
  public override class var kind: String { "UIVisualEffect" }

  /// The radius of the blur, in points, and the color in front of it; nil for none.
  func material(for traits: UITraitCollection) -> (blur: CGFloat, color: CGColor)? { nil }

  /// How opaque the contents of the effect's view are; nil for what their view says.
  func contentOpacity(for traits: UITraitCollection) -> CGFloat? { nil }

  /// A view that shows the effect; only who has an effect pays for such views.
  package final func makeView() -> UIView {
    let view = UIVisualEffectView(effect: self)
    view.isUserInteractionEnabled = false
    return view
  }
}

/// A blur of what is behind a view, with a veil of color in front of it.
///
/// The page blurs by `backdrop-filter`. Apple does not publish its materials; those here are a blur of 20 points and a
/// veil; the thinner the material, the more transparent the veil. With increased contrast, the veil is opaque.
public final class UIBlurEffect: UIVisualEffect {
  /// The materials; the names are Apple's.
  ///
  /// - `extraLight`, `light`, `dark`: the same in light and dark mode.
  /// - `regular`, `prominent`: follow the mode.
  /// - `system…Material`: follow the mode, from the thinnest to that of bars; those with `Light` or `Dark` at the end
  ///   do not.
  public enum Style: Int, Sendable {
    /// The brightness of the blurred area, whatever the appearance.
    case extraLight, light, dark
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, with more emphasis.
    case prominent
    /// A material that follows the appearance, by its thickness, or that of bars.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A light material, by its thickness.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// A dark material, by its thickness.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) { self.style = style }

  public override class var kind: String { "UIBlurEffect" }

  public override func isEqual(_ object: NSObject?) -> Bool { (object as? UIBlurEffect)?.style == style }
  public override var hash: Int { style.rawValue }

  override func material(for traits: UITraitCollection) -> (blur: CGFloat, color: CGColor)? {
    let isDark =
      switch style {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      default: traits.userInterfaceStyle == .dark
      }
    let veil: Double =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.55
      case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: 0.68
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 0.8
      default: 0.85
      }
    let isSolid = traits.accessibilityContrast == .high
    let gray = CGColor(gray: isDark ? 0.09 : 0.976, alpha: isSolid ? 1 : veil)
    return (isSolid ? 0 : 20, gray)
  }
}
