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
}
