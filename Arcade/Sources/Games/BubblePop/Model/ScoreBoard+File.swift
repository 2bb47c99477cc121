/// The text format of the board, for storage and for export.
extension ScoreBoard {
  /// Why a text is not a board.
  package enum Fault: Error, Equatable {
    /// The text is of another kind.
    case otherKind
    /// The text has a version that this code does not know.
    case otherVersion
    /// The number of lines differs from the number that the text declares.
    case notWhole
    /// The line with this number, counted from 1, is not a score and the name of a new player.
    case line(Int)
    /// There are more players than a file may have.
    case tooMany
  }

  private static let heading = "BubblePop scores "
  /// The version of the format, raised with every change.
  private static let version = 1
  /// The number of lines before the first score.
  private static let head = 2

  /// The board as lines: kind and version, the number of scores, then a score and a name on each line.
  package var file: String {
    var text = ScoreBoard.heading + "\(ScoreBoard.version)\n\(entries.count)\n"
    for entry in entries { text += "\(entry.score) " + entry.name.text + "\n" }
    return text
  }

  /// Parses the format of `file`, with at most `most` players; line endings of any system will do.
  package init(file: String, most: Int = .max) throws(Fault) {
    self.init()
    let lines = ScoreBoard.lines(of: file)
    guard let first = lines.first, first.utf8.starts(with: ScoreBoard.heading.utf8) else { throw .otherKind }
    let version = ScoreBoard.number(String(first.dropFirst(ScoreBoard.heading.utf8.count)))
    guard version == ScoreBoard.version else { throw .otherVersion }
    guard lines.count > ScoreBoard.head, lines[lines.count - 1].utf8.isEmpty, let count = ScoreBoard.number(lines[1]),
      count == lines.count - ScoreBoard.head - 1
    else { throw .notWhole }
    guard count <= most else { throw .tooMany }
    for (index, line) in lines[ScoreBoard.head..<(lines.count - 1)].enumerated() {
      guard let entry = ScoreBoard.entry(line), place(of: entry.name) == nil else {
        throw .line(ScoreBoard.head + index + 1)
      }
      record(entry.score, of: entry.name)
    }
  }

  /// The lines of a text without their endings and without a leading byte-order mark.
  private static func lines(of text: String) -> [String] {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// Parses a score and a name; the name must already be in its normalized form.
  private static func entry(_ line: String) -> Entry? {
    guard let space = line.utf8.firstIndex(of: 0x20), let score = number(String(line[..<space])) else { return nil }
    let written = String(line[line.utf8.index(after: space)...])
    guard let name = PlayerName(written), name.text.utf8.elementsEqual(written.utf8) else { return nil }
    return Entry(name: name, score: score)
  }

  /// Parses a number of one to nine digits.
  private static func number(_ text: String) -> Int? {
    guard !text.utf8.isEmpty, text.utf8.count <= 9 else { return nil }
    var value = 0
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
