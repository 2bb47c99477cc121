import Foundation

/// The folder of a built site, which maps the path of a request to a file.
public struct Site: Sendable {
  /// The folder's path, without symbolic links and without a slash at its end.
  let root: String

  /// - Parameter path: the folder, absolute or relative to the working directory.
  public init(path: String) {
    root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Whether the folder has a page to serve.
  public var exists: Bool { FileManager.default.fileExists(atPath: root + "/index.html") }

  /// The file that a path names, whether or not it exists; nil for a path that could leave the folder: dot segments,
  /// hidden files, encoded slashes. `contains` checks where symbolic links lead.
  /// - Parameter path: as in the request line, percent-encoded, without the query.
  func file(at path: String) -> String? {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    var decoded = path
    if path.utf8.contains(UInt8(ascii: "%")) {
      var parts: [String] = []
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        let name = String(part).removingPercentEncoding
        guard let name, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
        parts.append(name)
      }
      decoded = parts.joined(separator: "/")
    }
    guard Site.hasPlainNames(decoded) else { return nil }
    return root + decoded + (decoded.utf8.last == UInt8(ascii: "/") ? "index.html" : "")
  }

  /// Whether a file is inside the folder after following symbolic links.
  func contains(_ file: String) -> Bool {
    guard let resolved = realpath(file, nil) else { return false }
    defer { free(resolved) }
    return String(cString: resolved).hasPrefix(root + "/")
  }

  /// Whether a path has no empty components, none that begin with a dot, and no characters with a special meaning on
  /// any system. It may end with a slash.
  private static func hasPlainNames(_ path: String) -> Bool {
    var last = UInt8(0)
    for byte in path.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return false }
      let beginsName = last == UInt8(ascii: "/")
      if beginsName, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      last = byte
    }
    return true
  }
}
