import Foundation

extension Store {
  /// Up to this rank, better lines are counted one by one.
  private static let exact = 1_000

  /// The rank of a score on the board of a name, a span and a period: exact up to 1,000. Beyond that the lines in each range of nearly
  /// equal scores are known, and those in the score's own range count as if their scores were evenly spread.
  static func rank(of merit: Int, on place: [any Storable], in transaction: any Transaction) throws -> Int {
    let bracket = Bracket.of(merit)
    let counted = try transaction.rows(
      "SELECT bracket, lines FROM tally WHERE board = ? AND span = ? AND period = ? AND bracket >= ?",
      place + [bracket])
    var (above, own) = (0, 0)
    for row in counted {
      if row["bracket"] == bracket { own = row["lines"] } else { above += row["lines"] as Int }
    }
    if above < exact {
      let better: Int =
        try transaction.value(
          """
          SELECT count(*) FROM (
            SELECT 1 FROM line WHERE board = ? AND span = ? AND period = ? AND merit > ? LIMIT \(exact)
          ) AS better
          """, place + [merit]) ?? 0
      if better < exact { return 1 + better }
    }
    return max(exact, above + Int(Double(own) * Bracket.partAbove(merit))) + 1
  }
}
