import UIKitCore

/// The edit that turned one text into another: a range, in UTF-16 units, and its replacement.
struct TextEdit: Equatable {
  let range: NSRange
  let replacement: String
  /// The text before and after the range.
  private let head: String
  private let tail: String

  /// The smallest edit from `old` to `new`; if there are several, the one that ends at the caret, as typing does.
  init(from old: String, to new: String, caret: Int) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    var start = 0
    let most = min(before.count, after.count, max(0, caret))
    while start < most, before[start] == after[start] { start += 1 }
    // Half of a surrogate pair is not a character.
    if start > 0, TextEdit.leads(before[start - 1]) { start -= 1 }
    var end = 0
    let rest = min(before.count, after.count) - start
    while end < rest, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    if end > 0, TextEdit.trails(before[before.count - end]) { end -= 1 }
    range = NSRange(location: start, length: before.count - start - end)
    replacement = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    head = String(decoding: before[..<start], as: UTF16.self)
    tail = String(decoding: before[(before.count - end)...], as: UTF16.self)
  }

  /// The text with as much of the replacement as fits into `limit` characters, as users count them; a negative limit is 0.
  func text(limit: Int?) -> (text: String, caret: Int) {
    var inserted = replacement
    if let limit = limit.map({ max(0, $0) }), (head + inserted + tail).characterCount > limit {
      var room = min(max(0, limit - (head + tail).characterCount), inserted.characterCount)
      inserted = inserted.prefixOfCharacters(room)
      // A combining mark that joined the previous character, or split it, counts differently in the whole text than
      // alone.
      while room > 0, (head + inserted + tail).characterCount > limit {
        room -= 1
        inserted = inserted.prefixOfCharacters(room)
      }
    }
    return (head + inserted + tail, head.utf16.count + inserted.utf16.count)
  }

  private static func leads(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
  private static func trails(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
}

extension String {
  /// The text on one line, without control characters, as a field may contain it.
  var asFieldContent: String {
    var isPlain = true
    for byte in utf8 where byte < 0x20 || byte == 0x7F || byte == 0xE2 || byte == 0xC2 { isPlain = false }
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
