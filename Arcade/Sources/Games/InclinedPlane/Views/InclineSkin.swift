import ArcadeKit
import UIKit

extension Skin {
  /// A drafting table: graph paper in light mode, a blueprint in dark mode.
  public static let incline = Skin(
    ground: inclineGround,
    surface: inclineGround.on(.shade(day: 0xFAFBF6, night: 0x14304E)),
    cardLine: Draft.strongGrid, veil: .shade(day: 0x182430, night: 0x050E1A, alpha: 0.45), corner: 4)

  private static let inclineGround = Sheet(
    color: .inclineGround,
    ink: .shade(day: 0x182430, night: 0xEAF2FA),
    mutedInk: .shade(day: 0x51616F, night: 0xA9C0D6),
    accent: .shade(day: 0x175A9E, night: 0x8CC6FF),
    onAccent: .shade(day: 0xFFFFFF, night: 0x0A1A2B),
    secondAccent: .shade(day: 0xB8261B, night: 0xF3C766),
    warning: .shade(day: 0xB8261B, night: 0xFF9580))
}

extension UIColor {
  /// The color of the ground, which the icon on the home screen has too.
  public static let inclineGround = shade(day: 0xEDF0EA, night: 0x0D2238)
}
