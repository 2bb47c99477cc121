import UIKit

extension Skin {
  /// The home screen: a wall in lamplight, and the red ball of carom billiards.
  public static let home = Skin(
    ground: homeGround,
    surface: homeGround.on(.shade(day: 0xFFFBF4, night: 0x221F2B)),
    corner: 16)

  private static let homeGround = Sheet(
    color: .shade(day: 0xF3ECE0, night: 0x131119),
    ink: .shade(day: 0x2A2118, night: 0xF3EFE6),
    mutedInk: .shade(day: 0x655947, night: 0xB3ADBD),
    accent: .shade(day: 0xB02A1A, night: 0xFF8F7C),
    onAccent: .shade(day: 0xFFFFFF, night: 0x2A0A06),
    secondAccent: .shade(day: 0x7A5600, night: 0xE3C06A),
    warning: .shade(day: 0xB02A1A, night: 0xFF8F7C))
}
