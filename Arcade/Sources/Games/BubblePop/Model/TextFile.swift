/// Parsing of the game's text files.
enum TextFile {
  /// The lines of a text without their endings, which may be those of any system, and without a leading byte-order mark.
  static func lines(of text: String) -> [String] {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The parts of a text between the bytes `mark`, empty ones included.
  static func parts(of text: String, at mark: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: mark), omittingEmptySubsequences: false).map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }

  /// A text without the spaces and tabs at its ends.
  static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Parses a number of one to nine digits.
  static func number(_ text: String) -> Int? {
    guard !text.utf8.isEmpty, text.utf8.count <= 9 else { return nil }
    var value = 0
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  /// Parses exactly six hexadecimal digits, as a color has them.
  static func color(_ text: String) -> Int? {
    guard text.utf8.count == 6 else { return nil }
    var value = 0
    for byte in text.utf8 {
      guard let digit = hexadecimal(byte) else { return nil }
      value = value * 16 + digit
    }
    return value
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x41 + 10
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }

  /// A number as `count` hexadecimal digits.
  static func hexadecimal(_ value: UInt32, digits count: Int) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = (0..<count).reversed().map { digits[Int(value >> UInt32(4 * $0) & 15)] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
