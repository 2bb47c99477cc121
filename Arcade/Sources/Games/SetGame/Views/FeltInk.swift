import ArcadeKit
import UIKit

/// The colors of the table: felt, wood, cream paper and three inks, in light and dark mode.
enum FeltInk {
  static let felt = UIColor.shade(day: 0x2C7A5A, night: 0x153D2F)
  static let feltLight = UIColor.shade(day: 0x3C9270, night: 0x1E5140)
  static let feltDark = UIColor.shade(day: 0x1D5A42, night: 0x0B241B)
  static let wood = UIColor.shade(day: 0x8A5B36, night: 0x4A2F1C)
  static let woodLight = UIColor.shade(day: 0xA87448, night: 0x5E3D26)
  static let woodDark = UIColor.shade(day: 0x6A4226, night: 0x331F12)
  /// The inside of the tray, where the piles lie.
  static let well = UIColor.shade(day: 0x4B2E1A, night: 0x22150C)
  static let paper = UIColor.shade(day: 0xFBF5E6, night: 0xDDD3BC)
  static let paperEdge = UIColor.shade(day: 0xCDBF9F, night: 0xA1957B)
  static let back = UIColor.shade(day: 0x2B3A67, night: 0x232F55)
  static let backLine = UIColor.shade(day: 0xC9B98F, night: 0x9C8F6C)
  /// The light lower edge of a shape pressed into the paper.
  static let dent = UIColor.shade(day: 0xFFFFFF, night: 0xEDE5D2)
  /// Text on felt and wood.
  static let chalk = UIColor.shade(day: 0xFFFFFF, night: 0xF1EADB)
  static let faintChalk = UIColor.shade(day: 0xE2EFE8, night: 0xB9C9C0)

  /// The color of highlights: the ring around an offered deck, and points that were won.
  static let lamp = UIColor.shade(day: 0xFFE08A, night: 0xF2CF73)
  /// Points that were lost.
  static let loss = UIColor.shade(day: 0xFFC2B8, night: 0xF0A99D)

  // MARK: Rings around cards

  static let chosen = UIColor.rgb(0x1458C8)
  static let shown = UIColor.rgb(0xB46A00)
  static let wrong = UIColor.rgb(0xB3161B)
  static let right = UIColor.rgb(0x14713A)
  static let rival = UIColor.rgb(0x5B2A86)

  /// The color of an ink on paper; the inks differ in lightness as well as in hue.
  static func color(_ ink: Card.Ink) -> UIColor { UIColor.rgb(hex(ink)) }

  static func hex(_ ink: Card.Ink) -> Int {
    switch ink {
    case .red: 0xD0331F
    case .green: 0x2E9E5B
    case .violet: 0x3B1F8A
    }
  }
}
