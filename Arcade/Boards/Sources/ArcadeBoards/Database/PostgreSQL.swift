#if PostgreSQL
  import Foundation

  /// A PostgreSQL database, which any number of processes share.
  struct PostgreSQL: Database {
    let isShared = true
    private let pool: ConnectionPool

    /// How often a transaction is tried that others are in the way of.
    private static let tries = 6

    /// Connects to the database at a URL, and brings its tables up to date; each statement may take so many seconds. Throws
    /// `PlaceFault`.
    init(_ url: String, seconds: Int) throws {
      guard PostgreSQL.isValid(url) else { throw PlaceFault.malformed }
      pool = ConnectionPool(url, seconds: seconds)
      do {
        try migrate()
      } catch let fault as DatabaseFault {
        throw PlaceFault.shared(fault.description)
      }
    }

    /// Whether a text is a URL that libpq reads as we do. Signs with a meaning must be escaped in the password, because libpq
    /// would take a part of it for the host's name, and its messages would show that.
    private static func isValid(_ url: String) -> Bool {
      guard let scheme = ["postgres://", "postgresql://"].first(where: url.hasPrefix), !url.contains("\0") else {
        return false
      }
      let rest = url.dropFirst(scheme.count)
      let user = rest.lastIndex(of: "@").map { rest[..<$0] } ?? ""
      let password = user.firstIndex(of: ":").map { user[user.index(after: $0)...] } ?? ""
      return !password.contains { "@/:?#[] ".contains($0) } && Connection.canRead(url)
    }

    func read<Result>(_ body: (any Transaction) throws -> Result) throws -> Result {
      try run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
    }

    func write<Result>(_ body: (any Transaction) throws -> Result) throws -> Result { try run("BEGIN", body) }

    func probe() throws {
      try write {
        _ = try $0.change(
          "INSERT INTO setting VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", [Data()])
      }
    }

    func secret() throws -> Data {
      try write { transaction in
        try transaction.change(
          "INSERT INTO setting VALUES ('secret', ?) ON CONFLICT DO NOTHING", [Seal.newSecret()])
        guard let secret: Data = try transaction.value("SELECT value FROM setting WHERE name = 'secret'") else {
          throw DatabaseFault(.other, "The secret is missing.")
        }
        return secret
      }
    }

    /// Runs a transaction, again if others were in its way, or if the connection had been lost before.
    private func run<Result>(_ begin: String, _ body: (any Transaction) throws -> Result) throws -> Result {
      var (conflicts, losses) = (0, 0)
      while true {
        let connection = try pool.take()
        do {
          let result = try PostgreSQL.once(begin, body, on: connection)
          pool.put(connection)
          return result
        } catch {
          pool.put(connection)
          switch (error as? DatabaseFault)?.kind {
          case .conflict where conflicts < PostgreSQL.tries:
            conflicts += 1
            Thread.sleep(forTimeInterval: Double.random(in: 0...0.02) * Double(conflicts))
          case .away where losses < 1:
            losses += 1
          default: throw error
          }
        }
      }
    }

    private static func once<Result>(
      _ begin: String, _ body: (any Transaction) throws -> Result, on connection: Connection
    ) throws -> Result {
      try connection.run(begin)
      let result: Result
      do {
        result = try body(PostgreSQLTransaction(connection: connection))
      } catch {
        if !connection.isLost { _ = try? connection.run("ROLLBACK") }
        throw error
      }
      do {
        try connection.run("COMMIT")
      } catch let fault as DatabaseFault where fault.kind == .away {
        throw DatabaseFault(.uncertain, fault.description)
      }
      return result
    }

    /// Creates the tables, or those that are missing; one process at a time.
    private func migrate() throws {
      try write { transaction in
        try transaction.change("SET LOCAL statement_timeout = 0", [])
        try transaction.change("SET LOCAL lock_timeout = 0", [])
        _ = try transaction.rows("SELECT pg_advisory_xact_lock(25177)")
        try transaction.change("CREATE TABLE IF NOT EXISTS migration (name TEXT COLLATE \"C\" PRIMARY KEY)", [])
        let done = Set(try transaction.rows("SELECT name FROM migration").map { row -> String in row["name"] })
        guard done.isSubset(of: PostgreSQL.migrations.map { $0.name }) else { throw PlaceFault.later("PostgreSQL") }
        for migration in PostgreSQL.migrations where !done.contains(migration.name) {
          for statement in migration.statements { try transaction.change(statement, []) }
          try transaction.change("INSERT INTO migration VALUES (?)", [migration.name])
        }
      }
    }
  }

  private struct PostgreSQLTransaction: Transaction {
    let connection: Connection

    let dialect = Dialect(
      locking: "FOR NO KEY UPDATE", skippingLocked: "FOR UPDATE SKIP LOCKED",
      now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint")

    func rows(_ sql: String, _ arguments: [any Storable]) throws -> [Row] {
      try connection.run(PostgreSQLTransaction.numbered(sql), arguments.map { $0.stored }).rows
    }

    func change(_ sql: String, _ arguments: [any Storable]) throws -> Int {
      try connection.run(PostgreSQLTransaction.numbered(sql), arguments.map { $0.stored }).changes
    }

    /// A statement with `$1`, `$2`, … for each `?`. Our statements have no question marks in texts.
    private static func numbered(_ sql: String) -> String {
      var number = 0
      return sql.split(separator: "?", omittingEmptySubsequences: false).reduce(into: "") { text, part in
        if number > 0 { text += "$\(number)" }
        text += part
        number += 1
      }
    }
  }
#endif
