import UIKit

/// The recording of a single run, cut out of its session: everything that a fresh application needs to repeat the run
/// alone.
///
/// A run begins with `UIView.beginRun`, which isolates it from what came before. The recording contains everything that
/// the run may still depend on: the seed and the rules version; the stored values, size, preferences and motion at its
/// beginning; the tick of the session, because times that an app reads are rounded relative to it; and all later
/// inputs.
public struct RunRecording {
  /// The name of the app that was played.
  public let app: String
  /// The version of the app's rules. With another version the same inputs may give other results.
  public let rulesVersion: Int32
  /// The build of the app that was played: the name of the folder with its page's files, twelve hexadecimal digits. Empty if the run
  /// was not played in a page, or if its file is older than such names.
  public let build: String
  /// The seed of the run's clock.
  public let seed: UInt64
  /// The tick of the session in which the run began.
  public let beginTick: Tick
  /// The last tick of the session that belongs to the run.
  public let endTick: Tick
  /// The inputs that restore the state before the run: the start with the stored values, preferences, size, motion and
  /// text widths.
  public let opening: [HostInput]
  /// The inputs during the run, with the times of the session.
  public let inputs: [HostInput]

  let beginning: Beginning

  /// The state of the session at the end of the tick in which the run began.
  struct Beginning: HostRecord {
    var seed: UInt64 = 0
    var beginTick: Int32 = 0
    var endTick: Int32 = 0
    /// The hash of the views that touches can hit.
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

  init(
    app: String, rulesVersion: Int32, build: String = "", beginning: Beginning, opening: [HostInput],
    inputs: [HostInput]
  ) {
    self.app = app
    self.rulesVersion = rulesVersion
    self.build = build
    self.beginning = beginning
    self.opening = opening
    self.inputs = inputs
    seed = beginning.seed
    beginTick = Tick(beginning.beginTick)
    endTick = Tick(beginning.endTick)
  }

  /// The length of the run in ticks of the session, including pauses.
  public var ticks: Tick { endTick - beginTick }

  /// The same run, played by a build with this name: twelve hexadecimal digits, or empty. A file with another name is refused when it
  /// is read.
  public func played(by build: String) -> RunRecording {
    RunRecording(
      app: app, rulesVersion: rulesVersion, build: build, beginning: beginning, opening: opening, inputs: inputs)
  }

  // MARK: Bytes

  private struct Header: HostRecord {
    var app = ""
    var rulesVersion: Int32 = 0
    var beginning = Beginning()
    var openingCount: Int32 = 0
    var build = ""

    /// Files of version 2 name no build.
    private var hasBuild = true

    init() {}

    /// Throws if the name of the build is none.
    func check() throws(RecordingError) {
      let name = build.utf8
      guard name.isEmpty || name.count == 12 && name.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
        throw .senseless("the name of its build is not twelve hexadecimal digits")
      }
    }

    /// A header to be filled from a file.
    init(of bytes: [UInt8]) { hasBuild = !bytes.dropFirst(RecordingFile.run.count).starts(with: [2]) }

    mutating func visit<V: HostFieldVisitor>(_ visitor: inout V) {
      visitor.text("app", &app)
      visitor.int32("rulesVersion", &rulesVersion)
      beginning.visit(&visitor)
      visitor.int32("openingCount", &openingCount)
      if hasBuild { visitor.text("build", &build) }
    }
  }

  /// The recording in the format of a file.
  public var bytes: [UInt8] {
    var header = Header()
    header.app = app
    header.rulesVersion = rulesVersion
    header.beginning = beginning
    header.openingCount = Int32(clamping: opening.count)
    header.build = build
    return RecordingFile.bytes(RecordingFile.run, header: header, body: HostInput.bytes(of: opening + inputs))
  }

  /// The build that the file of a run names, also if the rest of the file is invalid; empty if it names none. Throws the reason if
  /// the file does not begin like one of a run.
  public static func build(ofFile bytes: [UInt8]) throws(RecordingError) -> String {
    let (header, _) = try RecordingFile.head(RecordingFile.run, header: Header(of: bytes), of: bytes)
    try header.check()
    return header.build
  }

  /// Decodes the recording of a run. Throws the reason if the bytes are not a valid one.
  public init(bytes: [UInt8]) throws(RecordingError) {
    let (header, body) = try RecordingFile.read(RecordingFile.run, header: Header(of: bytes), from: bytes)
    guard let all = HostInput.inputs(in: body), (1...max(1, all.count)).contains(Int(header.openingCount)) else {
      throw .corrupt
    }
    try header.check()
    let count = min(Int(header.openingCount), all.count)
    // The inputs of a run obey the same rules as those of a session: one start, and times that do not decrease.
    _ = try Recording(app: header.app, rulesVersion: header.rulesVersion, inputs: all)
    let beginning = header.beginning
    guard beginning.beginTick > 0, beginning.endTick >= beginning.beginTick else {
      throw .senseless("it ends before it begins")
    }
    self.init(
      app: header.app, rulesVersion: header.rulesVersion, build: header.build, beginning: beginning,
      opening: Array(all[..<count]), inputs: Array(all[count...]))
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
  /// The greatest depth of nested views that is decoded.
  private static let greatestDepth: Int32 = 1000

  /// An empty path, to be filled by `visit(_:)`.
  public init() { self.init(indices: [], isController: false) }

  /// Visits the fields of the path in the order of their bytes.
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
