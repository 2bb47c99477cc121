import Foundation
import GRDB

/// A SQLite database in a folder, with the file of the secret beside it.
struct SQLite: Database {
  let isShared = false
  let folder: String
  let pool: DatabasePool

  /// Opens the database in a folder, and creates both if they do not exist.
  init(folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      // A run that is acknowledged must stay on the disk even if the power fails then.
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    pool = try DatabasePool(path: folder + "/arcade.db", configuration: configuration)
    let migrator = SQLite.migrator
    guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else { throw PlaceFault.later(folder) }
    try migrator.migrate(pool)
  }

  func read<Result>(_ body: (any Transaction) throws -> Result) throws -> Result {
    try SQLite.telling { try pool.read { try body(SQLiteTransaction(database: $0)) } }
  }

  func write<Result>(_ body: (any Transaction) throws -> Result) throws -> Result {
    try SQLite.telling { try pool.write { try body(SQLiteTransaction(database: $0)) } }
  }

  func probe() throws {
    try SQLite.telling { try pool.write { try $0.execute(sql: "PRAGMA user_version = 1") } }
  }

  /// The secret, in a file that only this user may read.
  func secret() throws -> Data {
    let path = folder + "/secret"
    if let secret = FileManager.default.contents(atPath: path), secret.count == Seal.secretLength { return secret }
    let secret = Seal.newSecret()
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: path, contents: secret, attributes: attributes) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    return secret
  }

  private static func telling<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      let kind: DatabaseFault.Kind =
        switch error.resultCode {
        case .SQLITE_FULL: .full
        case .SQLITE_BUSY: .conflict
        default: .other
        }
      throw DatabaseFault(kind, "\(error)")
    }
  }
}

private struct SQLiteTransaction: Transaction {
  let database: GRDB.Database

  /// Only one transaction writes at a time, so that there is nothing to lock.
  let dialect = Dialect(
    locking: "", skippingLocked: "", now: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")

  func rows(_ sql: String, _ arguments: [any Storable]) throws -> [Row] {
    let rows = try GRDB.Row.fetchCursor(database, sql: sql, arguments: SQLiteTransaction.bound(arguments))
    var columns: [String: Int] = [:]
    var found: [Row] = []
    while let row = try rows.next() {
      if columns.isEmpty {
        columns = Dictionary(row.columnNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      }
      found.append(Row(columns: columns, values: row.databaseValues.map(SQLiteTransaction.value)))
    }
    return found
  }

  func change(_ sql: String, _ arguments: [any Storable]) throws -> Int {
    try database.execute(sql: sql, arguments: SQLiteTransaction.bound(arguments))
    return database.changesCount
  }

  private static func bound(_ arguments: [any Storable]) -> StatementArguments {
    StatementArguments(
      arguments.map { argument -> (any DatabaseValueConvertible)? in
        switch argument.stored {
        case .null: nil
        case .integer(let number): number
        case .text(let text): text
        case .data(let data): data
        }
      })
  }

  private static func value(_ value: DatabaseValue) -> StoredValue {
    switch value.storage {
    case .null: .null
    case .int64(let number): .integer(number)
    case .double(let number): .integer(Int64(number))
    case .string(let text): .text(text)
    case .blob(let data): .data(data)
    }
  }
}
