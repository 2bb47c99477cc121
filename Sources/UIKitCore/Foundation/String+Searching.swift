// Texts are compared byte by byte: a precomposed and a decomposed `é` are different here.
extension String {
  /// The parts between the occurrences of `separator`; the whole text if there are none, or if the separator is empty.
  public func components(separatedBy separator: String) -> [String] {
    let bytes = Array(utf8)
    var parts: [String] = []
    var start = 0
    for place in String.places(of: Array(separator.utf8), in: bytes) {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + separator.utf8.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The parts between the characters of a set.
  public func components(separatedBy separators: CharacterSet) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if separators.contains(scalar) {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
    }
    return parts + [String(part)]
  }

  /// The text without the characters of a set at its beginning and its end.
  public func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = Array(unicodeScalars)
    guard let first = scalars.firstIndex(where: { !set.contains($0) }),
      let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    var kept = String.UnicodeScalarView()
    for scalar in scalars[first...last] { kept.append(scalar) }
    return String(kept)
  }

  /// The text with every occurrence of `target` replaced.
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var start = 0
    for place in String.places(of: Array(target.utf8), in: bytes) {
      result += bytes[start..<place]
      result += Array(replacement.utf8)
      start = place + target.utf8.count
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// Whether the text contains `other`; false if that is empty.
  public func contains(_ other: String) -> Bool { range(of: other) != nil }

  /// The first occurrence of `other`; nil if there is none, or if that is empty.
  public func range(of other: String) -> Range<String.Index>? {
    guard let place = String.places(of: Array(other.utf8), in: Array(utf8), most: 1).first else { return nil }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }

  /// The text with a capital at the beginning of each word, and small letters otherwise.
  public var capitalized: String {
    var result = ""
    var isInWord = false
    for character in self {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || (isInWord && character == "'")
    }
    return result
  }

  /// The order of the texts, ignoring case.
  public func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }

  /// The order of the texts, by their Unicode code points.
  public func compare(_ other: String) -> ComparisonResult {
    self == other ? .orderedSame : utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
  }

  /// The localized order of the texts; here by their Unicode code points, whatever the language is.
  public func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }

  /// The text, truncated or padded with `pad` to a number of characters.
  public func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
    guard count < length else { return String(prefix(max(0, length))) }
    let pieces = Array(pad)
    guard !pieces.isEmpty else { return self }
    var result = self
    var index = max(0, start) % pieces.count
    for _ in count..<min(length, count + 1_000_000) {
      result.append(pieces[index])
      index = (index + 1) % pieces.count
    }
    return result
  }

  /// The non-overlapping occurrences of bytes in others; none for an empty needle.
  private static func places(of sought: [UInt8], in bytes: [UInt8], most: Int = .max) -> [Int] {
    guard let first = sought.first, sought.count <= bytes.count else { return [] }
    var places: [Int] = []
    var place = 0
    while place <= bytes.count - sought.count, places.count < most {
      if bytes[place] == first, bytes[place..<(place + sought.count)].elementsEqual(sought) {
        places.append(place)
        place += sought.count
      } else {
        place += 1
      }
    }
    return places
  }
}
