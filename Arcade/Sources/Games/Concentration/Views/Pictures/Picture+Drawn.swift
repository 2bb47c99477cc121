import UIKit

/// Chess men, clocks and patches, which are drawn by rules.
extension Picture {
  private static let base = "R 24 78 52 11 4"

  /// King, queen, rook, bishop, knight and pawn; `#` stands for the color.
  private static let men = [
    "# R 47 6 6 22 1 R 40 11 20 6 1;# M34 34 C18 34 20 56 36 64 L36 76 L64 76 L64 64 C80 56 82 34 66 34 C58 34 52 40 50 46 C48 40 42 34 34 34 Z;# \(base)",
    "# M22 30 L36 54 L37 24 L47 50 L50 18 L53 50 L63 24 L64 54 L78 30 L67 76 L33 76 Z;# O 22 28 4 4;# O 37 22 4 4;# O 50 15 4 4;# O 63 22 4 4;# O 78 28 4 4;# \(base)",
    "# M28 18 L39 18 L39 26 L45 26 L45 18 L55 18 L55 26 L61 26 L61 18 L72 18 L72 36 L64 43 L67 76 L33 76 L36 43 L28 36 Z;# \(base)",
    "# O 50 14 5 5;# M50 19 C72 36 69 54 59 60 L66 76 L34 76 L41 60 C31 54 28 36 50 19 Z;! M54 34 L46 50;# \(base)",
    "# M34 76 C34 61 45 56 47 49 C39 53 32 58 26 51 C25 46 36 38 40 27 L43 14 L52 22 C68 26 76 48 68 76 Z;! M45 31 L46 32;# \(base)",
    "# O 50 30 15 15;# M38 44 L62 44 Q58 62 68 76 L32 76 Q42 62 38 44 Z;# \(base)",
  ]

  /// The six white men, then the six black ones.
  static func drawChess(_ number: Int, _ pen: PicturePen) {
    let isWhite = number % 12 < 6
    var text = ""
    for character in men[number % 6] {
      switch character {
      case "#": text += isWhite ? "F1E6CC" : "4A3A34"
      case "!": text += isWhite ? "4A3A34/4" : "F1E6CC/4"
      default: text.append(character)
      }
    }
    WrittenPicture(text: text).draw(with: pen)
  }

  // MARK: Clocks

  /// A clock that tells a full hour, 1 … 12.
  static func drawClock(_ hour: Int, _ pen: PicturePen) {
    let cases = [0xB4532A, 0x2F6B8F, 0x3F7F4F, 0x7B4AA3]
    pen.fill(PicturePen.oval(50, 50, 44, 44), cases[hour % 4])
    pen.fill(PicturePen.oval(50, 50, 36, 36), 0xFBF6E8)
    func place(_ part: CGFloat, _ radius: CGFloat) -> (CGFloat, CGFloat) {
      let angle = part * 2 * CGFloat.pi
      return (50 + sin(angle) * radius, 50 - cos(angle) * radius)
    }
    for mark in 0..<12 {
      let part = CGFloat(mark) / 12
      pen.stroke(
        PicturePen.line([place(part, mark % 3 == 0 ? 27 : 30), place(part, 32)]), 0x4A3A34,
        width: mark % 3 == 0 ? 3 : 1.6)
    }
    pen.stroke(PicturePen.line([place(0, 0), place(0, 27)]), 0x4A3A34, width: 3)
    pen.stroke(PicturePen.line([place(0, 0), place(CGFloat(hour) / 12, 19)]), 0xC8202E, width: 5)
    pen.fill(PicturePen.oval(50, 50, 4, 4), 0x4A3A34, outline: 0)
  }

  // MARK: Patchwork

  /// Sixteen squares row by row: `a` and `b` are of one color, `1` to `4` have the first color in one corner, clockwise
  /// from the upper left.
  private static let patches: [(squares: String, first: Int, second: Int)] = [
    ("b32bb32bb14bb14b", 0x8C2F39, 0xF1E3C6), ("3a4aa2a34a1aa3a2", 0x2F6B8F, 0xF2CE73),
    ("abababababababab", 0x3F7F4F, 0xF1E3C6), ("3443413223144332", 0x7B4AA3, 0xEAD7F0),
    ("baabaaaaaaaabaab", 0xC2571A, 0xF7E2B8), ("1b2bb1b24b3bb4b3", 0x20324F, 0xCFE3EE),
    ("aaaaabbaabbaaaaa", 0xB31534, 0xF7E7D8), ("3434121234341212", 0x1F7A6B, 0xE6F2DC),
    ("1221211212212112", 0x4A3A34, 0xE0A22B), ("aabbaabbbbaabbaa", 0x345995, 0xF1E3C6),
    ("b34b3aa42aa1b21b", 0xB4532A, 0xCDE3C0), ("4321214343212143", 0x5B1E4D, 0xF3C9C9),
  ]

  static func drawPatch(_ number: Int, _ pen: PicturePen) {
    let patch = patches[number]
    let side: CGFloat = 21.5
    for (index, square) in patch.squares.utf8.enumerated() {
      let x = 7 + CGFloat(index % 4) * side
      let y = 7 + CGFloat(index / 4) * side
      let isWhole = square == UInt8(ascii: "a") || square == UInt8(ascii: "b")
      let color = square == UInt8(ascii: "a") ? patch.first : patch.second
      pen.fill(PicturePen.box(x, y, side, side, 0), color, outline: 0.8)
      guard !isWhole else { continue }
      let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
      let corner = Int(square - UInt8(ascii: "1"))
      pen.fill(
        PicturePen.line([corners[(corner + 3) % 4], corners[corner], corners[(corner + 1) % 4]], isClosed: true),
        patch.first, outline: 0.8)
    }
    let seam = PicturePen.box(7, 7, side * 4, side * 4, 2)
    seam.setLineDash([4, 3], count: 2, phase: 0)
    pen.stroke(seam, 0xFFF8E6, width: 1.4)
  }
}
