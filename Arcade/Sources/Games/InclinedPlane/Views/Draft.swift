import ArcadeKit
import UIKit

/// The drafting table: graph paper in light mode, a blueprint in dark mode.
enum Draft {
  static let paper = UIColor.shade(day: 0xFAFBF6, night: 0x14304E)
  /// The surroundings of the paper.
  static let table = UIColor.shade(day: 0xEDF0EA, night: 0x0D2238)
  static let grid = UIColor.shade(day: 0xD3E0EA, night: 0x21476F)
  /// Every fifth line of the grid.
  static let strongGrid = UIColor.shade(day: 0xB4CBDD, night: 0x2F5C8B)
  static let ink = UIColor.shade(day: 0x182430, night: 0xEAF2FA)
  /// Diluted ink.
  static let wash = UIColor.shade(day: 0x51616F, night: 0xA9C0D6)
  static let red = UIColor.shade(day: 0xB8261B, night: 0xFF9580)
  static let blue = UIColor.shade(day: 0x175A9E, night: 0x8CC6FF)
  static let green = UIColor.shade(day: 0x23703F, night: 0x86DBA8)
  static let amber = UIColor.shade(day: 0x875A00, night: 0xF3C766)
  /// The colors of the bodies in a race.
  static let lanes = [red, blue, green, amber]

  static let listing = CodeView.Colors(plate: paper, line: strongGrid, text: ink, number: red, comment: wash)

  /// The caption of an instrument, in small capitals.
  static func capitals(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 >= 97 && $0 <= 122 ? $0 - 32 : $0 }, as: UTF8.self)
  }

  /// The font for small capitals.
  static var capitalFont: UIFont {
    UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 11, weight: .semibold))
  }

  /// A font with digits of equal width, so that changing numbers do not shift.
  static var numberFont: UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
  }
}
