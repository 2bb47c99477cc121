import CaromHeadlessHost
import CaromReplay
import Glibc
import Testing
import UIKit

/// An app that traps some time after its button was pressed for the third time, with a certain probability.
private final class Fragile: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  override class var kind: String { "Fragile" }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    var presses = [0, 1, 2]
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addAction(
      UIAction { _ in
        presses.removeLast()
        guard presses.isEmpty else { return }
        Timer.scheduledTimer(withTimeInterval: Double.random(in: 0.1..<0.3), repeats: false) { _ in
          print(presses[Int.random(in: 0..<9)])
        }
      }, for: .touchUpInside)
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.addSubview(button)
    window?.makeKeyAndVisible()
    return true
  }
}

/// The bytes of a file; nil if it cannot be read.
private func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
  return bytes
}

@Suite struct TrapTests {
  private static let app = PlayableApp(name: "Fragile", rulesVersion: 1) { OpenApp(delegate: Fragile()) }

  @Test func aTrapLeavesTheRecordingThatLeadsToIt() async throws {
    let trap = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      setenv("CAROM_TRAPS", "/tmp/carom-trap-test-\(getppid())", 1)
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      let host = HeadlessHost(delegate: Fragile(), seed: 42)
      for _ in 0..<3 { host.tap("Press") }
      host.advance(seconds: 60)
    }
    let said = String(decoding: trap.standardErrorContent, as: UTF8.self)
    let line = try #require(said.split(separator: "\n").first { $0.hasPrefix("Carom: the app trapped in tick") })
    let tick = try #require(line.split(separator: " ")[6...].first.flatMap { Int($0) })
    let path = try #require(line.split(separator: " ").last.map { String($0) })
    defer {
      unlink(path)
      rmdir("/tmp/carom-trap-test-\(getpid())")
    }

    let recording = try Recording(bytes: try #require(contents(of: path)))
    #expect(recording.app == "Fragile" && recording.ticks >= Tick(tick) && tick > 15)
    #expect(try Recording(bytes: recording.bytes).inputs.count == recording.inputs.count)

    // A new process that replays the recording traps in the same tick.
    setenv("CAROM_TRAP_TEST", path, 1)
    let again = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      let bytes = try #require(getenv("CAROM_TRAP_TEST").flatMap { contents(of: String(cString: $0)) })
      let replayer = Replayer(try Recording(bytes: bytes), of: TrapTests.app)
      while !replayer.isAtEnd {
        fputs("tick \(replayer.tick + 1)\n", stderr)
        replayer.step()
      }
      exit(0)
    }
    let ticks = String(decoding: again.standardErrorContent, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("tick ") }
    #expect(ticks.last == "tick \(tick)")
  }

  @Test func aSessionThatEndsWellLeavesNothing() {
    let folder = "/tmp/carom-trap-test-well-\(getpid())"
    setenv("CAROM_TRAPS", folder, 1)
    var host: HeadlessHost? = HeadlessHost(delegate: Fragile())
    unsetenv("CAROM_TRAPS")
    host?.tap("Press")
    let path = "\(folder)/Fragile-\(getpid())-1.carom"
    let bytes = contents(of: path)
    #expect(bytes.map { $0.count > 100 } == true)
    host = nil
    #expect(contents(of: path) == nil)
    #expect(rmdir(folder) == 0)
  }

  @Test func anInputThatWasCutOffIsLeftOut() throws {
    let host = HeadlessHost(delegate: Fragile(), isRecording: true)
    host.tap("Press")
    let whole = try Recording(of: host.application, app: "Fragile", rulesVersion: 1)
    var bytes: [UInt8] = Array("COPN".utf8) + [1, 3, 0, 0, 0] + Array("Any".utf8) + [0, 0, 0, 0]
    var writer = HostWriter()
    for input in whole.inputs { input.write(to: &writer) }
    bytes += writer.bytes
    #expect(try Recording(bytes: bytes).inputs.count == whole.inputs.count)
    for cut in 1...4 {
      let shorter = try Recording(bytes: Array(bytes.dropLast(cut)))
      #expect(shorter.app == "Any" && shorter.inputs.count == whole.inputs.count - 1)
    }
    #expect(throws: RecordingError.corrupt) { try Recording(bytes: bytes + [200]) }
    #expect(throws: RecordingError.truncated) { try Recording(bytes: Array(bytes[..<9])) }
    #expect(throws: RecordingError.otherVersion(found: 9)) { try Recording(bytes: Array("COPN".utf8) + [9]) }
  }
}
