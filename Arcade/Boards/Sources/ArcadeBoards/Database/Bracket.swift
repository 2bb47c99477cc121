/// Ranges of scores whose lines are counted, so that a rank is known without counting all lines.
enum Bracket {
  /// Ranges of one score each reach up to here; beyond, each power of two has half as many.
  private static let fine = 64

  /// The range of a merit: never lower for a higher merit, and at most a thirty-second of it wide.
  static func of(_ merit: Int) -> Int {
    guard merit >= 0 else { return -1 - of(-1 - merit) }
    let excess = max(0, (Int.bitWidth - merit.leadingZeroBitCount) - fine.trailingZeroBitCount)
    return excess * (fine / 2) + merit >> excess
  }
}
