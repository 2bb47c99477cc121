import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let responder: SiteResponder
  private let service: Service?
  private let connection: Connection
  private let limits: Limits
  /// The request whose end has not arrived yet.
  private var request: HTTPRequestHead?
  /// What has arrived of the body of a request to the service, and the most that may; nil for a request to the site.
  private var body: (bytes: ByteBuffer, limit: Int)?
  /// Whether the connection is closed after the answer that is on its way.
  private var isLast = false
  private var isInputClosed = false
  /// Whether the current answer has been sent, and whether `finish` is running.
  private var (hasLeft, isFinishing) = (false, false)
  private var closing: Scheduled<Void>?

  init(_ responder: SiteResponder, _ service: Service?, _ connection: Connection, limits: Limits) {
    (self.responder, self.service, self.connection, self.limits) = (responder, service, connection, limits)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard !hasEnded else { return }
      body = service?.bodyLimit(SiteResponder.path(of: head.uri)).map { (ByteBuffer(), $0) }
      if let limit = body?.limit {
        if let refusal = SiteResponder.hostRefusal(of: head) { return refuse(refusal, head, context) }
        let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
        if length > limit { return refuse(RequestHandler.tooLong(limit), head, context) }
        request = head
      } else if head.hasBody {
        // The connection is closed after the answer, so the body need not be awaited.
        send(responder.answer(head), to: head, context)
      } else {
        request = head
      }
    case .body(let part):
      guard let head = request, let limit = body?.limit else { return }
      body?.bytes.writeImmutableBuffer(part)
      if let size = body?.bytes.readableBytes, size > limit { refuse(RequestHandler.tooLong(limit), head, context) }
    case .end:
      guard let head = request, !hasEnded else { return }
      request = nil
      guard let service, let body else { return send(responder.answer(head), to: head, context) }
      self.body = nil
      serve(ServiceRequest(head, body: body.bytes, address: connection.address), by: service, head, context)
    }
  }

  /// Refuses a request to the service before all of it has arrived; the connection ends with that.
  private func refuse(_ refusal: Answer, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    (request, body) = (nil, nil)
    send(refusal, to: head, context)
  }

  private static func tooLong(_ limit: Int) -> Answer {
    Answer(.payloadTooLarge, "The body is too long; send at most \(limit) bytes.", isLast: true)
  }

  /// Has the service answer on a thread of its own.
  private func serve(
    _ request: ServiceRequest, by service: Service, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    connection.enter(.answer(0))
    let answer = Service.threads.runIfActive(eventLoop: context.eventLoop) { service.answer(request) }
    answer.assumeIsolated().whenSuccess { answer in
      guard context.channel.isActive else { return }
      self.send(Answer(answer, to: head.method), to: head, context)
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
