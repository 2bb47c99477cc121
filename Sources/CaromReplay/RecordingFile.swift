import CaromHeadlessHost
import UIKit

/// The container of every recording: four letters for the kind, the version of the format, the header, the length of
/// the body, the body, and a checksum of all of it.
enum RecordingFile {
  private static let version = OpenRecordingHead.version
  /// Since version 2 a run's inputs name views by their places; since version 3 its header names its build.
  private static func versions(of letters: [UInt8]) -> ClosedRange<UInt8> { letters == run ? 2...3 : version...version }
  static let session: [UInt8] = Array("CSES".utf8)
  static let run: [UInt8] = Array("CRUN".utf8)

  private static let checksumBytes = 8

  /// The bytes of a file with the given kind, header and body.
  static func bytes<Header: HostRecord>(_ letters: [UInt8], header: Header, body: [UInt8]) -> [UInt8] {
    var header = header
    var writer = HostWriter()
    for var letter in letters { writer.byte("letter", &letter) }
    var version = versions(of: letters).upperBound
    writer.byte("version", &version)
    header.visit(&writer)
    var count = Int32(clamping: body.count)
    writer.int32("bytes", &count)
    let bytes = writer.bytes + body
    return bytes + checksum(of: bytes[...])
  }

  /// The header and body of a valid file.
  /// - Parameter header: What to fill, by the fields of the file's version.
  static func read<Header: HostRecord>(
    _ letters: [UInt8], header: Header, from bytes: [UInt8]
  ) throws(RecordingError) -> (header: Header, body: [UInt8]) {
    var (header, reader) = try head(letters, header: header, of: bytes)
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

  /// The header of a file whose rest may be invalid, and a reader of what follows.
  static func head<Header: HostRecord>(
    _ letters: [UInt8], header: Header, of bytes: [UInt8]
  ) throws(RecordingError) -> (header: Header, rest: HostReader) {
    guard bytes.prefix(letters.count).elementsEqual(letters.prefix(bytes.count)) else { throw .notARecording }
    guard bytes.count > letters.count else { throw .truncated }
    guard versions(of: letters).contains(bytes[letters.count]) else {
      throw .otherVersion(found: bytes[letters.count])
    }
    var reader = HostReader(bytes, from: letters.count + 1)
    var header = header
    header.visit(&reader)
    guard reader.isValid else { throw .truncated }
    return (header, reader)
  }

  /// The head and the inputs of a recording that was still being written when its process ended; nil for files of other
  /// kinds. An input that was cut off at the end is left out.
  static func readOpen(_ bytes: [UInt8]) throws(RecordingError) -> (head: OpenRecordingHead, inputs: [HostInput])? {
    let letters = OpenRecordingHead.letters
    guard bytes.starts(with: letters) else { return nil }
    guard bytes.count > letters.count else { throw .truncated }
    guard bytes[letters.count] == version else { throw .otherVersion(found: bytes[letters.count]) }
    var reader = HostReader(bytes, from: letters.count + 1)
    var head = OpenRecordingHead()
    head.visit(&reader)
    guard reader.isValid else { throw .truncated }
    var inputs: [HostInput] = []
    while !reader.isAtEnd {
      let kind = bytes[reader.offset]
      if let input = HostInput(from: &reader) {
        inputs.append(input)
      } else if HostInput.Kind(rawValue: kind) == nil {
        throw .corrupt
      } else {
        break
      }
    }
    return (head, inputs)
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash = StateHash()
    for byte in bytes { hash.combine(UInt64(byte)) }
    return (0..<checksumBytes).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }
}

extension HostInput {
  /// The encoding of consecutive inputs.
  static func bytes(of inputs: [HostInput]) -> [UInt8] {
    var writer = HostWriter()
    for input in inputs { input.write(to: &writer) }
    return writer.bytes
  }

  /// Decodes the inputs from `offset` to the end of `bytes`; nil if a byte belongs to no input.
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
