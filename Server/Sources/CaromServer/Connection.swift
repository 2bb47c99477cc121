import NIOConcurrencyHelpers
import NIOCore

/// An open connection and the phase that it is in.
final class Connection: Sendable {
  enum Phase {
    /// Nothing has arrived since the last answer.
    case idle
    /// A request is arriving. A new connection is in this phase even before the first byte arrives.
    case request
    /// An answer of this many bytes is on its way.
    case answer(Int)
    /// The last answer was sent. Whatever the client still sends is discarded, so that it gets to read that answer.
    case end
  }

  let channel: any Channel
  /// The part of the client's address by which its connections are counted.
  let address: String
  private let state: NIOLockedValueBox<(phase: Phase, since: NIODeadline)>

  init(_ channel: any Channel) {
    self.channel = channel
    address = Connection.group(of: channel.remoteAddress)
    state = NIOLockedValueBox((.request, .now()))
  }

  var phase: Phase { state.withLockedValue { $0.phase } }
  /// When the connection entered its phase.
  var since: NIODeadline { state.withLockedValue { $0.since } }

  func enter(_ phase: Phase) { state.withLockedValue { $0 = (phase, .now()) } }

  var isAnswered: Bool { if case .answer = phase { true } else { false } }

  /// A provider gives a customer 64 bits of IPv6 addresses, so those count as one.
  private static func group(of address: SocketAddress?) -> String {
    guard case .v6(let address) = address else { return address?.ipAddress ?? "" }
    return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
      let counted = isMapped ? bytes.suffix(4) : bytes.prefix(8)
      return counted.map { String($0) }.joined(separator: isMapped ? "." : ":")
    }
  }
}
