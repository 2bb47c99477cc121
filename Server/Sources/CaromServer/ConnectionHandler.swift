import NIOCore
import NIOHTTP1

/// Admits a connection, and closes it when its client takes too long or another connection needs its place.
///
/// It is the first handler of the pipeline, so it sees each byte of a request arrive.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let connection: Connection
  private let connections: Connections
  private let limits: Limits
  private var timer: (task: Scheduled<Void>, deadline: NIODeadline)?
  private var hasReceived = false
  /// How much of the current answer the client had not yet taken at the last check.
  private var remaining: (bytes: Int, since: NIODeadline)?

  init(_ connection: Connection, of connections: Connections, limits: Limits) {
    (self.connection, self.connections, self.limits) = (connection, connections, limits)
  }

  func channelActive(context: ChannelHandlerContext) {
    guard connections.admit(connection) else { return refuse(ConnectionHandler.crowded, context) }
    look(at: .now() + limits.request, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.task.cancel()
    timer = nil
    connections.remove(connection)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasReceived = true
    if case .idle = connection.phase {
      connection.enter(.request)
      let deadline = NIODeadline.now() + limits.request
      if let timer, timer.deadline > deadline { look(at: deadline, context) }
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is Connections.MakeRoom { refuse(ConnectionHandler.crowded, context) }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: Deadlines

  /// Schedules the next check of the connection. Requests rarely reset the timer, because that costs as much as an
  /// answer.
  private func look(at deadline: NIODeadline, _ context: ChannelHandlerContext) {
    timer?.task.cancel()
    let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [weak self] () -> Void in
      self?.look(context)
    }
    timer = (task, deadline)
  }

  private func look(_ context: ChannelHandlerContext) {
    let (now, since) = (NIODeadline.now(), connection.since)
    switch connection.phase {
    case .idle:
      if since + limits.idle > now { return look(at: since + limits.idle, context) }
      context.close(promise: nil)
    case .request:
      if since + limits.request > now { return look(at: since + limits.request, context) }
      refuse(
        Answer(
          .requestTimeout, "The request took longer than \(limits.request.words) to arrive; send all of it at once."),
        context)
    case .answer(let size):
      let last = since + limits.stall + .seconds(Int64(size / limits.slowest))
      let bytes = (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
      let isStalled = remaining.map { $0 == (bytes, since) } ?? false
      remaining = (bytes, since)
      if isStalled || last <= now { return context.close(promise: nil) }
      look(at: min(last, now + limits.stall), context)
    case .end:
      if since + limits.ending > now { return look(at: since + limits.ending, context) }
      context.close(promise: nil)
    }
  }

  /// Closes the connection. A client that has begun a request is told why.
  private func refuse(_ answer: Answer, _ context: ChannelHandlerContext) {
    if case .request = connection.phase, hasReceived || timer == nil {
      connection.enter(.end)
      context.writeAndFlush(wrapOutboundOut(answer.bytes), promise: nil)
    }
    context.close(promise: nil)
  }

  private static let crowded = Answer(
    .serviceUnavailable,
    "Too many connections are open; close some, or allow more with --connections and --connections-per-address.")
}

extension TimeAmount {
  /// A time in words, such as "10 seconds".
  var words: String {
    let seconds = Double(nanoseconds) / 1e9
    if seconds == 1 { return "a second" }
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
