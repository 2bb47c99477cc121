import Foundation

extension Store {
  /// Drops the bytes of runs that arrived before a moment, in milliseconds since 1970, that are not among the first of any board, and
  /// are not their player's best on one. Everything else about them stays, so that no ticket and no run can be used twice.
  /// Returns how many runs that were, and how many bytes.
  public func thin(before moment: Int64, keeping first: Int) throws -> (runs: Int, bytes: Int) {
    let found = try database.read { transaction in
      try transaction.rows(
        """
        SELECT number, length(bytes) AS size FROM run
        WHERE state IN ('proven', 'refused') AND sent < ? AND length(bytes) > 0
        AND NOT EXISTS (SELECT 1 FROM line WHERE line.run = number AND span = 'ever')
        AND number NOT IN (
          SELECT run FROM (
            SELECT run, row_number() OVER (PARTITION BY board, span, period ORDER BY merit DESC, run) AS place FROM line
          ) AS placed WHERE place <= ?
        ) ORDER BY number
        """, [moment, first]
      ).map { row -> (number: Int64, size: Int) in (row["number"], row["size"]) }
    }
    // In parts, so that nobody waits long.
    for start in stride(from: 0, to: found.count, by: Store.thinnedAtOnce) {
      try database.write { transaction in
        for run in found[start..<min(found.count, start + Store.thinnedAtOnce)] {
          try transaction.change("UPDATE run SET bytes = ? WHERE number = ?", [Data(), run.number])
        }
      }
    }
    return (found.count, found.reduce(0) { $0 + $1.size })
  }

  private static let thinnedAtOnce = 500
}
