// Colors named after their use. In light and dark mode they are those of iOS 13 to 18. For increased contrast, Apple
// publishes no values of translucent colors; ours have the same hues and are more opaque.
extension UIColor {
  // MARK: Text

  /// The text of primary labels: black in light mode, white in dark mode.
  public static let label = UIColor(hex: 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  /// The text of less important labels, such as subtitles.
  public static let secondaryLabel = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6, 0.8, 0.8))
  /// The text of labels of the third level.
  public static let tertiaryLabel = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.6, 0.6))
  /// The text of the least prominent labels.
  public static let quaternaryLabel = UIColor(
    hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16, 0.4, 0.4))
  /// The placeholder of an empty text field.
  public static let placeholderText = UIColor(hex: 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.6, 0.6))
  /// The text of links.
  public static let link = UIColor(hex: 0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)

  // MARK: Lines

  /// Thin lines between parts of the content; translucent.
  public static let separator = UIColor(hex: 0x3C3C43, 0x545458, 0x3C3C43, 0x545458, alpha: (0.29, 0.6, 0.5, 0.8))
  /// Thin lines that must hide what is behind them.
  public static let opaqueSeparator = UIColor(hex: 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  // MARK: Backgrounds, from the back forward

  /// The background of the window and of views that fill it.
  public static let systemBackground = UIColor(hex: 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
  /// Content grouped on top of `systemBackground`.
  public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
  /// Content grouped on top of `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
  /// The background of grouped tables and similar screens.
  public static let systemGroupedBackground = UIColor(hex: 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
  /// The old name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Content on top of `systemGroupedBackground`, such as the cells of grouped tables.
  public static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
  /// Content on top of `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

  // MARK: Fills of shapes, from small ones to large

  /// Fills thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor(hex: 0x787880, 0x787880, 0x787880, 0x787880, alpha: (0.2, 0.36, 0.32, 0.48))
  /// Fills medium-sized shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(
    hex: 0x787880, 0x787880, 0x787880, 0x787880, alpha: (0.16, 0.32, 0.28, 0.44))
  /// Fills large shapes, such as input fields, search bars and buttons.
  public static let tertiarySystemFill = UIColor(
    hex: 0x767680, 0x767680, 0x767680, 0x767680, alpha: (0.12, 0.24, 0.24, 0.36))
  /// Fills large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    hex: 0x747480, 0x767680, 0x747480, 0x767680, alpha: (0.08, 0.18, 0.2, 0.3))
}
