import ArcadeKit
import UIKit

extension Skin {
  /// Glass: dawn in light mode, night in dark mode.
  public static let breakout = Skin(
    ground: breakoutGround,
    surface: breakoutGround.on(.shade(day: 0xFFFAFD, night: 0x1B1744)),
    bar: breakoutGround.on(.shade(day: 0xF8F0FA, night: 0x12103A)),
    cardLine: .shade(day: 0x8E6FD0, night: 0x6E78E8), veil: .shade(day: 0x2C2150, night: 0x05041A, alpha: 0.55),
    design: .rounded, corner: 14)

  private static let breakoutGround = Sheet(
    color: .breakoutGround,
    ink: .shade(day: 0x2C2150, night: 0xF3F2FF),
    mutedInk: .shade(day: 0x5B4F80, night: 0xB7B4E0),
    accent: .shade(day: 0x54419B, night: 0x8FD3FF),
    onAccent: .shade(day: 0xFFFFFF, night: 0x0C0A26),
    secondAccent: .shade(day: 0xA62C6E, night: 0xFF8FC4),
    warning: .shade(day: 0xA01235, night: 0xFF8A80))
}

extension UIColor {
  /// The color of the ground, which the icon on the home screen has too.
  public static let breakoutGround = shade(day: 0xEFE4F4, night: 0x0C0A26)
}
