import CaromGeometry

/// Something that reads bytes from outside.
struct Target {
  let name: String
  /// Whole and sensible bytes, from which the fuzzer makes others.
  let seeds: () -> [[UInt8]]
  /// Reads the bytes; ends the process if something is wrong with what became of them.
  let run: ([UInt8]) -> Void

  static let all = [recordings, runs, messages, stored]
  nonisolated(unsafe) static var current: Target?

  /// Bytes that end with a checksum, with the right one: chance would never find it.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 8 else { return bytes }
    var hash = StateHash()
    let body = bytes.dropLast(8)
    for byte in body { hash.combine(UInt64(byte)) }
    return body + (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }
}
