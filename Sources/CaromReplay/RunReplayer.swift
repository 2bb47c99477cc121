import UIKit

/// Repeats a single run in a fresh application, to verify its score.
///
/// The application is opened in the state before the run and advanced to the same tick. Then a run begins with the
/// recorded seed, and the inputs of the run follow.
public final class RunReplayer {
  /// The recording of the run.
  public let run: RunRecording
  /// The application of the replay. Every method of the replayer makes it the current one.
  public let application: UIApplication
  /// Whether the run starts with the same views on the screen as in the session. If it does not, an alert or a scrolled
  /// table may have covered part of the session's screen.
  public private(set) var beginsAlike = false

  private let app: OpenApp
  private let metrics: RecordedTextMetrics
  private var playback: Playback
  private let readKeys = ReadKeys()

  /// The keys of the stored values that the app has read.
  private final class ReadKeys { var all: Set<String> = [] }

  /// A replay at the tick in which the run begins.
  public init(_ run: RunRecording, of app: PlayableApp) {
    self.run = run
    metrics = RecordedTextMetrics(run.opening + run.inputs)
    application = UIApplication(textMeasuring: metrics)
    let readKeys = readKeys
    application.userDefaults.willRead = { readKeys.all.insert($0) }
    self.app = app.open()
    application.delegate = self.app.delegate
    playback = Playback(run.inputs, byPlace: true)
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

  /// Restores the keyboard focus, so that key presses go where they went in the session.
  private func restoreKeyboard() {
    let beginning = run.beginning
    application.focus(beginning.hasFocus == 0 ? nil : beginning.focus.responder as? UIView)
    if beginning.hasFirstResponder == 0 {
      application.firstResponder?.resignFirstResponder()
    } else if let responder = beginning.firstResponder.responder, !responder.isFirstResponder {
      responder.becomeFirstResponder()
    }
  }

  /// The last tick that ran, in ticks of the session.
  public var tick: Tick { application.tick }
  /// Whether the whole run was played.
  public var isAtEnd: Bool { tick >= run.endTick }

  /// Runs one tick. Does nothing at the end of the run.
  public func step() { advance(to: tick + 1) }

  /// Runs the ticks up to `tick` of the session, at most to the end of the run.
  public func advance(to tick: Tick) {
    application.makeCurrent()
    playback.advance(application, to: min(tick, run.endTick))
    _ = application.takeOutputs()
  }

  /// Runs all remaining ticks and returns the score.
  @discardableResult
  public func finish() -> Int64 {
    advance(to: run.endTick)
    return score
  }

  /// The score of the run so far.
  public var score: Int64 {
    application.makeCurrent()
    return app.score()
  }

  /// A hash of the state of the run, including the app's part. Equal to `Replayer.runHash` in the session.
  public var runHash: UInt64 {
    application.makeCurrent()
    var hash = StateHash()
    hash.combine(application.runHash())
    app.combine(&hash)
    return hash.value
  }

  /// The measured texts that are not in the recording. If there are any, the replay has diverged from the session.
  public var missingTexts: [String] { metrics.missing }

  /// The same run with only those stored values and widths of texts that this replay has read; see
  /// `RunRecording.reduced(for:keeping:)`. Take it at the end of the run.
  public var reduced: RunRecording {
    // The hash of the final state draws what no layout has asked for.
    _ = runHash
    return run.keeping { readKeys.all.contains($0) }.measuring(metrics.told)
  }

  // MARK: For watching

  /// The places of the fingers, pens and pressed mouse buttons at the current tick, in points of the window.
  public var touches: [CGPoint] { application.touchDispatcher.pressedPlaces }

  /// Ends the replay and leaves the application to whoever plays on from here, on a screen where `measuring` measures
  /// the texts that the run does not know.
  public func playOn(measuring: any TextMeasuring) {
    metrics.fallback = measuring
    application.makeCurrent()
  }
}
