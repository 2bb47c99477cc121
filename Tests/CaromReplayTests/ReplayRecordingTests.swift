import CaromGeometry
import CaromReplay
import Testing
import UIKit

/// Recordings are made and encoded, and invalid bytes are refused with a reason.
@Suite struct ReplayRecordingTests {
  private static let app = PlayableApp(name: "keepsake", rulesVersion: 3) {
    let delegate = KeepsakeDelegate()
    return OpenApp(delegate: delegate, combine: { $0.combine(delegate.controller.taps) })
  }

  /// A session with some taps, a rotation and a wait.
  private static func session(metrics: any TextMeasuring = FixedTextMetrics()) -> HeadlessHost {
    let host = HeadlessHost(
      delegate: KeepsakeDelegate(), seed: 77, stored: ["key": "value"], textMetrics: metrics, isRecording: true)
    for x in [40.0, 120, 300] {
      host.tap(at: CGPoint(x: x, y: 200))
      host.advance(ticks: 13)
    }
    host.rotate()
    host.advance(seconds: 0.5)
    return host
  }

  private static func recording() throws -> Recording {
    try Recording(of: session().application, app: "keepsake", rulesVersion: 3)
  }

  @Test func aRecordingKeepsEveryInputFromTheFirstOn() throws {
    let host = Self.session()
    let recording = try Recording(of: host.application, app: "keepsake", rulesVersion: 3)
    #expect(recording.seed == 77)
    #expect(recording.ticks == host.tick)
    #expect(recording.start.stored == ["key", "value"])
    #expect(recording.inputs.count { $0.kind == .pointer } == 6)
  }

  @Test func anUnrecordedSessionIsRefused() {
    let host = HeadlessHost(delegate: KeepsakeDelegate())
    #expect(throws: RecordingError.notRecorded) {
      try Recording(of: host.application, app: "keepsake", rulesVersion: 3)
    }
  }

  @Test func bytesComeBackAsTheSameRecording() throws {
    let recording = try Self.recording()
    let again = try Recording(bytes: recording.bytes)
    #expect(again.app == "keepsake")
    #expect(again.rulesVersion == 3)
    #expect(again.ticks == recording.ticks)
    #expect(again.bytes == recording.bytes)
  }

  @Test func aReplayLivesThroughTheSame() throws {
    let host = Self.session()
    let (state, clock) = (host.application.stateHash(), host.application.clockHash())
    let recording = try Recording(of: host.application, app: "keepsake", rulesVersion: 3)
    let replayer = Replayer(recording, of: Self.app)
    replayer.finish()
    #expect(replayer.application.stateHash() == state)
    #expect(replayer.clockHash == clock)
    #expect(replayer.missingTexts.isEmpty)
  }

  @Test func singleTicksComeToTheSameAsLeaps() throws {
    let recording = try Self.recording()
    let leaps = Replayer(recording, of: Self.app)
    leaps.finish()
    let steps = Replayer(recording, of: Self.app)
    #expect(Tick(steps.trace().count) == recording.ticks)
    #expect(steps.stateHash == leaps.stateHash)
  }

  @Test func aReplayAsksNoPage() throws {
    let host = Self.session(metrics: WideMetrics())
    let state = host.application.stateHash()
    let recording = try Recording(of: host.application, app: "keepsake", rulesVersion: 3)
    let replayer = Replayer(recording, of: Self.app)
    replayer.finish()
    #expect(replayer.application.stateHash() == state)
    #expect(replayer.missingTexts.isEmpty)
  }

  @Test func aMissingTextIsReported() throws {
    let recording = try Self.recording()
    let without = try Recording(
      app: "keepsake", rulesVersion: 3, inputs: recording.inputs.filter { $0.kind != .measured })
    let replayer = Replayer(without, of: Self.app)
    replayer.finish()
    _ = replayer.stateHash
    #expect(replayer.missingTexts.contains("Taps: 0"))
  }

  @Test func theFirstDifferentTickIsFound() throws {
    let recording = try Self.recording()
    #expect(Recording.firstDivergence(of: recording, in: Self.app, from: recording, in: Self.app) == nil)
    var inputs = recording.inputs
    // The finger of the third tap touches another point.
    let place = try #require(inputs.indices.filter { inputs[$0].kind == .pointer }.dropLast().last)
    guard case .pointer(var pointer) = inputs[place] else { return }
    pointer.y += 1
    inputs[place] = .pointer(pointer)
    let other = try Recording(app: "keepsake", rulesVersion: 3, inputs: inputs)
    // After the first tick and two taps of 5 ticks, each with 13 ticks after it.
    let tick = Tick(1 + 2 * (5 + 13) + 1)
    #expect(Recording.firstDivergence(of: recording, in: Self.app, from: other, in: Self.app) == tick)
  }

  // MARK: Bad bytes

  @Test func everyShortenedFileIsRefused() throws {
    let bytes = try Self.recording().bytes
    #expect(throws: RecordingError.truncated) { try Recording(bytes: []) }
    for count in 1..<bytes.count {
      #expect(throws: RecordingError.truncated) { try Recording(bytes: Array(bytes.prefix(count))) }
    }
  }

  @Test func whatFollowsTheEndIsRefused() throws {
    let bytes = try Self.recording().bytes
    #expect(throws: RecordingError.trailingBytes(2)) { try Recording(bytes: bytes + [0, 0]) }
  }

  @Test func otherVersionsAndOtherFilesAreRefused() throws {
    var bytes = try Self.recording().bytes
    bytes[4] = 99
    #expect(throws: RecordingError.otherVersion(found: 99)) { try Recording(bytes: bytes) }
    #expect(throws: RecordingError.notARecording) { try Recording(bytes: Array("GIF89a and more".utf8)) }
    #expect(throws: RecordingError.notARecording) { try RunRecording(bytes: Self.recording().bytes) }
  }

  @Test func everyFlippedBitIsNoticed() throws {
    let bytes = try Self.recording().bytes
    for place in stride(from: 0, to: bytes.count, by: 3) {
      for bit in [0, 6] {
        var damaged = bytes
        damaged[place] ^= 1 << bit
        #expect(throws: RecordingError.self) { try Recording(bytes: damaged) }
      }
    }
  }

  @Test func senselessSessionsAreRefused() throws {
    func refuse(_ inputs: [HostInput]) -> Bool {
      do {
        _ = try Recording(app: "a", rulesVersion: 1, inputs: inputs)
        return false
      } catch {
        if case .senseless = error { return true }
        return false
      }
    }
    var late = AdvanceInput()
    late.tick = 9
    #expect(refuse([]))
    #expect(refuse([.advance(late)]))
    #expect(refuse([.start(StartInput()), .start(StartInput())]))
    #expect(refuse([.start(StartInput()), .advance(late), .advance(AdvanceInput())]))
    #expect(!refuse([.start(StartInput()), .advance(late)]))
  }

  /// A thousand files that start correctly and continue with noise, and a thousand correct files partly overwritten by
  /// noise.
  @Test func noiseNeverTraps() throws {
    var generator = SeededGenerator(seed: 5)
    let good = try Self.recording().bytes
    for round in 0..<2000 {
      var bytes = good
      if round % 2 == 0 {
        bytes = Array(good.prefix(Int(generator.next(below: 60))))
        for _ in 0..<generator.next(below: 200) { bytes.append(UInt8(generator.next(below: 256))) }
      } else {
        for _ in 0...generator.next(below: 8) {
          bytes[Int(generator.next(below: UInt32(bytes.count)))] = UInt8(generator.next(below: 256))
        }
      }
      if bytes == good { continue }
      #expect(throws: RecordingError.self) { try Recording(bytes: bytes) }
      _ = try? RunRecording(bytes: Array("CRUN".utf8) + bytes.dropFirst(4))
    }
  }
}

/// Counts taps and displays the number.
private final class KeepsakeController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  var taps = 0 { didSet { show() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", KeepsakeController.tap)))
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.center.x = view.bounds.midX
  }

  func tap(_ recognizer: UITapGestureRecognizer) {
    taps += 1
    UIView.animate(withDuration: 0.2) { self.label.transform = self.label.transform.rotated(by: 0.1) }
  }

  private func show() {
    label.text = "Taps: \(taps)"
    label.sizeToFit()
  }
}

private final class KeepsakeDelegate: NSObject, UIApplicationDelegate {
  let controller = KeepsakeController()
  private var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// Text metrics of a page whose font is twice as wide.
private final class WideMetrics: NSObject, TextMeasuring {
  private let narrow = FixedTextMetrics()
  func width(of text: String, font: String) -> Double { 2 * narrow.width(of: text, font: font) + 1 / 3 }
}
