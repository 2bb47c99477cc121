import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import CaromServer

/// The router without a socket, on a small site created for each test.
@Suite struct ServingTests {
  private func answer(
    _ path: String, _ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]
  ) async throws -> Answer {
    let folder = try SampleSite()
    defer { folder.remove() }
    return try await Answer(of: caromRouter(site: Site(path: folder.path)), to: path, method, headers)
  }

  @Test func theFolderItselfIsItsPage() async throws {
    let response = try await answer("/")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(String(buffer: response.body) == SampleSite.page)
  }

  @Test func aQueryChangesNothing() async throws {
    #expect(String(buffer: try await answer("/?seed=4").body) == SampleSite.page)
  }

  @Test(arguments: [
    ("/0123456789ab/boot.js", "text/javascript; charset=utf-8"),
    ("/0123456789ab/app.wasm", "application/wasm"),
    ("/manifest.webmanifest", "application/manifest+json"),
    ("/unknown.xyz", "application/octet-stream"),
  ])
  func typesFollowTheExtension(path: String, type: String) async throws {
    #expect(try await answer(path).headers[.contentType] == type)
  }

  @Test(arguments: [
    ("br, gzip", "br", "as brotli"), ("gzip, deflate", "gzip", "as gzip"), ("gzip;q=1.0, br;q=0", "gzip", "as gzip"),
    ("*", "br", "as brotli"), ("deflate", nil, "plain"), ("br;q=0, *;q=0", nil, "plain"),
  ])
  func theVariantIsTheBestThatTheBrowserTakes(accepts: String, encoding: String?, body: String) async throws {
    let response = try await answer("/0123456789ab/app.wasm", .get, [.acceptEncoding: accepts])
    #expect(response.headers[.contentEncoding] == encoding)
    #expect(response.headers[.contentType] == "application/wasm")
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(String(buffer: response.body) == body)
  }

  @Test func withoutAVariantTheFileGoesPlain() async throws {
    let response = try await answer("/0123456789ab/boot.js", .get, [.acceptEncoding: "br, gzip"])
    #expect(response.status == .ok)
    #expect(response.headers[.contentEncoding] == nil)
  }

  @Test func whatIsNamedByItsContentsIsKeptForEver() async throws {
    #expect(try await answer("/0123456789ab/boot.js").headers[.cacheControl] == "public, max-age=31536000, immutable")
  }

  @Test(arguments: ["/", "/index.html", "/sw.js", "/manifest.webmanifest"])
  func whatKeepsItsNameIsAskedForAgain(path: String) async throws {
    #expect(try await answer(path).headers[.cacheControl] == "no-cache")
  }

  @Test func aKnownTagNeedsNoBody() async throws {
    let tag = try #require(try await answer("/").headers[.eTag])
    for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let response = try await answer("/", .get, [.ifNoneMatch: header])
      #expect(response.status == .notModified)
      #expect(response.body.readableBytes == 0)
      #expect(response.headers[.eTag] == tag)
    }
    #expect(try await answer("/", .get, [.ifNoneMatch: "\"other\""]).status == .ok)
  }

  @Test func variantsHaveTagsOfTheirOwn() async throws {
    let tags = try await [
      answer("/0123456789ab/app.wasm", .get, [.acceptEncoding: "br"]).headers[.eTag],
      answer("/0123456789ab/app.wasm", .get, [.acceptEncoding: "gzip"]).headers[.eTag],
      answer("/0123456789ab/app.wasm").headers[.eTag],
    ]
    #expect(Set(tags).count == 3)
  }

  @Test func headHasTheLengthAndNoBody() async throws {
    let response = try await answer("/", .head)
    #expect(response.status == .ok)
    #expect(response.body.readableBytes == 0)
    #expect(response.headers[.contentLength] == String(SampleSite.page.utf8.count))
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete])
  func otherMethodsAreRefused(method: HTTPRequest.Method) async throws {
    let response = try await answer("/", method)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "GET, HEAD")
  }

  @Test(arguments: [
    "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/0123456789ab/../../secret", "/%2e%2e%2fsecret", "/.hidden",
    "//index.html", "/0123456789ab/..", "/%5c..%5csecret", "/index.html%00", "/%ff", "/leads-outside", "/missing",
    "/index.html/",
  ])
  func nothingOutsideTheFolderIsServed(path: String) async throws {
    let response = try await answer(path)
    #expect(response.status == .notFound)
    #expect(!String(buffer: response.body).contains("secret"))
  }

  @Test func aFolderIsAskedForWithItsSlash() async throws {
    let redirect = try await answer("/screenshots")
    #expect(redirect.status == .permanentRedirect)
    #expect(redirect.headers[.location] == "/screenshots/")
    #expect(String(buffer: try await answer("/screenshots/").body) == "gallery")
  }

  @Test(arguments: ["/", "/missing", "/screenshots"])
  func everyAnswerHasTheSecurityHeaders(path: String) async throws {
    let headers = try await answer(path).headers
    let policy = try #require(headers[.contentSecurityPolicy])
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
    #expect(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"))
    #expect(headers[.xContentTypeOptions] == "nosniff")
    for name in [
      "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy",
      "Cross-Origin-Resource-Policy",
    ] {
      #expect(headers[HTTPField.Name(name)!] != nil, "\(name) is missing")
    }
  }
}
