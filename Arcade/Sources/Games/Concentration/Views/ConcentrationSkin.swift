import ArcadeKit
import UIKit

extension Skin {
  /// The box of the cards: ivory and wine red. Each theme has its own table beside it (`ThemeInk`).
  public static let concentration = Skin(
    ground: concentrationGround,
    surface: concentrationGround.on(.shade(day: 0xFFFCF5, night: 0x272019)),
    veil: .shade(day: 0x2A2118, night: 0x000000, alpha: 0.5), corner: 12)

  private static let concentrationGround = Sheet(
    color: .shade(day: 0xF4ECDD, night: 0x17130F),
    ink: .shade(day: 0x2A2118, night: 0xF1E9DC),
    mutedInk: .shade(day: 0x655947, night: 0xB5A998),
    accent: .shade(day: 0x8C2F39, night: 0xF0A3A0),
    onAccent: .shade(day: 0xFFFFFF, night: 0x2A0D0E),
    secondAccent: .shade(day: 0x7A5600, night: 0xE3C06A),
    warning: .shade(day: 0xB3161B, night: 0xFF9F92))
}
