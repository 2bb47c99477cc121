/// The part of a file that a Range field asks for.
enum ByteRange: Equatable {
  /// The whole file: the field is missing or invalid, or asks for several parts, which a server may ignore.
  case all
  case part(Range<Int>)
  /// A part that begins beyond the end.
  case outside

  /// - Parameters:
  ///   - field: the value of the Range field.
  ///   - size: the size of the file in bytes.
  init(_ field: String?, size: Int) {
    self = .all
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false).map { end in
      String(end.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return }
    // A number that is too large for an Int is larger than any file.
    let numbers = ends.map { $0.isEmpty ? nil : Int($0) ?? Int.max }
    switch (numbers[0], numbers[1]) {
    case (nil, nil): return
    case (nil, let last?): self = last == 0 || size == 0 ? .outside : .part(max(0, size - last)..<size)
    case (let first?, let last):
      if let last, last < first { return }
      self = first >= size ? .outside : .part(first..<min(last ?? Int.max - 1, size - 1) + 1)
    }
  }
}
