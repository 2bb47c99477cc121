import NIOConcurrencyHelpers
import NIOCore

/// The open connections: how many there may be, and which one is closed to make room for another.
///
/// A new connection takes the place of the one that has been idle longest, so that idle connections never keep anybody
/// out. If all are being answered, it takes the place of the one that has been answered longest, provided that has
/// taken at least `Connections.patience`; otherwise it is refused.
final class Connections: Sendable {
  /// Tells a connection to close because another takes its place.
  struct MakeRoom {}

  static let patience = TimeAmount.seconds(10)

  private struct State {
    var open: [String: [ObjectIdentifier: Connection]] = [:]
    var count = 0
    var isClosed = false
  }

  private let limits: Limits
  private let state = NIOLockedValueBox(State())

  init(limits: Limits) { self.limits = limits }

  var count: Int { state.withLockedValue { $0.count } }

  /// Counts a new connection, and closes another if there are too many; false if there is no room for it.
  func admit(_ connection: Connection) -> Bool {
    let (isAdmitted, leaving) = state.withLockedValue { state -> (Bool, Connection?) in
      guard !state.isClosed else { return (false, nil) }
      let neighbors = state.open[connection.address] ?? [:]
      var leaving: Connection?
      if neighbors.count >= limits.connectionsPerAddress || state.count >= limits.connections {
        leaving =
          neighbors.count >= limits.connectionsPerAddress
          ? Connections.mostPatient(neighbors.values)
          : Connections.mostPatient(state.open.values.lazy.flatMap { $0.values })
        guard let leaving else { return (false, nil) }
        Connections.remove(leaving, from: &state)
      }
      state.open[connection.address, default: [:]][ObjectIdentifier(connection)] = connection
      state.count += 1
      return (true, leaving)
    }
    leaving?.channel.pipeline.fireUserInboundEventTriggered(MakeRoom())
    return isAdmitted
  }

  func remove(_ connection: Connection) {
    state.withLockedValue { Connections.remove(connection, from: &$0) }
  }

  /// Admits no more connections, and returns those that are open.
  func close() -> [Connection] {
    state.withLockedValue { state in
      state.isClosed = true
      return state.open.values.flatMap { $0.values }
    }
  }

  private static func remove(_ connection: Connection, from state: inout State) {
    guard state.open[connection.address]?.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
    state.count -= 1
    if state.open[connection.address]?.isEmpty == true { state.open[connection.address] = nil }
  }

  /// The connection that gives way to another; nil if all are being answered and none has been for long.
  private static func mostPatient(_ connections: some Sequence<Connection>) -> Connection? {
    var waiting: (Connection, NIODeadline)?
    var answered: (Connection, NIODeadline)?
    for each in connections {
      let since = each.since
      if each.isAnswered {
        if since < answered?.1 ?? .distantFuture { answered = (each, since) }
      } else if since < waiting?.1 ?? .distantFuture {
        waiting = (each, since)
      }
    }
    return waiting?.0 ?? answered.flatMap { $0.1 + patience < .now() ? $0.0 : nil }
  }
}
