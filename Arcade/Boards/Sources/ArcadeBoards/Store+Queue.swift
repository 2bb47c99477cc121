import ArcadeRuns
import Foundation

// Runs that wait for their replay. Whoever takes one has it for a while; if that ends, another takes it.

/// A run that waits for its replay.
struct QueuedRun: Sendable {
  let number: Int64
  let ticket: Ticket
  /// The build that played it; empty if it names none.
  let build: String
  let sent: Int64
  let bytes: Data

  init(_ row: Row) {
    (number, build, sent, bytes) = (row["number"], row["build"], row["sent"], row["bytes"])
    ticket = Ticket(
      id: row["ticket"], player: row["player"], game: row["game"], rulesVersion: row["version"], seed: row["seed"],
      day: row["day"], issued: row["issued"])
  }
}

extension Store {
  /// How long a run is taken for, in milliseconds, unless its holder asks for more time.
  static let lease: Int64 = 10_000
  /// For how long after it was seen last a process that verifies runs counts as running, in milliseconds.
  private static let presence: Int64 = 15_000
  /// How often a run is taken without a verdict, or kills its verifier, before it is dead.
  private static let (mostTries, mostCrashes) = (6, 2)

  /// Takes the run that has waited longest and that nobody holds; nil if there is none. From a shared database, only a run of one of
  /// these builds, because others may have the programs of other builds.
  func take(by holder: String, of builds: [String]) throws -> QueuedRun? {
    try database.write { transaction in
      let dialect = transaction.dialect
      let known = database.isShared ? builds + [""] : []
      let places = known.map { _ in "?" }.joined(separator: ", ")
      return try transaction.row(
        """
        UPDATE run SET lease = \(dialect.now) + \(Store.lease), holder = ?, tries = tries + 1 WHERE number = (
          SELECT number FROM run WHERE state = 'queued' AND lease <= \(dialect.now) AND tries < \(Store.mostTries)
          \(known.isEmpty ? "" : "AND build IN (\(places))") ORDER BY number LIMIT 1 \(dialect.skippingLocked)
        ) RETURNING number, build, sent, bytes, ticket, player, game, version, seed, day, issued
        """, [holder] + known
      ).map { QueuedRun($0) }
    }
  }

  /// Asks for more time for the runs that somebody has in hand, and says that this many verifiers run there. Gives up runs whose
  /// holders did not come back too often.
  func keep(_ runs: Set<Int64>, by holder: String, verifiers: Int) throws {
    try database.write { transaction in
      let now = transaction.dialect.now
      for run in runs.sorted() {
        try transaction.change(
          "UPDATE run SET lease = \(now) + \(Store.lease) WHERE number = ? AND holder = ? AND state = 'queued'",
          [run, holder])
      }
      try transaction.change(
        """
        UPDATE run SET state = 'dead', reason = ?
        WHERE state = 'queued' AND lease <= \(now) AND tries >= \(Store.mostTries)
        """, ["its replay was begun \(Store.mostTries) times and never came to its end; play again"])
      // Where everybody is in one process, nobody needs to be told, and a disk may sleep.
      guard database.isShared else { return }
      try transaction.change(
        """
        INSERT INTO verifier VALUES (?, ?, \(now))
        ON CONFLICT (id) DO UPDATE SET count = excluded.count, seen = excluded.seen
        """, [holder, verifiers])
      try transaction.change("DELETE FROM verifier WHERE seen < \(now) - \(Store.presence)", [])
    }
  }

  /// Gives back the runs that somebody still has, as if they had never been taken.
  func giveBack(by holder: String) throws {
    try database.write { transaction in
      try transaction.change(
        """
        UPDATE run SET lease = 0, holder = NULL, tries = tries - 1 WHERE state = 'queued' AND holder = ? AND lease > 0
        """, [holder])
      try transaction.change("DELETE FROM verifier WHERE id = ?", [holder])
    }
  }

  /// Frees all runs of a database that only one process uses, after that process was killed.
  func freeAll() throws {
    guard !database.isShared else { return }
    try database.write { transaction in
      try transaction.change("UPDATE run SET lease = 0, holder = NULL WHERE state = 'queued' AND lease > 0", [])
      try transaction.change("DELETE FROM verifier", [])
    }
  }

  /// Notes that a verifier crashed on a run, which is tried once more; after that it is dead, for a reason that the player is
  /// told. Returns whether it is dead.
  func crashed(_ number: Int64, by holder: String, because reason: String) throws -> Bool {
    try database.write { transaction in
      try transaction.change(
        """
        UPDATE run SET lease = 0, holder = NULL, tries = tries - 1, crashes = crashes + 1
        WHERE number = ? AND holder = ? AND state = 'queued'
        """, [number, holder])
      return try transaction.change(
        "UPDATE run SET state = 'dead', reason = ? WHERE number = ? AND state = 'queued' AND crashes >= ?",
        [reason, number, Store.mostCrashes]) > 0
    }
  }

  /// Refuses a run that waits.
  func refuse(_ run: QueuedRun, because reason: String) throws {
    try database.write {
      _ = try $0.change(
        "UPDATE run SET state = 'refused', reason = ? WHERE number = ? AND state = 'queued'", [reason, run.number])
    }
  }

  /// Accepts a waiting run, and puts it on its boards if it is the player's best.
  func believe(_ run: QueuedRun, _ verdict: RunVerdict) throws {
    try database.write { transaction in
      try Store.lock(run.ticket.player, in: transaction)
      let isWaiting = try transaction.change(
        """
        UPDATE run SET state = 'proven', rules = ?, score = ?, merit = ?, ticks = ? WHERE number = ? AND state = 'queued'
        """,
        [
          verdict.rules, verdict.score, verdict.lowestWins ? -verdict.score : verdict.score, verdict.ticks, run.number,
        ])
      if isWaiting == 1 { try Store.line(up: "number = ?", [run.number], in: transaction) }
    }
  }

  /// The builds of the runs that wait.
  func queuedBuilds() throws -> Set<String> {
    try database.read { transaction in
      Set(try transaction.rows("SELECT DISTINCT build FROM run WHERE state = 'queued'", []).map { $0["build"] })
    }
  }

  /// How many runs wait, how many are dead, and how many verifiers were seen lately.
  func counts() throws -> (queued: Int, dead: Int, verifiers: Int) {
    try database.read { transaction in
      // The state is in the text, so that the index of such runs is used.
      func count(_ state: String) throws -> Int {
        try transaction.value("SELECT count(*) FROM run WHERE state = '\(state)'") ?? 0
      }
      return (try count(RunState.queued), try count(RunState.dead), try Store.verifierCount(in: transaction))
    }
  }

  /// How many verifiers were seen lately.
  func verifierCount() throws -> Int { try database.read { try Store.verifierCount(in: $0) } }

  private static func verifierCount(in transaction: any Transaction) throws -> Int {
    let since = "\(transaction.dialect.now) - \(presence)"
    return try transaction.value(
      "SELECT CAST(coalesce(sum(count), 0) AS BIGINT) FROM verifier WHERE seen >= \(since)") ?? 0
  }
}
