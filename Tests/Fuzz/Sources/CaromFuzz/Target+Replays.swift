import CaromHeadlessHost
import CaromReplay
import UIKit

extension Target {
  /// A hostile replay may last for years; this many ticks of it are enough.
  private static let mostTicks: Tick = 240

  private static let app = PlayableApp(name: "Bench", rulesVersion: 1) {
    let delegate = BenchDelegate()
    return OpenApp(delegate: delegate, beginRun: { delegate.bench.begin(seed: $0) })
  }

  /// The bytes of recorded sessions.
  static let recordings = Target(name: "recordings", seeds: { sessions().map(\.bytes) }) { bytes in
    _ = try? Recording(bytes: bytes)
    guard let recording = try? Recording(bytes: mended(bytes)) else { return }
    // What was read must be written unchanged, unless a text was repaired.
    let again = try? Recording(bytes: recording.bytes)
    precondition(again?.bytes == recording.bytes && again?.ticks == recording.ticks, "it changed when it was written")
    let replayer = Replayer(recording, of: app)
    replayer.advance(to: mostTicks)
    _ = (replayer.stateHash, replayer.runHash, replayer.score)
  }

  /// The bytes of single runs, extracted from sessions.
  static let runs = Target(name: "runs", seeds: { sessions().flatMap { $0.runs(of: app) }.map(\.bytes) }) { bytes in
    _ = try? RunRecording(bytes: bytes)
    guard let run = try? RunRecording(bytes: mended(bytes)), run.beginTick <= mostTicks else { return }
    let again = try? RunRecording(bytes: run.bytes)
    precondition(again?.bytes == run.bytes && again?.ticks == run.ticks, "it changed when it was written")
    let replayer = RunReplayer(run, of: app)
    replayer.advance(to: run.beginTick + mostTicks)
    _ = (replayer.runHash, replayer.score, replayer.beginsAlike)
  }

  /// Short sessions of inputs of every kind.
  static func sessions() -> [Recording] {
    (0..<8).compactMap { seed in
      let host = HeadlessHost(
        delegate: BenchDelegate(), seed: Int32(seed), stored: seed % 2 == 0 ? [:] : ["level": "3"], isRecording: true)
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<8 {
        host.sendAnything(using: &random)
        host.advance(ticks: 1 + random.next(in: 0..<4))
      }
      host.tap("Again")
      host.advance(ticks: 20)
      return try? Recording(of: host.application, app: "Bench", rulesVersion: 1)
    }
  }
}
