import NIOCore
import NIOHTTP1

/// Answers requests with the files of a site: compressed if the browser accepts it, with validators for caching, and in
/// part if only a range is requested.
struct SiteResponder: Sendable {
  private let files: SiteFiles
  /// The files of other sites, by the addresses at which these begin.
  private let mounted: [String: SiteFiles]

  init(site: Site, mounting mounted: [String: Site] = [:]) {
    files = SiteFiles(site: site)
    self.mounted = mounted.mapValues { SiteFiles(site: $0) }
  }

  func answer(_ request: HTTPRequestHead) -> Answer {
    if let refusal = refusal(of: request) { return refusal }
    let path = SiteResponder.path(of: request.uri)
    let allowed = ContentEncoding.accepted(by: request.headers.first(name: "Accept-Encoding"))
    var answer: Answer
    switch find(path, allowed) {
    case .file(let file):
      answer = send(file, to: request)
    case .folder:
      var headers = HTTPHeaders(SecurityHeaders.fields)
      headers.add(name: "Location", value: path + "/")
      headers.add(name: "Cache-Control", value: "no-cache")
      answer = Answer(.permanentRedirect, headers)
    case .nothing:
      answer = nothing(request, allowed)
    case .unreadable:
      answer = Answer(.forbidden, "The server may not read this file; allow it with chmod a+r.")
    case .tooLarge(let size):
      answer = Answer(
        .internalServerError,
        "The file has \(size >> 20) MB, and carom serve holds \(SiteFiles.greatestSize >> 20) MB; "
          + "serve it with nginx, as docs/serving.md shows.")
    }
    if request.method == .HEAD { answer.body.clear() }
    return answer
  }

  /// What is at a path, in the site that begins there.
  private func find(_ path: String, _ allowed: [ContentEncoding]) -> SiteFiles.Finding {
    guard !mounted.isEmpty else { return files.find(path, allowed: allowed) }
    for (address, files) in mounted where path.hasPrefix(address) {
      let rest = path.dropFirst(address.count)
      if rest.isEmpty { return .folder }
      if rest.first == "/" { return files.find(String(rest), allowed: allowed) }
    }
    return files.find(path, allowed: allowed)
  }

  /// The answer to a request that is invalid whatever it asks for; nil for a valid one.
  private func refusal(of request: HTTPRequestHead) -> Answer? {
    if let refusal = SiteResponder.hostRefusal(of: request) { return refusal }
    guard request.method == .GET || request.method == .HEAD else {
      var answer = Answer(
        .methodNotAllowed, "Files are only read here; ask with GET or HEAD.",
        isLast: request.hasBody || request.method == .CONNECT)
      answer.headers.add(name: "Allow", value: "GET, HEAD")
      return answer
    }
    return request.hasBody
      ? Answer(.payloadTooLarge, "A request has no body here; send it without one.", isLast: true) : nil
  }

  /// What is wrong with the `Host` field of a request; nil for a valid one.
  static func hostRefusal(of request: HTTPRequestHead) -> Answer? {
    let hosts = request.headers["Host"].count
    guard hosts > 1 || (hosts == 0 && request.version.minor > 0) else { return nil }
    return Answer(.badRequest, "A request of HTTP/1.1 has exactly one Host field; send one.", isLast: true)
  }

  /// The path of a request's target, which is either a path with a query or a whole URL.
  static func path(of target: String) -> String {
    var path = Substring(target)
    if path.utf8.first != UInt8(ascii: "/"), let scheme = path.firstRange(of: "://") {
      path = path[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
      if path.first != "/" { path = "/" + path }
    }
    return String(path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }) ?? ""
  }

  /// A browser gets the site's own "not found" page, which links to the home page; a program gets one line.
  private func nothing(_ request: HTTPRequestHead, _ allowed: [ContentEncoding]) -> Answer {
    let isPerson = request.headers["Accept"].contains { $0.contains("text/html") }
    guard isPerson, case .file(let page) = files.find(SiteResponder.lost, allowed: allowed) else {
      return Answer(.notFound, "There is nothing at this path; the site begins at /.")
    }
    var headers = page.headers
    for name in ["ETag", "Accept-Ranges"] { headers.remove(name: name) }
    headers.replaceOrAdd(name: "Cache-Control", value: "no-store")
    return Answer(.notFound, headers, page.bytes)
  }

  /// The path of the "not found" page.
  private static let lost = "/404.html"

  private func send(_ file: HeldFile, to request: HTTPRequestHead) -> Answer {
    if let wanted = request.headers.first(name: "If-Match"), !SiteResponder.names(wanted, file.tag, isWeak: false) {
      return Answer(.preconditionFailed, "The file has changed; ask for it without If-Match.")
    }
    if let known = request.headers.first(name: "If-None-Match"), SiteResponder.names(known, file.tag, isWeak: true) {
      return Answer(.notModified, file.headers)
    }
    var range = request.method == .GET ? request.headers.first(name: "Range") : nil
    // A range of another version would not fit what the client already has.
    if let version = request.headers.first(name: "If-Range"), version != file.tag { range = nil }
    let size = file.bytes.readableBytes
    switch ByteRange(range, size: size) {
    case .all:
      return Answer(.ok, file.headers, file.bytes)
    case .part(let part):
      var headers = file.headers
      headers.add(name: "Content-Range", value: "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)")
      // A range within the file always has a slice.
      let bytes = file.bytes.getSlice(at: part.lowerBound, length: part.count) ?? ByteBuffer()
      return Answer(.partialContent, headers, bytes)
    case .outside:
      var answer = Answer(.rangeNotSatisfiable, "The file has \(size) bytes; ask for a range that begins before that.")
      answer.headers.add(name: "Content-Range", value: "bytes */\(size)")
      return answer
    }
  }

  /// Whether a list of entity tags contains this one; a weak comparison also accepts weak tags.
  private static func names(_ list: String, _ tag: String, isWeak: Bool) -> Bool {
    list.split(separator: ",").contains { entry in
      let candidate = entry.drop { $0 == " " || $0 == "\t" }
      let trimmed = String(candidate.prefix { $0 != " " && $0 != "\t" })
      return trimmed == "*" || trimmed == tag || (isWeak && trimmed == "W/" + tag)
    }
  }
}
