import UIKit

/// Repeats a recorded session in a fresh application, tick by tick or to its end.
public final class Replayer {
  /// The recording that is replayed.
  public let recording: Recording
  /// The application of the replay. Every method of the replayer makes it the current one.
  public var application: UIApplication {
    ownApplication.makeCurrent()
    return ownApplication
  }
  /// The diagnostics of the kit so far.
  public private(set) var diagnostics: [String] = []

  private let ownApplication: UIApplication
  private let app: OpenApp
  private let metrics: RecordedTextMetrics
  private var playback: Playback
  /// Takes note of what the application receives.
  var log: RunLog? {
    get { playback.log }
    set { playback.log = newValue }
  }

  /// A replay before its first tick.
  public init(_ recording: Recording, of app: PlayableApp) {
    self.recording = recording
    metrics = RecordedTextMetrics(recording.inputs)
    ownApplication = UIApplication(textMeasuring: metrics)
    self.app = app.open()
    ownApplication.delegate = self.app.delegate
    playback = Playback(recording.inputs)
  }

  deinit { if UIApplication.shared === ownApplication { UIApplication.resignCurrent() } }

  // MARK: Time

  /// The last tick that ran.
  public var tick: Tick { ownApplication.tick }

  /// Whether the whole recording was played.
  public var isAtEnd: Bool { tick >= recording.ticks }

  /// Runs one tick. Does nothing at the end of the recording.
  public func step() { advance(to: tick + 1) }

  /// Runs the ticks up to `tick`, at most to the end of the recording.
  public func advance(to tick: Tick) {
    playback.advance(application, to: tick)
    for case .diagnostic(let text) in ownApplication.takeOutputs() { diagnostics.append(text) }
  }

  /// Runs all remaining ticks.
  public func finish() { advance(to: recording.ticks) }

  // MARK: Results

  /// The measured texts that are not in the recording. If there are any, the replay has diverged from the session.
  public var missingTexts: [String] { metrics.missing }

  /// A hash of the present state of the whole session, including the app's part.
  public var stateHash: UInt64 { combined(application.stateHash()) }

  /// A cheap hash of everything that moves, for comparison after every tick.
  public var clockHash: UInt64 { application.clockHash() }

  /// A hash of the state of the last run, including the app's part; of the app's part alone if no run has begun.
  public var runHash: UInt64 { combined(application.runHash()) }

  /// The score of the last run.
  public var score: Int64 {
    ownApplication.makeCurrent()
    return app.score()
  }

  private func combined(_ kit: UInt64) -> UInt64 {
    var hash = StateHash()
    hash.combine(kit)
    app.combine(&hash)
    return hash.value
  }

  /// Runs all remaining ticks and returns the clock hash after each.
  public func trace() -> [UInt64] {
    var trace: [UInt64] = []
    while !isAtEnd {
      step()
      trace.append(clockHash)
    }
    return trace
  }
}

extension Recording {
  /// The first tick after which two replays differ, of two recordings or of two versions of an app; nil if they agree
  /// to the end.
  public static func firstDivergence(
    of one: Recording, in app: PlayableApp, from other: Recording, in otherApp: PlayableApp
  ) -> Tick? {
    let one = Replayer(one, of: app)
    let other = Replayer(other, of: otherApp)
    while !one.isAtEnd || !other.isAtEnd {
      one.step()
      other.step()
      if one.tick != other.tick || one.clockHash != other.clockHash { return max(one.tick, other.tick) }
    }
    return one.stateHash == other.stateHash ? nil : one.tick
  }
}
