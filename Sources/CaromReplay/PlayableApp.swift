import UIKit

/// An app as replays know it: how to open it, how to begin a run in it, and what a run came to.
public struct PlayableApp {
  public let name: String
  /// Rises with every change after which the same inputs may come to another result.
  public let rulesVersion: Int32
  /// Makes the app anew; the replay's application is the current one by then, its session not begun.
  public let open: () -> OpenApp

  public init(name: String, rulesVersion: Int32, open: @escaping () -> OpenApp) {
    self.name = name
    self.rulesVersion = rulesVersion
    self.open = open
  }
}

/// An app while it is replayed.
public struct OpenApp {
  let delegate: any UIApplicationDelegate
  let beginRun: (UInt64) -> Void
  let score: () -> Int64
  let combine: (inout StateHash) -> Void

  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - beginRun: Begins a run with that seed, by the same code that begins runs in a session (`UIView.beginRun`).
  ///   - score: The result of the last run so far.
  ///   - combine: Adds what the kit does not see of the run, such as the game's model, to a fingerprint.
  public init(
    delegate: any UIApplicationDelegate, beginRun: @escaping (_ seed: UInt64) -> Void = { _ in },
    score: @escaping () -> Int64 = { 0 }, combine: @escaping (inout StateHash) -> Void = { _ in }
  ) {
    self.delegate = delegate
    self.beginRun = beginRun
    self.score = score
    self.combine = combine
  }
}
