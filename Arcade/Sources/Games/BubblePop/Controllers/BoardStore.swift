import ArcadeKit
import UIKit

/// Keeps the high-score board between launches, even if the app dies in the middle of a write.
///
/// `save` writes a new board under a second key, then over the old one, then removes the second key: after a crash at
/// any point one of the two is whole. A stored value that cannot be read is moved to another key, never deleted.
package enum BoardStore {
  package static let key = "bubblepop.board"
  package static let nextKey = "bubblepop.board.next"

  /// The stored board, and whether a stored value was found that could not be read.
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
    // The second key survives only an interrupted write, and then its board is the newer one.
    if let next {
      save(next)
      return (next, isDamaged)
    }
    if defaults.contains(nextKey) { defaults.setAside(nextKey) }
    return (board ?? ScoreBoard(), isDamaged)
  }

  /// Stores a board, unless it is stored already. If another window has stored one in the meantime, the two become one.
  package static func save(_ board: ScoreBoard) {
    let defaults = UserDefaults.standard
    let file = board.file
    let kept = defaults.string(forKey: key)
    if kept?.utf8.elementsEqual(file.utf8) != true {
      defaults.register(merging: merging, forKey: key)
      defaults.set(file, forKey: nextKey)
      // Scores that are taken back must not come back from other windows.
      if let kept = kept.flatMap({ try? ScoreBoard(file: $0) }), !board.holds(kept) {
        defaults.removeObject(forKey: key)
      }
      defaults.set(file, forKey: key)
    }
    defaults.removeObject(forKey: nextKey)
  }

  /// The scores of two windows, as one board. What is no board gives way to one.
  private static var merging: UserDefaults.Merging {
    UserDefaults.Merging { mine, theirs in
      guard let one = try? ScoreBoard(file: mine) else { return theirs }
      guard let other = try? ScoreBoard(file: theirs) else { return mine }
      return ScoreBoard(one, and: other).file
    }
  }

  /// Adds a score to the stored board, and returns the new board.
  package static func record(_ score: Int, of name: PlayerName) -> ScoreBoard {
    var (board, _) = load()
    board.record(score, of: name)
    save(board)
    return board
  }

  /// Whether scores will still be there at the next visit, as far as the app can tell.
  package static var isKept: Bool { !UserDefaults.standard.isFailing }

  /// What the player must know about the storage of scores; nil if nothing.
  static func note(wasDamaged: Bool) -> BoardView.Note? {
    if !isKept { return BoardView.Note(text: BubbleStrings.notKept) }
    return wasDamaged ? BoardView.Note(text: BubbleStrings.damaged) : nil
  }
}

/// The name of the last player.
package enum NameStore {
  package static let key = "bubblepop.name"

  package static var last: PlayerName? { UserDefaults.standard.string(forKey: key).flatMap { PlayerName($0) } }

  package static func keep(_ name: PlayerName) { UserDefaults.standard.set(name.text, forKey: key) }
}
