import ArcadeKit
import Breakout
import BubblePop
import CaromHeadlessHost
import Concentration
import InclinedPlane
import Pong
import SetGame
import Testing
import UIKit

/// Every skin is legible: light, dark, and with increased contrast.
@Suite(.serialized) struct SkinTests {
  static let skins: [(name: String, skin: Skin)] = [
    ("home", .home), ("breakout", .breakout), ("pong", .pong), ("felt", .felt), ("concentration", .concentration),
    ("bubblePop", .bubblePop), ("incline", .incline),
  ]

  /// The contrast of two opaque colors by WCAG 2, 1 … 21.
  static func contrast(_ one: UIColor, _ other: UIColor) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: UIColor) -> Double {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  @Test(
    "text is legible on every ground of every skin", arguments: [UIUserInterfaceStyle.light, .dark],
    [UIAccessibilityContrast.normal, .high])
  func contrast(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    defer { withExtendedLifetime(host) {} }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
    for (name, skin) in SkinTests.skins {
      for (part, sheet) in [
        ("ground", skin.ground), ("surface", skin.surface), ("bar", skin.bar), ("card", skin.card),
      ] {
        func check(_ what: String, _ ink: UIColor, on ground: UIColor, atLeast least: Double) {
          let found = SkinTests.contrast(ink.resolvedColor(with: traits), ground.resolvedColor(with: traits))
          #expect(found >= least, "\(name) \(part) \(what): \(found)")
        }
        check("ink", sheet.ink, on: sheet.color, atLeast: 7)
        check("muted ink", sheet.mutedInk, on: sheet.color, atLeast: contrast == .high ? 7 : 4.5)
        check("accent", sheet.accent, on: sheet.color, atLeast: 4.5)
        check("on accent", sheet.onAccent, on: sheet.accent, atLeast: 4.5)
        check("second accent", sheet.secondAccent, on: sheet.color, atLeast: 3)
        check("warning", sheet.warning, on: sheet.color, atLeast: 4.5)
      }
    }
  }
}
