import Foundation

/// The secret in the address that the command prints.
enum DevToken {
  /// The token in a file, which is made if it is not there. It is the same at each start, so that a page that was left open can reconnect.
  static func kept(in file: URL) throws -> String {
    if let kept = try? String(contentsOf: file, encoding: .utf8), kept.count == 32 { return kept }
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let token = String((0..<32).map { _ in letters.randomElement(using: &generator) ?? "a" })
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    _ = FileManager.default.createFile(
      atPath: file.path, contents: Data(token.utf8), attributes: [.posixPermissions: 0o600])
    return token
  }

  /// The address of a server's page with its token.
  static func address(host: String, port: Int, token: String) -> String {
    let shown = ["0.0.0.0", "::"].contains(host) ? "127.0.0.1" : host
    return "http://\(shown.contains(":") ? "[\(shown)]" : shown):\(port)/?token=\(token)"
  }
}
