/// Two boards merged into one: the higher score of each player counts, so nothing is lost, and importing the same board
/// again changes nothing.
package struct BoardMerge: Equatable {
  package let before: ScoreBoard
  package let after: ScoreBoard
  /// How many players were new, how many raised their score, and how many already had as much or more.
  package let newPlayers: Int
  package let raised: Int
  package let known: Int

  package init(_ board: ScoreBoard, with other: ScoreBoard) {
    var (merged, newPlayers, raised, known) = (board, 0, 0, 0)
    for entry in other.entries {
      if let place = board.place(of: entry.name) {
        if board.entries[place].score < entry.score { raised += 1 } else { known += 1 }
      } else {
        newPlayers += 1
      }
      merged.record(entry.score, of: entry.name)
    }
    before = board
    after = merged
    self.newPlayers = newPlayers
    self.raised = raised
    self.known = known
  }

  package var changesNothing: Bool { before == after }

  /// The board without the imported scores; scores added to `now` after the import stay.
  package func undone(from now: ScoreBoard) -> ScoreBoard {
    var board = before
    for entry in now.entries where !after.entries.contains(entry) { board.record(entry.score, of: entry.name) }
    return board
  }
}
