/// A color in sRGB with an opacity; components range from 0 to 1.
public struct CGColor: Hashable, Sendable {
  /// The components, from 0 to 1. Initializers clamp them; assigning them does not, and what is shown is clamped.
  public var red, green, blue, alpha: Double

  /// Creates a color from components; those outside 0 … 1 are clamped, and NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  /// Creates the same color as `init(red:green:blue:alpha:)`: every color is in sRGB.
  public init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(gray: Double, alpha: Double) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Creates a color from 0xRRGGBB and an opacity.
  package init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Black with opacity 0, which is invisible.
  public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Red, green, blue and opacity, in this order; never nil.
  public var components: [Double]? { [red, green, blue, alpha] }
  /// Always 4: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// The same color with another opacity, clamped to 0 … 1.
  public func copy(alpha: Double) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The color as 0xAARRGGBB, the form that layer commands use; components are clamped as the initializers do.
  package var packed: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((Self.unit(value) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}
