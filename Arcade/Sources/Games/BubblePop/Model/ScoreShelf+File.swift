/// The text format of the boards, for storage and for export.
extension ScoreShelf {
  /// Why a text is not a shelf of boards.
  package enum Fault: Error, Equatable {
    /// The text is of another kind.
    case otherKind
    /// The text has a version that this code does not know.
    case otherVersion
    /// The number of lines differs from the number that the text declares.
    case notWhole
    /// The line with this number, counted from 1, is neither the rules of a new board nor a score and the name of a new player.
    case line(Int)
    /// There are more scores than a file may have.
    case tooMany
  }

  private static let heading = "BubblePop scores "
  /// The version of the format, raised with every change. Version 1 had one board, and no rules.
  private static let version = 2
  private static let rules = "rules "
  /// Represents unknown rules.
  private static let unknown = "unknown"

  /// The shelf as lines: kind and version, the number of lines that follow, then for each board its rules, and a line with a
  /// score and a name for each player.
  package var file: String {
    let count = boards.reduce(0) { $0 + 1 + $1.scores.entries.count }
    var text = ScoreShelf.heading + "\(ScoreShelf.version)\n\(count)\n"
    for board in boards {
      text += ScoreShelf.rules + (board.rules?.text ?? ScoreShelf.unknown) + "\n"
      for entry in board.scores.entries { text += "\(entry.score) " + entry.name.text + "\n" }
    }
    return text
  }

  /// Parses the format of `file`, or of version 1, with at most `most` lines; line endings of any system are accepted.
  package init(file: String, most: Int = .max) throws(Fault) {
    self.init()
    let lines = TextFile.lines(of: file)
    guard let first = lines.first, first.utf8.starts(with: ScoreShelf.heading.utf8) else { throw .otherKind }
    let version = TextFile.number(String(first.dropFirst(ScoreShelf.heading.utf8.count)))
    guard version == 1 || version == ScoreShelf.version else { throw .otherVersion }
    guard lines.count > 2, lines[lines.count - 1].utf8.isEmpty, let count = TextFile.number(lines[1]),
      count == lines.count - 3
    else { throw .notWhole }
    guard count <= most else { throw .tooMany }
    var (rules, scores): (RuleSet?, ScoreBoard) = (nil, ScoreBoard())
    var isInBoard = version == 1
    for (index, line) in lines[2..<(lines.count - 1)].enumerated() {
      if version != 1, line.utf8.starts(with: ScoreShelf.rules.utf8) {
        put(scores, under: rules)
        guard let next = rulesOfNewBoard(String(line.dropFirst(ScoreShelf.rules.utf8.count))) else {
          throw .line(index + 3)
        }
        (rules, scores, isInBoard) = (next.rules, ScoreBoard(), true)
      } else {
        guard isInBoard, let entry = ScoreShelf.entry(line), scores.place(of: entry.name) == nil else {
          throw .line(index + 3)
        }
        scores.record(entry.score, of: entry.name)
      }
    }
    put(scores, under: rules)
  }

  /// Parses the rules of a board that the shelf does not have yet.
  private func rulesOfNewBoard(_ text: String) -> (rules: RuleSet?, Void)? {
    if text.utf8.elementsEqual(ScoreShelf.unknown.utf8) { return self[nil].isEmpty ? (nil, ()) : nil }
    guard let rules = RuleSet(text: text), self[rules].isEmpty else { return nil }
    return (rules, ())
  }

  /// Parses a score and a name; the name must already be in its normalized form.
  private static func entry(_ line: String) -> ScoreBoard.Entry? {
    guard let space = line.utf8.firstIndex(of: 0x20), let score = TextFile.number(String(line[..<space])) else {
      return nil
    }
    let written = String(line[line.utf8.index(after: space)...])
    guard let name = PlayerName(written), name.text.utf8.elementsEqual(written.utf8) else { return nil }
    return ScoreBoard.Entry(name: name, score: score)
  }
}
