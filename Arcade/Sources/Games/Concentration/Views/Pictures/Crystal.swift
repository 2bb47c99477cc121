import UIKit

/// A snow crystal: six equal arms with branches, and a core.
struct Crystal {
  /// Where branches leave an arm, and how long they are.
  let branches: [(at: CGFloat, length: CGFloat)]
  /// The angle between branch and arm, in degrees.
  let angle: CGFloat
  /// The corners of the core, or 0 for a round one, and its radius.
  let corners: Int
  let core: CGFloat
  /// The radius of the disc at the end of each arm.
  let tip: CGFloat
  let color: Int

  static let all = [
    Crystal(branches: [(18, 10), (28, 14), (36, 8)], angle: 60, corners: 6, core: 7, tip: 0, color: 0x2F6FB8),
    Crystal(branches: [(26, 16)], angle: 60, corners: 0, core: 9, tip: 4, color: 0x3F9AB8),
    Crystal(branches: [(14, 8), (22, 10), (30, 12), (38, 6)], angle: 45, corners: 0, core: 4, tip: 0, color: 0x4A5FC0),
    Crystal(branches: [(34, 14)], angle: 30, corners: 6, core: 16, tip: 0, color: 0x2A8FA0),
    Crystal(branches: [], angle: 60, corners: 6, core: 20, tip: 6, color: 0x5B7FD0),
    Crystal(branches: [(30, 12), (38, 12)], angle: 90, corners: 0, core: 12, tip: 0, color: 0x2F5F9A),
    Crystal(branches: [(20, 16), (36, 8)], angle: 60, corners: 3, core: 10, tip: 0, color: 0x7A6FC8),
    Crystal(branches: [(24, 10), (34, 10)], angle: 120, corners: 6, core: 8, tip: 3, color: 0x2F8FCB),
    Crystal(branches: [(38, 12)], angle: 135, corners: 0, core: 6, tip: 0, color: 0x4F6F8F),
    Crystal(branches: [(16, 14), (26, 14), (36, 14)], angle: 30, corners: 3, core: 6, tip: 0, color: 0x3F7FB0),
    Crystal(branches: [(30, 8)], angle: 90, corners: 6, core: 11, tip: 8, color: 0x6F8FD8),
    Crystal(branches: [(12, 6), (22, 12), (34, 18)], angle: 75, corners: 0, core: 3, tip: 3, color: 0x20508F),
  ]

  func draw(with pen: PicturePen) {
    let radians = angle * CGFloat.pi / 180
    for arm in 0..<6 {
      let turn = CGFloat(arm) * CGFloat.pi / 3
      func place(_ along: CGFloat, _ aside: CGFloat) -> (CGFloat, CGFloat) {
        (50 + sin(turn) * along + cos(turn) * aside, 50 - cos(turn) * along + sin(turn) * aside)
      }
      pen.stroke(PicturePen.line([place(0, 0), place(44, 0)]), color, width: 4)
      for branch in branches {
        for side in [CGFloat(-1), 1] {
          let end = place(branch.at + cos(radians) * branch.length, side * sin(radians) * branch.length)
          pen.stroke(PicturePen.line([place(branch.at, 0), end]), color, width: 3)
        }
      }
      if tip > 0 {
        let (x, y) = place(43, 0)
        pen.fill(PicturePen.oval(x, y, tip, tip), color)
      }
    }
    guard corners > 0 else { return pen.fill(PicturePen.oval(50, 50, core, core), color) }
    let points = (0..<corners).map { corner -> (CGFloat, CGFloat) in
      let turn = CGFloat(corner) * 2 * CGFloat.pi / CGFloat(corners)
      return (50 + sin(turn) * core, 50 - cos(turn) * core)
    }
    pen.fill(PicturePen.line(points, isClosed: true), color)
  }
}
