import CaromGeometry

/// A colour that may depend on the traits it is seen under (light or dark, contrast).
public final class UIColor: NSObject {
  private let source: Source

  private enum Source {
    case fixed(CGColor)
    case adaptive(Shades)
    case provided((UITraitCollection) -> UIColor)
    indirect case faded(UIColor, alpha: Double)
  }

  /// What a system colour is in each of the four looks.
  struct Shades: Equatable {
    var light, dark, lightContrast, darkContrast: CGColor
  }

  /// Components 0 … 1 in sRGB; what lies outside is moved to the nearest end.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { source = .fixed(CGColor(gray: white, alpha: alpha)) }

  /// Hue (0 red, 1/3 green, 2/3 blue, 1 red again), saturation and brightness 0 … 1; what lies outside is moved to the
  /// nearest end.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// A colour asked for anew under each set of traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { source = .provided(dynamicProvider) }

  init(_ shades: Shades) { source = .adaptive(shades) }

  private init(_ source: Source) { self.source = source }

  /// What it is under `traits`.
  package func resolved(for traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): return color
    case .provided(let provider): return provider(traits).resolved(for: traits)
    case .faded(let color, let alpha): return color.resolved(for: traits).copy(alpha: alpha)
    case .adaptive(let shades):
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): return shades.light
      case (true, false): return shades.dark
      case (false, true): return shades.lightContrast
      case (true, true): return shades.darkContrast
      }
    }
  }

  /// The same for fixed traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(cgColor: resolved(for: traits)) }

  /// What it is under the current traits.
  public var cgColor: CGColor { resolved(for: UITraitCollection.current) }

  /// The same colour with another opacity, 0 … 1; one that depends on traits still does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source { return UIColor(cgColor: color.copy(alpha: alpha)) }
    return UIColor(.faded(self, alpha: CGColor(gray: 0, alpha: alpha).alpha))
  }

  /// Equal are fixed colours of equal components, and colours that take equal values under all traits; two that ask a
  /// closure are equal only when they are the same object.
  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.adaptive(let mine), .adaptive(let theirs)): return mine == theirs
    case (.faded(let mine, let alpha), .faded(let theirs, let other)): return alpha == other && mine.isEqual(theirs)
    default: return false
    }
  }

  public override var hash: Int {
    switch source {
    case .fixed(let color): return Int(truncatingIfNeeded: color.packed)
    case .adaptive(let shades): return Int(truncatingIfNeeded: shades.light.packed &+ 31 &* shades.dark.packed)
    case .faded(let color, _): return color.hash &+ 1
    case .provided: return super.hash
    }
  }

  public override class var kind: String { "UIColor" }
}
