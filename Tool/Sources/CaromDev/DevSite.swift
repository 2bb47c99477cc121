import Foundation

/// The files of the page, as assembled by the kit's `assemble --dev`.
struct DevSite: Sendable {
  private let files: [String: [UInt8]]

  /// Reads all files of a folder.
  init(folder: URL) throws {
    var files: [String: [UInt8]] = [:]
    let root = folder.standardizedFileURL.resolvingSymlinksInPath().path + "/"
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    while let file = all?.nextObject() as? URL {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      let path = file.standardizedFileURL.resolvingSymlinksInPath().path
      if path.hasPrefix(root) { files[String(path.dropFirst(root.count))] = Array(try Data(contentsOf: file)) }
    }
    self.files = files
  }

  /// Files by their paths in the site. Throws if one cannot be read.
  init(files: [String: URL]) throws { self.files = try files.mapValues { Array(try Data(contentsOf: $0)) } }

  /// The content and media type at an address's path; nil if there is no such file.
  func answer(to uri: String) -> (bytes: [UInt8], type: String)? {
    var path = String(uri.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" })
    path = path.removingPercentEncoding ?? path
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    guard let bytes = files[path] else { return nil }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    return (bytes, DevSite.types[ending] ?? "application/octet-stream")
  }

  private static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "map": "application/json", "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
    "gif": "image/gif", "woff2": "font/woff2", "txt": "text/plain; charset=utf-8", "mp3": "audio/mpeg",
    "m4a": "audio/mp4", "wav": "audio/wav", "ogg": "audio/ogg",
  ]
}
