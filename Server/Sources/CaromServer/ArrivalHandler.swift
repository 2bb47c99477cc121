import NIOCore

/// Accepts a few connections at a time, and the next ones when the first have had an occasion to be heard.
///
/// Threads do what they are told to do before they look for what has arrived. Without this, a crowd that only connects would
/// keep the requests of others unread, until those were taken for connections that ask for nothing.
final class ArrivalHandler: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never

  /// About how many connections may be arriving at once.
  private static let most = 32
  /// How long a connection counts as arriving: more than its thread takes for the others that arrive with it.
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
