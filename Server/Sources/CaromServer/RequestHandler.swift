import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let responder: SiteResponder
  private let connection: Connection
  private let limits: Limits
  /// The request whose end has not arrived yet.
  private var request: HTTPRequestHead?
  /// Whether the connection is closed after the answer that is on its way.
  private var isLast = false
  private var isInputClosed = false
  /// Whether the current answer has been sent, and whether `finish` is running.
  private var (hasLeft, isFinishing) = (false, false)
  private var closing: Scheduled<Void>?

  init(_ responder: SiteResponder, _ connection: Connection, limits: Limits) {
    (self.responder, self.connection, self.limits) = (responder, connection, limits)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard !hasEnded else { return }
      if head.hasBody {
        // The connection is closed after the answer, so the body need not be awaited.
        send(responder.answer(head), to: head, context)
      } else {
        request = head
      }
    case .body: break
    case .end:
      guard let head = request, !hasEnded else { return }
      request = nil
      send(responder.answer(head), to: head, context)
    }
  }

  private var hasEnded: Bool { if case .end = connection.phase { true } else { false } }

  private func send(_ answer: Answer, to request: HTTPRequestHead?, _ context: ChannelHandlerContext) {
    isLast = answer.isLast || isInputClosed || request?.isKeepAlive != true
    var headers = answer.headers
    headers.add(name: "Date", value: HTTPDate.now())
    if isLast {
      headers.add(name: "Connection", value: "close")
    } else if request?.version.minor == 0 {
      headers.add(name: "Connection", value: "keep-alive")
    }
    connection.enter(.answer(answer.body.readableBytes))
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    // The next request is read only when the client has received this answer, so a client that never reads holds the
    // memory of one answer at most.
    let taken = context.eventLoop.makePromise(of: Void.self)
    taken.futureResult.assumeIsolated().whenSuccess { self.finish(context) }
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: taken)
  }

  /// Ends the answer and reads the next request. That one may be answered immediately, within this call; a loop keeps
  /// pipelined requests from overflowing the stack.
  private func finish(_ context: ChannelHandlerContext) {
    hasLeft = true
    guard !isFinishing else { return }
    isFinishing = true
    while hasLeft {
      hasLeft = false
      let isLast = isLast
      connection.enter(isLast ? .end : .idle)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      if isLast { end(context) }
    }
    isFinishing = false
  }

  /// Closes the sending side, and the whole connection once the client has closed its side too. If it were closed
  /// immediately, data that the client is still sending would make its system discard the answer.
  private func end(_ context: ChannelHandlerContext) {
    guard !isInputClosed else { return context.close(promise: nil) }
    context.close(mode: .output, promise: nil)
    closing = context.eventLoop.assumeIsolated().scheduleTask(in: limits.ending) { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    closing = nil
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed? = event as? ChannelEvent {
      isInputClosed = true
      if connection.isAnswered { isLast = true } else { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    guard !hasEnded, !connection.isAnswered else { return }
    request = nil
    send(Answer(error), to: nil, context)
  }
}

extension HTTPRequestHead {
  /// Whether a body follows.
  var hasBody: Bool {
    headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
  }
}

extension Answer {
  /// The answer to bytes that are not a valid request.
  fileprivate init(_ error: HTTPParserError) {
    switch error {
    case .headerOverflow:
      self.init(
        .requestHeaderFieldsTooLarge, "The address or the fields are too long; send less than 16 KB.", isLast: true)
    case .invalidMethod:
      self.init(.notImplemented, "There is no such method here; ask with GET or HEAD.", isLast: true)
    case .invalidVersion, .paused:
      self.init(
        .httpVersionNotSupported,
        "This server speaks HTTP/1.1; for HTTP/2 put nginx or Caddy before it, as docs/serving.md shows.", isLast: true)
    default:
      self.init(
        .badRequest, "This is no request of HTTP/1.1 (\(error.debugDescription)); send one by RFC 9112.", isLast: true)
    }
  }
}
