/// Bytes.
public struct Data: Hashable, RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Sendable {
  private var bytes: [UInt8]

  /// Creates no bytes.
  public init() { bytes = [] }
  /// Creates a copy of a sequence of bytes.
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = Array(bytes) }
  /// Creates a number of zero bytes; none if the count is negative.
  public init(count: Int) { bytes = Array(repeating: 0, count: Swift.max(0, count)) }
  /// Creates a number of equal bytes; none if the count is negative.
  public init(repeating byte: UInt8, count: Int) { bytes = Array(repeating: byte, count: Swift.max(0, count)) }

  /// Decodes Base64, with or without padding; nil if the text is not valid Base64.
  public init?(base64Encoded text: String) {
    var bits: UInt32 = 0
    var count = 0
    bytes = []
    let end = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
    for byte in end.reversed() {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        bytes += [
          UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits),
        ]
      }
    }
    switch count % 4 {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3: bytes += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: break
    }
  }

  /// The bytes in Base64, with padding.
  public func base64EncodedString() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let count = Swift.min(3, bytes.count - index)
      var bits: UInt32 = 0
      for place in 0..<3 { bits = bits << 8 | (place < count ? UInt32(bytes[index + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? letters[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The index of the first byte.
  public var startIndex: Int { 0 }
  /// The index after the last byte.
  public var endIndex: Int { bytes.count }
  /// The byte at an index.
  public subscript(place: Int) -> UInt8 {
    get { bytes[place] }
    set { bytes[place] = newValue }
  }
  /// Replaces bytes by others.
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with new: Bytes)
  where Bytes.Element == UInt8 {
    bytes.replaceSubrange(range, with: new)
  }
  /// A copy of the bytes in a range, whose indices begin at 0; the range is clamped to the data.
  public func subdata(in range: Range<Int>) -> Data { Data(bytes[range.clamped(to: 0..<bytes.count)]) }
}

extension String {
  /// A text encoding: `utf8`, or `ascii` for texts without other characters.
  public enum Encoding: UInt, Sendable {
    /// Seven bits for each character.
    case ascii = 1
    /// The UTF-8 encoding of Unicode.
    case utf8 = 4
  }

  /// The text as bytes; nil if the encoding lacks one of its characters.
  public func data(using encoding: Encoding) -> Data? {
    if encoding == .ascii, utf8.contains(where: { $0 >= 0x80 }) { return nil }
    return Data(utf8)
  }

  /// Decodes bytes as text; nil if they are not valid in that encoding.
  public init?(data: Data, encoding: Encoding) {
    if encoding == .ascii, data.contains(where: { $0 >= 0x80 }) { return nil }
    let text = String(decoding: data, as: UTF8.self)
    // Invalid UTF-8 was replaced, so the bytes differ.
    guard text.utf8.elementsEqual(data) else { return nil }
    self = text
  }
}
