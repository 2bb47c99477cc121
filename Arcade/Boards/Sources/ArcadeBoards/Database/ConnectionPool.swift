#if PostgreSQL
  import Foundation

  /// Connections to a PostgreSQL database, which are made when they are needed and kept for the next use.
  final class ConnectionPool: @unchecked Sendable {
    private let url: String
    private let seconds: Int
    /// Guards everything below, and wakes those who wait for a connection.
    private let door = NSCondition()
    private var idle: [Connection] = []
    /// How many connections there are, also in use.
    private var count = 0
    /// What was wrong when the database could not be reached, and when.
    private var failure: (fault: DatabaseFault, time: ContinuousClock.Instant)?

    /// The most connections of a process.
    private static let most = 12
    /// For how long nobody tries again to reach a database that is away; whoever asks meanwhile need not wait.
    private static let pause = Duration.seconds(1)

    init(_ url: String, seconds: Int) { (self.url, self.seconds) = (url, seconds) }

    /// A connection, which must be put back. Throws `DatabaseFault` if the database cannot be reached.
    func take() throws -> Connection {
      let end = Date.now + Double(seconds)
      let kept: Connection? = try door.withLock {
        while idle.isEmpty, count >= ConnectionPool.most {
          guard door.wait(until: end) else { throw DatabaseFault(.conflict, "All connections are in use.") }
        }
        if let connection = idle.popLast() { return connection }
        if let failure, failure.time.duration(to: .now) < ConnectionPool.pause { throw failure.fault }
        count += 1
        return nil
      }
      if let kept { return kept }
      do {
        let connection = try Connection(to: url, seconds: seconds)
        door.withLock { failure = nil }
        return connection
      } catch let fault as DatabaseFault {
        door.withLock {
          failure = (fault, .now)
          count -= 1
          door.signal()
        }
        throw fault
      }
    }

    /// Takes a connection back. If it is lost, others that are idle are, too.
    func put(_ connection: Connection) {
      door.withLock {
        if connection.isIdle {
          idle.append(connection)
        } else {
          count -= 1
        }
        if connection.isLost {
          count -= idle.count
          idle = []
        }
        door.broadcast()
      }
    }
  }
#endif
