// Colours named for what they are used for. Light and dark as iOS 13 to 18 show them; Apple publishes no values with
// more contrast for those of partial opacity, so ours are the same hues, more opaque.
extension UIColor {
  // MARK: Text

  public static let label = UIColor(hex: 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6, 0.8, 0.8))
  public static let tertiaryLabel = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.6, 0.6))
  public static let quaternaryLabel = UIColor(
    hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16, 0.4, 0.4))
  public static let placeholderText = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.6, 0.6))
  public static let link = UIColor(hex: 0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)

  // MARK: Lines

  public static let separator = UIColor(hex: 0x3C3C43, 0x545458, 0x3C3C43, 0x545458, alpha: (0.29, 0.6, 0.5, 0.8))
  public static let opaqueSeparator = UIColor(hex: 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  // MARK: Backgrounds, from the back forward

  public static let systemBackground = UIColor(hex: 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
  public static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
  public static let systemGroupedBackground = UIColor(hex: 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
  public static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

  // MARK: Fills of shapes, from small ones to large

  public static let systemFill = UIColor(hex: 0x787880, 0x787880, 0x787880, 0x787880, alpha: (0.2, 0.36, 0.32, 0.48))
  public static let secondarySystemFill = UIColor(
    hex: 0x787880, 0x787880, 0x787880, 0x787880, alpha: (0.16, 0.32, 0.28, 0.44))
  public static let tertiarySystemFill = UIColor(
    hex: 0x767680, 0x767680, 0x767680, 0x767680, alpha: (0.12, 0.24, 0.24, 0.36))
  public static let quaternarySystemFill = UIColor(
    hex: 0x747480, 0x767680, 0x747480, 0x767680, alpha: (0.08, 0.18, 0.2, 0.3))
}
