import CaromGeometry

/// A 128-bit identifier.
///
/// A new one comes from the running clock's generator, so it is the same when a recording is replayed.
public struct UUID: Hashable, Sendable {
  private let high, low: UInt64

  /// Creates a random one (version 4).
  public init() {
    let clock = UIApplication.shared.currentClock!
    high = clock.generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    low = clock.generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Creates one from its text, `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`; nil if the text is not a UUID.
  public init?(uuidString: String) {
    let bytes = Array(uuidString.utf8)
    guard bytes.count == 36 else { return nil }
    var words: [UInt64] = [0, 0]
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      words[count / 16] = words[count / 16] << 4 | UInt64(digit)
      count += 1
    }
    high = words[0]
    low = words[1]
  }

  /// The text with capital letters.
  public var uuidString: String {
    var text: [UInt8] = []
    for index in 0..<32 {
      if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
      let word = index < 16 ? high : low
      let digit = UInt8(word >> UInt64(60 - index % 16 * 4) & 15)
      text.append(digit < 10 ? 0x30 + digit : 0x41 + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UUID: CustomStringConvertible {
  /// The text of the name.
  public var description: String { uuidString }
}
