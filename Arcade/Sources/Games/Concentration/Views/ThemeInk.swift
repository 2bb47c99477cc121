import UIKit

/// All colors of a game, derived from the two of its theme, in light and dark mode.
struct ThemeInk {
  /// The table's color in the middle of the light, between, and at its edges.
  let light, table, dark: UIColor
  /// Text and symbols on the table.
  let words: UIColor
  let back, backLine: UIColor
  let paper, paperEdge: UIColor
  /// Text on cards.
  let letters: UIColor

  init(_ theme: Theme) {
    let night = Shade.mixed(theme.table, Shade.night, 0.62)
    table = ThemeInk.color(theme.table, night)
    light = ThemeInk.color(Shade.mixed(theme.table, Shade.white, 0.12), Shade.mixed(night, Shade.white, 0.06))
    dark = ThemeInk.color(Shade.mixed(theme.table, Shade.black, 0.1), Shade.mixed(night, Shade.black, 0.3))
    words = ThemeInk.color(Shade.words(on: theme.table), Shade.words(on: night))
    let nightBack = Shade.mixed(theme.back, Shade.black, 0.22)
    back = ThemeInk.color(theme.back, nightBack)
    backLine = ThemeInk.color(Shade.line(on: theme.back), Shade.line(on: nightBack))
    let dayPaper = Shade.mixed(Shade.paper, theme.table, 0.05)
    let nightPaper = Shade.mixed(Shade.nightPaper, theme.table, 0.08)
    paper = ThemeInk.color(dayPaper, nightPaper)
    paperEdge = ThemeInk.color(Shade.mixed(dayPaper, theme.back, 0.3), Shade.mixed(nightPaper, theme.back, 0.35))
    letters = Shade.color(Shade.letters(of: theme.back, on: nightPaper))
  }

  private static func color(_ day: Int, _ night: Int) -> UIColor {
    let light = Shade.color(day)
    let dark = Shade.color(night)
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}

/// Color arithmetic on 0xRRGGBB integers.
enum Shade {
  static let white = 0xFFFFFF
  static let black = 0x000000
  static let night = 0x0C0D12
  static let paper = 0xFFFCF5
  static let nightPaper = 0xE4DED2
  private static let darkWords = 0x17181C

  static func color(_ hex: Int) -> UIColor {
    UIColor(red: part(hex, 16), green: part(hex, 8), blue: part(hex, 0), alpha: 1)
  }

  /// The red, green or blue component, 0 … 1.
  private static func part(_ hex: Int, _ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }

  /// The color a fraction `share` of the way from one color to another.
  static func mixed(_ hex: Int, _ other: Int, _ share: CGFloat) -> Int {
    [16, 8, 0].reduce(0) { sum, shift in
      let value = part(hex, shift) + (part(other, shift) - part(hex, shift)) * share
      return sum | Int(value * 255 + 0.5) << shift
    }
  }

  /// The relative luminance of a color, 0 … 1 (WCAG 2).
  static func luminance(_ hex: Int) -> CGFloat {
    func linear(_ value: CGFloat) -> CGFloat { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(part(hex, 16)) + 0.7152 * linear(part(hex, 8)) + 0.0722 * linear(part(hex, 0))
  }

  /// The contrast ratio of two colors, 1 … 21 (WCAG 2).
  static func contrast(_ one: Int, _ other: Int) -> CGFloat {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// White or nearly black, whichever has more contrast with a color.
  static func words(on hex: Int) -> Int { contrast(white, hex) > contrast(darkWords, hex) ? white : darkWords }

  /// The color of the pattern's lines on a back.
  static func line(on hex: Int) -> Int {
    luminance(hex) > 0.35 ? mixed(hex, black, 0.32) : mixed(hex, white, 0.38)
  }

  /// A color, darkened until it is readable on paper.
  static func letters(of hex: Int, on paper: Int) -> Int {
    var ink = hex
    while contrast(ink, paper) < 7, ink != black { ink = mixed(ink, black, 0.2) }
    return ink
  }
}
