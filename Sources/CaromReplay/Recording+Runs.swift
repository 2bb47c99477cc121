import UIKit

extension Recording {
  /// The runs that began in this session, in order. Each lasts until the tick before the next one.
  ///
  /// The session is replayed to find them.
  public func runs(of app: PlayableApp) -> [RunRecording] {
    let replayer = Replayer(self, of: app)
    let log = RunLog()
    var cuts: [RunLog.Cut] = []
    log.ended = { cuts.append($0) }
    log.watch(replayer.application)
    replayer.log = log
    replayer.finish()
    log.stopWatching(replayer.application)
    log.end()
    let measured = inputs.filter { $0.kind == .measured }
    return cuts.compactMap { $0.recording(app: self.app, rulesVersion: rulesVersion, measured: measured) }
  }

  /// Replays each of this session's `runs` alone, decoded from its bytes, and describes every difference from the
  /// session: another start, score or final state. Empty if all agree.
  ///
  /// Throws if the bytes of a run cannot be decoded.
  public func differences(of runs: [RunRecording], in app: PlayableApp) throws(RecordingError) -> [String] {
    let session = Replayer(self, of: app)
    var differences: [String] = []
    for (index, run) in runs.enumerated() {
      session.advance(to: run.endTick)
      let (score, hash) = (session.score, session.runHash)
      let alone = RunReplayer(try RunRecording(bytes: run.bytes), of: app)
      if !alone.beginsAlike { differences.append("run \(index) begins differently") }
      let result = alone.finish()
      if result != score { differences.append("run \(index) has the score \(result) instead of \(score)") }
      if alone.runHash != hash { differences.append("run \(index) ends in a different state") }
    }
    return differences
  }
}
