/// The board as a file: for the store, and for the player to keep and to carry elsewhere.
extension ScoreBoard {
  /// Why a text is no board.
  package enum Fault: Error, Equatable {
    /// It is a text of another kind.
    case otherKind
    /// It was written by a version that this one does not know.
    case otherVersion
    /// Something is missing, or there is more than there should be.
    case notWhole
    /// The line of that number, from 1, is not a score and the name of one more player.
    case line(Int)
    /// There are more players than one file may have.
    case tooMany
  }

  private static let heading = "BubblePop scores "
  /// Rises with every change of what is written.
  private static let version = 1
  /// Lines before the first score.
  private static let head = 2

  /// The board as lines: its kind and version, how many scores there are, then a score and a name in each.
  package var file: String {
    var text = ScoreBoard.heading + "\(ScoreBoard.version)\n\(entries.count)\n"
    for entry in entries { text += "\(entry.score) " + entry.name.text + "\n" }
    return text
  }

  /// Reads what `file` writes, of `most` players at most; lines may end as other systems end them.
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

  /// A text's lines without what ends them, and without the mark that some editors put before the first.
  private static func lines(of text: String) -> [String] {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// A score and a name that is written as names are.
  private static func entry(_ line: String) -> Entry? {
    guard let space = line.utf8.firstIndex(of: 0x20), let score = number(String(line[..<space])) else { return nil }
    let written = String(line[line.utf8.index(after: space)...])
    guard let name = PlayerName(written), name.text.utf8.elementsEqual(written.utf8) else { return nil }
    return Entry(name: name, score: score)
  }

  /// A number of one to nine digits.
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
