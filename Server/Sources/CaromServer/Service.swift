import NIOCore
import NIOHTTP1
import NIOPosix

/// What a server answers besides the files of its site.
public struct Service: Sendable {
  /// The most bytes of a request's body; nil for a path that belongs to the site.
  let bodyLimit: @Sendable (_ path: String) -> Int?
  let answer: @Sendable (ServiceRequest) -> ServiceAnswer

  /// - Parameters:
  ///   - bodyLimit: the most bytes of a body at a path; nil where the path belongs to the site.
  ///   - answer: makes the answer, on a thread that may wait for a disk.
  public init(
    bodyLimit: @escaping @Sendable (_ path: String) -> Int?,
    answer: @escaping @Sendable (ServiceRequest) -> ServiceAnswer
  ) {
    (self.bodyLimit, self.answer) = (bodyLimit, answer)
  }

  /// The threads on which answers are made.
  static let threads = {
    let pool = NIOThreadPool(numberOfThreads: 8)
    pool.start()
    return pool
  }()
}

/// A whole request to a service.
public struct ServiceRequest: Sendable {
  /// The method, as `GET`.
  public let method: String
  /// The path with the query, as in the request line.
  public let target: String
  /// The client's address; of an IPv6 address, its first 64 bits.
  public let address: String
  public let body: [UInt8]
  private let headers: HTTPHeaders

  init(_ head: HTTPRequestHead, body: ByteBuffer, address: String) {
    (method, target, headers) = (head.method.rawValue, head.uri, head.headers)
    (self.body, self.address) = ([UInt8](body.readableBytesView), address)
  }

  /// The path, percent-encoded, without the query.
  public var path: String { SiteResponder.path(of: target) }

  /// The value of a field; nil where there is none, the first where there are several.
  public func field(_ name: String) -> String? { headers.first(name: name) }
}

/// The answer of a service; a server adds the fields that all its answers have.
public struct ServiceAnswer: Sendable {
  public var status: Int
  public var fields: [(name: String, value: String)]
  public var body: [UInt8]

  public init(status: Int, fields: [(name: String, value: String)], body: [UInt8]) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }
}

extension Answer {
  /// The answer of a service to a request by this method.
  init(_ answer: ServiceAnswer, to method: HTTPMethod) {
    var headers = HTTPHeaders(SecurityHeaders.fields)
    for (name, value) in answer.fields { headers.replaceOrAdd(name: name, value: value) }
    self.init(HTTPResponseStatus(statusCode: answer.status), headers, ByteBuffer(bytes: answer.body))
    if method == .HEAD { body.clear() }
  }
}
