import ArcadeRuns
import Crypto
import Foundation
import GRDB

/// Players, runs and boards in a SQLite database. When a method returns, its changes are on the disk.
public final class Store: Sendable {
  let database: DatabasePool

  /// Opens the database in a folder, and creates both if they do not exist.
  public init(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      // A run that is acknowledged must stay on the disk even if the power fails then.
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    database = try DatabasePool(path: folder + "/arcade.db", configuration: configuration)
    try Store.migrator.migrate(database)
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: players, runs, lines of boards") { database in
      try database.execute(
        sql: """
          CREATE TABLE player (
            id TEXT PRIMARY KEY, key BLOB NOT NULL, name TEXT NOT NULL, joined INTEGER NOT NULL, banned INTEGER NOT NULL DEFAULT 0
          ) WITHOUT ROWID;
          CREATE TABLE challenge (
            player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, game TEXT NOT NULL, day TEXT NOT NULL,
            ticket TEXT NOT NULL, seed TEXT NOT NULL, issued INTEGER NOT NULL, PRIMARY KEY (player, game, day)
          ) WITHOUT ROWID;
          CREATE TABLE run (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ticket TEXT NOT NULL UNIQUE,
            player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, issued INTEGER NOT NULL,
            sent INTEGER NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seed TEXT NOT NULL, day TEXT,
            digest BLOB NOT NULL UNIQUE, bytes BLOB NOT NULL,
            state TEXT NOT NULL DEFAULT 'queued', reason TEXT, rules TEXT, score INTEGER, merit INTEGER, ticks INTEGER,
            hidden INTEGER NOT NULL DEFAULT 0
          );
          CREATE INDEX queue ON run (number) WHERE state = 'queued';
          CREATE INDEX ofPlayer ON run (player, state);
          CREATE TABLE line (
            board TEXT NOT NULL, span TEXT NOT NULL, period TEXT NOT NULL, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
            merit INTEGER NOT NULL, run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (board, span, period, player)
          ) WITHOUT ROWID;
          CREATE INDEX ranked ON line (board, span, period, merit DESC, run);
          CREATE INDEX ofRun ON line (run);
          """)
    }
    migrator.registerMigration("2: keys of players, invitations") { database in
      try database.execute(
        sql: """
          CREATE TABLE playerKey (
            id TEXT PRIMARY KEY, key BLOB NOT NULL, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE,
            added INTEGER NOT NULL, kind TEXT NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX keysOfPlayer ON playerKey (player, added);
          INSERT INTO playerKey SELECT id, key, id, joined, 'device' FROM player;
          CREATE TABLE invitation (
            hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES player ON DELETE CASCADE, expires INTEGER NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX invitationsOfPlayer ON invitation (player, expires);
          """)
    }
    migrator.registerMigration("3: builds of runs") { database in
      try database.execute(sql: "ALTER TABLE run ADD COLUMN build TEXT NOT NULL DEFAULT ''")
    }
    return migrator
  }

  /// Whether something can be written now.
  func isWritable() -> Bool {
    (try? database.write { try $0.execute(sql: "PRAGMA user_version = 1") }) != nil
  }
}

// MARK: Runs

/// What is published about a run.
struct RunData: Codable {
  let id: String
  let state: String
  let game: String
  let build: String
  let sent: Int64
  var reason, rules, day: String?
  var score, ticks, rank, rankToday: Int?

  init(_ row: Row) {
    (id, state, game, build, sent) = (row["id"], row["state"], row["game"], row["build"], row["sent"])
    (reason, rules, day, score, ticks) = (row["reason"], row["rules"], row["day"], row["score"], row["ticks"])
  }
}

/// A run that waits for its replay.
struct QueuedRun: Sendable {
  let number: Int64
  let ticket: Ticket
  /// The build that played it; empty if it names none.
  let build: String
  let sent: Int64
  let bytes: Data
}

extension Store {
  /// The ticket for a day's challenge: the first one that the player asked for, so that every player has one try.
  func first(_ ticket: Ticket) throws -> Ticket {
    try database.write { database in
      try database.execute(
        sql: "INSERT INTO challenge VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [ticket.player, ticket.game, ticket.day, ticket.id, ticket.seed, ticket.issued])
      let row = try Row.fetchOne(
        database, sql: "SELECT ticket, seed, issued FROM challenge WHERE player = ? AND game = ? AND day = ?",
        arguments: [ticket.player, ticket.game, ticket.day])
      var first = ticket
      if let row { (first.id, first.seed, first.issued) = (row["ticket"], row["seed"], row["issued"]) }
      return first
    }
  }

  /// Stores a submitted run of a build; each ticket and each run counts once. Returns its name.
  func submit(_ bytes: Data, of build: String, with ticket: Ticket, now: Int64) throws -> String {
    let (id, digest) = (Base64URL.random(bytes: 9), Data(SHA256.hash(data: bytes)))
    do {
      try database.write { database in
        try database.execute(
          sql: """
            INSERT INTO run (id, ticket, player, issued, sent, game, version, seed, day, digest, bytes, build) \
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            id, ticket.id, ticket.player, ticket.issued, now, ticket.game, ticket.rulesVersion, ticket.seed, ticket.day,
            digest, bytes, build,
          ])
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // A client that sends the same run again, because no answer arrived, gets the same answer.
      let known = try database.read {
        try String.fetchOne(
          $0, sql: "SELECT id FROM run WHERE ticket = ? AND digest = ? AND player = ?",
          arguments: [ticket.id, digest, ticket.player])
      }
      if let known { return known }
      throw Refusal(
        409, "This ticket has been used, or this run is here already; take another ticket and play again.")
    }
    return id
  }

  /// The run that has waited longest, apart from those being verified; nil if none waits.
  func queued(apartFrom inHand: Set<Int64>) throws -> QueuedRun? {
    try database.read { database in
      let rows = try Row.fetchCursor(database, sql: "SELECT * FROM run WHERE state = 'queued' ORDER BY number")
      while let row = try rows.next() {
        if inHand.contains(row["number"]) { continue }
        return QueuedRun(
          number: row["number"],
          ticket: Ticket(
            id: row["ticket"], player: row["player"], game: row["game"], rulesVersion: row["version"],
            seed: row["seed"],
            day: row["day"], issued: row["issued"]),
          build: row["build"], sent: row["sent"], bytes: row["bytes"])
      }
      return nil
    }
  }

  /// The builds of the runs that wait.
  func queuedBuilds() throws -> Set<String> {
    try database.read { try String.fetchSet($0, sql: "SELECT DISTINCT build FROM run WHERE state = 'queued'") }
  }

  /// How many runs wait.
  func queueLength() throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM run WHERE state = 'queued'") ?? 0 }
  }

  /// Refuses a run that waits.
  func refuse(_ number: Int64, because reason: String) throws {
    try database.write {
      try $0.execute(
        sql: "UPDATE run SET state = 'refused', reason = ? WHERE number = ? AND state = 'queued'",
        arguments: [reason, number])
    }
  }

  /// Accepts a waiting run, and puts it on its boards if it is the player's best.
  func believe(_ number: Int64, _ verdict: RunVerdict) throws {
    try database.write { database in
      try database.execute(
        sql: """
          UPDATE run SET state = 'proven', rules = ?, score = ?, merit = ?, ticks = ? WHERE number = ? AND state = 'queued'
          """,
        arguments: [
          verdict.rules, verdict.score, verdict.lowestWins ? -verdict.score : verdict.score, verdict.ticks, number,
        ])
      guard database.changesCount == 1 else { return }
      try Store.line(up: "number = ?", [number], in: database)
    }
  }

  /// The bytes of a run that was accepted and is not hidden, and its day.
  func bytes(ofRun id: String) throws -> (bytes: Data, day: String?)? {
    try database.read { database in
      try Row.fetchOne(
        database, sql: "SELECT bytes, day FROM run WHERE id = ? AND state = 'proven' AND NOT hidden", arguments: [id]
      ).map { ($0["bytes"], $0["day"]) }
    }
  }

  /// What is published about a run, with its places among all and among today's.
  func run(_ id: String, at now: Int64) throws -> RunData? {
    try database.read { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT * FROM run WHERE id = ?", arguments: [id]) else {
        return nil
      }
      var run = RunData(row)
      if run.state == "proven" {
        let name = Board.name(game: run.game, version: row["version"], rules: row["rules"], day: run.day)
        func rank(_ span: Board.Span) throws -> Int {
          1 + (try Store.count(above: row["merit"], name, span, at: now, in: database))
        }
        (run.rank, run.rankToday) = (try rank(.ever), try rank(.day))
      }
      return run
    }
  }
}
