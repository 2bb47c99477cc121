import Foundation

/// The permission to play one run for a board, with a seed that the server chose.
///
/// The server stores nothing about a ticket until it comes back with a run; its seal shows that the server issued it.
struct Ticket: Codable, Equatable {
  /// A unique number, which can be used once.
  var id: String
  /// The player to whom it was issued.
  var player: String
  var game: String
  var rulesVersion: Int
  /// The seed in decimal digits.
  var seed: String
  /// The day whose challenge it is for, as `2026-11-24`; nil for a game of chance.
  var day: String?
  /// When it was issued, in milliseconds since 1970.
  var issued: Int64

  /// How long after that a run may be submitted, in milliseconds: six hours.
  static let lifetime: Int64 = 6 * 3_600_000
}

/// The server's secret, with which it seals tickets.
struct Seal: Sendable {
  private let secret: Data

  /// The bytes of a secret.
  static let secretLength = 32

  static func newSecret() -> Data { Data((0..<secretLength).map { _ in UInt8.random(in: .min ... .max) }) }

  /// A seal by secret bytes.
  init(secret: Data) { self.secret = secret }

  /// The ticket as text: its JSON and its seal, both in base64url.
  func text(of ticket: Ticket) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(ticket)
    return Base64URL.text(json) + "." + Base64URL.text(SHA256.authenticationCode(of: json, by: secret))
  }

  /// The ticket in a text; nil unless this server sealed it.
  func ticket(in text: String) -> Ticket? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count < 2_000, parts.count == 2, let json = Base64URL.data(parts[0]),
      let seal = Base64URL.data(parts[1]),
      SHA256.isAuthenticationCode(seal, of: json, by: secret)
    else { return nil }
    return try? JSONDecoder().decode(Ticket.self, from: json)
  }
}

/// Base64 with the letters that addresses may contain, without padding.
enum Base64URL {
  static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  static func data(_ text: some StringProtocol) -> Data? {
    let plain = String(text).replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
  }

  /// Text of so many random bytes.
  static func random(bytes: Int) -> String {
    text(Data((0..<bytes).map { _ in UInt8.random(in: .min ... .max) }))
  }
}
