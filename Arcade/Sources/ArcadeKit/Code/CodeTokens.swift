/// Splits Swift code into tokens that are tinted alike.
public enum CodeTokens {
  public enum Kind { case plain, word, number, text, comment }

  /// The tokens of `code`, which together are the whole of it.
  public static func of(_ code: String) -> [(text: String, kind: Kind)] {
    let bytes = Array(code.utf8)
    var tokens: [(text: String, kind: Kind)] = []
    var plainStart = 0
    var place = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while place < bytes.count {
      var end = place + 1
      var kind = Kind.plain
      if bytes[place] == UInt8(ascii: "/"), end < bytes.count, bytes[end] == UInt8(ascii: "/") {
        kind = .comment
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      } else if bytes[place] == UInt8(ascii: "\"") {
        kind = .text
        while end < bytes.count, bytes[end - 1] != UInt8(ascii: "\"") || end - 1 == place { end += 1 }
      } else if bytes[place].isLetter {
        while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        let isMember = place > 0 && bytes[place - 1] == UInt8(ascii: ".")
        let word = text(place..<end)
        let isLabel = end < bytes.count && bytes[end] == UInt8(ascii: ":")
        if !isMember, !isLabel, words.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { kind = .word }
        if !isLabel, constants.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { kind = .number }
      } else if bytes[place].isDigit {
        kind = .number
        while end < bytes.count,
          bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "_")
        {
          end += 1
        }
      }
      if kind != .plain {
        if place > plainStart { tokens.append((text(plainStart..<place), .plain)) }
        tokens.append((text(place..<end), kind))
        plainStart = end
      }
      place = end
    }
    if bytes.count > plainStart { tokens.append((text(plainStart..<bytes.count), .plain)) }
    return tokens
  }

  private static let words = [
    "let", "var", "func", "for", "in", "self", "super", "return", "lazy", "override",
  ]
  /// Values that a control may set.
  private static let constants = [
    "true", "false", "everything", "items", "boundaries", "greatestFiniteMagnitude",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
  }

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
