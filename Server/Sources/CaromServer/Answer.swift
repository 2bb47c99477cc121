import NIOCore
import NIOHTTP1

/// A complete answer to a request.
struct Answer: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: ByteBuffer
  /// Whether the connection ends with this answer, whatever the client wants.
  var isLast = false

  init(_ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: ByteBuffer = ByteBuffer()) {
    (self.status, self.headers, self.body) = (status, headers, body)
    if status != .notModified { self.headers.add(name: "Content-Length", value: String(body.readableBytes)) }
  }

  /// A refusal: one line of text that says what to do.
  init(_ status: HTTPResponseStatus, _ line: String, isLast: Bool = false) {
    var headers = HTTPHeaders(SecurityHeaders.fields)
    headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
    headers.add(name: "Cache-Control", value: "no-store")
    self.init(status, headers, ByteBuffer(string: line + "\n"))
    self.isLast = isLast
  }
}

extension Answer {
  /// The last answer of a connection, as it is sent.
  var bytes: ByteBuffer {
    var text = "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    var buffer = ByteBuffer(string: text + "Date: \(HTTPDate.now())\r\nConnection: close\r\n\r\n")
    buffer.writeImmutableBuffer(body)
    return buffer
  }
}
