import ArcadeKit
import UIKit

/// The colors and fonts of BubblePop: soap in the sun, in light and dark mode.
enum Soap {
  /// Text on the sky.
  static let ink = UIColor.shade(day: 0x17324D, night: 0xF3F6FF)
  static let faintInk = UIColor.shade(day: 0x3F5F7C, night: 0xB9C6E4)
  /// Panels in front of the sky.
  static let panel = UIColor.shade(day: 0xFFFFFF, night: 0x1B2340, alpha: 0.86)
  static let accent = UIColor.shade(day: 0xB8246F, night: 0xFF8FC8)
  static let onAccent = UIColor.shade(day: 0xFFFFFF, night: 0x2A0A1C)
  static let own = UIColor.shade(day: 0xFFE3F1, night: 0x4A2145)
  static let warning = UIColor.shade(day: 0xA83A00, night: 0xFFB27A)

  /// The wall around the window through which the sky is seen during a game, and the window's frame.
  static let wall = UIColor.shade(day: 0xF2F9FF, night: 0x10162E)
  static let frame = UIColor.shade(day: 0xFFFFFF, night: 0x6D7FB8)
  /// The radius of the window's corners, smaller than the smallest bubble's.
  static let corner: CGFloat = 20

  /// The sky's gradient by day and in the evening, from top to bottom.
  static let day = [
    UIColor.shade(day: 0x8FD3FF, night: 0x1A2A5E), UIColor.shade(day: 0xD5F1FF, night: 0x2F4A86),
    UIColor.shade(day: 0xFFF6E0, night: 0x4E5F95),
  ]
  static let evening = [
    UIColor.shade(day: 0x6C7BD9, night: 0x120F33), UIColor.shade(day: 0xF6A6B8, night: 0x5A2A63),
    UIColor.shade(day: 0xFFD9A0, night: 0xA6505A),
  ]

  /// The colors that play on a bubble's rim.
  static let rim = [
    UIColor.rgb(0xFF9AD5), UIColor.rgb(0xFFE08A), UIColor.rgb(0x9CF5C4), UIColor.rgb(0x8FD8FF), UIColor.rgb(0xC9A6FF),
  ]

  /// A rounded, bold font for numbers and titles.
  static func rounded(_ size: CGFloat, _ weight: UIFont.Weight = .bold) -> UIFont {
    let plain = UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
    guard let descriptor = plain.fontDescriptor.withDesign(.rounded) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// A color mixed with white (`part` above 0) or with black (`part` below 0).
  static func toned(_ hex: Int, by part: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    let goal: CGFloat = part > 0 ? 1 : 0
    let share = part.magnitude
    func mixed(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 * (1 - share) + goal * share }
    return UIColor(red: mixed(16), green: mixed(8), blue: mixed(0), alpha: alpha)
  }
}

extension UILabel {
  /// Sets the rounded font; setting the same size again causes no layout.
  final func setSoap(_ size: CGFloat, _ weight: UIFont.Weight = .bold) {
    let wanted = Soap.rounded(size.rounded(.down), weight)
    if font != wanted { font = wanted }
  }

  /// Sets the font of a text style at the user's text size.
  final func setStyle(_ style: UIFont.TextStyle) {
    let wanted = UIFont.preferredFont(forTextStyle: style)
    if font != wanted { font = wanted }
  }

  /// Sets the text if it differs.
  final func show(_ text: String) { if self.text != text { self.text = text } }
}
