import Foundation
import Testing

@testable import CaromServer

/// Files are read once and kept until they change.
@Suite struct SiteFilesTests {
  private func file(_ finding: SiteFiles.Finding) -> HeldFile? {
    if case .file(let file) = finding { file } else { nil }
  }

  @Test func aFileIsHeldOnceAndItsBytesAreShared() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    let files = SiteFiles(site: Site(path: folder.path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: folder.path + "/index.html")
    let first = try #require(file(files.find("/index.html", allowed: [])))
    let size = files.size
    #expect(size == SampleSite.page.utf8.count)
    for path in ["/", "/index.html", "/%69ndex.html"] {
      let again = try #require(file(files.find(path, allowed: [])))
      let places = [first, again].map { $0.bytes.withUnsafeReadableBytes { $0.baseAddress } }
      #expect(places[0] == places[1], "the same bytes, not a copy")
    }
    #expect(files.size == size)
    _ = files.find("/missing", allowed: [.br, .gzip])
    #expect(files.size == size)
  }

  @Test func aFileThatChangesIsReadAnew() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    let files = SiteFiles(site: Site(path: folder.path))
    let before = try #require(file(files.find("/", allowed: [])))
    let index = URL(fileURLWithPath: folder.path + "/index.html")
    try Data("new".utf8).write(to: index)
    let after = try #require(file(files.find("/", allowed: [])))
    #expect(String(buffer: after.bytes) == "new" && after.tag != before.tag)
    #expect(String(buffer: before.bytes) == SampleSite.page, "an answer on its way keeps its content")
    #expect(files.size == 3)
    try FileManager.default.removeItem(at: index)
    #expect(file(files.find("/", allowed: [])) == nil && files.size == 0)
  }

  @Test func changesThatFollowAtOnceAreSeen() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    let files = SiteFiles(site: Site(path: folder.path))
    for number in 0..<1000 {
      let text = "\(number % 10)"
      let descriptor = open(folder.path + "/sw.js", O_WRONLY | O_TRUNC)
      #expect(text.withCString { write(descriptor, $0, 1) } == 1)
      close(descriptor)
      #expect(file(files.find("/sw.js", allowed: [])).map { String(buffer: $0.bytes) } == text)
    }
  }

  @Test func aFileThatComesToLeadOutsideIsNoLongerServed() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    let files = SiteFiles(site: Site(path: folder.path))
    #expect(file(files.find("/sw.js", allowed: [])) != nil)
    try FileManager.default.removeItem(atPath: folder.path + "/sw.js")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/sw.js", withDestinationPath: "../secret")
    #expect(file(files.find("/sw.js", allowed: [])) == nil)
  }

  @Test func aFileTooLargeToHoldIsNotRead() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    let path = folder.path + "/huge.bin"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, SiteFiles.greatestSize + 1) == 0)
    let answer = folder.responder.answer(SampleSite.request("/huge.bin"))
    #expect(answer.status == .internalServerError && String(buffer: answer.body).contains("nginx"))
  }

  @Test func aPipeIsNoFile() throws {
    let folder = try SampleSite()
    defer { folder.remove() }
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(folder.responder.answer(SampleSite.request("/pipe")).status == .notFound)
  }
}
