import Foundation
import GRDB

// What the operator of a server does.

extension Store {
  /// A line of a board as the operator sees it.
  public struct Listed: Codable {
    public let run, player, name: String
    public let score: Int
    public let isHidden, isBanned: Bool
  }

  /// The names of all boards, with the number of lines of each for all time.
  public func boards() throws -> [(name: String, lines: Int)] {
    try database.read { transaction in
      try transaction.rows(
        "SELECT board, CAST(sum(lines) AS BIGINT) AS lines FROM tally WHERE span = 'ever' GROUP BY board ORDER BY board"
      ).map { ($0["board"], $0["lines"]) }.filter { $0.1 > 0 }
    }
  }

  /// The runs of a board with their players, the best first, hidden ones too.
  public func listed(_ board: String, limit: Int) throws -> [Listed] {
    try database.read { transaction in
      try transaction.rows(
        """
        SELECT run.id, run.player, name, score, hidden, banned FROM run JOIN player ON player.id = run.player
        WHERE state = 'proven' AND game || '/' || version || '/' || rules || coalesce('/' || day, '') = ?
        ORDER BY merit DESC, number LIMIT ?
        """, [board, limit]
      ).map {
        Listed(
          run: $0["id"], player: $0["player"], name: $0["name"], score: $0["score"], isHidden: $0["hidden"],
          isBanned: $0["banned"])
      }
    }
  }

  /// Hides a run from all boards, or shows it again; returns whether there is such a run.
  public func setHidden(_ run: String, _ isHidden: Bool) throws -> Bool {
    try database.write { transaction in
      let found: String? = try transaction.value("SELECT player FROM run WHERE id = ?", [run])
      guard let player = found else { return false }
      try Store.lock(player, in: transaction)
      try transaction.change("UPDATE run SET hidden = ? WHERE id = ?", [isHidden, run])
      try Store.relist(player, in: transaction)
      return true
    }
  }

  /// Bans a player from all boards, or lets the player back; returns whether there is such a player.
  public func setBanned(_ player: String, _ isBanned: Bool) throws -> Bool {
    try database.write { transaction in
      guard try transaction.change("UPDATE player SET banned = ? WHERE id = ?", [isBanned, player]) == 1 else {
        return false
      }
      // Whoever is let back does not find old invitations open.
      try transaction.change("DELETE FROM invitation WHERE player = ?", [player])
      try Store.relist(player, in: transaction)
      return true
    }
  }

  /// A run on which verifiers crashed, or whose holders did not come back.
  public struct Dead: Codable {
    public let run, game, reason: String
    public let sent: Int64
    public let tries, crashes: Int
  }

  /// The dead runs, the oldest first.
  public func dead(limit: Int) throws -> [Dead] {
    try database.read { transaction in
      try transaction.rows(
        "SELECT id, game, reason, sent, tries, crashes FROM run WHERE state = 'dead' ORDER BY number LIMIT ?", [limit]
      ).map {
        Dead(
          run: $0["id"], game: $0["game"], reason: $0["reason"], sent: $0["sent"], tries: $0["tries"],
          crashes: $0["crashes"])
      }
    }
  }

  /// Has a dead run replayed again; returns whether there is such a run.
  public func retry(_ run: String) throws -> Bool {
    try database.write { transaction in
      try transaction.change(
        """
        UPDATE run SET state = 'queued', reason = NULL, lease = 0, holder = NULL, tries = 0, crashes = 0
        WHERE id = ? AND state = 'dead'
        """, [run]) == 1
    }
  }

  /// Copies a SQLite database while it is in use. Throws if the file is there already, and `PlaceFault` for any other database.
  public func back(upTo path: String) throws {
    guard let database = database as? SQLite else { throw PlaceFault.copy }
    guard !FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileWriteFileExists) }
    try database.pool.backup(to: try DatabaseQueue(path: path))
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
