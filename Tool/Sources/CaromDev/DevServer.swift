import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves pages, and the sockets through which they show sessions. Everything runs on the sessions' event loop.
final class DevServer: @unchecked Sendable {
  /// What is below a path: the files of a page, and the session behind its socket.
  struct Place {
    var site: DevSite
    var session: DevSession?
  }

  /// The name of the socket beside a page.
  static let socket = "socket"

  /// By the path of the page, which is empty or ends with a slash.
  var places: [String: Place] = [:]
  /// What answers requests that are not for files.
  var desk: (any RequestDesk)?
  private(set) var gate = SocketGate(token: "", host: "", port: 0)
  private var listener: (any Channel)?

  /// Starts listening, and returns the port.
  ///
  /// - Parameters:
  ///   - host: A name or address of this machine.
  ///   - port: 0 chooses any free one.
  ///   - token: The token that the page's address must contain for its socket to open.
  func start(host: String, port: Int, token: String, on loop: any EventLoop) async throws -> Int {
    let listener = try await ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture { try configure(channel) }
      }
      .bind(host: host, port: port).get()
    let port = listener.localAddress?.port ?? port
    try await loop.submit { [self] in
      self.listener = listener
      gate = SocketGate(token: token, host: host, port: port)
    }.get()
    return port
  }

  /// The place that an address leads to, and the path from there on.
  func find(_ uri: String) -> (place: Place, rest: String)? {
    let path = uri.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" }
    let folder = places.keys.filter { path.hasPrefix($0) }.max { $0.count < $1.count }
    guard let folder, let place = places[folder] else { return nil }
    return (place, String(path.dropFirst(folder.count)))
  }

  private func configure(_ channel: any Channel) throws {
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: PageSocket.greatest,
      shouldUpgrade: { [self] channel, head in
        channel.eventLoop.makeSucceededFuture(refusal(of: head) == nil ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { [self] channel, head in
        channel.eventLoop.makeCompletedFuture {
          guard let session = find(head.uri)?.place.session else { throw ChannelError.ioOnClosedChannel }
          let wantsLead = SocketGate.value(of: "lead", in: head.uri) != nil
          try channel.pipeline.syncOperations.addHandlers([
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: PageSocket.greatest),
            PageSocket(session, wantsLead: wantsLead, fonts: SocketGate.value(of: "fonts", in: head.uri) ?? ""),
          ])
        }
      })
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader], completionHandler: { $0.pipeline.removeHandler(name: "pages", promise: nil) }
      ))
    try channel.pipeline.syncOperations.addHandler(PageHandler(self), name: "pages")
  }

  /// Why a socket is refused, in a sentence; nil if it is accepted.
  func refusal(of head: HTTPRequestHead) -> String? {
    guard let (place, rest) = find(head.uri), place.session != nil, rest == DevServer.socket else {
      return "There is no socket at this path; it is beside the page of an app."
    }
    return gate.refusal(
      host: head.headers.first(name: "Host"), origin: head.headers.first(name: "Origin"),
      token: SocketGate.value(of: "token", in: head.uri))
  }
}
