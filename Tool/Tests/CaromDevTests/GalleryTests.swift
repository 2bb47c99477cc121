import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import Testing

@testable import CaromDev

/// From a zip to an app that runs. Only the compiler is left out.
final class GalleryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
  private let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardizedFileURL
  private let loop = MultiThreadedEventLoopGroup.singleton.next()
  private let gallery: Gallery
  private let built = NIOLockedValueBox<[String]>([])
  private let fails = NIOLockedValueBox(false)
  private var host = ""
  private var token = ""

  /// A gallery of a folder with one project.
  init() async throws {
    let project = folder.appendingPathComponent("Puck/Puck.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try GalleryTests.source.write(
      to: folder.appendingPathComponent("Puck/Puck.swift"), atomically: true, encoding: .utf8)
    var steps = DevelopedApp.Steps()
    steps.assemble = { _ in try DevSite(files: [:]) }
    steps.start = { _, _, _ in SilentApp() }
    steps.build = { [built, fails] build in
      built.withLockedValue { $0.append(build.name) }
      let error = CompilerMessage(file: "Puck.swift", line: 2, column: 1, text: "cannot find 'x' in scope")
      if fails.withLockedValue({ $0 }) { return .failed([error]) }
      let program = build.scratch.appendingPathComponent(build.name)
      try? FileManager.default.createDirectory(at: build.scratch, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: program.path, contents: Data())
      return .built(program)
    }
    gallery = Gallery(
      .init(folder: folder, kit: kit, host: "127.0.0.1", port: 0, debugsKit: true), on: loop, steps: steps
    ) { _ in }
    try await gallery.start()
    let gate = try await loop.submit { [gallery] in gallery.server.gate }.get()
    token = gate.token
    host = "127.0.0.1:\(gate.port)"
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let source = """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class ViewController: UIViewController { weak var other: UIView? }
    """

  // MARK: Requests

  private struct Answer: Decodable {
    struct Details: Decodable {
      struct Finding: Decodable { var message: String }
      var findings: [Finding]
      var package: String
    }
    var id: String?
    var name: String?
    var stage: String?
    var isDropped: Bool?
    var errorCount: Int?
    var error: String?
    var details: Details?
  }

  private func ask(
    _ method: HTTPMethod, _ path: String, _ body: ByteBuffer? = ByteBuffer(), headers: HTTPHeaders? = nil
  ) async throws -> (status: Int, json: Data) {
    let own: HTTPHeaders = ["Host": host, "Origin": "http://\(host)", "Carom-Token": token]
    let head = HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers ?? own)
    let promise = loop.makePromise(of: DeskAnswer.self)
    try await loop.submit { [gallery] in gallery.server.desk?.answer(head, body: body) { promise.succeed($0) } }.get()
    let answer = try await promise.futureResult.get()
    return (Int(answer.status.code), Data(buffer: answer.json))
  }

  private func one(_ method: HTTPMethod, _ path: String, _ text: String = "") async throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: try await ask(method, path, ByteBuffer(string: text)).json)
  }

  private func all() async throws -> [Answer] {
    try JSONDecoder().decode([Answer].self, from: try await ask(.GET, "/projects").json)
  }

  /// Waits until a project has come to a stage.
  private func wait(for stage: String, of id: String) async throws -> Answer {
    for _ in 0..<500 {
      let answer = try await one(.GET, "/projects/\(id)")
      if answer.stage == stage { return answer }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try #require(nil, "\(id) does not come to the stage \(stage)")
  }

  private var left: [String] {
    let scratch = folder.appendingPathComponent(".build-gallery")
    return ["dropped", "incoming", "packages"].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: scratch.appendingPathComponent($0).path)) ?? []
    }
  }

  private func zip(_ entries: TestZip.Entry...) -> ByteBuffer { ByteBuffer(bytes: TestZip(entries).data) }

  // MARK: Tests

  @Test func aProjectOfTheFolderIsListedPortedBuiltAndRun() async throws {
    #expect(try await all().map(\.id) == ["puck"])
    #expect(try await one(.POST, "/projects/puck/build", token).error?.contains("port it first") == true)
    #expect(try await one(.POST, "/projects/puck/port").stage == "porting")
    let ported = try await wait(for: "ported", of: "puck")
    #expect(ported.details?.findings.isEmpty == false)
    let package = URL(fileURLWithPath: try #require(ported.details?.package))
    #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent("Port.txt").path))
    #expect(built.withLockedValue { $0 } == [])
    #expect(try await one(.POST, "/projects/puck/build", token).stage == "waiting")
    _ = try await wait(for: "running", of: "puck")
    #expect(built.withLockedValue { $0 } == ["Puck"])
    let places = try await loop.submit { [gallery] in gallery.server.places.keys.sorted() }.get()
    #expect(places == ["", "apps/puck/"])
    // The project stays as it was.
    let kept = try String(contentsOf: folder.appendingPathComponent("Puck/Puck.swift"), encoding: .utf8)
    #expect(kept == GalleryTests.source)
    await gallery.stop()
  }

  @Test(
    "Nothing is built without the token, asked for again", arguments: ["", "guess", "abcdefghijklmnopqrstuvwxyz012345"])
  func tokenAgain(typed: String) async throws {
    _ = try await one(.POST, "/projects/puck/port")
    _ = try await wait(for: "ported", of: "puck")
    let (status, json) = try await ask(.POST, "/projects/puck/build", ByteBuffer(string: typed))
    #expect(status == 403)
    #expect(String(decoding: json, as: UTF8.self).contains("another token"))
    #expect(built.withLockedValue { $0 } == [])
    #expect(try await one(.GET, "/projects/puck").stage == "ported")
  }

  @Test func onlyTheGallerysOwnPageWithTheTokenIsAnswered() async throws {
    let origin = "http://\(host)"
    let others: [HTTPHeaders] = [
      ["Host": host, "Origin": origin], ["Host": host, "Origin": origin, "Carom-Token": "guess"],
      ["Host": host, "Origin": "http://evil.example", "Carom-Token": token],
      ["Host": "evil.example", "Origin": "http://evil.example", "Carom-Token": token],
    ]
    for headers in others {
      for (method, path) in [
        (HTTPMethod.GET, "/projects"), (.POST, "/projects/puck/port"), (.DELETE, "/projects/puck"),
      ] {
        #expect(try await ask(method, path, headers: headers).status == 403)
      }
    }
    for headers in others {
      let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/projects?name=a.zip", headers: headers)
      let kept = try await loop.submit { [gallery] in gallery.server.desk?.limit(of: head) }.get()
      #expect(kept == 0)
    }
    // A page's own questions have no origin; what changes something has.
    #expect(try await ask(.GET, "/projects", headers: ["Host": host, "Carom-Token": token]).status == 200)
    #expect(try await ask(.POST, "/projects/puck/port", headers: ["Host": host, "Carom-Token": token]).status == 403)
  }

  @Test func sourcesWithoutAnXcodeProjectAreListedAndTestsAndPackagesAreNot() throws {
    for file in [
      "Plain/Plain/App.swift", "Tests/AppTests.swift", "Pack/Package.swift", "Pack/App.swift", "Words/a.txt",
    ] {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    #expect(GalleryFolders(projects: folder).found().map(\.name) == ["Plain", "Puck"])
  }

  @Test func nothingNewIsTheSameText() async throws {
    _ = try await one(.POST, "/projects/puck/port")
    _ = try await wait(for: "ported", of: "puck")
    let first = try await ask(.GET, "/projects/puck").json
    for _ in 0..<5 { #expect(try await ask(.GET, "/projects/puck").json == first) }
  }

  @Test func aDroppedZipIsKeptUntilItIsRemoved() async throws {
    let dropped = zip(.init("Puck/Puck.swift", GalleryTests.source))
    let (status, json) = try await ask(.POST, "/projects?name=Puck.zip", dropped)
    #expect(status == 201)
    let answer = try JSONDecoder().decode(Answer.self, from: json)
    // The folder has a project of the same name.
    #expect(answer.id == "puck-2" && answer.name == "Puck" && answer.isDropped == true)
    _ = try await wait(for: "ported", of: "puck-2")
    #expect(built.withLockedValue { $0 } == [])
    #expect(left == ["puck-2", "puck-2"])
    let found = GalleryFolders(projects: folder).found()
    #expect(found.map(\.id) == ["puck", "puck-2"])
    #expect(try await ask(.DELETE, "/projects/puck-2").status == 200)
    #expect(try await ask(.DELETE, "/projects/puck").status == 409)
    for _ in 0..<100 where !left.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(left == [])
  }

  @Test func aRefusedZipLeavesNothingBehind() async throws {
    let bad = [
      zip(.init("Puck/Puck.swift", GalleryTests.source), .init("../evil", "x")), ByteBuffer(string: "no zip"),
      zip(.init("a.txt", "x")),
    ]
    for each in bad {
      let (status, json) = try await ask(.POST, "/projects?name=Puck.zip", each)
      #expect(status == 400)
      #expect(try JSONDecoder().decode(Answer.self, from: json).error?.hasSuffix(".") == true)
    }
    #expect(try await ask(.POST, "/projects?name=Puck.zip", nil).status == 413)
    #expect(try await all().map(\.id) == ["puck"])
    #expect(left == [])
  }

  @Test func errorsOfTheCompilerAreTold() async throws {
    fails.withLockedValue { $0 = true }
    _ = try await one(.POST, "/projects/puck/port")
    _ = try await wait(for: "ported", of: "puck")
    _ = try await one(.POST, "/projects/puck/build", token)
    #expect(try await wait(for: "broken", of: "puck").errorCount == 1)
    fails.withLockedValue { $0 = false }
    _ = try await one(.POST, "/projects/puck/build", token)
    #expect(try await wait(for: "running", of: "puck").errorCount == 0)
  }

  @Test func whatIsNotThereIsSaid() async throws {
    #expect(try await ask(.GET, "/projects/other").status == 404)
    #expect(try await ask(.POST, "/projects/puck/other").status == 404)
    #expect(try await ask(.PUT, "/projects").status == 404)
  }
}

/// An app that says nothing.
private final class SilentApp: SessionApp {
  var heard: (AppMessage) -> Void = { _ in }
  var printed: (String) -> Void = { _ in }
  var ended: (AppEnding) -> Void = { _ in }
  var isTrapping: Bool { false }
  func ask(_ request: AppRequest) {}
  func stop() {}
}
