import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests for files, and passes on those that are not.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let server: DevServer
  private var head: HTTPRequestHead?
  private var body = ByteBuffer()
  private var isTooLong = false

  init(_ server: DevServer) { self.server = server }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      (body, isTooLong) = (ByteBuffer(), false)
    case .body(var bytes): take(&bytes)
    case .end:
      if let head { answer(head, context) }
      head = nil
      body = ByteBuffer()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused socket is a request like any other, which is answered with the reason.
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }

  /// Keeps what may be of use, and drops the rest.
  private func take(_ bytes: inout ByteBuffer) {
    guard let head, let limit = server.desk?.limit(of: head), !isTooLong else { return }
    isTooLong = body.readableBytes + bytes.readableBytes > limit
    if isTooLong { body = ByteBuffer() } else { body.writeBuffer(&bytes) }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let host = head.headers.first(name: "Host")
    let found = server.find(head.uri)
    if !server.gate.knows(host: host) {
      send(.misdirectedRequest, SocketGate.otherName, head, context)
    } else if let desk = server.desk, desk.limit(of: head) != nil {
      let loop = context.eventLoop
      let sender = NIOLoopBound((handler: self, context: context), eventLoop: loop)
      desk.answer(head, body: isTooLong ? nil : body) { answer in
        let (handler, context) = sender.value
        guard context.channel.isActive else { return }
        handler.send(answer.status, answer.json, "application/json", head, context)
      }
    } else if found?.rest == DevServer.socket, found?.place.session != nil {
      send(.forbidden, server.refusal(of: head) ?? "This is a socket; ask for it as one.", head, context)
    } else if head.method != .GET && head.method != .HEAD {
      send(.methodNotAllowed, "Files are only read here; ask with GET or HEAD.", head, context)
    } else if let (place, rest) = found, let (bytes, type) = place.site.answer(to: rest) {
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
