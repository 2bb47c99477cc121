import Foundation

/// The folder of a built site, which maps the path of a request to a file.
public struct Site: Sendable {
  /// The target of a request's path.
  enum Target: Equatable {
    case file(URL)
    /// A folder requested without a trailing slash, which the relative links in its page need.
    case folder(redirect: String)
    case nothing
  }

  let root: URL

  /// - Parameter path: the folder, absolute or relative to the working directory.
  public init(path: String) {
    root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
  }

  /// Whether the folder has a page to serve.
  public var exists: Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("index.html").path)
  }

  /// Resolves a path. A path that could leave the folder resolves to nothing: dot segments, hidden files, encoded
  /// slashes, symbolic links that lead outside.
  /// - Parameter path: as in the request line, percent-encoded, without the query.
  func target(of path: String) -> Target {
    guard path.hasPrefix("/") else { return .nothing }
    var components: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = String(part).removingPercentEncoding else { return .nothing }
      components.append(name)
    }
    let asksForFolder = components.last == ""
    if asksForFolder { components.removeLast() }
    guard components.allSatisfy(Site.isPlainName) else { return .nothing }

    let place = components.reduce(root) { $0.appendingPathComponent($1) }
    let file = asksForFolder ? place.appendingPathComponent("index.html") : place
    let resolved = file.resolvingSymlinksInPath()
    guard resolved.path.hasPrefix(root.path + "/") else { return .nothing }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved.path, isDirectory: &isFolder) else { return .nothing }
    return isFolder.boolValue ? .folder(redirect: path + "/") : .file(resolved)
  }

  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 }
  }
}
