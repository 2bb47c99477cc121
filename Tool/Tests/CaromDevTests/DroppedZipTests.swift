import Foundation
import Testing

@testable import CaromDev

/// What comes from a page may be anything. Each refusal is one sentence, and leaves nothing behind.
final class DroppedZipTests {
  private typealias Entry = TestZip.Entry

  private let parent = FileManager.default.temporaryDirectory.appendingPathComponent("zips-\(UUID().uuidString)")
  private static let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../.."
  )
  .standardizedFileURL
  private static let source = Entry("Puck/Puck.swift", "import UIKit\nclass PuckViewController: UIViewController {}\n")

  init() throws { try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: parent) }

  private func unpack(_ data: Data, named name: String = "Puck.zip") throws -> URL {
    try DroppedZip(name: name, bytes: data).unpack(to: parent.appendingPathComponent("new"), kit: DroppedZipTests.kit)
  }

  private func contents(of folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  /// Why a zip is refused.
  private func refusal(of data: Data) throws -> String {
    let refusal = try #require(throws: GalleryRefusal.self) { try unpack(data) }
    #expect(contents(of: parent) == [], "something is left of it")
    #expect(refusal.text.hasSuffix(".") && !refusal.text.contains("\n"))
    return refusal.text
  }

  private func refusal(of entries: Entry...) throws -> String {
    try refusal(of: TestZip([DroppedZipTests.source] + entries).data)
  }

  @Test func aZippedFolderIsUnpacked() throws {
    let zip = TestZip([DroppedZipTests.source, Entry("Puck/Sub folder/Ünïcode.txt"), Entry("__MACOSX/x", "x")])
    let folder = try unpack(zip.data)
    #expect(folder.lastPathComponent == "Puck")
    #expect(contents(of: folder) == ["Puck.swift", "Sub folder", "Sub folder/Ünïcode.txt"])
    #expect(try String(contentsOf: folder.appendingPathComponent("Puck.swift"), encoding: .utf8).contains("UIKit"))
    #expect(DroppedZip(name: "other.zip", bytes: Data()).title(of: folder) == "Puck")
  }

  @Test func aZipWithoutAFolderIsCalledByItsOwnName() throws {
    let folder = try unpack(TestZip([Entry("Puck.swift", "import UIKit\n"), Entry("Info.plist")]).data)
    #expect(DroppedZip(name: "My Puck.zip", bytes: Data()).title(of: folder) == "My Puck")
    #expect(DroppedZip(name: "../\u{202e}\n.zip", bytes: Data()).title(of: folder) == "Project")
  }

  @Test func whatIsNotOfTheProjectIsLeftOut() throws {
    let link = Entry("Puck/Pods/Headers", "../../../etc", mode: 0o120777)
    let folder = try unpack(TestZip([DroppedZipTests.source, link, Entry("Puck/.git/config", "[core]")]).data)
    #expect(contents(of: folder) == ["Puck.swift"])
  }

  @Test func permissionsAreNotTaken() throws {
    var program = Entry("Puck/run.sh", "#!/bin/sh\n")
    program.mode = 0o104777
    let folder = try unpack(TestZip([DroppedZipTests.source, program]).data)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("run.sh").path)
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test(
    "A path that leads out of the folder is refused",
    arguments: [
      "../evil.swift", "Puck/../../evil.swift", "..", "/tmp/evil.swift", "//tmp/evil.swift", "C:/evil.swift",
      "c:evil.swift",
      "./../evil.swift",
    ])
  func out(path: String) throws { #expect(try refusal(of: Entry(path, "x")).contains("leads out")) }

  @Test(
    "A path that another system would read as another one is refused",
    arguments: ["..\\evil.swift", "Puck\\..\\..\\evil.swift", "\\\\server\\evil.swift"])
  func backslashes(path: String) throws { #expect(try refusal(of: Entry(path, "x")).contains("backslashes")) }

  @Test(
    "Control characters in a name are refused", arguments: ["Puck/a.swift\0.png", "Puck/a\nb.swift", "Puck/\u{1b}[2J"])
  func controls(path: String) throws { #expect(try refusal(of: Entry(path, "x")).contains("no file name has")) }

  @Test func longAndDeepPathsAreRefused() throws {
    #expect(try refusal(of: Entry(String(repeating: "a", count: 300), "x")).contains("too long"))
    #expect(try refusal(of: Entry(String(repeating: "a/", count: 40) + "b", "x")).contains("too deep"))
  }

  @Test func linksAndDevicesAreRefused() throws {
    #expect(try refusal(of: Entry("Puck/link", "/etc/passwd", mode: 0o120777)).contains("symbolic link"))
    // A file through a link that came before it.
    #expect(
      try refusal(of: Entry("Puck/out", "/tmp", mode: 0o120777), Entry("Puck/out/evil", "x")).contains("symbolic link"))
    for mode: UInt32 in [0o020644, 0o060644, 0o010644, 0o140644] {
      #expect(try refusal(of: Entry("Puck/device", mode: mode)).contains("neither a file nor a folder"))
    }
  }

  @Test func whatIsInItTwiceIsRefused() throws {
    #expect(try refusal(of: Entry("Puck/Puck.swift", "other")).contains("twice"))
    #expect(try refusal(of: Entry("Puck/PUCK.swift", "other")).contains("twice"))
    #expect(try refusal(of: Entry("Puck/./Puck.swift", "other")).contains("twice"))
    #expect(try refusal(of: Entry("Puck/Puck.swift/inner", "other")).contains("a file and a folder"))
  }

  @Test func tooManyEntriesAreRefused() throws {
    #expect(try refusal(of: TestZip((0...10_000).map { Entry("Puck/\($0)") }).data).contains("more than 10000 entries"))
    #expect(try refusal(of: TestZip((0...20_001).map { Entry("\($0)") }).data).contains("more than 10000 entries"))
  }

  @Test func whatGrowsTooMuchIsRefused() throws {
    var bomb = Entry("Puck/zeros", String(repeating: "x", count: 1000))
    (bomb.method, bomb.size) = (8, 2 << 20)
    #expect(try refusal(of: bomb).contains("would grow more than 150 times"))
    var large = Entry("Puck/large", String(repeating: "x", count: 9000))
    (large.method, large.size) = (8, 1 << 20)
    let many = (0..<300).map { index in
      var each = large
      each.name += "\(index)"
      return each
    }
    #expect(try refusal(of: TestZip(many).data).contains("more than 256 MB"))
  }

  @Test func entriesThatShareTheirBytesAreRefused() throws {
    let many = (0..<100).map { index in
      var each = Entry("Puck/\(index)", "the same bytes")
      if index > 0 { each.offset = 0 }
      return each
    }
    #expect(try refusal(of: TestZip(many).data).contains("damaged"))
  }

  @Test func encryptedOrUncommonEntriesAreRefused() throws {
    var locked = Entry("Puck/secret", "x")
    locked.flags = 1
    #expect(try refusal(of: locked).contains("without a password"))
    var strange = Entry("Puck/strange", "x")
    strange.method = 97
    #expect(try refusal(of: strange).contains("not common"))
  }

  @Test func sizesThatAreNotTrueAreRefused() throws {
    var entry = Entry("Puck/a", "twelve bytes")
    entry.size = 4
    #expect(try refusal(of: entry).contains("damaged"))
    entry.size = 4000
    #expect(try refusal(of: entry).contains("damaged"))
    (entry.size, entry.packedSize) = (4_000_000, 4_000_000)
    #expect(try refusal(of: entry).contains("damaged"))
    (entry.size, entry.packedSize, entry.checksum) = (nil, nil, 1)
    #expect(try refusal(of: entry).contains("damaged"))
    // What inflates to more than it says.
    entry = Entry("Puck/b")
    entry.bytes = Data([0x4b, 0x4c, 0x44, 0x05, 0x00])
    (entry.method, entry.size) = (8, 1)
    #expect(try refusal(of: entry).contains("damaged"))
  }

  @Test func damagedZipsAreRefused() throws {
    let whole = TestZip([DroppedZipTests.source, Entry("Puck/more", String(repeating: "x", count: 100))]).data
    for data in [Data(), Data("no zip".utf8), whole.dropLast(30), whole.dropFirst(40), whole.prefix(60)] {
      #expect(try refusal(of: Data(data)).contains("damaged"))
    }
    var broken = whole
    broken[40] ^= 0xff
    #expect(try refusal(of: broken).contains("damaged"))
  }

  @Test func aZipWithoutAProjectIsRefused() throws {
    #expect(try refusal(of: TestZip([]).data).contains("no file in it"))
    #expect(try refusal(of: TestZip([Entry("Folder/", mode: 0o040755)]).data).contains("no file in it"))
    #expect(try refusal(of: TestZip([Entry("Puck/main.m", "@import UIKit;")]).data).contains("no Swift source"))
  }
}
