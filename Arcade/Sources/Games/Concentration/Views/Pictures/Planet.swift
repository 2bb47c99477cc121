import UIKit

/// A body of the solar system: a disc with bands or spots, perhaps with a ring, rays or a tail.
struct Planet {
  enum Extra { case none, rays, ring, tilted, tail, ice }

  let color: Int
  let accent: Int
  /// The heights of bands, and their thickness.
  var bands: [(y: CGFloat, height: CGFloat)] = []
  /// Spots: where and how large.
  var spots: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = []
  var radius: CGFloat = 36
  var extra = Extra.none

  static let all = [
    Planet(color: 0xF2B424, accent: 0xF9D65C, spots: [(50, 50, 18)], radius: 26, extra: .rays),
    Planet(color: 0x9A8C80, accent: 0x73675D, spots: [(38, 38, 6), (58, 46, 8), (44, 62, 5), (64, 66, 4)], radius: 26),
    Planet(color: 0xE3C58A, accent: 0xD0A558, bands: [(36, 5), (50, 6), (62, 4)], radius: 34),
    Planet(
      color: 0x2F74C0, accent: 0x4E9A4A, spots: [(38, 40, 13), (62, 34, 8), (60, 64, 14), (34, 68, 6)], radius: 36),
    Planet(
      color: 0xD6D3CA, accent: 0xB3AFA3, spots: [(36, 42, 9), (58, 36, 6), (62, 58, 10), (42, 66, 6)], radius: 30),
    Planet(
      color: 0xC2522E, accent: 0x8E3A22, spots: [(40, 44, 10), (62, 56, 7), (52, 68, 5)], radius: 32, extra: .ice),
    Planet(
      color: 0xD9A97A, accent: 0xA86C48, bands: [(24, 5), (36, 8), (52, 6), (66, 7)], spots: [(62, 60, 6)], radius: 42),
    Planet(color: 0xE5CC8F, accent: 0xC9A65E, bands: [(42, 5), (54, 5)], radius: 27, extra: .ring),
    Planet(color: 0x9FD6DA, accent: 0x7CBFC8, bands: [(50, 8)], radius: 31, extra: .tilted),
    Planet(color: 0x3556B8, accent: 0x6F8FE0, bands: [(38, 4), (60, 3)], spots: [(44, 52, 7)], radius: 33),
    Planet(color: 0xC8B49A, accent: 0xF2E8D8, spots: [(54, 56, 12)], radius: 21),
    Planet(color: 0xDCEBF2, accent: 0xA8CFE0, radius: 14, extra: .tail),
  ]

  func draw(with pen: PicturePen) {
    let middle: CGFloat = extra == .tail ? 30 : 50
    drawBehind(pen)
    let disc = PicturePen.oval(middle, extra == .tail ? 68 : 50, radius, radius)
    pen.fill(disc, color)
    pen.context.saveGState()
    disc.addClip()
    for band in bands { pen.fill(PicturePen.box(0, band.y, 100, band.height, 0), accent, outline: 0) }
    for spot in spots { pen.fill(PicturePen.oval(spot.x, spot.y, spot.radius, spot.radius * 0.8), accent, outline: 0) }
    if extra == .ice { pen.fill(PicturePen.oval(50, 20, 16, 7), 0xF4F1E8, outline: 0) }
    pen.context.restoreGState()
    drawBefore(pen)
  }

  private func drawBehind(_ pen: PicturePen) {
    if extra == .rays {
      for ray in 0..<12 {
        let turn = CGFloat(ray) * CGFloat.pi / 6
        pen.stroke(
          PicturePen.line([(50 + sin(turn) * 30, 50 - cos(turn) * 30), (50 + sin(turn) * 44, 50 - cos(turn) * 44)]),
          color, width: 5)
      }
    } else if extra == .tail {
      pen.fill(PicturePen.line([(22, 58), (92, 6), (96, 22), (38, 80)], isClosed: true), accent, outline: 0)
      pen.fill(PicturePen.line([(26, 62), (94, 12), (34, 76)], isClosed: true), color, outline: 0)
    } else if extra == .ring {
      pen.stroke(PicturePen.oval(50, 52, 46, 13), accent, width: 7)
    } else if extra == .tilted {
      pen.stroke(PicturePen.oval(50, 50, 9, 46), accent, width: 3)
    }
  }

  /// The nearer half of a ring passes in front.
  private func drawBefore(_ pen: PicturePen) {
    guard extra == .ring || extra == .tilted else { return }
    pen.context.saveGState()
    if extra == .ring {
      pen.context.clip(to: CGRect(x: 0, y: 52, width: 100, height: 48))
      pen.stroke(PicturePen.oval(50, 52, 46, 13), accent, width: 7)
    } else {
      pen.context.clip(to: CGRect(x: 50, y: 0, width: 50, height: 100))
      pen.stroke(PicturePen.oval(50, 50, 9, 46), accent, width: 3)
    }
    pen.context.restoreGState()
  }
}
