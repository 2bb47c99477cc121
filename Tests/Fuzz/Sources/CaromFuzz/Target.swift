import CaromGeometry

/// A reader of bytes from outside.
struct Target {
  let name: String
  /// Valid bytes, which the fuzzer varies.
  let seeds: () -> [[UInt8]]
  /// Reads the bytes; ends the process if the result is wrong.
  let run: ([UInt8]) -> Void

  static let all = [recordings, runs, messages, stored]
  nonisolated(unsafe) static var current: Target?

  /// Replaces the checksum at the end of bytes by the right one, which random changes would never find.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 8 else { return bytes }
    var hash = StateHash()
    let body = bytes.dropLast(8)
    for byte in body { hash.combine(UInt64(byte)) }
    return body + (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }
}
