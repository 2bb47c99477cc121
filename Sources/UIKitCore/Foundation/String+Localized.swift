import CaromGeometry

extension String {
  /// The text in capital letters.
  public var localizedUppercase: String { uppercased() }
  /// The text in small letters.
  public var localizedLowercase: String { lowercased() }
  /// The text with a capital letter at the beginning of each word.
  public var localizedCapitalized: String { capitalized }
  /// How two texts are ordered, without regard to capital letters.
  public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { caseInsensitiveCompare(other) }

  /// How two texts are ordered in a list of files: without regard to capital letters, and numbers in them by their value, so
  /// that "Level 9" comes before "Level 10".
  public func localizedStandardCompare(_ other: String) -> ComparisonResult {
    var (mine, others) = (Array(lowercased().utf8)[...], Array(other.lowercased().utf8)[...])
    while let first = mine.first, let second = others.first {
      if String.isDigit(first), String.isDigit(second) {
        let (one, two) = (String.takeNumber(from: &mine), String.takeNumber(from: &others))
        if one.count != two.count { return one.count < two.count ? .orderedAscending : .orderedDescending }
        if let place = one.indices.first(where: { one[$0] != two[$0] }) {
          return one[place] < two[place] ? .orderedAscending : .orderedDescending
        }
      } else if first != second {
        return first < second ? .orderedAscending : .orderedDescending
      } else {
        mine.removeFirst()
        others.removeFirst()
      }
    }
    if mine.isEmpty && others.isEmpty { return compare(other) }
    return mine.isEmpty ? .orderedAscending : .orderedDescending
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The digits at the beginning, without zeros in front.
  private static func takeNumber(from bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix { isDigit($0) }
    bytes.removeFirst(digits.count)
    return Array(digits.drop { $0 == 0x30 })
  }

  /// The text with all other characters than those of the set as `%` and two digits for each of their bytes.
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      for byte in String(Character(scalar)).utf8 {
        if scalar.isASCII, allowed.contains(scalar) {
          bytes.append(byte)
        } else {
          bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with the bytes that `%` and two digits tell; nil where that is no text.
  public var removingPercentEncoding: String? {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
    let told = Array(utf8)
    var bytes: [UInt8] = []
    var place = 0
    while place < told.count {
      if told[place] == 0x25 {
        guard place + 2 < told.count, let high = digit(told[place + 1]), let low = digit(told[place + 2]) else {
          return nil
        }
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(told[place])
        place += 1
      }
    }
    return String(data: Data(bytes), encoding: .utf8)
  }
}

extension CharacterSet {
  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  /// The characters that may stand in the query of an address.
  public static var urlQueryAllowed: CharacterSet { CharacterSet(charactersIn: unreserved + "!$&'()*+,;=:@/?") }
  /// The characters that may stand in the path of an address.
  public static var urlPathAllowed: CharacterSet { CharacterSet(charactersIn: unreserved + "!$&'()*+,=:@/") }
  /// The characters that may stand in the name of a server.
  public static var urlHostAllowed: CharacterSet { CharacterSet(charactersIn: unreserved + "!$&'()*+,;=:[]") }
  /// The characters that may stand behind `#`.
  public static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }
}

/// The seconds since the first of January 2001, as the host told them.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date(timeIntervalSinceNow: 0).timeIntervalSinceReferenceDate }
