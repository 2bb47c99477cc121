import CaromHeadlessHost
import UIKit

/// All inputs of a session: everything that a fresh application needs to repeat it exactly.
///
/// ```swift
/// let host = HeadlessHost(isRecording: true, root: { UIViewController() })
/// host.advance(seconds: 1)
/// let recording = try Recording(of: host.application, app: "Empty", rulesVersion: 1)
/// let app = PlayableApp(name: "Empty", rulesVersion: 1) { OpenApp(delegate: RootDelegate()) }
/// let replayer = Replayer(recording, of: app)
/// replayer.finish()
/// ```
public struct Recording {
  /// The name of the app that was played.
  public let app: String
  /// The version of the app's rules. With another version the same inputs may give other results.
  public let rulesVersion: Int32
  /// The inputs, `start` first, including the widths of measured texts.
  public let inputs: [HostInput]

  /// The seed of the session's first clock.
  public var seed: Int32 { start.seed }
  /// The length of the session in ticks of 1/120 s.
  public let ticks: Tick

  /// The first input of the session.
  public var start: StartInput {
    if case .start(let start)? = inputs.first { return start }
    return StartInput()
  }

  /// A recording of the given inputs.
  ///
  /// Throws `.otherVersion` if the inputs have another format, and `.senseless` if they do not begin with a start,
  /// start twice, or have times that decrease.
  public init(app: String, rulesVersion: Int32, inputs: [HostInput]) throws(RecordingError) {
    self.app = app
    self.rulesVersion = rulesVersion
    self.inputs = inputs
    ticks = try Recording.length(of: inputs)
  }

  /// A recording of everything that `application` has received so far.
  ///
  /// Throws `.notRecorded` unless the application was created with `isRecording: true`.
  public init(of application: UIApplication, app: String, rulesVersion: Int32) throws(RecordingError) {
    guard let bytes = application.recording?.bytes else { throw .notRecorded }
    guard let inputs = HostInput.inputs(in: bytes) else { throw .corrupt }
    try self.init(app: app, rulesVersion: rulesVersion, inputs: inputs)
  }

  /// Decodes a recording, including one that was still being written when its process ended. If the bytes are not a
  /// valid recording, throws the reason.
  public init(bytes: [UInt8]) throws(RecordingError) {
    if let (head, inputs) = try RecordingFile.readOpen(bytes) {
      try self.init(app: head.app, rulesVersion: head.rulesVersion, inputs: inputs)
      return
    }
    let (header, body) = try RecordingFile.read(RecordingFile.session, header: Header(), from: bytes)
    guard let inputs = HostInput.inputs(in: body) else { throw .corrupt }
    try self.init(app: header.app, rulesVersion: header.rulesVersion, inputs: inputs)
    guard header.seed == seed, Tick(header.ticks) == ticks, Int(header.inputs) == inputs.count else {
      throw .senseless("its header does not match its inputs")
    }
  }

  /// The recording in the format of a file.
  public var bytes: [UInt8] {
    var header = Header()
    header.app = app
    header.rulesVersion = rulesVersion
    header.seed = seed
    header.ticks = Int32(clamping: ticks)
    header.inputs = Int32(clamping: inputs.count)
    return RecordingFile.bytes(RecordingFile.session, header: header, body: HostInput.bytes(of: inputs))
  }

  private struct Header: HostRecord {
    var app = ""
    var rulesVersion: Int32 = 0
    var seed: Int32 = 0
    var ticks: Int32 = 0
    var inputs: Int32 = 0

    mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
      visitor.text("app", &app)
      visitor.int32("rulesVersion", &rulesVersion)
      visitor.int32("seed", &seed)
      visitor.int32("ticks", &ticks)
      visitor.int32("inputs", &inputs)
    }
  }

  private static func length(of inputs: [HostInput]) throws(RecordingError) -> Tick {
    guard case .start(let start)? = inputs.first else { throw .senseless("it does not begin with a start input") }
    guard start.version == HostInput.formatVersion else { throw .otherVersion(found: start.version) }
    var tick: Int32 = 0
    for (index, input) in inputs.enumerated() {
      if case .start = input, index > 0 { throw .senseless("it contains a second start input") }
      guard case .advance(let advance) = input else { continue }
      guard advance.tick >= tick else { throw .senseless("its times decrease") }
      tick = advance.tick
    }
    return Tick(tick)
  }
}
