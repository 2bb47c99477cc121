import UIKit

/// Plays one run again in a fresh application; what it comes to is what the run is worth.
///
/// The application is opened as it was when the run began, brought to the same tick, and told to begin a run with the
/// recorded seed; then come the run's inputs.
public final class RunReplayer {
  public let run: RunRecording
  /// The application of the replay; every call of the replayer makes it the current one.
  public let application: UIApplication
  /// Whether touches meet what they met in the session. Where they do not, an alert or a scrolled table may have lain
  /// over or beside the run.
  public private(set) var beginsAlike = false

  private let app: OpenApp
  private let metrics: RecordedTextMetrics
  private var playback: Playback

  /// A replay in the tick in which the run begins.
  public init(_ run: RunRecording, of app: PlayableApp) {
    self.run = run
    metrics = RecordedTextMetrics(run.opening + run.inputs)
    application = UIApplication(textMeasuring: metrics)
    self.app = app.open()
    application.delegate = self.app.delegate
    playback = Playback(run.inputs)
    open()
  }

  deinit { if UIApplication.shared === application { UIApplication.resignCurrent() } }

  private func open() {
    var begin = AdvanceInput()
    begin.tick = Int32(clamping: run.beginTick)
    var opening = Playback(run.opening + [.advance(begin)])
    opening.advance(application, to: run.beginTick)
    app.beginRun(run.seed)
    application.layout()
    beginsAlike = application.screenHash() == run.beginning.screen
    restoreKeyboard()
    _ = application.takeOutputs()
  }

  /// Keys must go where they went.
  private func restoreKeyboard() {
    let beginning = run.beginning
    application.focus(beginning.hasFocus == 0 ? nil : beginning.focus.responder as? UIView)
    if beginning.hasFirstResponder == 0 {
      application.firstResponder?.resignFirstResponder()
    } else if let responder = beginning.firstResponder.responder, !responder.isFirstResponder {
      responder.becomeFirstResponder()
    }
  }

  /// The session's tick that ran last.
  public var tick: Tick { application.tick }
  public var isAtEnd: Bool { tick >= run.endTick }

  /// Runs one tick; nothing happens at the end.
  public func step() { advance(to: tick + 1) }

  /// Runs the ticks up to the session's `tick`, the run's last at most.
  public func advance(to tick: Tick) {
    application.makeCurrent()
    playback.advance(application, to: min(tick, run.endTick))
    _ = application.takeOutputs()
  }

  /// Runs all that is left and returns the score.
  @discardableResult
  public func finish() -> Int64 {
    advance(to: run.endTick)
    return score
  }

  /// The run's score so far.
  public var score: Int64 {
    application.makeCurrent()
    return app.score()
  }

  /// The run's fingerprint, the app's own part included; the same as `Replayer.runHash` in its session.
  public var runHash: UInt64 {
    application.makeCurrent()
    var hash = StateHash()
    hash.combine(application.runHash())
    app.combine(&hash)
    return hash.value
  }

  /// The texts whose width was asked for and is not in the recording.
  public var missingTexts: [String] { metrics.missing }
}
