import UIKit

/// Lives through a recorded session again in a fresh application, tick by tick or to its end.
public final class Replayer {
  public let recording: Recording
  /// The application of the replay; every call of the replayer makes it the current one.
  public var application: UIApplication {
    ownApplication.makeCurrent()
    return ownApplication
  }
  /// What the kit complained of.
  public private(set) var diagnostics: [String] = []

  private let ownApplication: UIApplication
  private let app: OpenApp
  private let metrics: RecordedTextMetrics
  private(set) var playback: Playback

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

  /// Whether all of the recording was played.
  public var isAtEnd: Bool { tick >= recording.ticks }

  /// Runs one tick; nothing happens at the end.
  public func step() { advance(to: tick + 1) }

  /// Runs the ticks up to `tick`, the recording's last at most.
  public func advance(to tick: Tick) {
    playback.advance(application, to: tick)
    for case .diagnostic(let text) in ownApplication.takeOutputs() { diagnostics.append(text) }
  }

  /// Runs all that is left.
  public func finish() { advance(to: recording.ticks) }

  // MARK: What it came to

  /// The texts whose width was asked for and is not in the recording; with the first one the replay left the session.
  public var missingTexts: [String] { metrics.missing }

  /// The fingerprint of the whole session now, the app's own part included.
  public var stateHash: UInt64 { combined(application.stateHash()) }

  /// The cheap fingerprint of what moves.
  public var clockHash: UInt64 { application.clockHash() }

  /// The fingerprint of the run that began last; 0 where none has begun.
  public var runHash: UInt64 { combined(application.runHash()) }

  /// The score of the run that began last.
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

  /// The cheap fingerprints of all ticks that are left.
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
  /// The first tick after which two apps, given the same recording, or two recordings differ; nil where none does.
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
