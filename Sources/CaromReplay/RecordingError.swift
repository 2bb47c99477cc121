/// Why bytes were refused as a recording.
public enum RecordingError: Error, Equatable {
  /// They begin like nothing this module writes.
  case notARecording
  /// Another version of the format wrote them.
  case otherVersion(found: UInt8)
  /// They end too early.
  case truncated
  /// That many bytes follow the recording's end.
  case trailingBytes(Int)
  /// The checksum does not fit: something was changed.
  case corrupt
  /// They are whole, but make no session: the reason.
  case senseless(String)
  /// The application was not made with `isRecording: true`.
  case notRecorded

  /// The reason in words.
  public var reason: String {
    switch self {
    case .notARecording: "this is no recording"
    case .otherVersion(let found):
      "the recording has version \(found) of the format, this build reads \(RecordingFile.version)"
    case .truncated: "the recording is cut off"
    case .trailingBytes(let count): "\(count) bytes follow the recording's end"
    case .corrupt: "the recording was damaged or changed: its checksum does not fit"
    case .senseless(let why): "the recording makes no session: \(why)"
    case .notRecorded: "the session was not recorded; make its application with isRecording: true"
    }
  }
}
