import Foundation
import GRDB
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
  static func line(up condition: String, _ arguments: StatementArguments, in database: Database) throws {
    let runs = try Row.fetchAll(
      database,
      sql: """
        SELECT run.* FROM run JOIN player ON player.id = run.player
        WHERE \(condition) AND state = 'proven' AND NOT hidden AND NOT banned ORDER BY number
        """, arguments: arguments)
    for run in runs {
      let board = Board.name(game: run["game"], version: run["version"], rules: run["rules"], day: run["day"])
      for span in Board.Span.allCases {
        try database.execute(
          sql: """
            INSERT INTO line (board, span, period, player, merit, run) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET merit = excluded.merit, run = excluded.run WHERE excluded.merit > merit
            """,
          arguments: [
            board, span.rawValue, Board.period(span, at: run["sent"]), run["player"], run["merit"], run["number"],
          ])
      }
    }
  }

  /// Computes a player's lines anew, after something was hidden or shown.
  static func relist(_ player: String, in database: Database) throws {
    try database.execute(sql: "DELETE FROM line WHERE player = ?", arguments: [player])
    try line(up: "run.player = ?", [player], in: database)
  }

  /// The best lines of a board, at most `limit`, from the one after `offset` others.
  func lines(_ board: Board, at now: Int64, limit: Int, offset: Int = 0) throws -> [BoardLine] {
    try database.read { try Store.lines(board, at: now, limit: limit, offset: offset, in: $0) }
  }

  private static func lines(
    _ board: Board, at now: Int64, limit: Int, offset: Int, in database: Database
  ) throws -> [BoardLine] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT line.merit, line.player, player.name, run.score, run.id, run.build, run.sent
        FROM line JOIN player ON player.id = line.player JOIN run ON run.number = line.run
        WHERE line.board = ? AND line.span = ? AND line.period = ? ORDER BY line.merit DESC, line.run LIMIT ? OFFSET ?
        """, arguments: [board.name, board.span.rawValue, Board.period(board.span, at: now), limit, offset])
    var rank = 0
    return try rows.enumerated().map { index, row in
      // Equal scores have the same rank; the earlier one is listed first.
      if index == 0 {
        rank = 1 + (try Store.count(above: row["merit"], board.name, board.span, at: now, in: database))
      } else if row["merit"] as Int != rows[index - 1]["merit"] as Int {
        rank = offset + index + 1
      }
      return BoardLine(
        rank: rank, player: row["player"], name: row["name"], score: row["score"], run: row["id"],
        build: row["build"], sent: row["sent"])
    }
  }

  static func count(
    above merit: Int, _ board: String, _ span: Board.Span, at now: Int64, in database: Database
  ) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM line WHERE board = ? AND span = ? AND period = ? AND merit > ?",
      arguments: [board, span.rawValue, Board.period(span, at: now), merit]) ?? 0
  }

  /// A player's line and up to `reach` lines before and after it; empty if the player is not on the board.
  func neighbors(of player: String, on board: Board, at now: Int64, reach: Int) throws -> [BoardLine] {
    try database.read { database in
      let place: StatementArguments = [board.name, board.span.rawValue, Board.period(board.span, at: now)]
      guard
        let own = try Row.fetchOne(
          database, sql: "SELECT merit, run FROM line WHERE board = ? AND span = ? AND period = ? AND player = ?",
          arguments: place + [player])
      else { return [] }
      let before =
        try Int.fetchOne(
          database,
          sql: """
            SELECT count(*) FROM line WHERE board = ? AND span = ? AND period = ? AND (merit > ? OR merit = ? AND run < ?)
            """, arguments: place + [own["merit"] as Int, own["merit"] as Int, own["run"] as Int64]) ?? 0
      let offset = max(0, before - reach)
      return try Store.lines(board, at: now, limit: before - offset + 1 + reach, offset: offset, in: database)
    }
  }

  /// The names of all boards, with the number of lines of each for all time.
  public func boards() throws -> [(name: String, lines: Int)] {
    try database.read { database in
      try Row.fetchAll(
        database, sql: "SELECT board, count(*) AS lines FROM line WHERE span = 'ever' GROUP BY board ORDER BY board"
      )
      .map { ($0["board"], $0["lines"]) }
    }
  }
}

// MARK: The operator

extension Store {
  /// A line of a board as the operator sees it.
  public struct Listed: Codable {
    public let run, player, name: String
    public let score: Int
    public let isHidden, isBanned: Bool
  }

  /// The runs of a board with their players, the best first, hidden ones too.
  public func listed(_ board: String, limit: Int) throws -> [Listed] {
    try database.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT run.id, run.player, name, score, hidden, banned FROM run JOIN player ON player.id = run.player
          WHERE state = 'proven' AND game || '/' || version || '/' || rules || iif(day IS NULL, '', '/' || day) = ?
          ORDER BY merit DESC, number LIMIT ?
          """, arguments: [board, limit]
      ).map {
        Listed(
          run: $0["id"], player: $0["player"], name: $0["name"], score: $0["score"], isHidden: $0["hidden"],
          isBanned: $0["banned"])
      }
    }
  }

  /// Hides a run from all boards, or shows it again; returns whether there is such a run.
  public func setHidden(_ run: String, _ isHidden: Bool) throws -> Bool {
    try database.write { database in
      guard let player = try String.fetchOne(database, sql: "SELECT player FROM run WHERE id = ?", arguments: [run])
      else {
        return false
      }
      try database.execute(sql: "UPDATE run SET hidden = ? WHERE id = ?", arguments: [isHidden, run])
      try Store.relist(player, in: database)
      return true
    }
  }

  /// Bans a player from all boards, or lets the player back; returns whether there is such a player.
  public func setBanned(_ player: String, _ isBanned: Bool) throws -> Bool {
    try database.write { database in
      try database.execute(sql: "UPDATE player SET banned = ? WHERE id = ?", arguments: [isBanned, player])
      guard database.changesCount == 1 else { return false }
      // Whoever is let back does not find old invitations open.
      try database.execute(sql: "DELETE FROM invitation WHERE player = ?", arguments: [player])
      try Store.relist(player, in: database)
      return true
    }
  }

  /// Copies the database while it is in use. Throws if the file is there already.
  public func back(upTo path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileWriteFileExists) }
    try database.backup(to: try DatabaseQueue(path: path))
  }

  /// Restores a backup into a folder that has no database yet. Throws if the file is not a complete database of a server.
  public static func restore(_ file: String, into folder: String) throws {
    guard FileManager.default.fileExists(atPath: file) else { throw CocoaError(.fileNoSuchFile) }
    var configuration = Configuration()
    configuration.readonly = true
    let copy = try DatabaseQueue(path: file, configuration: configuration)
    let isWhole = try copy.read { database in
      try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok" && (try database.tableExists("run"))
    }
    guard isWhole else { throw CocoaError(.fileReadCorruptFile) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // First under another name, so that the folder never contains half a database.
    let path = folder + "/arcade.db"
    try copy.backup(to: try DatabaseQueue(path: path + ".new"))
    try FileManager.default.moveItem(atPath: path + ".new", toPath: path)
  }
}
