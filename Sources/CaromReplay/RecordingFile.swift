import UIKit

/// The bytes around every recording: four letters that tell its kind, the format's version, the header, the header's
/// own count of what follows, and a checksum of all of it at the end.
enum RecordingFile {
  /// Rises with every change of the bytes, those of `HostInput` included.
  static let version: UInt8 = 1
  static let session: [UInt8] = Array("CSES".utf8)
  static let run: [UInt8] = Array("CRUN".utf8)

  private static let checksumBytes = 8

  /// The file of `contents`, which say how many bytes `body` has.
  static func bytes<Header: HostRecord>(_ letters: [UInt8], header: Header, body: [UInt8]) -> [UInt8] {
    var header = header
    var writer = HostWriter()
    for var letter in letters { writer.byte("letter", &letter) }
    var version = version
    writer.byte("version", &version)
    header.visit(&writer)
    var count = Int32(clamping: body.count)
    writer.int32("bytes", &count)
    let bytes = writer.bytes + body
    return bytes + checksum(of: bytes[...])
  }

  /// Header and body of a file that is whole.
  static func read<Header: HostRecord>(
    _ letters: [UInt8], header: Header.Type, from bytes: [UInt8]
  ) throws(RecordingError) -> (header: Header, body: [UInt8]) {
    guard bytes.prefix(letters.count).elementsEqual(letters.prefix(bytes.count)) else { throw .notARecording }
    guard bytes.count > letters.count else { throw .truncated }
    guard bytes[letters.count] == version else { throw .otherVersion(found: bytes[letters.count]) }
    var reader = HostReader(bytes, from: letters.count + 1)
    var header = Header()
    header.visit(&reader)
    var count: Int32 = 0
    reader.int32("bytes", &count)
    guard reader.isValid else { throw .truncated }
    guard count >= 0 else { throw .corrupt }
    let left = bytes.count - reader.offset - checksumBytes
    guard left >= Int(count) else { throw .truncated }
    guard left == Int(count) else { throw .trailingBytes(left - Int(count)) }
    let end = bytes.count - checksumBytes
    guard bytes[end...].elementsEqual(checksum(of: bytes[..<end])) else { throw .corrupt }
    return (header, Array(bytes[reader.offset..<end]))
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash = StateHash()
    for byte in bytes { hash.combine(UInt64(byte)) }
    return (0..<checksumBytes).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }
}

extension HostInput {
  /// Inputs one behind the other, as bytes.
  static func bytes(of inputs: [HostInput]) -> [UInt8] {
    var writer = HostWriter()
    for input in inputs { input.write(to: &writer) }
    return writer.bytes
  }

  /// The inputs that `bytes` are from `offset` to their end; nil where any byte belongs to none.
  static func inputs(in bytes: [UInt8], from offset: Int = 0) -> [HostInput]? {
    var reader = HostReader(bytes, from: offset)
    var inputs: [HostInput] = []
    while !reader.isAtEnd {
      guard let input = HostInput(from: &reader) else { return nil }
      inputs.append(input)
    }
    return inputs
  }
}
