/// Two shelves of boards merged into one: the higher score of each player counts, so nothing is lost, and importing the same
/// boards again changes nothing.
package struct BoardMerge: Equatable {
  package let before: ScoreShelf
  package let after: ScoreShelf
  /// How many scores belong to players who were new to a board, how many are higher than before, and how many are not.
  package let newPlayers: Int
  package let raised: Int
  package let known: Int

  package init(_ shelf: ScoreShelf, with other: ScoreShelf) {
    var (merged, newPlayers, raised, known) = (shelf, 0, 0, 0)
    for board in other.boards {
      let scores = shelf[board.rules]
      for entry in board.scores.entries {
        if let place = scores.place(of: entry.name) {
          if scores.entries[place].score < entry.score { raised += 1 } else { known += 1 }
        } else {
          newPlayers += 1
        }
        merged.record(entry.score, of: entry.name, under: board.rules)
      }
    }
    before = shelf
    after = merged
    self.newPlayers = newPlayers
    self.raised = raised
    self.known = known
  }

  package var changesNothing: Bool { before == after }

  /// The boards without the imported scores; scores added to `now` after the import stay.
  package func undone(from now: ScoreShelf) -> ScoreShelf {
    var shelf = before
    for board in now.boards {
      let imported = after[board.rules].entries
      for entry in board.scores.entries where !imported.contains(entry) {
        shelf.record(entry.score, of: entry.name, under: board.rules)
      }
    }
    return shelf
  }
}
