import Foundation
import NIOHTTP1

@testable import CaromServer

/// A site of a few files in a folder of its own, next to a secret that must never be served.
struct SampleSite {
  static let page = "<!doctype html><title>Sample</title>"
  static let lost = "<!doctype html><title>Nothing here</title>"
  private let parent: URL
  var path: String { parent.appendingPathComponent("site").path }

  init() throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent("carom-\(UUID().uuidString)")
    let files = [
      "secret": "secret", "site/.hidden": "secret",
      "site/index.html": Self.page, "site/sw.js": "//", "site/manifest.webmanifest": "{}", "site/unknown.xyz": "?",
      "site/0123456789ab/boot.js": "boot()",
      "site/0123456789ab/app.wasm": "plain", "site/0123456789ab/app.wasm.br": "as brotli",
      "site/404.html": Self.lost, "site/embed/plane/index.html": Self.page,
      "site/gone.js.br": "nothing",
      "site/0123456789ab/app.wasm.gz": "as gzip", "site/screenshots/index.html": "gallery",
    ]
    for (name, text) in files {
      let file = parent.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let links = [("leads-outside", "secret"), ("folder-outside", ""), ("0123456789ab/boot.js.br", "secret")]
    for (name, place) in links {
      try FileManager.default.createSymbolicLink(
        at: parent.appendingPathComponent("site/" + name), withDestinationURL: parent.appendingPathComponent(place))
    }
  }

  var responder: SiteResponder { SiteResponder(site: Site(path: path)) }

  static func request(
    _ path: String, _ method: HTTPMethod = .GET, _ fields: [(String, String)] = []
  ) -> HTTPRequestHead {
    let headers = HTTPHeaders([("Host", "localhost")] + fields)
    return HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)
  }

  func remove() {
    try? FileManager.default.removeItem(at: parent)
  }
}
