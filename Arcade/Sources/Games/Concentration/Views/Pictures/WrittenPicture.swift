import UIKit

/// A picture that is written as a line of text: shapes, separated by semicolons, from the back to the front.
///
/// A shape is a color in six hexadecimal digits, with a slash and a width if it is a line, and then letters with their
/// numbers: `M x y` moves, `L x y` draws a line, `Q` a curve with one control point, `C` one with two, `Z` closes;
/// `O x y a b` is an oval around a point with two radii, `R x y w h r` a box with rounded corners.
struct WrittenPicture {
  let text: String

  func draw(with pen: PicturePen) {
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      guard let space = part.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let head = part[..<space].split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      guard let color = head.first.flatMap({ Int($0, radix: 16) }) else { continue }
      let path = WrittenPicture.path(part[space...])
      if head.count > 1 {
        pen.stroke(path, color, width: CGFloat(Int(head[1]) ?? 2))
      } else {
        pen.fill(path, color)
      }
    }
  }

  /// The path of letters and their numbers.
  private static func path(_ bytes: Substring.UTF8View) -> UIBezierPath {
    let path = UIBezierPath()
    var letter = UInt8(ascii: " ")
    var numbers: [CGFloat] = []
    var number: Int?
    for byte in Array(bytes) + [UInt8(ascii: " "), UInt8(ascii: "Z")] {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        continue
      }
      if let known = number { numbers.append(CGFloat(known)) }
      number = nil
      guard byte != UInt8(ascii: " ") else { continue }
      add(letter, numbers, to: path)
      letter = byte
      numbers = []
    }
    return path
  }

  private static func add(_ letter: UInt8, _ n: [CGFloat], to path: UIBezierPath) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case (UInt8(ascii: "M"), 2): path.move(to: point(0))
    case (UInt8(ascii: "L"), 2): path.addLine(to: point(0))
    case (UInt8(ascii: "Q"), 4): path.addQuadCurve(to: point(2), controlPoint: point(0))
    case (UInt8(ascii: "C"), 6): path.addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
    case (UInt8(ascii: "O"), 4): path.append(PicturePen.oval(n[0], n[1], n[2], n[3]))
    case (UInt8(ascii: "R"), 5): path.append(PicturePen.box(n[0], n[1], n[2], n[3], n[4]))
    case (UInt8(ascii: "Z"), 0): path.close()
    default: break
    }
  }
}
