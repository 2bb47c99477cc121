/// A board of earlier rules, to which nothing is added any more.
struct ClosedBoardData: Codable {
  let version: Int
  let rules: String
  /// The day of a challenge.
  let day: String?
  let players: Int
  /// The day on which the last run came onto it, in UTC.
  let lastDay: String
}

extension Store {
  /// The boards of a game with lower versions of the rules, those of the newest rules first, and of these those that were played
  /// last; at most `limit`. Boards on which nobody is any more are left out.
  func closedBoards(of game: String, below version: Int, limit: Int) throws -> [ClosedBoardData] {
    try database.read { transaction in
      try transaction.rows(
        """
        SELECT version, rules, day, last, players FROM board WHERE game = ? AND version < ? AND players > 0
        ORDER BY version DESC, last DESC, name LIMIT ?
        """, [game, version, limit]
      ).map {
        ClosedBoardData(
          version: $0["version"], rules: $0["rules"], day: $0["day"], players: $0["players"], lastDay: $0["last"])
      }
    }
  }
}
