import CaromGeometry

/// A color that may depend on the traits under which it is shown: light or dark mode, and contrast.
///
///     let card = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white }
///     view.backgroundColor = card
open class UIColor: NSObject, @unchecked Sendable {
  private final let source: Source

  private enum Source {
    case fixed(CGColor)
    case adaptive(Shades)
    case provided((UITraitCollection) -> UIColor)
    indirect case faded(UIColor, alpha: Double)
    case pattern((CGRect) -> Void)
  }

  /// A system color in each of the four looks.
  struct Shades: Equatable {
    var light, dark, lightContrast, darkContrast: CGColor
  }

  /// Creates a color from sRGB components; those outside 0 … 1 are clamped, and NaN becomes 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from 0 (black) to 1 (white); values outside are clamped.
  public init(white: CGFloat, alpha: CGFloat) { source = .fixed(CGColor(gray: white, alpha: alpha)) }

  /// Creates a color from hue (0 is red, 1/3 green, 2/3 blue, 1 red again), saturation and brightness; values outside
  /// 0 … 1 are clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color that is the same under all traits.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// Creates a color for which `dynamicProvider` is called whenever the color is resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { source = .provided(dynamicProvider) }

  /// Creates a color that fills the background of a view with copies of an image, from its upper left corner on. Views that
  /// show a text, an image or the like by themselves do not show it; as any other color it is transparent.
  public init(patternImage image: UIImage) {
    source = .pattern { image.resizableImage(withCapInsets: .zero, resizingMode: .tile).draw(in: $0) }
  }

  /// Draws the color's pattern; nil if it has none.
  final var pattern: ((CGRect) -> Void)? { if case .pattern(let draw) = source { draw } else { nil } }

  /// Creates a color from components of the P3 space, which are shown as if they were those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Always nil, with a diagnostic, because asset catalogs are not read. Write `UIColor { traits in … }` instead.
  public convenience init?(named name: String) {
    UIApplication.shared.diagnose(
      "UIColor: there is no color named \"\(name)\", because asset catalogs are not read; create it with UIColor { traits in … }."
    )
    return nil
  }

  init(_ shades: Shades) { source = .adaptive(shades) }

  private init(_ source: Source) { self.source = source }

  /// The color under `traits`.
  package final func resolved(for traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): return color
    case .provided(let provider): return provider(traits).resolved(for: traits)
    case .faded(let color, let alpha): return color.resolved(for: traits).copy(alpha: alpha)
    case .pattern: return .clear
    case .adaptive(let shades):
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): return shades.light
      case (true, false): return shades.dark
      case (false, true): return shades.lightContrast
      case (true, true): return shades.darkContrast
      }
    }
  }

  /// The color under the traits of a view; a fixed color does not look them up.
  final func resolved(in view: UIView) -> CGColor {
    if case .fixed(let color) = source { return color }
    return resolved(for: view.traitCollection)
  }

  /// The color under `traits`, as a color that no longer depends on any.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(cgColor: resolved(for: traits)) }

  /// The color under the current traits.
  open var cgColor: CGColor { resolved(for: UITraitCollection.current) }

  /// The same color with another opacity, clamped to 0 … 1. If this color depends on traits, so does the new one.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source { return UIColor(cgColor: color.copy(alpha: alpha)) }
    return UIColor(.faded(self, alpha: CGColor(gray: 0, alpha: alpha).alpha))
  }

  /// The color as text of ordinary size: a system color takes the shade that Apple publishes for increased contrast in
  /// light mode, because the usual one misses the ratio of 4.5 to 1 that WCAG 2.2 (1.4.3) asks for. Other colors stay.
  package final var legible: UIColor {
    guard case .adaptive(var shades) = source else { return self }
    shades.light = shades.lightContrast
    return UIColor(shades)
  }

  /// Whether both colors have the same components, under all traits if they depend on them. Colors made from a
  /// closure are equal only to themselves, except for copies of them with equal opacities.
  open override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.adaptive(let mine), .adaptive(let theirs)): return mine == theirs
    case (.faded(let mine, let alpha), .faded(let theirs, let other)): return alpha == other && mine.isEqual(theirs)
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): return Int(truncatingIfNeeded: color.packed)
    case .adaptive(let shades): return Int(truncatingIfNeeded: shades.light.packed &+ 31 &* shades.dark.packed)
    case .faded(let color, _): return color.hash &+ 1
    case .provided, .pattern: return super.hash
    }
  }

  open override class var kind: String { "UIColor" }
}

#if !hasFeature(Embedded)
  extension UIColor: _ExpressibleByColorLiteral {}

  // In an extension of the protocol, because in the class all subclasses would have to provide it.
  extension _ExpressibleByColorLiteral where Self: UIColor {
    /// Creates a color from a literal, `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. The literal's type must
    /// be `UIColor` itself.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      let color = UIColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
      self = color as! Self
    }
  }

  /// The type of color literals.
  public typealias _ColorLiteralType = UIColor
  /// The type of image literals.
  public typealias _ImageLiteralType = UIImage
#endif
