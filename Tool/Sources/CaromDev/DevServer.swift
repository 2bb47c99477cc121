import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page, and the socket through which it shows the session. Everything runs on the session's event loop.
final class DevServer: @unchecked Sendable {
  /// The path of the socket.
  static let socket = "/socket"

  /// The files of the page.
  var site: DevSite
  private(set) var gate: SocketGate
  private let session: DevSession
  private var listener: (any Channel)?

  init(_ site: DevSite, session: DevSession) {
    (self.site, self.session) = (site, session)
    gate = SocketGate(token: "", host: "", port: 0)
  }

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

  private func configure(_ channel: any Channel) throws {
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: PageSocket.greatest,
      shouldUpgrade: { [self] channel, head in
        channel.eventLoop.makeSucceededFuture(refusal(of: head) == nil ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { [self] channel, head in
        channel.eventLoop.makeCompletedFuture {
          let wantsLead = SocketGate.value(of: "lead", in: head.uri) != nil
          try channel.pipeline.syncOperations.addHandlers([
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: PageSocket.greatest),
            PageSocket(session, wantsLead: wantsLead),
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
  fileprivate func refusal(of head: HTTPRequestHead) -> String? {
    guard head.uri.prefix(while: { $0 != "?" }) == DevServer.socket else {
      return "The socket is at \(DevServer.socket)."
    }
    return gate.refusal(
      host: head.headers.first(name: "Host"), origin: head.headers.first(name: "Origin"), uri: head.uri)
  }
}

/// Answers requests for files.
private final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let server: DevServer
  private var head: HTTPRequestHead?

  init(_ server: DevServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      if let head { answer(head, context) }
      head = nil
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused socket is a request like any other, which is answered with the reason.
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let host = head.headers.first(name: "Host")
    if !server.gate.knows(host: host) {
      send(.misdirectedRequest, SocketGate.otherName, head, context)
    } else if head.uri.hasPrefix(DevServer.socket) {
      send(.forbidden, server.refusal(of: head) ?? "This is a socket; ask for it as one.", head, context)
    } else if head.method != .GET && head.method != .HEAD {
      send(.methodNotAllowed, "Files are only read here; ask with GET or HEAD.", head, context)
    } else if let (bytes, type) = server.site.answer(to: head.uri) {
      send(.ok, ByteBuffer(bytes: bytes), type, head, context)
    } else {
      send(.notFound, "There is nothing at this path; the page is at /.", head, context)
    }
  }

  private func send(
    _ status: HTTPResponseStatus, _ line: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    send(status, ByteBuffer(string: line + "\n"), "text/plain; charset=utf-8", head, context)
  }

  private func send(
    _ status: HTTPResponseStatus, _ body: ByteBuffer, _ type: String, _ request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var head = HTTPResponseHead(version: .http1_1, status: status)
    head.headers = [
      "Content-Type": type, "Content-Length": "\(body.readableBytes)", "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer", "Content-Security-Policy": "frame-ancestors 'self'",
    ]
    let isLast = !request.isKeepAlive
    if isLast { head.headers.add(name: "Connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
    let sent = context.eventLoop.makePromise(of: Void.self)
    if isLast {
      let channel = context.channel
      sent.futureResult.whenComplete { _ in channel.close(promise: nil) }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }
}
