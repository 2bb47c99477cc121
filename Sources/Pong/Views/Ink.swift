import UIKit

/// Paper and ink: the colours of Pong, by day and by lamplight.
enum Ink {
  static let paper = shade(day: 0xF5F0E3, night: 0x1B1916)
  /// Around the court.
  static let desk = shade(day: 0xEAE3D2, night: 0x12110F)
  static let ink = shade(day: 0x1D1A16, night: 0xEDE5D3)
  /// Ink thinned with water: numerals behind the game, words that matter less.
  static let wash = shade(day: 0x6F675A, night: 0x9B9282)
  static let red = shade(day: 0xC4301C, night: 0xEE5A41)

  private static func shade(day: Int, night: Int) -> UIColor {
    let light = rgb(day)
    let dark = rgb(night)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }

  /// The page's serif type.
  static func serif(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = plain.fontDescriptor.withDesign(.serif) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UILabel {
  /// Sets the page's serif type; a size that is set already asks for no layout.
  final func setSerif(_ size: CGFloat, _ weight: UIFont.Weight = .regular) {
    let wanted = Ink.serif(size, weight)
    if font != wanted { font = wanted }
  }
}
