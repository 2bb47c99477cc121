/// The routes of the API; openapi.json describes each.
enum Route: String, CaseIterable {
  case here, health, ready, metrics, description, ticket, submit, run, bytes, board, place, closed, me, rename, erase
  case invite, join, removeKey

  var method: String {
    switch self {
    case .ticket, .submit, .invite, .join: "POST"
    case .rename: "PUT"
    case .erase, .removeKey: "DELETE"
    default: "GET"
    }
  }

  /// The path; names in braces stand for anything.
  var path: String {
    switch self {
    // A site has a file with this name, which says that there are no boards.
    case .here: "/boards.live"
    case .health: "/api/health"
    case .ready: "/api/ready"
    case .metrics: "/metrics"
    case .description: "/api/openapi.json"
    case .ticket: "/api/tickets"
    case .submit: "/api/runs"
    case .run: "/api/runs/{id}"
    case .bytes: "/api/runs/{id}/bytes"
    case .board: "/api/boards/{game}"
    case .place: "/api/boards/{game}/{player}"
    case .closed: "/api/closed/{game}"
    case .me, .rename, .erase: "/api/me"
    case .invite: "/api/me/invitations"
    case .join: "/api/me/keys"
    case .removeKey: "/api/me/keys/{key}"
    }
  }

  /// The most bytes of a body at a path; nil if the path belongs to the site.
  static func bodyLimit(at path: String) -> Int? {
    if path == submit.path { return 1 << 20 }
    return path == metrics.path || path == here.path || path == "/api" || path.hasPrefix("/api/") ? 64 << 10 : nil
  }

  /// The route of a request, and the values of the names in its path. Throws `Refusal` if there is none.
  static func find(_ method: String, _ path: String) throws -> (Route, [String]) {
    let found = allCases.compactMap { route in route.values(in: path).map { (route, $0) } }
    guard !found.isEmpty else {
      throw Refusal(404, "There is nothing here; GET /api/openapi.json lists everything.")
    }
    let wanted = method == "HEAD" ? "GET" : method
    guard let route = found.first(where: { $0.0.method == wanted }) else {
      throw Refusal(405, "This is asked with \(found.map { $0.0.method }.joined(separator: ", ")).")
    }
    return route
  }

  private func values(in path: String) -> [String]? {
    let own = self.path.split(separator: "/")
    let asked = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard own.count == asked.count else { return nil }
    var values: [String] = []
    for (part, given) in zip(own, asked) {
      if part.hasPrefix("{") { values.append(String(given)) } else if part != given { return nil }
    }
    return values
  }
}
