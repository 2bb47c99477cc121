/// A replacement for a part of a file's text.
struct SourceEdit: Equatable {
  /// The range, in bytes of UTF-8 from the beginning of the file.
  var range: Range<Int>
  var text: String
}

extension [SourceEdit] {
  /// Applies all edits to a text. If two overlap, the longer one is applied.
  func applied(to text: String) -> String {
    let bytes = [UInt8](text.utf8)
    var chosen: [SourceEdit] = []
    let ordered = enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions come before a replacement at the same place, in the order of the rules.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return a.count != b.count ? a.count > b.count : left.offset < right.offset
    }
    for (_, edit) in ordered where edit.range.lowerBound >= (chosen.last?.range.upperBound ?? 0) { chosen.append(edit) }

    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var end = 0
    for edit in chosen {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
