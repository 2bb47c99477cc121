import UIKit

/// A session from its first input on: all that a fresh application needs to live through the same again.
public struct Recording {
  /// The app that was played.
  public let app: String
  /// The version of its rules; another version may well come to other results.
  public let rulesVersion: Int32
  /// Everything that came from outside, `start` first; the widths of measured texts among them.
  public let inputs: [HostInput]

  /// The seed of the session's first clock.
  public var seed: Int32 { start.seed }
  /// How long the session was, in ticks of 1/120 s.
  public let ticks: Tick

  /// What the session began with.
  public var start: StartInput {
    if case .start(let start)? = inputs.first { return start }
    return StartInput()
  }

  /// A recording of these inputs; refused where they make no session.
  public init(app: String, rulesVersion: Int32, inputs: [HostInput]) throws(RecordingError) {
    self.app = app
    self.rulesVersion = rulesVersion
    self.inputs = inputs
    ticks = try Recording.length(of: inputs)
  }

  /// What `application` has received since it was made; it must have been made with `isRecording: true`.
  public init(of application: UIApplication, app: String, rulesVersion: Int32) throws(RecordingError) {
    guard let bytes = application.recording?.bytes else { throw .notRecorded }
    guard let inputs = HostInput.inputs(in: bytes) else { throw .corrupt }
    try self.init(app: app, rulesVersion: rulesVersion, inputs: inputs)
  }

  /// Reads a recording; bytes that are none are refused with the reason.
  public init(bytes: [UInt8]) throws(RecordingError) {
    let (header, body) = try RecordingFile.read(RecordingFile.session, header: Header.self, from: bytes)
    guard let inputs = HostInput.inputs(in: body) else { throw .corrupt }
    try self.init(app: header.app, rulesVersion: header.rulesVersion, inputs: inputs)
    guard header.seed == seed, Tick(header.ticks) == ticks, Int(header.inputs) == inputs.count else {
      throw .senseless("its header tells of another session")
    }
  }

  /// The recording as the bytes of a file.
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
    guard case .start(let start)? = inputs.first else { throw .senseless("it does not begin with a start") }
    guard start.version == HostInput.formatVersion else { throw .otherVersion(found: start.version) }
    var tick: Int32 = 0
    for (index, input) in inputs.enumerated() {
      if case .start = input, index > 0 { throw .senseless("it starts twice") }
      guard case .advance(let advance) = input else { continue }
      guard advance.tick >= tick else { throw .senseless("its time runs backwards") }
      tick = advance.tick
    }
    return Tick(tick)
  }
}
