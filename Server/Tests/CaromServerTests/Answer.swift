import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded

/// A router's complete response to a request.
struct Answer {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let body: ByteBuffer

  init(
    of router: Router<BasicRequestContext>, to path: String, _ method: HTTPRequest.Method, _ headers: HTTPFields
  ) async throws {
    let head = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
    let context = BasicRequestContext(
      source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "tests")))
    let response = try await router.buildResponder().respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer())), context: context)
    let written = Body()
    try await response.body.write(written)
    (status, self.headers, body) = (response.status, response.headers, written.bytes)
  }

  /// Collects the body that a response writes.
  private final class Body: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) { bytes.writeImmutableBuffer(buffer) }
    func finish(_ trailingHeaders: HTTPFields?) {}
  }
}
