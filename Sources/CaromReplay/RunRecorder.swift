import CaromHeadlessHost
import UIKit

/// Begins a run with a seed that somebody else chose, and records it: what a board takes in return for its ticket.
///
/// ```swift
/// let host = HeadlessHost(delegate: delegate, address: "/breakout", isRecording: true)
/// let recorder = try RunRecorder(host, app: "breakout", rulesVersion: 2, seed: 7) { play.startGame(seed: $0) }
/// host.press("Space")
/// host.advance(seconds: 10)
/// let run = try recorder.run()
/// ```
public final class RunRecorder {
  private let host: HeadlessHost
  private let app: String
  private let rulesVersion: Int32
  private let log = RunLog()

  /// Begins a run.
  ///
  /// Throws `.notRecorded` unless the host is recording, and `.senseless` if `begin` begins no run.
  ///
  /// - Parameter host: The host whose application the run is played in.
  /// - Parameter app: The name of the app, as recordings store it.
  /// - Parameter rulesVersion: The version of the app's rules.
  /// - Parameter seed: The seed of the run's generator.
  /// - Parameter begin: Begins a run with the given seed, by the same code that begins runs in a session.
  public init(
    _ host: HeadlessHost, app: String, rulesVersion: Int32, seed: UInt64, begin: (_ seed: UInt64) -> Void
  ) throws(RecordingError) {
    let application = host.application
    let session = try Recording(of: application, app: app, rulesVersion: rulesVersion)
    for input in session.inputs { log.willReceive(input, in: application) }
    log.watch(application)
    begin(seed)
    application.layout()
    log.runsBegan(in: application)
    // A second run within the game belongs to this recording, and spoils it.
    log.stopWatching(application)
    self.host = host
    self.app = app
    self.rulesVersion = rulesVersion
    guard log.hasRun else { throw .senseless("no run began") }
    let (log, watcher) = (log, host.willSend)
    host.willSend = { [application = Weak(application)] input in
      watcher?(input)
      if let application = application.value { log.willReceive(input, in: application) }
    }
  }

  /// The run up to now.
  public func run() throws(RecordingError) -> RunRecording {
    guard let run = log.run(app: app, rulesVersion: rulesVersion, in: host.application) else {
      throw .senseless("it is longer than \(RunLog.mostBytes) bytes")
    }
    return run
  }
}
