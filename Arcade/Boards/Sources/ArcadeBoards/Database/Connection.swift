#if PostgreSQL
  import CPostgres
  import Foundation

  /// A connection to a PostgreSQL database, which runs one statement at a time.
  final class Connection {
    private let handle: OpaquePointer
    /// How long an answer may take.
    private let longest: Duration
    /// Whether an answer has not come in time, after which the connection is of no use.
    private var isOverdue = false

    /// How much longer than the database itself we wait for it to give up.
    private static let grace = 5

    /// Whether libpq can read a URL.
    static func canRead(_ url: String) -> Bool {
      let options = PQconninfoParse(url, nil)
      defer { PQconninfoFree(options) }
      return options != nil
    }

    /// Connects, and sets how many seconds a statement may take. Throws `DatabaseFault`, which never contains the password.
    init(to url: String, seconds: Int) throws {
      // The later of two values counts, so that the URL may change the first ones only.
      let options = [
        ("fallback_application_name", "arcade"), ("connect_timeout", "5"),
        // A machine that has vanished is noticed within half a minute.
        ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"), ("dbname", url), ("client_encoding", "UTF8"),
      ]
      let keys = options.map { strdup($0.0) }
      let values = options.map { strdup($0.1) }
      defer { for text in keys + values { free(text) } }
      guard
        let handle = PQconnectdbParams(
          keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      else { throw DatabaseFault(.other, "There is no memory for a connection.") }
      self.handle = handle
      longest = .seconds(seconds + Connection.grace)
      guard PQstatus(handle) == CONNECTION_OK else { throw DatabaseFault(.away, message) }
      // Notices, such as that a table exists already, are for nobody.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      // Details would name keys of rows, such as players, and faults are logged.
      PQsetErrorVerbosity(handle, PQERRORS_TERSE)
      try run("SET statement_timeout = '\(seconds)s'")
      try run("SET lock_timeout = '\(seconds)s'")
      try run("SET idle_in_transaction_session_timeout = '\(seconds + 2 * Connection.grace)s'")
    }

    deinit { PQfinish(handle) }

    /// Whether the connection is broken.
    var isLost: Bool { isOverdue || PQstatus(handle) != CONNECTION_OK }

    /// Whether it can be used for another transaction.
    var isIdle: Bool { !isLost && PQtransactionStatus(handle) == PQTRANS_IDLE }

    private var message: String { String(cString: PQerrorMessage(handle)) }

    /// Runs a statement, and returns its rows and the number of rows that it changed. Throws `DatabaseFault`, or `Refusal` if a
    /// text has a character that PostgreSQL cannot store.
    @discardableResult
    func run(_ sql: String, _ arguments: [StoredValue] = []) throws -> (rows: [Row], changes: Int) {
      let parameters = try StatementParameters(arguments)
      let isSent = parameters.withPointers { values, lengths, formats in
        PQsendQueryParams(handle, sql, Int32(arguments.count), nil, values, lengths, formats, 1)
      }
      guard isSent == 1 else { throw DatabaseFault(isLost ? .away : .other, message) }
      try awaitAnswer()
      guard let result = PQgetResult(handle) else { throw DatabaseFault(.away, message) }
      defer {
        PQclear(result)
        while let more = PQgetResult(handle) { PQclear(more) }
      }
      let status = PQresultStatus(result)
      guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else { throw fault(in: result) }
      if sql == "COMMIT", String(cString: PQcmdStatus(result)) != sql {
        throw DatabaseFault(.other, "The transaction had failed before.")
      }
      return (StatementResult.rows(of: result), Int(String(cString: PQcmdTuples(result))) ?? 0)
    }

    /// Waits until an answer is there, but not forever: a machine may stand still without closing its connections.
    private func awaitAnswer() throws {
      let end = ContinuousClock.now + longest
      while PQisBusy(handle) == 1 {
        let left = ContinuousClock.now.duration(to: end)
        var wait = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        guard left > .zero, poll(&wait, 1, Int32(left.components.seconds * 1000 + 1)) != 0 else {
          isOverdue = true
          throw DatabaseFault(.away, "The database does not answer.")
        }
        guard PQconsumeInput(handle) == 1 else { throw DatabaseFault(.away, message) }
      }
    }

    /// What is wrong, by the code of the SQL standard.
    private func fault(in result: OpaquePointer) -> DatabaseFault {
      let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
      let kind: DatabaseFault.Kind =
        switch state {
        // Another transaction has just made or removed a row, too.
        case "40001", "40P01", "55P03", "23503", "23505": .conflict
        case "53100": .full
        // It is stopping, starting or only a copy, or has no connection left.
        case "57P01", "57P02", "57P03", "25006", "53300": .away
        default: isLost || state.hasPrefix("08") ? .away : .other
        }
      return DatabaseFault(kind, String(cString: PQresultErrorMessage(result)))
    }
  }
#endif
