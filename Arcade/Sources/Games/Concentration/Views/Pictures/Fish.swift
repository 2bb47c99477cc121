import UIKit

/// A fish: one of four colors, and one of three shapes with its own pattern: plain, striped or spotted.
struct Fish {
  let number: Int

  private static let colors = [(0xE0602A, 0xFBE3C0), (0x2F6FB8, 0xD5E8F5), (0xE5B426, 0x7A4A1A), (0x3F9A5A, 0xE3F0C0)]

  private var kind: Int { number / 4 }

  func draw(with pen: PicturePen) {
    let (color, accent) = Fish.colors[number % 4]
    // Half the length and half the height of the body.
    let (long, high) = [(CGFloat(30), CGFloat(24)), (33, 17), (25, 31)][kind]
    let middle = CGPoint(x: 44, y: 50)
    let end = middle.x + long - 3
    let fin = Shade.mixed(color, Shade.black, 0.18)
    pen.fill(
      PicturePen.line(
        [(end - 4, 50), (94, 50 - high * 0.85), (86, 50), (94, 50 + high * 0.85)], isClosed: true), fin)
    pen.fill(
      PicturePen.line([(34, 50 - high * 0.8), (56, 50 - high - 13), (62, 50 - high * 0.6)], isClosed: true), fin)
    pen.fill(
      PicturePen.line([(42, 50 + high * 0.8), (58, 50 + high + 10), (60, 50 + high * 0.6)], isClosed: true), fin)
    let body = PicturePen.oval(middle.x, middle.y, long, high)
    pen.fill(body, color)
    pen.context.saveGState()
    body.addClip()
    if kind == 1 {
      for x in [CGFloat(36), 50, 63] { pen.fill(PicturePen.box(x, 20, 6, 60, 3), accent, outline: 0) }
    } else if kind == 2 {
      for (x, y) in [(CGFloat(42), CGFloat(36)), (55, 46), (42, 58), (56, 66), (50, 24), (48, 76)] {
        pen.fill(PicturePen.oval(x, y, 4.5, 4.5), accent, outline: 0)
      }
    }
    pen.context.restoreGState()
    pen.stroke(
      PicturePen.line([(middle.x - 2, 50 - high * 0.45), (middle.x + 3, 50), (middle.x - 2, 50 + high * 0.45)]), fin,
      width: 2)
    let eye = middle.x - long * 0.58
    pen.fill(PicturePen.oval(eye, 45, 5, 5), 0xFFFFFF, outline: 1)
    pen.fill(PicturePen.oval(eye - 0.5, 45, 2.4, 2.4), 0x1E1E22, outline: 0)
  }
}
