import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import CaromServer

/// The answers to requests, without a socket, from a small site created for each test.
@Suite struct ServingTests {
  private func answer(
    _ path: String, _ method: HTTPMethod = .GET, _ fields: [(String, String)] = []
  ) throws -> Answer {
    let folder = try SampleSite()
    defer { folder.remove() }
    return folder.responder.answer(SampleSite.request(path, method, fields))
  }

  @Test func theFolderItselfIsItsPage() throws {
    let response = try answer("/")
    #expect(response.status == .ok)
    #expect(response.headers.first(name: "Content-Type") == "text/html; charset=utf-8")
    #expect(String(buffer: response.body) == SampleSite.page)
  }

  @Test func whereThereIsNothingAPersonGetsThePageThatLeadsHome() throws {
    let page = try answer("/no/such/place", .GET, [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")])
    #expect(page.status == .notFound && String(buffer: page.body) == SampleSite.lost)
    #expect(
      page.headers["Content-Type"] == ["text/html; charset=utf-8"] && page.headers["Cache-Control"] == ["no-store"])
    #expect(page.headers["ETag"].isEmpty && page.headers["Content-Length"].count == 1)
    let line = try answer("/no/such/place", .GET, [("Accept", "*/*")])
    #expect(line.status == .notFound && String(buffer: line.body).hasPrefix("There is nothing at this path"))
  }

  @Test func aPageForFramesMayBeShownInThoseOfOtherSites() throws {
    let embedded = try answer("/embed/plane/")
    let policy = try #require(embedded.headers["Content-Security-Policy"].first)
    #expect(embedded.headers["Content-Security-Policy"].count == 1)
    #expect(policy.hasSuffix("; frame-ancestors *") && !policy.contains("frame-ancestors 'self'"))
    #expect(policy.hasPrefix("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"))
    #expect(embedded.headers["Cross-Origin-Resource-Policy"] == ["cross-origin"])
    #expect(embedded.headers["Cross-Origin-Embedder-Policy"] == ["require-corp"])
    let other = try answer("/")
    #expect(other.headers["Content-Security-Policy"][0].hasSuffix("; frame-ancestors 'self'"))
    #expect(other.headers["Cross-Origin-Resource-Policy"] == ["same-origin"])
  }

  @Test func aQueryChangesNothing() throws {
    #expect(String(buffer: try answer("/?seed=4").body) == SampleSite.page)
  }

  @Test(arguments: [
    "http://localhost", "http://localhost/", "HTTP://localhost:8080/index.html?seed=4", "http://?seed=4",
  ])
  func aWholeURLIsATarget(url: String) throws {
    #expect(String(buffer: try answer(url).body) == SampleSite.page)
  }

  @Test(arguments: [
    ("/0123456789ab/boot.js", "text/javascript; charset=utf-8"),
    ("/0123456789ab/app.wasm", "application/wasm"),
    ("/manifest.webmanifest", "application/manifest+json"),
    ("/unknown.xyz", "application/octet-stream"),
  ])
  func typesFollowTheExtension(path: String, type: String) throws {
    #expect(try answer(path).headers.first(name: "Content-Type") == type)
  }

  @Test(arguments: [
    ("br, gzip", "br", "as brotli"), ("gzip, deflate", "gzip", "as gzip"), ("gzip;q=1.0, br;q=0", "gzip", "as gzip"),
    ("*", "br", "as brotli"), ("deflate", nil, "plain"), ("br;q=0, *;q=0", nil, "plain"),
  ])
  func theVariantIsTheBestThatTheBrowserTakes(accepts: String, encoding: String?, body: String) throws {
    let response = try answer("/0123456789ab/app.wasm", .GET, [("Accept-Encoding", accepts)])
    #expect(response.headers.first(name: "Content-Encoding") == encoding)
    #expect(response.headers.first(name: "Content-Type") == "application/wasm")
    #expect(response.headers.first(name: "Vary") == "Accept-Encoding")
    #expect(String(buffer: response.body) == body)
  }

  @Test func withoutAVariantTheFileGoesPlain() throws {
    let response = try answer("/0123456789ab/boot.js", .GET, [("Accept-Encoding", "br, gzip")])
    #expect(response.status == .ok)
    #expect(response.headers.first(name: "Content-Encoding") == nil)
  }

  @Test func whatIsNamedByItsContentsIsKeptForEver() throws {
    #expect(
      try answer("/0123456789ab/boot.js").headers.first(name: "Cache-Control") == "public, max-age=31536000, immutable")
  }

  @Test(arguments: ["/", "/index.html", "/sw.js", "/manifest.webmanifest"])
  func whatKeepsItsNameIsAskedForAgain(path: String) throws {
    #expect(try answer(path).headers.first(name: "Cache-Control") == "no-cache")
  }

  @Test func aKnownTagNeedsNoBody() throws {
    let tag = try #require(try answer("/").headers.first(name: "ETag"))
    for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let response = try answer("/", .GET, [("If-None-Match", header)])
      #expect(response.status == .notModified)
      #expect(response.body.readableBytes == 0)
      #expect(response.headers.first(name: "ETag") == tag)
    }
    #expect(try answer("/", .GET, [("If-None-Match", "\"other\"")]).status == .ok)
  }

  @Test func variantsHaveTagsOfTheirOwn() throws {
    let tags = try [
      answer("/0123456789ab/app.wasm", .GET, [("Accept-Encoding", "br")]).headers.first(name: "ETag"),
      answer("/0123456789ab/app.wasm", .GET, [("Accept-Encoding", "gzip")]).headers.first(name: "ETag"),
      answer("/0123456789ab/app.wasm").headers.first(name: "ETag"),
    ]
    #expect(Set(tags).count == 3)
  }

  @Test func headHasTheLengthAndNoBody() throws {
    let response = try answer("/", .HEAD)
    #expect(response.status == .ok)
    #expect(response.body.readableBytes == 0)
    #expect(response.headers.first(name: "Content-Length") == String(SampleSite.page.utf8.count))
  }

  @Test(arguments: [HTTPMethod.POST, .PUT, .DELETE])
  func otherMethodsAreRefused(method: HTTPMethod) throws {
    let response = try answer("/", method)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers.first(name: "Allow") == "GET, HEAD")
  }

  @Test(arguments: [
    "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/0123456789ab/../../secret", "/%2e%2e%2fsecret", "/.hidden",
    "//index.html", "/0123456789ab/..", "/%5c..%5csecret", "/index.html%00", "/%ff", "/leads-outside", "/missing",
    "/index.html/", "/links/secret", "", "*", "/folder-outside/secret",
  ])
  func nothingOutsideTheFolderIsServed(path: String) throws {
    let response = try answer(path)
    #expect(response.status == .notFound)
    #expect(!String(buffer: response.body).contains("secret"))
  }

  @Test func aFolderIsAskedForWithItsSlash() throws {
    let redirect = try answer("/screenshots")
    #expect(redirect.status == .permanentRedirect)
    #expect(redirect.headers.first(name: "Location") == "/screenshots/")
    #expect(String(buffer: try answer("/screenshots/").body) == "gallery")
  }

  @Test(arguments: ["/", "/missing", "/screenshots"])
  func everyAnswerHasTheSecurityHeaders(path: String) throws {
    let headers = try answer(path).headers
    let policy = try #require(headers.first(name: "Content-Security-Policy"))
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
    #expect(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"))
    #expect(headers.first(name: "X-Content-Type-Options") == "nosniff")
    #expect(policy.contains("frame-ancestors 'self'") && !policy.contains("#") && !policy.contains("\n"))
    for name in [
      "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy",
      "Cross-Origin-Resource-Policy",
    ] {
      #expect(headers.contains(name: name), "\(name) is missing")
    }
  }

  @Test func aVariantThatLeadsOutsideIsNotServed() throws {
    let response = try answer("/0123456789ab/boot.js", .GET, [("Accept-Encoding", "br")])
    #expect(String(buffer: response.body) == "boot()")
  }

  @Test func aVariantOfNothingIsNothing() throws {
    #expect(try answer("/gone.js", .GET, [("Accept-Encoding", "br")]).status == .notFound)
  }

  @Test func aFileThatMayNotBeReadIsRefused() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    #expect(chmod(folder.path + "/unknown.xyz", 0) == 0)
    let status = folder.responder.answer(SampleSite.request("/unknown.xyz")).status
    #expect(status == (geteuid() == 0 ? .ok : .forbidden), "root may read everything")
  }

  @Test func everyRefusalIsOneLineOfText() throws {
    let refusals = try [
      answer("/missing"), answer("/", .POST), answer("/", .GET, [("Content-Length", "5")]),
      answer("/", .GET, [("Range", "bytes=5000-")]), answer("/", .GET, [("If-Match", "\"other\"")]),
      answer("/", .GET, [("Host", "second")]),
    ]
    for refusal in refusals {
      let text = String(buffer: refusal.body)
      #expect(text.hasSuffix("\n") && text.filter { $0 == "\n" }.count == 1 && text.count > 20, "\(text)")
      #expect(refusal.headers.first(name: "Content-Type") == "text/plain; charset=utf-8")
      #expect((400..<600).contains(refusal.status.code))
    }
    #expect(refusals.map { $0.status.code } == [404, 405, 413, 416, 412, 400])
  }
}
