import Foundation
import NIOCore
import NIOFoundationCompat
import NIOWebSocket

/// The socket of a page. A binary message from the page consists of the fraction of a tick as a double, followed by
/// inputs; one to the page is a frame. Text messages are JSON (`PageWord`, `PageNews`).
final class PageSocket: ChannelInboundHandler, DevSession.Page {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The maximum size of a message in bytes.
  static let greatest = 1 << 24

  private let session: DevSession
  private let wantsLead: Bool
  private var context: ChannelHandlerContext?

  init(_ session: DevSession, wantsLead: Bool) { (self.session, self.wantsLead) = (session, wantsLead) }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    session.enter(self, wantsLead: wantsLead)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    session.leave(self)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    var bytes = frame.unmaskedData
    switch frame.opcode {
    case .binary:
      guard let fraction = bytes.readInteger(endianness: .little, as: UInt64.self) else { return }
      session.receive(inputs: bytes, fraction: Double(bitPattern: fraction), from: self)
    case .text:
      guard let word = try? JSONDecoder().decode(PageWord.self, from: Data(buffer: bytes)) else { return }
      session.hear(word, from: self)
    case .ping: send(.pong, bytes)
    case .connectionClose:
      send(.connectionClose, bytes)
      context.close(promise: nil)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func tell(_ news: PageNews) { send(.text, ByteBuffer(string: news.json)) }

  func show(_ frame: ByteBuffer) { send(.binary, frame) }

  private func send(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) {
    guard let context else { return }
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: bytes)), promise: nil)
  }
}
