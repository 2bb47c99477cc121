import NIOCore

/// How much of the server one client, and all of them together, can take up.
public struct Limits: Sendable {
  /// The most connections in all.
  public var connections = 1024
  /// The most connections of one address; of an IPv6 address, its first 64 bits count.
  public var connectionsPerAddress = 256
  /// The longest time from the first byte of a request, or from connecting, to the end of its head.
  public var request = TimeAmount.seconds(10)
  /// The longest time without a request.
  public var idle = TimeAmount.seconds(60)
  /// The longest time in which a client takes nothing of an answer.
  public var stall = TimeAmount.seconds(30)
  /// The slowest that a client may take a long answer on the whole, in bytes per second.
  public var slowest = 2048
  /// The longest time in which what a client sends after the last answer is thrown away.
  public var ending = TimeAmount.seconds(2)
  /// The most bytes of a request's target and fields together.
  public var headBytes = 16 << 10

  public init() {}
}
