/// A colour in sRGB with opacity; components from 0 to 1.
public struct CGColor: Hashable {
  public var red, green, blue, alpha: Double

  /// Components outside 0 … 1, and NaN, are moved to the nearest end.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  public init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: Double, alpha: Double) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// 0xRRGGBB with an opacity.
  package init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Nothing at all.
  public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Red, green, blue and opacity, in this order.
  public var components: [Double]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: Double) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// 0xAARRGGBB, as layer commands carry it.
  package var packed: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}
