// The system's palette in light and dark mode, then in light and dark mode with increased contrast. Apple's Human Interface
// Guidelines publish these values (for iOS 15 to 18).
extension UIColor {
  /// The palette's red.
  public static let systemRed = UIColor(hex: 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  /// The palette's orange.
  public static let systemOrange = UIColor(hex: 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  /// The palette's yellow.
  public static let systemYellow = UIColor(hex: 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  /// The palette's green.
  public static let systemGreen = UIColor(hex: 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  /// The palette's mint.
  public static let systemMint = UIColor(hex: 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  /// The palette's teal.
  public static let systemTeal = UIColor(hex: 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  /// The palette's cyan.
  public static let systemCyan = UIColor(hex: 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  /// The palette's blue, which is also the default tint.
  public static let systemBlue = UIColor(hex: 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  /// The palette's indigo.
  public static let systemIndigo = UIColor(hex: 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  /// The palette's purple.
  public static let systemPurple = UIColor(hex: 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  /// The palette's pink.
  public static let systemPink = UIColor(hex: 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  /// The palette's brown.
  public static let systemBrown = UIColor(hex: 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

  /// The strongest of the palette's grays.
  public static let systemGray = UIColor(hex: 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  /// The second of the palette's six grays.
  public static let systemGray2 = UIColor(hex: 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  /// The third of the palette's six grays.
  public static let systemGray3 = UIColor(hex: 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  /// The fourth of the palette's six grays.
  public static let systemGray4 = UIColor(hex: 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  /// The fifth of the palette's six grays.
  public static let systemGray5 = UIColor(hex: 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  /// The palette's gray that is closest to the background.
  public static let systemGray6 = UIColor(hex: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  /// The default tint: the color of interactive elements where no view sets another one.
  public static let tintColor = systemBlue

  /// Creates a color from 0xRRGGBB for each look, and opacities that are 1 by default.
  convenience init(
    hex light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32,
    alpha: (light: Double, dark: Double, lightContrast: Double, darkContrast: Double) = (1, 1, 1, 1)
  ) {
    self.init(
      Shades(
        light: CGColor(hex: light, alpha: alpha.light), dark: CGColor(hex: dark, alpha: alpha.dark),
        lightContrast: CGColor(hex: lightContrast, alpha: alpha.lightContrast),
        darkContrast: CGColor(hex: darkContrast, alpha: alpha.darkContrast)))
  }
}
