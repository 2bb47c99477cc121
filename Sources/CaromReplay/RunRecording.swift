import UIKit

/// One run, taken out of its session: what a fresh application needs to play it again, alone.
///
/// A run begins with `UIView.beginRun`, which cuts it off from what came before. What it may still depend on is in here:
/// seed and rules; stored values, size, preferences and motion as they were; the tick of the session, because times that
/// an app reads are rounded relative to it; and every input from then on.
public struct RunRecording {
  public let app: String
  public let rulesVersion: Int32
  /// The seed of the run's clock.
  public let seed: UInt64
  /// The session's tick in which it began.
  public let beginTick: Tick
  /// The session's last tick that belongs to it.
  public let endTick: Tick
  /// What the application is told first: the start with the stored values, preferences, size, motion, text widths.
  public let opening: [HostInput]
  /// What came during the run; times are the session's.
  public let inputs: [HostInput]

  let beginning: Beginning

  /// How the session stood when the tick of the beginning was over.
  struct Beginning: HostRecord {
    var seed: UInt64 = 0
    var beginTick: Int32 = 0
    var endTick: Int32 = 0
    /// The fingerprint of what touches met.
    var screen: UInt64 = 0
    var hasFocus: UInt8 = 0
    var focus = ViewPath()
    var hasFirstResponder: UInt8 = 0
    var firstResponder = ViewPath()

    mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
      visitor.word64("seed", &seed)
      visitor.int32("beginTick", &beginTick)
      visitor.int32("endTick", &endTick)
      visitor.word64("screen", &screen)
      visitor.byte("hasFocus", &hasFocus)
      focus.visit(&visitor)
      visitor.byte("hasFirstResponder", &hasFirstResponder)
      firstResponder.visit(&visitor)
    }
  }

  init(app: String, rulesVersion: Int32, beginning: Beginning, opening: [HostInput], inputs: [HostInput]) {
    self.app = app
    self.rulesVersion = rulesVersion
    self.beginning = beginning
    self.opening = opening
    self.inputs = inputs
    seed = beginning.seed
    beginTick = Tick(beginning.beginTick)
    endTick = Tick(beginning.endTick)
  }

  /// Ticks of the session that the run took, pauses included.
  public var ticks: Tick { endTick - beginTick }

  // MARK: Bytes

  private struct Header: HostRecord {
    var app = ""
    var rulesVersion: Int32 = 0
    var beginning = Beginning()
    var openingCount: Int32 = 0

    mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
      visitor.text("app", &app)
      visitor.int32("rulesVersion", &rulesVersion)
      beginning.visit(&visitor)
      visitor.int32("openingCount", &openingCount)
    }
  }

  /// The recording as the bytes of a file.
  public var bytes: [UInt8] {
    var header = Header()
    header.app = app
    header.rulesVersion = rulesVersion
    header.beginning = beginning
    header.openingCount = Int32(clamping: opening.count)
    return RecordingFile.bytes(RecordingFile.run, header: header, body: HostInput.bytes(of: opening + inputs))
  }

  /// Reads a run; bytes that are none are refused with the reason.
  public init(bytes: [UInt8]) throws(RecordingError) {
    let (header, body) = try RecordingFile.read(RecordingFile.run, header: Header.self, from: bytes)
    guard let all = HostInput.inputs(in: body), (1...max(1, all.count)).contains(Int(header.openingCount)) else {
      throw .corrupt
    }
    let count = min(Int(header.openingCount), all.count)
    // What holds for a session holds for the inputs of a run: one start, time that runs forwards.
    _ = try Recording(app: header.app, rulesVersion: header.rulesVersion, inputs: all)
    let beginning = header.beginning
    guard beginning.beginTick > 0, beginning.endTick >= beginning.beginTick else {
      throw .senseless("it ends before it begins")
    }
    self.init(
      app: header.app, rulesVersion: header.rulesVersion, beginning: beginning, opening: Array(all[..<count]),
      inputs: Array(all[count...]))
  }
}

extension HostFieldVisitor {
  fileprivate mutating func word64(_ name: StaticString, _ value: inout UInt64) {
    var low = Int32(truncatingIfNeeded: value)
    var high = Int32(truncatingIfNeeded: value >> 32)
    int32(name, &low)
    int32(name, &high)
    value = UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }
}

extension ViewPath: HostRecord {
  /// Views are never nested deeper in what is read.
  private static let greatestDepth: Int32 = 1000

  public init() { self.init(indices: [], isController: false) }

  public mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
    var controller: UInt8 = isController ? 1 : 0
    visitor.byte("isController", &controller)
    isController = controller != 0
    var count = Int32(clamping: indices.count)
    visitor.int32("depth", &count)
    count = max(0, min(ViewPath.greatestDepth, count))
    while indices.count < Int(count) { indices.append(0) }
    for place in indices.indices { visitor.int32("index", &indices[place]) }
  }
}
