import ArcadeKit
import UIKit

extension Skin {
  /// Soap in the sun: a light sky by day, a deep one in the evening.
  public static let bubblePop = Skin(
    ground: bubblePopGround,
    surface: bubblePopGround.on(.shade(day: 0xFFFFFF, night: 0x222C54)),
    bar: bubblePopGround.on(.shade(day: 0xEAF8FF, night: 0x1A2450)),
    veil: .shade(day: 0x17324D, night: 0x060A1E, alpha: 0.4), design: .rounded, corner: 20)

  private static let bubblePopGround = Sheet(
    color: .bubblePopGround,
    ink: .shade(day: 0x17324D, night: 0xF3F6FF),
    mutedInk: .shade(day: 0x365670, night: 0xB9C6E4),
    accent: .shade(day: 0xA81C63, night: 0xFF8FC8),
    onAccent: .shade(day: 0xFFFFFF, night: 0x2A0A1C),
    secondAccent: .shade(day: 0x7B3FA0, night: 0xFFE08A),
    warning: .shade(day: 0xA83A00, night: 0xFFB27A))
}

extension UIColor {
  /// The color of the ground, which the icon on the home screen has too.
  public static let bubblePopGround = shade(day: 0xD5F1FF, night: 0x141D40)
}
