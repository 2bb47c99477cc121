import Foundation
import GameSettings

/// Which scores a board compares.
struct Board: Sendable {
  /// The period of a board.
  enum Span: String, CaseIterable, Codable, Sendable { case day, week, ever }

  let game: String
  let version: Int
  let rules: String
  /// The day of a challenge; nil for games of chance.
  let day: String?
  let span: Span

  /// The name under which its rows are stored.
  var name: String { Board.name(game: game, version: version, rules: rules, day: day) }

  /// The board, span and period of its lines at a moment.
  func place(at now: Int64) -> [any Storable] { [name, span.rawValue, Board.period(span, at: now)] }

  static func name(game: String, version: Int, rules: String, day: String?) -> String {
    "\(game)/\(version)/\(rules)" + (day.map { "/" + $0 } ?? "")
  }

  /// The day of a moment, or the Monday of its week, in UTC; empty for all time.
  static func period(_ span: Span, at milliseconds: Int64) -> String {
    let day = Day(secondsSince1970: Double(milliseconds) / 1000)
    switch span {
    case .day: return day.text
    case .week: return day.adding(-day.weekday).text
    case .ever: return ""
    }
  }
}

/// A line of a board.
struct BoardLine: Codable, Sendable {
  let rank: Int
  let player: String
  let name: String
  let score: Int
  let run: String
  /// The build that played it; empty if it names none.
  let build: String
  let sent: Int64
}

extension Store {
  /// Puts runs on all boards on which they are their players' best.
  static func line(up condition: String, _ arguments: [any Storable], in transaction: any Transaction) throws {
    let runs = try transaction.rows(
      """
      SELECT number, run.player, game, version, rules, day, sent, merit FROM run JOIN player ON player.id = run.player
      WHERE \(condition) AND state = 'proven' AND NOT hidden AND NOT banned ORDER BY number
      """, arguments)
    for run in runs {
      let board = Board.name(game: run["game"], version: run["version"], rules: run["rules"], day: run["day"])
      let merit: Int = run["merit"]
      for span in Board.Span.allCases {
        try transaction.change(
          """
          INSERT INTO line (board, span, period, player, merit, run, bracket) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (board, span, period, player)
          DO UPDATE SET merit = excluded.merit, run = excluded.run, bracket = excluded.bracket
          WHERE excluded.merit > line.merit
          """,
          [
            board, span.rawValue, Board.period(span, at: run["sent"]), run["player"] as String, merit,
            run["number"] as Int64, Bracket.of(merit),
          ])
      }
    }
  }

  /// Computes a player's lines anew, after something was hidden or shown.
  static func relist(_ player: String, in transaction: any Transaction) throws {
    try transaction.change("DELETE FROM line WHERE player = ?", [player])
    try line(up: "run.player = ?", [player], in: transaction)
  }

  /// The best lines of a board, at most `limit`.
  func lines(_ board: Board, at now: Int64, limit: Int) throws -> [BoardLine] {
    try database.read { transaction in
      let rows = try Store.rows(
        of: board.place(at: now), "TRUE", "line.merit DESC, line.run", [], limit: limit, in: transaction)
      return try Store.ranked(rows, on: board.place(at: now), in: transaction)
    }
  }

  /// A player's line and up to `reach` lines before and after it; empty if the player is not on the board.
  func neighbors(of player: String, on board: Board, at now: Int64, reach: Int) throws -> [BoardLine] {
    try database.read { transaction in
      let place = board.place(at: now)
      func rows(_ condition: String, _ order: String, _ arguments: [any Storable], _ limit: Int) throws -> [Row] {
        limit == 0 ? [] : try Store.rows(of: place, condition, order, arguments, limit: limit, in: transaction)
      }
      guard let own = try rows("line.player = ?", "line.run", [player], 1).first else { return [] }
      let (merit, run): (Int, Int64) = (own["merit"], own["number"])
      // Each of these follows an index, which an “or” of conditions would not.
      var before = try rows("line.merit = ? AND line.run < ?", "line.run DESC", [merit, run], reach)
      before += try rows("line.merit > ?", "line.merit, line.run DESC", [merit], reach - before.count)
      var after = try rows("line.merit = ? AND line.run > ?", "line.run", [merit, run], reach)
      after += try rows("line.merit < ?", "line.merit DESC, line.run", [merit], reach - after.count)
      return try Store.ranked(before.reversed() + [own] + after, on: place, in: transaction)
    }
  }

  /// Lines of a board with their players and runs.
  private static func rows(
    of place: [any Storable], _ condition: String, _ order: String, _ arguments: [any Storable], limit: Int,
    in transaction: any Transaction
  ) throws -> [Row] {
    try transaction.rows(
      """
      SELECT line.merit, line.player, player.name, run.number, run.score, run.id, run.build, run.sent
      FROM line JOIN player ON player.id = line.player JOIN run ON run.number = line.run
      WHERE line.board = ? AND line.span = ? AND line.period = ? AND \(condition) ORDER BY \(order) LIMIT ?
      """, place + arguments + [limit])
  }

  /// Lines that follow each other, with their ranks. Equal scores have the same rank; the earlier one is listed first.
  private static func ranked(
    _ rows: [Row], on place: [any Storable], in transaction: any Transaction
  ) throws -> [BoardLine] {
    var (rank, merit): (Int, Int?) = (0, nil)
    // Where the second score of these lines begins; before that, further lines may have the first.
    var second: (index: Int, rank: Int)?
    return try rows.enumerated().map { index, row in
      let own: Int = row["merit"]
      if own != merit {
        if let second {
          rank = second.rank + index - second.index
        } else {
          // Ranks beyond the first thousand are not exact, but never fall.
          rank = max(rank + 1, try Store.rank(of: own, on: place, in: transaction))
          if merit != nil { second = (index, rank) }
        }
        merit = own
      }
      return BoardLine(
        rank: rank, player: row["player"], name: row["name"], score: row["score"], run: row["id"],
        build: row["build"], sent: row["sent"])
    }
  }
}
