import CaromGeometry
import CaromReplay
import Testing
import UIKit

/// A run that is extracted from its session and replayed alone gives the same result, bit for bit, whatever the session
/// did before.
@Suite struct ReplayRunTests {
  /// Plays a session of several runs at random: drags, taps, keys, pauses, settings, rotations, hidden pages, new runs.
  private static func session(seed: UInt64, ticks: Int) -> HeadlessHost {
    let host = HeadlessHost(
      delegate: PlopDelegate(), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), seed: 9,
      stored: ["plop.gravity": "700"], isRecording: true)
    var generator = SeededGenerator(seed: seed)
    var isDown = [false, false]
    let keys = ["ArrowLeft", "ArrowRight", "Space", "KeyP", "KeyN", "KeyS", "KeyG"]
    for _ in 0..<ticks / 6 {
      let place = CGPoint(x: generator.next(in: 0.0..<390), y: generator.next(in: 0.0..<844))
      let finger = Int(generator.next(below: 2))
      switch generator.next(below: 24) {
      case 0..<10:
        host.touch(id: Int32(finger), phase: isDown[finger] ? .move : .down, at: place, offset: 100)
        isDown[finger] = true
      case 10..<13:
        host.touch(id: Int32(finger), phase: .up, at: place)
        isDown[finger] = false
      case 13..<15: host.press(keys[Int(generator.next(below: 7))])
      case 15: host.hold(keys[Int(generator.next(below: 2))])
      case 16: host.release(keys[Int(generator.next(below: 2))])
      case 17: if generator.next(below: 6) == 0 { host.rotate() }
      case 18:
        if generator.next(below: 4) == 0 {
          host.hide()
          host.advance(ticks: 30)
          host.show()
        }
      case 19: host.touch(phase: .hover, at: place, type: .indirectPointer)
      case 20: host.setDark(generator.next(below: 2) == 0)
      default: break
      }
      host.advance(ticks: Int(generator.next(below: 12)))
    }
    return host
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyRunAloneIsWhatItWasInItsSession(seed: UInt64) throws {
    let host = Self.session(seed: seed, ticks: 1500)
    #expect(host.diagnostics.isEmpty)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let runs = recording.runs(of: Plop.app)
    #expect(runs.count > 2)
    #expect(try recording.differences(of: runs, in: Plop.app) == [])
  }

  /// The third run of a session, replayed alone, is the same in every tick, although the session was paused, showed the
  /// settings and was rotated before.
  @Test func theThirdRunIsTheSameInEveryTick() throws {
    let host = HeadlessHost(delegate: PlopDelegate(), seed: 4, isRecording: true)
    for round in 0..<3 {
      host.hold("ArrowLeft")
      host.touch(id: 5, phase: .down, at: CGPoint(x: 100, y: 500))
      host.advance(seconds: 0.3)
      host.touch(id: 5, phase: .move, at: CGPoint(x: 180, y: 500))
      host.press("KeyP")
      host.advance(seconds: 0.4 + Double(round) * 0.1)
      host.press("KeyP")
      host.rotate()
      host.press("KeyS")
      host.advance(seconds: 1)
      host.press("KeyS")
      host.rotate()
      if round < 2 {
        // The finger and the arrow key stay down when the next run begins.
        host.press("KeyN")
      }
      host.touch(id: 5, phase: .move, at: CGPoint(x: 90, y: 520))
      host.advance(seconds: 0.8)
      host.touch(id: 5, phase: .up, at: CGPoint(x: 90, y: 520))
      host.release("ArrowLeft")
    }
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let runs = recording.runs(of: Plop.app)
    #expect(runs.count == 3)
    let session = Replayer(recording, of: Plop.app)
    session.advance(to: runs[2].beginTick)
    let alone = RunReplayer(runs[2], of: Plop.app)
    #expect(alone.beginsAlike)
    while !alone.isAtEnd {
      #expect(alone.runHash == session.runHash, "tick \(alone.tick - runs[2].beginTick) of the run")
      alone.step()
      session.step()
    }
    #expect(alone.score == session.score)
    #expect(alone.score > 0)
  }

  /// Extracting from a session that is still running gives the run as it has been so far.
  @Test func aRunIsCutOutWhileItIsPlayed() throws {
    let host = HeadlessHost(delegate: PlopDelegate(), seed: 5, stored: ["plop.gravity": "500"])
    let (log, application) = (RunLog(), host.application)
    log.watch(application)
    for input in [HostInput.start(StartInput())] { log.willReceive(input, in: application) }
    host.willSend = { log.willReceive($0, in: application) }
    host.rotate()
    host.advance(seconds: 0.5)
    host.press("KeyN")
    host.advance(seconds: 0.4)
    host.touch(id: 1, phase: .down, at: CGPoint(x: 100, y: 300))
    host.advance(seconds: 0.3)
    for _ in 0..<2 {
      let run = try #require(log.run(app: "plop", rulesVersion: 1, in: application))
      #expect(run.endTick == host.application.tick)
      let alone = RunReplayer(try RunRecording(bytes: run.bytes), of: Plop.app)
      #expect(alone.beginsAlike)
      alone.finish()
      #expect(alone.touches == [CGPoint(x: 100, y: 300)])
      let hash = alone.application.runHash()
      #expect(hash == host.application.runHash())
      host.advance(seconds: 1)
    }
    // An endless run is not extracted at all.
    var long = FileInput()
    long.content = String(repeating: "x", count: RunLog.mostBytes)
    host.send(.file(long))
    #expect(log.run(app: "plop", rulesVersion: 1, in: application) == nil)
    host.press("KeyN")
    host.advance(seconds: 0.1)
    #expect(log.run(app: "plop", rulesVersion: 1, in: application) != nil)
  }

  @Test func aRunNamesTheBuildThatPlayedIt() throws {
    let host = Self.session(seed: 3, ticks: 600)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let run = try #require(recording.runs(of: Plop.app).first)
    #expect(run.build == "")
    #expect(try RunRecording.build(ofFile: run.bytes) == "")
    let named = run.played(by: "0123456789ab")
    #expect(try RunRecording.build(ofFile: named.bytes) == "0123456789ab")
    let read = try RunRecording(bytes: named.bytes)
    #expect(read.build == "0123456789ab")
    #expect(read.bytes == named.bytes)
    #expect(read.reduced(for: Plop.app).build == "0123456789ab")
    // The name is read before the rest is known to be sound, and changes nothing else.
    #expect(try RunRecording.build(ofFile: Array(named.bytes.dropLast(20))) == "0123456789ab")
    #expect(read.played(by: "").bytes == run.bytes)
    for name in ["0123", "../../../etc", "0123456789AB", String(repeating: "a", count: 1000)] {
      #expect(throws: RecordingError.self) { try RunRecording(bytes: run.played(by: name).bytes) }
      #expect(throws: RecordingError.self) { try RunRecording.build(ofFile: run.played(by: name).bytes) }
    }
    #expect(throws: RecordingError.truncated) { try RunRecording.build(ofFile: Array(named.bytes.prefix(9))) }
    #expect(throws: RecordingError.notARecording) { try RunRecording.build(ofFile: recording.bytes) }
  }

  /// Files of version 2 are the same without the name of the build, an empty text of four bytes.
  @Test func filesFromBeforeBuildsWereNamedAreRead() throws {
    let host = Self.session(seed: 3, ticks: 600)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let run = try #require(recording.runs(of: Plop.app).first)
    var inputs = HostWriter()
    for input in run.opening + run.inputs { input.write(to: &inputs) }
    let body = run.bytes.dropLast(8).suffix(inputs.bytes.count + 4)
    var old = Array(run.bytes.dropLast(8 + body.count + 4)) + body
    old[4] = 2
    var hash = StateHash()
    for byte in old { hash.combine(UInt64(byte)) }
    old += (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
    let read = try RunRecording(bytes: old)
    #expect(read.build == "")
    #expect(read.bytes == run.bytes)
  }

  @Test func anotherSeedIsAnotherRun() throws {
    let host = Self.session(seed: 3, ticks: 3000)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let run = try #require(recording.runs(of: Plop.app).first { $0.ticks > 200 })
    let right = RunReplayer(run, of: Plop.app)
    let otherApp = PlayableApp(name: "plop", rulesVersion: 1) {
      let open = PlopDelegate()
      return OpenApp(delegate: open, beginRun: { open.controller.begin(seed: $0 &+ 1) })
    }
    let wrong = RunReplayer(run, of: otherApp)
    right.finish()
    wrong.finish()
    #expect(right.runHash != wrong.runHash)
  }

  @Test func aRunKnowsWhatWasStoredWhenItBegan() throws {
    let host = HeadlessHost(delegate: PlopDelegate(), stored: ["plop.gravity": "300"], isRecording: true)
    host.press("KeyG")
    host.press("KeyN")
    host.advance(seconds: 0.5)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let runs = recording.runs(of: Plop.app)
    #expect(runs.map { stored($0) } == [["plop.gravity", "300"], ["plop.gravity", "400"]])
  }

  @Test func aReducedRunHasOnlyWhatItsReplayReadsAndEndsTheSame() throws {
    let host = HeadlessHost(
      delegate: PlopDelegate(), stored: ["plop.gravity": "300", "plop.old": "1", "diary": "Dear diary"],
      isRecording: true)
    host.press("KeyN")
    host.advance(seconds: 0.5)
    host.storeInAnotherWindow("I won", forKey: "diary")
    host.storeInAnotherWindow("900", forKey: "plop.gravity")
    host.advance(seconds: 0.5)
    let recording = try Recording(of: host.application, app: "plop", rulesVersion: 1)
    let runs = recording.runs(of: Plop.app)
    let reduced = runs.map { $0.reduced(for: Plop.app) }
    #expect(runs.count == 2 && reduced.map { stored($0) } == [["plop.gravity", "300"], ["plop.gravity", "300"]])
    #expect(try recording.differences(of: reduced, in: Plop.app) == [])
    let news = reduced[1].inputs.compactMap { input -> StorageInput? in
      if case .storage(let news) = input { news } else { nil }
    }
    #expect(news.map { [$0.key, $0.value] } == [["", ""], ["plop.gravity", "900"]])
    #expect(String(decoding: runs[1].bytes, as: UTF8.self).contains("I won"))
    #expect(reduced.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("diary") })
    #expect(reduced.allSatisfy { RunReplayer($0, of: Plop.app).missingTexts == [] })
    // What does not belong to the run is left out even though the game reads it.
    #expect(stored(runs[1].reduced(for: Plop.app) { $0 != "plop.gravity" }) == [])
    #expect(reduced[1].reduced(for: Plop.app).bytes == reduced[1].bytes)
  }

  private func stored(_ run: RunRecording) -> [String] {
    if case .start(let start)? = run.opening.first { return start.stored }
    return []
  }

  // MARK: What the beginning of a run ends

  @Test func theOldRunsTimersAndAnimationsEnd() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    let court = UIView(frame: host.view.bounds)
    host.view.addSubview(court)
    var log: [String] = []
    court.beginRun(seed: 1) { _ in
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.append("old timer") }
      UIView.animate(withDuration: 1, animations: { court.alpha = 0.5 }) { log.append("old animation \($0)") }
    }
    host.advance(seconds: 0.15)
    court.beginRun(seed: 2) { _ in
      log.append("built")
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.append("new timer") }
    }
    host.advance(seconds: 2)
    #expect(log == ["old timer", "old animation false", "built", "new timer"])
  }

  @Test func aFingerThatIsDownIsTakenAway() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    host.view.addGestureRecognizer(pan)
    host.touch(phase: .down, at: CGPoint(x: 50, y: 50))
    host.touch(phase: .move, at: CGPoint(x: 90, y: 50))
    host.advance(ticks: 1)
    host.view.beginRun(seed: 1) { _ in #expect(states == [.began, .cancelled]) }
    host.touch(phase: .move, at: CGPoint(x: 120, y: 50))
    host.touch(phase: .up, at: CGPoint(x: 120, y: 50))
    host.advance(ticks: 2)
    #expect(states == [.began, .cancelled])
  }

  @Test func inputsBehindTheOneThatBeginsARunComeInItsFirstTick() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    var seen: [Tick] = []
    let view = host.view
    view.addSubview(
      KeyView { code in
        if code == "KeyN" { view.beginRun(seed: 1) { _ in } } else { seen.append(view.clock.tick) }
      })
    host.view.subviews[0].becomeFirstResponder()
    for code in ["KeyA", "KeyN", "KeyB"] {
      var key = KeyInput()
      key.code = code
      host.send(.key(key))
    }
    host.advance(ticks: 2)
    #expect(seen == [2, 1])
  }
}

private final class KeyView: UIView {
  private let pressed: (String) -> Void
  init(_ pressed: @escaping (String) -> Void) {
    self.pressed = pressed
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed(presses.first?.key?.code ?? "")
  }
}
