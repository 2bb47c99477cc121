import Foundation

/// A database that keeps what the store tells it: SQLite in a folder, or PostgreSQL.
///
/// SQL that both understand stands in the store, with `?` for each argument; where they differ, `Dialect` says how.
protocol Database: Sendable {
  /// Whether several processes on several machines may use it at the same time.
  var isShared: Bool { get }

  /// Runs a body that only reads, and sees one state of the database.
  func read<Result>(_ body: (any Transaction) throws -> Result) throws -> Result

  /// Runs a body whose changes are on the disk when this returns, or not made at all if it throws. The body may run several
  /// times. Throws `DatabaseFault` of the kind `uncertain` if nobody knows whether the changes were made.
  func write<Result>(_ body: (any Transaction) throws -> Result) throws -> Result

  /// The 32 bytes by which tickets are sealed, which are created the first time.
  func secret() throws -> Data

  /// Writes something. Throws if the database is away, or its disk is full.
  func probe() throws
}

/// What a body that reads or writes may do.
protocol Transaction {
  var dialect: Dialect { get }

  /// The rows of a query.
  func rows(_ sql: String, _ arguments: [any Storable]) throws -> [Row]

  /// Makes a change, and returns the number of rows that it changed.
  @discardableResult
  func change(_ sql: String, _ arguments: [any Storable]) throws -> Int
}

extension Transaction {
  func rows(_ sql: String) throws -> [Row] { try rows(sql, []) }

  /// The first row of a query; nil if there is none.
  func row(_ sql: String, _ arguments: [any Storable]) throws -> Row? { try rows(sql, arguments).first }

  /// The first column of the first row of a query; nil if there is no row, or it is null.
  func value<Value: Storable>(_ sql: String, _ arguments: [any Storable] = []) throws -> Value? {
    try rows(sql, arguments).first?.values.first.flatMap { Value(stored: $0) }
  }
}

/// Where the SQL of one database differs from that of another.
struct Dialect: Sendable {
  /// Ends a query for rows that no other transaction may change until this one ends.
  let locking: String
  /// Ends a query for such rows that leaves out those of other transactions.
  let skippingLocked: String
  /// The milliseconds since 1970 by the database's clock, which all processes share.
  let now: String
}
