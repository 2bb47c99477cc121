/// Decides who may request pages and who may open the socket.
///
/// Any website can make a browser connect to a port of this machine. So pages are only served to requests whose host is
/// a name of this machine, which a foreign domain that resolves to it is not; and the socket only opens for a page that
/// was served here and knows the token.
public struct SocketGate: Sendable {
  /// The secret in the page's address.
  public let token: String
  /// The port on which the server listens.
  let port: Int
  private let isOpenToOthers: Bool
  private let name: String

  /// Creates the gate of a server that listens on `host` and `port`.
  public init(token: String, host: String, port: Int) {
    self.token = token
    self.port = port
    name = host.lowercased()
    isOpenToOthers = !["127.0.0.1", "localhost", "::1"].contains(name)
  }

  /// Whether a request's `Host` field names this machine: by `localhost` or a loopback address, by the name given with
  /// `--host`, or, if other machines are admitted, by any numeric address.
  public func knows(host field: String?) -> Bool {
    guard let (name, port) = SocketGate.parts(of: field ?? ""), port == self.port else { return false }
    if ["localhost", "127.0.0.1", "::1", self.name].contains(name) { return true }
    return isOpenToOthers && SocketGate.isAddress(name)
  }

  /// Why a request that is more than one for a file is refused, in a sentence; nil if it is accepted.
  ///
  /// - Parameters:
  ///   - host: The request's `Host` field.
  ///   - origin: Its `Origin` field, which browsers send for the page that asks.
  ///   - told: The token that came with the request.
  public func refusal(host: String?, origin: String?, token told: String?) -> String? {
    guard let host, knows(host: host) else { return SocketGate.otherName }
    guard origin?.lowercased() == "http://\(host.lowercased())" else {
      return "This is for a page of this address alone, not for one of another site."
    }
    guard isToken(told) else {
      return "The token is missing or was another one; open the address that `carom dev` printed."
    }
    return nil
  }

  /// Whether a text is the token.
  public func isToken(_ text: String?) -> Bool { SocketGate.isSame(text ?? "", token) }

  /// The answer to a request for another host.
  static let otherName = "This machine is not called that; open the address that `carom dev` printed."

  /// The value of a field in an address's query, which contains no escapes.
  static func value(of name: String, in uri: String) -> String? {
    guard let query = uri.firstIndex(of: "?") else { return nil }
    for field in uri[uri.index(after: query)...].split(separator: "&") where field.hasPrefix("\(name)=") {
      return String(field.dropFirst(name.count + 1))
    }
    return nil
  }

  /// Compares two texts in constant time, so that the time does not reveal where they differ.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The name and the port of a `Host` field; the port is 80 if it names none.
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

  /// Whether a name is a numeric IPv4 or IPv6 address.
  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
