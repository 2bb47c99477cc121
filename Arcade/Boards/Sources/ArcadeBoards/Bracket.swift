/// Ranges of scores whose lines are counted, so that a rank is known without counting all lines.
enum Bracket {
  /// Ranges of one score each reach up to here; beyond, each power of two has half as many.
  private static let fine = 64

  /// The range of a merit: never lower for a higher merit, and at most a thirty-second of it wide.
  static func of(_ merit: Int) -> Int {
    guard merit >= 0 else { return -1 - of(-1 - merit) }
    let excess = excess(merit)
    return excess * (fine / 2) + merit >> excess
  }

  /// Which part of the range of a merit is above it, from 0 up to less than 1.
  static func partAbove(_ merit: Int) -> Double {
    let width = 1 << excess(merit >= 0 ? merit : -1 - merit)
    let above = merit >= 0 ? width - 1 - merit & (width - 1) : (-1 - merit) & (width - 1)
    return Double(above) / Double(width)
  }

  /// By how many halvings a merit, which is not negative, is brought into the range of fine ones.
  private static func excess(_ merit: Int) -> Int {
    max(0, (Int.bitWidth - merit.leadingZeroBitCount) - fine.trailingZeroBitCount)
  }
}
