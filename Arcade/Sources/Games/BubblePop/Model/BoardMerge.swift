/// Two boards as one: of each player the higher score counts, so nothing is lost, and a board taken in twice is taken in
/// once.
package struct BoardMerge: Equatable {
  package let before: ScoreBoard
  package let after: ScoreBoard
  /// Players who came in, players whose score rose, and players who had as much or more.
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

  /// The board as it would be without what was taken in; what came to `now` since stays.
  package func undone(from now: ScoreBoard) -> ScoreBoard {
    var board = before
    for entry in now.entries where !after.entries.contains(entry) { board.record(entry.score, of: entry.name) }
    return board
  }
}
