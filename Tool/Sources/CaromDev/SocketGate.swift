/// Who may ask for pages here, and who may open the socket.
///
/// Any website can have a browser connect to a port of this machine. So a page is given only to who names this machine as its host, which
/// no foreign name does even if it leads here; and the socket opens only for such a page that knows the token.
public struct SocketGate: Sendable {
  /// The word that the address of the page holds.
  public let token: String
  private let port: Int
  private let isOpenToOthers: Bool
  private let name: String

  /// A gate of a server that listens on `host` and `port`.
  public init(token: String, host: String, port: Int) {
    self.token = token
    self.port = port
    name = host.lowercased()
    isOpenToOthers = !["127.0.0.1", "localhost", "::1"].contains(name)
  }

  /// Whether a request's `Host` field names this machine: by `localhost` or a loopback address, by the name that was given with `--host`,
  /// or, where other machines are let in, by any address in numbers.
  public func knows(host field: String?) -> Bool {
    guard let (name, port) = SocketGate.parts(of: field ?? ""), port == self.port else { return false }
    if ["localhost", "127.0.0.1", "::1", self.name].contains(name) { return true }
    return isOpenToOthers && SocketGate.isAddress(name)
  }

  /// Why a socket is refused, in a sentence; nil if it may open.
  ///
  /// - Parameters:
  ///   - host: The request's `Host` field.
  ///   - origin: Its `Origin` field, which browsers send for the page that asks.
  ///   - uri: The address that is asked for, with its query.
  public func refusal(host: String?, origin: String?, uri: String) -> String? {
    guard let host, knows(host: host) else { return SocketGate.otherName }
    guard origin?.lowercased() == "http://\(host.lowercased())" else {
      return "A socket opens for a page of this address alone, not for one of another site."
    }
    guard SocketGate.isSame(SocketGate.value(of: "token", in: uri) ?? "", token) else {
      return "The token is missing or was another one; open the address that `carom dev` printed."
    }
    return nil
  }

  /// The answer to who names another host.
  static let otherName = "This machine is not called that; open the address that `carom dev` printed."

  /// The value of a field of an address's query, which holds no escapes.
  static func value(of name: String, in uri: String) -> String? {
    guard let query = uri.firstIndex(of: "?") else { return nil }
    for field in uri[uri.index(after: query)...].split(separator: "&") where field.hasPrefix("\(name)=") {
      return String(field.dropFirst(name.count + 1))
    }
    return nil
  }

  /// Compares in a time that says nothing about where two texts differ.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The name and the port of a `Host` field; 80 where it names none.
  private static func parts(of field: String) -> (name: String, port: Int)? {
    var name = Substring(field.lowercased())
    var port = 80
    if let colon = name.lastIndex(of: ":"), !name[colon...].contains("]") {
      guard let number = Int(name[name.index(after: colon)...]) else { return nil }
      port = number
      name = name[..<colon]
    }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    return name.isEmpty ? nil : (String(name), port)
  }

  /// Whether a name is an address of IPv4 or IPv6 in numbers.
  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
