import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  static var sessions: [GoldenRun] {
    [
      GoldenRun("session") { hash in _ = session(&hash) },
      GoldenRun("recording of the session") { hash in
        var ignored = StateHash()
        for byte in (try? recording(of: session(&ignored)))?.bytes ?? [] { hash.combine(UInt64(byte)) }
      },
      GoldenRun("replay of the session", replay),
    ]
  }

  /// Half a minute of a workbench with controls and thrown views, operated at random.
  private static func session(_ hash: inout StateHash) -> HeadlessHost {
    let host = HeadlessHost(delegate: WorkbenchDelegate(), seed: 12, stored: ["pull": "0.8"], isRecording: true)
    var generator = SeededGenerator(seed: 8)
    var isDown = false
    for _ in 0..<220 {
      let place = CGPoint(x: generator.next(in: 0.0..<390), y: generator.next(in: 0.0..<844))
      switch generator.next(below: 12) {
      case 0..<4: host.tap(at: place)
      case 4..<8:
        host.touch(id: 3, phase: isDown ? .move : .down, at: place, offset: UInt8(generator.next(below: 256)))
        isDown = true
      case 8:
        host.touch(id: 3, phase: .up, at: place)
        isDown = false
      case 9: host.press(["Space", "ArrowRight", "KeyR", "Tab"][Int(generator.next(below: 4))])
      case 10: host.setDark(generator.next(below: 2) == 0)
      default: if generator.next(below: 4) == 0 { host.rotate() }
      }
      host.advance(ticks: Int(generator.next(below: 24)))
      hash.combine(host.application.clockHash())
      if generator.next(below: 8) == 0 { for line in host.commit() { hash.combine(line) } }
    }
    hash.combine(host.application.stateHash())
    for diagnostic in host.diagnostics { hash.combine(diagnostic) }
    return host
  }

  private static func recording(of host: HeadlessHost) throws(RecordingError) -> Recording {
    try Recording(of: host.application, app: "workbench", rulesVersion: 1)
  }

  /// The replay must give the same result as the session, and each run alone the same as in the session.
  private static func replay(_ hash: inout StateHash) {
    var ignored = StateHash()
    let host = session(&ignored)
    let app = PlayableApp(name: "workbench", rulesVersion: 1) {
      let delegate = WorkbenchDelegate()
      return OpenApp(
        delegate: delegate, beginRun: { delegate.bench.begin(seed: $0) }, score: { Int64(delegate.bench.hits) })
    }
    guard let recording = try? recording(of: host) else { return }
    let replayer = Replayer(recording, of: app)
    for run in recording.runs(of: app).prefix(4) {
      replayer.advance(to: run.endTick)
      let alone = RunReplayer(run, of: app)
      let score = alone.finish()
      hash.combine(score)
      hash.combine(alone.runHash)
      precondition(score == replayer.score && alone.runHash == replayer.runHash, "a run alone differs")
    }
    replayer.finish()
    precondition(
      replayer.application.stateHash() == host.application.stateHash(), "the replay differs from the session")
    hash.combine(replayer.stateHash)
  }
}
