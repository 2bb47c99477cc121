import ArcadeKit
import UIKit

extension Skin {
  /// A felt table: cream paper on felt, bars of wood.
  public static let felt = Skin(
    ground: feltGround,
    surface: Sheet(
      color: .shade(day: 0xFBF5E6, night: 0x33251A),
      ink: .shade(day: 0x2A2015, night: 0xF1EADB),
      mutedInk: .shade(day: 0x625541, night: 0xC6B9A2),
      accent: .shade(day: 0x1D5A42, night: 0xE9C877),
      onAccent: .shade(day: 0xFFFFFF, night: 0x20140A),
      secondAccent: .shade(day: 0x8A5300, night: 0xE9C877),
      warning: .shade(day: 0xB3161B, night: 0xFF9F92)),
    bar: Sheet(
      color: .shade(day: 0x5C3A22, night: 0x24180F),
      ink: .shade(day: 0xFFFFFF, night: 0xF1EADB),
      mutedInk: .shade(day: 0xE6D6C5, night: 0xBCA98F),
      accent: .shade(day: 0xFFDE93, night: 0xE9C877),
      onAccent: .shade(day: 0x2A1A08, night: 0x20140A),
      secondAccent: .shade(day: 0xFFDE93, night: 0xE9C877),
      warning: .shade(day: 0xFFC9C0, night: 0xFF9F92)),
    veil: .shade(day: 0x0B241B, night: 0x000000, alpha: 0.5), corner: 12)

  private static let feltGround = Sheet(
    color: .feltGround,
    ink: .shade(day: 0xFFFFFF, night: 0xF1EADB),
    mutedInk: .shade(day: 0xDCEBE3, night: 0xB9C9C0),
    accent: .shade(day: 0xFFDE93, night: 0xE9C877),
    onAccent: .shade(day: 0x2A1A08, night: 0x20140A),
    secondAccent: .shade(day: 0xFFDE93, night: 0xE9C877),
    warning: .shade(day: 0xFFC9C0, night: 0xFF9F92))
}

extension UIColor {
  /// The color of the ground, which the icon on the home screen has too.
  public static let feltGround = shade(day: 0x1D5A42, night: 0x0F2A20)
}
