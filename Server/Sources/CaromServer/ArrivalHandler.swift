import NIOCore

/// Accepts a few connections at a time, and more only after those have had a chance to send their requests.
///
/// An event loop runs its pending tasks before it reads from sockets. Without this limit, a flood of new connections
/// would keep the requests of others unread, until those were taken for idle connections.
final class ArrivalHandler: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never

  /// About how many connections may be arriving at once.
  private static let most = 32
  /// How long a connection counts as arriving: longer than its thread needs for the others that arrive with it.
  private static let occasion = TimeAmount.milliseconds(4)

  private var arriving = 0
  /// Whether connections wait to be accepted.
  private var isWanted = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    arriving += 1
    let loop = context.eventLoop
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
    unwrapInboundIn(data).eventLoop.scheduleTask(in: ArrivalHandler.occasion) {
      loop.execute { bound.value.handler.oneHasArrived(bound.value.context) }
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    isWanted = arriving >= ArrivalHandler.most
    if !isWanted { context.read() }
  }

  private func oneHasArrived(_ context: ChannelHandlerContext) {
    arriving -= 1
    if isWanted { read(context: context) }
  }
}
