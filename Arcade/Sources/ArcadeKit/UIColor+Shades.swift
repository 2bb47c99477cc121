import UIKit

extension UIColor {
  /// A color from six hexadecimal digits of red, green and blue.
  public static func rgb(_ digits: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(digits >> 16 & 255) / 255, green: CGFloat(digits >> 8 & 255) / 255,
      blue: CGFloat(digits & 255) / 255, alpha: alpha)
  }

  /// Text with less emphasis than its neighbors, at a contrast of at least 4.5 to 1: `secondaryLabel` misses that in
  /// light mode, so it takes the shade for increased contrast there.
  public static let quietLabel = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondaryLabel : rgb(0x3C3C43, 0.8)
  }

  /// The color of anything that can be pressed. In light mode it is darker than `systemBlue`, whose contrast as text is
  /// 3.8 to 1.
  public static let arcadeTint = UIColor.shade(day: 0x0A5FD0, night: 0x0A84FF)

  /// The color of text for warnings and actions that cannot be undone: in light mode darker than `systemRed` and
  /// `systemOrange`, whose contrasts are 3.5 and 2.2 to 1.
  public static let destructiveLabel = UIColor.shade(day: 0xD70015, night: 0xFF453A)
  public static let warningLabel = UIColor.shade(day: 0xA84800, night: 0xFF9F0A)

  /// A dynamic color: `day` in light mode, `night` in dark mode.
  public static func shade(day: Int, night: Int, alpha: CGFloat = 1) -> UIColor {
    let light = rgb(day, alpha)
    let dark = rgb(night, alpha)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}
