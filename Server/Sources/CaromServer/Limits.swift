import NIOCore

/// Limits on what one client, and all clients together, can use of the server.
public struct Limits: Sendable {
  /// The most connections in all.
  public var connections = 1024
  /// The most connections from one address; IPv6 addresses with the same first 64 bits count as one.
  public var connectionsPerAddress = 256
  /// The longest time from the first byte of a request, or from connecting, to the end of its head.
  public var request = TimeAmount.seconds(10)
  /// The longest time that a connection may be idle.
  public var idle = TimeAmount.seconds(60)
  /// The longest time in which a client may read nothing of an answer.
  public var stall = TimeAmount.seconds(30)
  /// The lowest average speed at which a client may read a long answer, in bytes per second.
  public var slowest = 2048
  /// How long data that a client sends after the last answer is read and discarded.
  public var ending = TimeAmount.seconds(2)
  /// The maximum size of a request's target and header fields together, in bytes.
  public var headBytes = 16 << 10

  public init() {}
}
