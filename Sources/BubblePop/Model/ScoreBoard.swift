/// The highest score of every player, the best one first.
package struct ScoreBoard: Equatable {
  /// A player and the player's highest score.
  package struct Entry: Equatable {
    package let name: PlayerName
    package let score: Int

    package init(name: PlayerName, score: Int) {
      self.name = name
      self.score = score
    }
  }

  /// From the highest score down; of equal ones the one that was there first.
  package private(set) var entries: [Entry] = []

  package init() {}

  package var best: Int { entries.first?.score ?? 0 }
  package var isEmpty: Bool { entries.isEmpty }

  /// The place of a player, from 0; nil where the player has none.
  package func place(of name: PlayerName) -> Int? { entries.firstIndex { $0.name == name } }

  /// Takes a score in: it counts where the player has none that is as high. Nobody's score, and what is below 0, is left
  /// out.
  package mutating func record(_ score: Int, of name: PlayerName) {
    guard score >= 0, name != .nobody else { return }
    if let place = place(of: name) {
      guard entries[place].score < score else { return }
      entries.remove(at: place)
    }
    let place = entries.firstIndex { $0.score < score } ?? entries.count
    entries.insert(Entry(name: name, score: score), at: place)
  }

  // MARK: As a text

  private static let heading = "BubblePop scores 1"

  /// The board as the lines of a file: its format, how many there are, then a score and a name in each.
  package var file: String {
    var text = ScoreBoard.heading + "\n\(entries.count)\n"
    for entry in entries { text += "\(entry.score) " + entry.name.text + "\n" }
    return text
  }

  /// Reads what `file` writes; nil where it is anything else, or not whole.
  package init?(file: String) {
    let lines = file.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.count >= 3, lines[0].utf8.elementsEqual(ScoreBoard.heading.utf8), lines[lines.count - 1].utf8.isEmpty,
      let count = ScoreBoard.number(lines[1]), count == lines.count - 3
    else { return nil }
    for line in lines[2..<(lines.count - 1)] {
      guard let space = line.utf8.firstIndex(of: 0x20), let score = ScoreBoard.number(String(line[..<space])) else {
        return nil
      }
      let written = String(line[line.utf8.index(after: space)...])
      guard let name = PlayerName(written), name.text.utf8.elementsEqual(written.utf8), place(of: name) == nil else {
        return nil
      }
      record(score, of: name)
    }
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
