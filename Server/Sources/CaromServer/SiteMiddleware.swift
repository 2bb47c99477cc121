import Foundation
import HTTPTypes
import Hummingbird

/// Serves the files of a site for requests that no route handles, compressed if the browser allows it, and cached by
/// content.
struct SiteMiddleware<Context: RequestContext>: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      return answer(request)
    }
  }

  private func answer(_ request: Request) -> Response {
    switch site.target(of: request.uri.path) {
    case .nothing:
      return plain(.notFound, "There is nothing here.\n")
    case .folder(let redirect):
      return Response(status: .permanentRedirect, headers: [.location: redirect, .cacheControl: "no-cache"])
    case .file(let file):
      guard request.method == .get || request.method == .head else {
        var refusal = plain(.methodNotAllowed, "Only GET and HEAD.\n")
        refusal.headers[.allow] = "GET, HEAD"
        return refusal
      }
      return send(file, to: request)
    }
  }

  private func send(_ file: URL, to request: Request) -> Response {
    let allowed = ContentEncoding.accepted(by: request.headers[.acceptEncoding])
    let variants = allowed.lazy.map { ($0 as ContentEncoding?, URL(fileURLWithPath: file.path + $0.suffix)) }
    var found: (encoding: ContentEncoding?, data: Data)?
    for (encoding, variant) in variants where found == nil {
      found = (try? Data(contentsOf: variant)).map { (encoding, $0) }
    }
    guard let (encoding, data) = found ?? (try? Data(contentsOf: file)).map({ (nil, $0) }) else {
      return plain(.notFound, "There is nothing here.\n")
    }

    let tag = "\"\(contentHash(data))\""
    var headers: HTTPFields = [
      .contentType: ContentType.ofFile(extension: file.pathExtension),
      .eTag: tag,
      .vary: "Accept-Encoding",
      .cacheControl: isNamedByContents(request.uri.path) ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if matches(request.headers[.ifNoneMatch], tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentEncoding] = encoding?.rawValue
    let response = Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// The build puts immutable files into a folder whose name is twelve hexadecimal digits of a hash of their contents.
  private func isNamedByContents(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").first, path.dropFirst().contains("/") else { return false }
    return folder.utf8.count == 12 && folder.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  private func matches(_ header: String?, _ tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { entry in
      let candidate = entry.trimmingCharacters(in: .whitespaces)
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  /// FNV-1a over eight-byte words: it distinguishes versions and is not meant to be secure.
  private func contentHash(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        var word: UInt64 = 0
        let end = min(offset + 8, bytes.count)
        withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: bytes[offset..<end]) }
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 29
        offset = end
      }
    }
    return String(hash, radix: 16)
  }
}
