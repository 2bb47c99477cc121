import ArcadeRuns
import Foundation

/// Players, runs and boards in a database. When a method returns, its changes are on the disk.
public final class Store: Sendable {
  let database: any Database

  /// How long a statement may take, in seconds, for somebody who waits for a page.
  public static let patience = 10

  /// Opens the database at a place, and creates what is missing. Throws `PlaceFault`.
  public init(_ place: Place, seconds: Int = Store.patience) throws {
    database = try place.opened(seconds: seconds)
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
  /// False if the run was thinned out: it cannot be watched any more.
  let isKept: Bool

  init(_ row: Row) {
    (id, game, build, sent, isKept) = (row["id"], row["game"], row["build"], row["sent"], row["kept"])
    (reason, rules, day, score, ticks) = (row["reason"], row["rules"], row["day"], row["score"], row["ticks"])
    // That an operator may try it again is of no use to the player.
    let stored: String = row["state"]
    state = stored == RunState.dead ? RunState.refused : stored
  }

  /// The columns of a run that are published, and those by which its board is found; not its bytes, which may be many.
  static let columns =
    "id, state, game, build, version, sent, reason, rules, day, score, merit, ticks, length(bytes) > 0 AS kept"
}

/// The states of a run as they are stored.
enum RunState {
  static let (queued, proven, refused) = ("queued", "proven", "refused")
  /// Verifiers crashed on it, or did not come back.
  static let dead = "dead"
}

extension Store {
  /// The ticket for a day's challenge: the first one that the player asked for, so that every player has one try.
  func first(_ ticket: Ticket) throws -> Ticket {
    try database.write { transaction in
      try transaction.change(
        "INSERT INTO challenge VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [ticket.player, ticket.game, ticket.day, ticket.id, ticket.seed, ticket.issued])
      let row = try transaction.row(
        "SELECT ticket, seed, issued FROM challenge WHERE player = ? AND game = ? AND day = ?",
        [ticket.player, ticket.game, ticket.day])
      var first = ticket
      if let row { (first.id, first.seed, first.issued) = (row["ticket"], row["seed"], row["issued"]) }
      return first
    }
  }

  /// Stores a run of a build that the owner of a key submits; each ticket and each run counts once. Returns its name. Throws if an operator
  /// has banned the player.
  func submit(
    _ bytes: Data, of build: String, with ticket: Ticket, by signer: Signer, now: Int64
  ) throws -> String {
    let (id, digest) = (Base64URL.random(bytes: 9), SHA256.hash(of: bytes))
    return try database.write { transaction in
      try Store.admit(signer, now: now, in: transaction)
      let isNew = try transaction.change(
        """
        INSERT INTO run (id, ticket, player, issued, sent, game, version, seed, day, digest, bytes, build)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """,
        [
          id, ticket.id, ticket.player, ticket.issued, now, ticket.game, ticket.rulesVersion, ticket.seed, ticket.day,
          digest, bytes, build,
        ])
      if isNew == 1 { return id }
      // A client that sends the same run again, because no answer arrived, gets the same answer.
      let known: String? = try transaction.value(
        "SELECT id FROM run WHERE ticket = ? AND digest = ? AND player = ?", [ticket.id, digest, ticket.player])
      guard let known else {
        throw Refusal(
          409, "This ticket has been used, or this run is here already; take another ticket and play again.")
      }
      return known
    }
  }

  /// The bytes of a run that was accepted and is not hidden, and its day; no bytes if it was thinned out.
  func bytes(ofRun id: String) throws -> (bytes: Data, day: String?)? {
    try database.read { transaction in
      try transaction.row(
        "SELECT bytes, day FROM run WHERE id = ? AND state = ? AND NOT hidden", [id, RunState.proven]
      ).map { ($0["bytes"], $0["day"]) }
    }
  }

  /// What is published about a run, with its places among all and among today's.
  func run(_ id: String, at now: Int64) throws -> RunData? {
    try database.read { transaction in
      guard let row = try transaction.row("SELECT \(RunData.columns) FROM run WHERE id = ?", [id]) else { return nil }
      var run = RunData(row)
      if run.state == RunState.proven {
        let name = Board.name(game: run.game, version: row["version"], rules: row["rules"], day: run.day)
        func rank(_ span: Board.Span) throws -> Int {
          try Store.rank(of: row["merit"], on: [name, span.rawValue, Board.period(span, at: now)], in: transaction)
        }
        (run.rank, run.rankToday) = (try rank(.ever), try rank(.day))
      }
      return run
    }
  }
}
