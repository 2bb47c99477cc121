import ArcadeKit
import UIKit

/// Keeps the high-score board between launches, whatever happens while it is written.
///
/// A new board is first written aside, then over the old one, and then the one aside is removed: after a crash in between
/// one of both is whole. What cannot be read is set aside under another key, never thrown away.
package enum BoardStore {
  package static let key = "bubblepop.board"
  package static let nextKey = "bubblepop.board.next"

  /// The board that is kept, and whether something was found that could not be read.
  package static func load() -> (board: ScoreBoard, wasDamaged: Bool) {
    let defaults = UserDefaults.standard
    let next = defaults.string(forKey: nextKey).flatMap { try? ScoreBoard(file: $0) }
    let kept = defaults.string(forKey: key)
    let board = kept.flatMap { try? ScoreBoard(file: $0) }
    var isDamaged = false
    if kept != nil, board == nil {
      defaults.setAside(key)
      isDamaged = next == nil
    }
    // Only a write that was cut off leaves one aside, and then it is the newer one.
    if let next {
      save(next)
      return (next, isDamaged)
    }
    if defaults.contains(nextKey) { defaults.setAside(nextKey) }
    return (board ?? ScoreBoard(), isDamaged)
  }

  /// Keeps a board; one that is kept already is not written again.
  package static func save(_ board: ScoreBoard) {
    let defaults = UserDefaults.standard
    let file = board.file
    if defaults.string(forKey: key)?.utf8.elementsEqual(file.utf8) != true {
      defaults.set(file, forKey: nextKey)
      defaults.set(file, forKey: key)
    }
    defaults.removeObject(forKey: nextKey)
  }

  /// Counts a score, and keeps the board.
  package static func record(_ score: Int, of name: PlayerName) -> ScoreBoard {
    var (board, _) = load()
    board.record(score, of: name)
    save(board)
    return board
  }

  /// Whether scores will be there at the next visit, as far as one knows.
  package static var isKept: Bool { !UserDefaults.standard.isFailing }

  /// What must be said about the keeping of scores.
  static func note(wasDamaged: Bool) -> BoardView.Note? {
    if !isKept { return BoardView.Note(text: BubbleStrings.notKept) }
    return wasDamaged ? BoardView.Note(text: BubbleStrings.damaged) : nil
  }
}

/// The name of whoever played last.
package enum NameStore {
  package static let key = "bubblepop.name"

  package static var last: PlayerName? { UserDefaults.standard.string(forKey: key).flatMap { PlayerName($0) } }

  package static func keep(_ name: PlayerName) { UserDefaults.standard.set(name.text, forKey: key) }
}
