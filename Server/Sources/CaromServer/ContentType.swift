/// The media types of the files in a site.
enum ContentType {
  /// The media type for a file name extension; files of unknown type are downloaded and never run.
  static func ofFile(extension name: String) -> String {
    types[name.lowercased()] ?? "application/octet-stream"
  }

  private static let types = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "names": "text/plain; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
  ]
}
