import UIKit

/// A flower from above: rings of petals around a heart, on leaves.
struct Flower {
  let petals: Int
  /// The length and width of a petal.
  let length: CGFloat
  let width: CGFloat
  let color: Int
  let heart: Int
  /// The radius of the heart.
  let core: CGFloat
  /// Whether a second ring of smaller petals lies on the first.
  var isDouble = false
  /// Whether petals end in a point.
  var isPointed = false

  static let all = [
    Flower(petals: 12, length: 38, width: 9, color: 0xFBF8EE, heart: 0xE9B52B, core: 11),
    Flower(petals: 18, length: 40, width: 8, color: 0xF0B31E, heart: 0x5B3A1E, core: 18, isPointed: true),
    Flower(petals: 5, length: 36, width: 20, color: 0xD8393C, heart: 0x2A1B22, core: 9),
    Flower(petals: 6, length: 40, width: 15, color: 0xF2A0B5, heart: 0xF2CB35, core: 8, isPointed: true),
    Flower(petals: 5, length: 34, width: 17, color: 0x4F74C8, heart: 0xF7E7A0, core: 7),
    Flower(petals: 8, length: 40, width: 13, color: 0x7B4AA3, heart: 0xF2CB35, core: 9, isDouble: true),
    Flower(
      petals: 14, length: 38, width: 9, color: 0xC2357A, heart: 0xEFA0C8, core: 8, isDouble: true, isPointed: true),
    Flower(petals: 4, length: 38, width: 24, color: 0xEE8722, heart: 0x6B2A12, core: 8),
    Flower(petals: 16, length: 34, width: 8, color: 0xF2CB35, heart: 0xD98A1A, core: 8, isDouble: true),
    Flower(
      petals: 6, length: 40, width: 12, color: 0xFBF8EE, heart: 0x7FA84A, core: 7, isDouble: true, isPointed: true),
    Flower(petals: 8, length: 36, width: 16, color: 0x3FA0B8, heart: 0xFBF8EE, core: 12),
    Flower(petals: 10, length: 40, width: 11, color: 0xB31534, heart: 0xF0B31E, core: 11, isPointed: true),
  ]

  func draw(with pen: PicturePen) {
    for turn in [0.12, 0.45, 0.79] { pen.fill(petal(turn, 46, 13, isPointed: true), 0x4E8F3B) }
    ring(length, width, color, shift: 0, pen)
    if isDouble { ring(length * 0.66, width * 0.8, Shade.mixed(color, Shade.white, 0.22), shift: 0.5, pen) }
    pen.fill(PicturePen.oval(50, 50, core, core), heart)
  }

  private func ring(_ length: CGFloat, _ width: CGFloat, _ color: Int, shift: CGFloat, _ pen: PicturePen) {
    for number in 0..<petals {
      pen.fill(
        petal((CGFloat(number) + shift) / CGFloat(petals), length, width, isPointed: isPointed), color, outline: 1)
    }
  }

  /// A petal from the middle in a direction, as a part of a turn.
  private func petal(_ turn: CGFloat, _ length: CGFloat, _ width: CGFloat, isPointed: Bool) -> UIBezierPath {
    let angle = turn * 2 * CGFloat.pi
    let (x, y) = (sin(angle), -cos(angle))
    func place(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(x: 50 + x * along - y * aside, y: 50 + y * along + x * aside)
    }
    let path = UIBezierPath()
    let tip: CGFloat = isPointed ? 0 : width * 0.7
    path.move(to: place(0, 0))
    path.addCurve(
      to: place(length, 0), controlPoint1: place(length * 0.35, -width), controlPoint2: place(length, -tip))
    path.addCurve(to: place(0, 0), controlPoint1: place(length, tip), controlPoint2: place(length * 0.35, width))
    path.close()
    return path
  }
}
