import UIKit

extension RunRecording {
  /// The same run without what its replay does not read: stored values, also those that other windows stored meanwhile,
  /// and widths of texts. So whoever gets the run learns nothing of the rest of the session.
  ///
  /// The run is replayed to find that out. The reduced run begins on the same screen and ends in the same state, unless
  /// the state depends on a value that does not belong to it.
  ///
  /// - Parameter app: The app that was played.
  /// - Parameter belongs: Whether the value under a key may be in the run even if the replay reads it; see
  ///   `keeping(_:)`.
  public func reduced(for app: PlayableApp, keeping belongs: (_ key: String) -> Bool = { _ in true }) -> RunRecording {
    let replayer = RunReplayer(keeping(belongs), of: app)
    replayer.finish()
    return replayer.reduced
  }

  /// The same run without the stored values under all other keys than those that belong to it. An app that shows its
  /// other parts on the way, such as a home screen with their scores, reads values that are none of the run's business.
  public func keeping(_ belongs: (_ key: String) -> Bool) -> RunRecording {
    RunRecording(
      app: app, rulesVersion: rulesVersion, build: build, beginning: beginning,
      opening: opening.map { $0.keeping(belongs) }, inputs: inputs.map { $0.keeping(belongs) })
  }

  /// The run with other widths of texts, all of them in its opening.
  func measuring(_ texts: [MeasuredInput]) -> RunRecording {
    let measured = texts.map { HostInput.measured($0) }
    return RunRecording(
      app: app, rulesVersion: rulesVersion, build: build, beginning: beginning,
      opening: Array(opening.prefix(1)) + measured + opening.dropFirst().filter { $0.kind != .measured },
      inputs: inputs.filter { $0.kind != .measured })
  }
}

extension HostInput {
  /// The input without stored values of other keys. News of another key stay an input, because an app is notified of any
  /// change, but they say neither the key nor the value.
  fileprivate func keeping(_ isKept: (String) -> Bool) -> HostInput {
    switch self {
    case .start(var start):
      let stored = start.stored
      start.stored = stride(from: 0, to: stored.count - 1, by: 2).filter { isKept(stored[$0]) }
        .flatMap { [stored[$0], stored[$0 + 1]] }
      return .start(start)
    case .storage(var news) where !isKept(news.key):
      (news.key, news.value) = ("", "")
      if news.change == 0 { news.change = 1 }
      return .storage(news)
    default: return self
    }
  }
}
