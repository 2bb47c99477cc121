import NIOCore
import NIOHTTP1

/// Answers requests that are not for files. It is used on the server's event loop.
protocol RequestDesk: AnyObject {
  /// How many bytes the body of a request may have; nil if it is for a file.
  func limit(of head: HTTPRequestHead) -> Int?
  /// Answers a request of a host that is known.
  ///
  /// - Parameters:
  ///   - head: The request.
  ///   - body: Its body; nil if that was longer than the limit.
  ///   - answer: Called once, on the event loop.
  func answer(_ head: HTTPRequestHead, body: ByteBuffer?, _ answer: @escaping (DeskAnswer) -> Void)
}

/// An answer: a status and JSON.
struct DeskAnswer {
  var status: HTTPResponseStatus
  var json: ByteBuffer
}
