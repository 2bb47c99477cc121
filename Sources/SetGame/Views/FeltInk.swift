import UIKit

/// The colours of the table: felt, wood, cream paper and three inks, by day and by lamplight.
enum FeltInk {
  static let felt = shade(day: 0x2C7A5A, night: 0x153D2F)
  static let feltLight = shade(day: 0x3C9270, night: 0x1E5140)
  static let feltDark = shade(day: 0x1D5A42, night: 0x0B241B)
  static let wood = shade(day: 0x8A5B36, night: 0x4A2F1C)
  static let woodLight = shade(day: 0xA87448, night: 0x5E3D26)
  static let woodDark = shade(day: 0x6A4226, night: 0x331F12)
  /// The inside of the tray, where piles lie.
  static let well = shade(day: 0x4B2E1A, night: 0x22150C)
  static let paper = shade(day: 0xFBF5E6, night: 0xDDD3BC)
  static let paperEdge = shade(day: 0xCDBF9F, night: 0xA1957B)
  static let back = shade(day: 0x2B3A67, night: 0x232F55)
  static let backLine = shade(day: 0xC9B98F, night: 0x9C8F6C)
  /// The light lower edge of what was pressed into the paper.
  static let dent = shade(day: 0xFFFFFF, night: 0xEDE5D2)
  /// Words on felt and wood.
  static let chalk = shade(day: 0xFFFFFF, night: 0xF1EADB)
  static let faintChalk = shade(day: 0xE2EFE8, night: 0xB9C9C0)

  // MARK: Rings around cards

  static let chosen = rgb(0x1458C8)
  static let shown = rgb(0xB46A00)
  static let wrong = rgb(0xB3161B)
  static let right = rgb(0x14713A)
  static let rival = rgb(0x5B2A86)

  /// The colour of an ink on paper, by day and night; the inks differ in lightness as well as in hue.
  static func color(_ ink: Card.Ink) -> UIColor { rgb(hex(ink)) }

  static func hex(_ ink: Card.Ink) -> Int {
    switch ink {
    case .red: 0xD0331F
    case .green: 0x2E9E5B
    case .violet: 0x3B1F8A
    }
  }

  private static func shade(day: Int, night: Int) -> UIColor {
    let light = rgb(day)
    let dark = rgb(night)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }

  static func rgb(_ hex: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }
}
