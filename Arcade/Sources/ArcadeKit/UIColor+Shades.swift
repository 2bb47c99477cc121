import UIKit

extension UIColor {
  /// A colour from six hexadecimal digits of red, green and blue.
  public static func rgb(_ digits: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(digits >> 16 & 255) / 255, green: CGFloat(digits >> 8 & 255) / 255,
      blue: CGFloat(digits & 255) / 255, alpha: alpha)
  }

  /// A dynamic colour: `day` in light mode, `night` in dark mode.
  public static func shade(day: Int, night: Int, alpha: CGFloat = 1) -> UIColor {
    let light = rgb(day, alpha)
    let dark = rgb(night, alpha)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}
