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

  /// Ordered from the highest score down; of equal scores, the older entry comes first.
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The higher score of every player on two boards. Which board is which does not matter: of equal scores, the first name
  /// comes first.
  package init(_ one: ScoreBoard, and other: ScoreBoard) {
    let all = (one.entries + other.entries).sorted {
      $0.score == $1.score
        ? $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) : $0.score > $1.score
    }
    for entry in all { record(entry.score, of: entry.name) }
  }

  /// Whether every player of another board has at least that score here.
  package func holds(_ other: ScoreBoard) -> Bool {
    other.entries.allSatisfy { entry in
      entries.contains { $0.name == entry.name && $0.score >= entry.score }
    }
  }

  package var best: Int { entries.first?.score ?? 0 }
  package var isEmpty: Bool { entries.isEmpty }

  /// The index of a player, from 0; nil if the player has no score.
  package func place(of name: PlayerName) -> Int? { entries.firstIndex { $0.name == name } }

  /// Records a score if it beats the player's present one. A score below 0, or without a player, is ignored.
  package mutating func record(_ score: Int, of name: PlayerName) {
    guard score >= 0, name != .nobody else { return }
    if let place = place(of: name) {
      guard entries[place].score < score else { return }
      entries.remove(at: place)
    }
    let place = entries.firstIndex { $0.score < score } ?? entries.count
    entries.insert(Entry(name: name, score: score), at: place)
  }
}
