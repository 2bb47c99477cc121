import ArcadeKit
import UIKit

/// The colors of the court and of everything in it.
struct CourtLook {
  /// The background colors of the court, from top to bottom.
  let sky: [UIColor]
  /// The light behind the wall, and the light from below the open side.
  let halo: UIColor
  let floor: UIColor
  /// The court's rim.
  let rim: UIColor
  let ball: UIColor
  /// The light around the ball and in its short trail.
  let glow: UIColor
  /// The colors of the paddle, from top to bottom.
  let paddle: [UIColor]
  /// The color of text on the court.
  let ink: UIColor
  /// The opacity of the glow around bricks, 0 … 1.
  let shine: Double
  /// The saturation and the brightness of the bricks.
  let saturation: CGFloat
  let brightness: CGFloat
  /// Whether everything is drawn in flat colors, without light and shade.
  let isPlain: Bool

  /// The look that the player chose; the first one if `index` is out of range.
  static func look(_ index: Int) -> CourtLook {
    switch index {
    case 1: dawn
    case 2: plain
    default: night
    }
  }

  /// Glass at night: a deep court, bricks lit from within.
  private static let night = CourtLook(
    sky: [.rgb(0x0B0F2E), .rgb(0x151242), .rgb(0x241A55), .rgb(0x0C0A26)], halo: .rgb(0x5C6EFF, 0.3),
    floor: .rgb(0xFF5AA0, 0.26),
    rim: UIColor(white: 1, alpha: 0.16),
    ball: .rgb(0xFFFDF2), glow: .rgb(0xBFE3FF), paddle: [.rgb(0xF4FBFF), .rgb(0x9FC7F5), .rgb(0x4E6FC4)],
    ink: UIColor(white: 1, alpha: 0.92), shine: 0.6, saturation: 0.72, brightness: 1, isPlain: false)

  /// Glass at dawn: a pale sky, bricks like stained windows.
  private static let dawn = CourtLook(
    sky: [.rgb(0xFFF1E0), .rgb(0xFAD9D5), .rgb(0xD9CDF0), .rgb(0xBFD3F2)], halo: .rgb(0xFFFFFF, 0.75),
    floor: .rgb(0x785ADC, 0.3),
    rim: UIColor(white: 1, alpha: 0.8),
    ball: .rgb(0x3A2A63), glow: .rgb(0x8E6FD0), paddle: [.rgb(0x7D68C2), .rgb(0x54419B), .rgb(0x392B72)],
    ink: .rgb(0x2C2150), shine: 0.3, saturation: 0.8, brightness: 0.74, isPlain: false)

  /// Rectangles of one color each, for players who prefer less decoration.
  private static let plain = CourtLook(
    sky: [.rgb(0x1C1C1E)], halo: .clear, floor: .clear, rim: UIColor(white: 1, alpha: 0.2), ball: .rgb(0xFFFFFF),
    glow: .rgb(0xFFFFFF),
    paddle: [.rgb(0xE5E5EA)], ink: .rgb(0xFFFFFF), shine: 0, saturation: 0.6, brightness: 0.9, isPlain: true)

  /// The color of a brick. The hues of a wall are spaced evenly around the circle, starting with a cool blue; steel has none.
  func color(of brick: Brick, of tints: Int, alpha: CGFloat = 1, lightened: CGFloat = 0) -> UIColor {
    let isSteel = brick.kind == .steel
    return UIColor(
      hue: isSteel ? 0.62 : hue(brick.tint, of: tints), saturation: (isSteel ? 0.16 : saturation) * (1 - lightened),
      brightness: (isSteel ? 0.72 : 1) * (brightness + (1 - brightness) * lightened), alpha: alpha)
  }

  // MARK: The glass of a brick

  /// The lamp behind the glass of a brick, from its middle to an ellipse through its edge; both are in fractions
  /// of the brick.
  func lamp(of brick: Brick, of tints: Int) -> [UIColor] {
    [
      color(of: brick, of: tints, alpha: 0.96, lightened: 0.5),
      color(of: brick, of: tints, alpha: 0.78, lightened: 0.12),
      color(of: brick, of: tints, alpha: 0.52),
    ]
  }
  static let lampPlaces: [CGFloat] = [0, 0.55, 1]
  static let lampMiddle = CGPoint(x: 0.5, y: 0.62)
  static let lampEdge = CGPoint(x: 1.1, y: 1.37)

  /// The reflection on the upper half, from top to bottom.
  static let gloss = [0.42, 0.14, 0].map { UIColor(white: 1, alpha: $0) }
  static let glossPlaces: [CGFloat] = [0, 0.38, 0.46]

  /// The bright edge, and its width in points.
  func edge(of brick: Brick, of tints: Int) -> UIColor {
    color(of: brick, of: tints, alpha: CourtLook.isOrdinary(brick) ? 0.65 : 1, lightened: 0.6)
  }
  static func rim(of brick: Brick) -> CGFloat { isOrdinary(brick) ? 1 : 1.5 }
  private static func isOrdinary(_ brick: Brick) -> Bool { brick.kind == .plain && brick.gift == nil }

  /// The opacity of the glow around a brick; a cracked brick loses half of it.
  func shine(of brick: Brick) -> Double { brick.isCracked ? shine / 2 : shine }

  /// The color of the symbols on a brick: dark on bright ones. Yellow, green and cyan count as bright, because
  /// the eye does not weigh red, green and blue equally.
  func mark(of brick: Brick, of tints: Int) -> UIColor {
    let turn = hue(brick.tint, of: tints)
    let isBright = brick.kind == .steel || turn > 0.09 && turn < 0.58
    return isBright || !isDark ? UIColor.rgb(0x130A34, 0.9) : UIColor(white: 1, alpha: 0.96)
  }

  var isDark: Bool { brightness > 0.8 }

  private func hue(_ tint: Int, of tints: Int) -> CGFloat {
    let turn = 0.55 + CGFloat(tint) / CGFloat(max(tints, 1))
    return turn >= 1 ? turn - 1 : turn
  }
}
