import ArcadeKit
import UIKit

/// Paper and ink: the colors of Pong, by day and by lamplight.
enum Ink {
  static let paper = UIColor.shade(day: 0xF5F0E3, night: 0x1B1916)
  /// The background around the court.
  static let desk = UIColor.shade(day: 0xEAE3D2, night: 0x12110F)
  static let ink = UIColor.shade(day: 0x1D1A16, night: 0xEDE5D3)
  /// Ink thinned with water, for the numerals behind the game and for secondary text.
  static let wash = UIColor.shade(day: 0x6A6255, night: 0x9B9282)
  /// Thin ink that has run on the paper, for what dries; opaque.
  static let trail = UIColor.shade(day: 0xB3AEA3, night: 0x655F56)
  static let red = UIColor.shade(day: 0xC4301C, night: 0xEE5A41)

  /// The serif font of the paper.
  static func serif(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = plain.fontDescriptor.withDesign(.serif) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UILabel {
  /// Sets the serif font. Setting the size it already has does not invalidate the layout.
  final func setSerif(_ size: CGFloat, _ weight: UIFont.Weight = .regular) {
    let wanted = Ink.serif(size, weight)
    if font != wanted { font = wanted }
  }
}
