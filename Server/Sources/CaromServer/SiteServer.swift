import NIOCore
import NIOHTTP1
import NIOPosix

/// A running server for a site.
public final class SiteServer: Sendable {
  /// A separate thread accepts connections, however busy the others are.
  private static let door = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  private let listener: any Channel
  private let connections: Connections

  /// The port that the server listens on.
  public var port: Int { listener.localAddress?.port ?? 0 }

  /// How many connections are open.
  var connectionCount: Int { connections.count }

  /// Starts serving a site.
  /// - Parameters:
  ///   - host: a name or address of this machine.
  ///   - port: 0 chooses any free one.
  ///   - mounted: Other sites by the addresses at which they begin, such as `/v/1`.
  ///   - service: Answers the requests that are not for files.
  /// - Throws: `IOError` or `SocketAddressError` if it cannot listen on the address.
  public init(
    _ site: Site, host: String, port: Int, mounting mounted: [String: Site] = [:], limits: Limits = Limits(),
    service: Service? = nil
  ) async throws {
    let connections = Connections(limits: limits)
    let responder = SiteResponder(site: site, mounting: mounted)
    listener = try await ServerBootstrap(group: SiteServer.door, childGroup: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        // Continues after a moment in which the system has no free file descriptors.
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([AcceptBackoffHandler(), ArrivalHandler()])
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Requests are short. When many arrive at once they are read a few at a time, so that other connections get their
      // turn.
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 512))
      .childChannelOption(.maxMessagesPerRead, value: 1)
      // A client may close its side after its last request and still expect the answer.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = Connection(channel)
          let pipeline = channel.pipeline.syncOperations
          var decoding = NIOHTTPDecoderLimitConfiguration()
          decoding.maxHeaderFieldSize = limits.headBytes
          decoding.maxHeaderListSize = limits.headBytes
          decoding.maxHeaderFieldCount = 100
          try pipeline.addHandler(ConnectionHandler(connection, of: connections, limits: limits))
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false, withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoding)
          try pipeline.addHandler(RequestHandler(responder, service, connection, limits: limits))
        }
      }
      .bind(host: host, port: port).get()
    self.connections = connections
  }

  /// Stops the server: idle connections are closed at once, answers on their way get some more time, and then
  /// everything is closed.
  public func stop(within grace: TimeAmount = .seconds(3)) async {
    try? await listener.close()
    for connection in connections.close() {
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    let deadline = NIODeadline.now() + grace
    while connections.count > 0, NIODeadline.now() < deadline {
      try? await Task.sleep(for: .milliseconds(20))
    }
    for connection in connections.close() { connection.channel.close(promise: nil) }
  }
}
