// The system's palette in light, dark, light with more contrast and dark with more contrast, as Apple's Human Interface
// Guidelines publish it (the values of iOS 15 to 18).
extension UIColor {
  public static let systemRed = UIColor(hex: 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  public static let systemOrange = UIColor(hex: 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  public static let systemYellow = UIColor(hex: 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  public static let systemGreen = UIColor(hex: 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  public static let systemMint = UIColor(hex: 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  public static let systemTeal = UIColor(hex: 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  public static let systemCyan = UIColor(hex: 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  public static let systemBlue = UIColor(hex: 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  public static let systemIndigo = UIColor(hex: 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  public static let systemPurple = UIColor(hex: 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  public static let systemPink = UIColor(hex: 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  public static let systemBrown = UIColor(hex: 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

  public static let systemGray = UIColor(hex: 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  public static let systemGray2 = UIColor(hex: 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  public static let systemGray3 = UIColor(hex: 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  public static let systemGray4 = UIColor(hex: 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  public static let systemGray5 = UIColor(hex: 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  public static let systemGray6 = UIColor(hex: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  /// The colour of what can be acted on where no view sets another.
  public static let tintColor = systemBlue

  /// 0xRRGGBB each; the opacities where they are not 1.
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
