import UIKit

/// Describes an app to replayers: how to open it, how to begin a run in it, and how to read the result.
public struct PlayableApp {
  /// The name of the app, as recordings store it.
  public let name: String
  /// The version of the app's rules. Increase it with every change after which the same inputs may give another result.
  public let rulesVersion: Int32
  /// Creates the app. The application of the replay is the current one, and its session has not begun yet.
  public let open: () -> OpenApp

  /// A description with the given name, version and opening closure.
  public init(name: String, rulesVersion: Int32, open: @escaping () -> OpenApp) {
    self.name = name
    self.rulesVersion = rulesVersion
    self.open = open
  }
}

/// An app that is being replayed.
public struct OpenApp {
  let delegate: any UIApplicationDelegate
  let beginRun: (UInt64) -> Void
  let score: () -> Int64
  let combine: (inout StateHash) -> Void

  /// An opened app.
  ///
  /// - Parameter delegate: The application delegate.
  /// - Parameter beginRun: Begins a run with the given seed, by the same code that begins runs in a session
  ///   (`UIView.beginRun`).
  /// - Parameter score: The result of the last run so far.
  /// - Parameter combine: Combines the part of the run that the kit does not know, such as the game's model, into a
  ///   hash.
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
