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
  private let found: Found
  /// The places of the views that the run's inputs named when they were sent, in order.
  private let places = Places()

  private final class Places { var all: [Int32] = [] }

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
    let inputs = try Recording(of: application, app: app, rulesVersion: rulesVersion).inputs
    var beginning: RunBeginning?
    let observer = application.runBegan
    application.runBegan = { beginning = $0 }
    begin(seed)
    application.runBegan = observer
    guard let beginning else { throw .senseless("no run began") }
    application.layout()
    let received = inputs.indices.filter { inputs[$0].kind != .advance && inputs[$0].kind != .measured }
    found = Found(beginning, in: application, received: received, next: inputs.count)
    self.host = host
    self.app = app
    self.rulesVersion = rulesVersion
    let places = places
    let watcher = host.willSend
    host.willSend = { input in
      watcher?(input)
      if let layer = input.namedLayer { places.all.append(application.place(ofLayer: layer)) }
    }
  }

  /// The run up to now.
  public func run() throws(RecordingError) -> RunRecording {
    let session = try Recording(of: host.application, app: app, rulesVersion: rulesVersion)
    let named = session.inputs.indices.suffix(from: found.next).filter { session.inputs[$0].namedLayer != nil }
    return found.recording(
      in: session, until: session.ticks, places: Dictionary(uniqueKeysWithValues: zip(named, places.all)))
  }
}
