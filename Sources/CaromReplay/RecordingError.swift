/// Why a recording cannot be made or decoded.
public enum RecordingError: Error, Equatable {
  /// The bytes do not begin like a recording.
  case notARecording
  /// The recording has another version of the format.
  case otherVersion(found: UInt8)
  /// The bytes end too early.
  case truncated
  /// This many bytes follow the end of the recording.
  case trailingBytes(Int)
  /// The checksum does not match: the bytes were changed.
  case corrupt
  /// The bytes are intact but describe no valid session, for the given reason.
  case senseless(String)
  /// The application was not created with `isRecording: true`.
  case notRecorded

  /// The reason as an English phrase.
  public var reason: String {
    switch self {
    case .notARecording: "this is not a recording"
    case .otherVersion(let found):
      "the recording has version \(found) of the format, which this build does not read"
    case .truncated: "the recording is truncated"
    case .trailingBytes(let count): "\(count) bytes follow the end of the recording"
    case .corrupt: "the recording was damaged or changed: its checksum does not match"
    case .senseless(let why): "the recording describes no valid session: \(why)"
    case .notRecorded: "the session was not recorded; create its application with isRecording: true"
    }
  }
}
