import Foundation

extension Store {
  /// Up to this rank, better lines are counted one by one.
  private static let exact = 1_000

  /// The rank of a score on the board of a name, a span and a period: exact up to 1,000. Beyond that, of the lines whose scores are in
  /// the same range of nearly equal scores, only 1,000 are counted.
  static func rank(of merit: Int, on place: [any Storable], in transaction: any Transaction) throws -> Int {
    let better: Int =
      try transaction.value(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM line WHERE board = ? AND span = ? AND period = ? AND merit > ? LIMIT \(exact)
        ) AS better
        """, place + [merit]) ?? 0
    guard better == exact else { return 1 + better }
    let bracket = Bracket.of(merit)
    let above: Int =
      try transaction.value(
        """
        SELECT CAST(coalesce(sum(lines), 0) AS BIGINT) FROM tally
        WHERE board = ? AND span = ? AND period = ? AND bracket > ?
        """, place + [bracket]) ?? 0
    let near: Int =
      try transaction.value(
        """
        SELECT count(*) FROM (
          SELECT bracket FROM line WHERE board = ? AND span = ? AND period = ? AND merit > ?
          ORDER BY merit LIMIT \(exact)
        ) AS nearest WHERE bracket = ?
        """, place + [merit, bracket]) ?? 0
    return max(exact + 1, 1 + above + near)
  }
}
