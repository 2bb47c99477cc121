import ArcadeKit
import UIKit

/// Keeps the high-score boards between launches, even if the app crashes in the middle of a write.
///
/// `save` writes new boards under a second key, then over the old ones, then removes the second key: after a crash at
/// any point one of the two is complete. A stored value that cannot be read is moved to another key, never deleted.
package enum BoardStore {
  package static let key = "bubblepop.board"
  package static let nextKey = "bubblepop.board.next"

  /// Whether boards were ever stored; nothing is read to know that.
  static var hasBoards: Bool { UserDefaults.standard.contains(key) || UserDefaults.standard.contains(nextKey) }

  /// The stored boards, and whether a stored value was found that could not be read.
  package static func load() -> (shelf: ScoreShelf, wasDamaged: Bool) {
    let defaults = UserDefaults.standard
    let next = defaults.string(forKey: nextKey).flatMap { try? ScoreShelf(file: $0) }
    let kept = defaults.string(forKey: key)
    let shelf = kept.flatMap { try? ScoreShelf(file: $0) }
    if kept != nil, shelf == nil { defaults.setAside(key) }
    // The second key survives only an interrupted write, and then its boards are the newer ones.
    if let next {
      save(next)
      return (next, false)
    }
    if defaults.contains(nextKey) { defaults.setAside(nextKey) }
    return (shelf ?? ScoreShelf(), shelf == nil && defaults.contains(key + rejected))
  }

  /// The key to which `setAside` moves values that cannot be read.
  private static let rejected = ".rejected"

  /// Stores boards, unless they are stored already. If another window has stored some in the meantime, they are merged.
  package static func save(_ shelf: ScoreShelf) {
    let defaults = UserDefaults.standard
    let file = shelf.file
    let kept = defaults.string(forKey: key)
    if kept?.utf8.elementsEqual(file.utf8) != true {
      defaults.register(merging: merging, forKey: key)
      defaults.set(file, forKey: nextKey)
      // Scores whose import was undone must not come back from other windows.
      if let kept = kept.flatMap({ try? ScoreShelf(file: $0) }), !shelf.holds(kept) {
        defaults.removeObject(forKey: key)
      }
      defaults.set(file, forKey: key)
    }
    defaults.removeObject(forKey: nextKey)
  }

  /// The scores of two windows, merged into one shelf. A value that is not a shelf is replaced.
  private static var merging: UserDefaults.Merging {
    UserDefaults.Merging { mine, theirs in
      guard let one = try? ScoreShelf(file: mine) else { return theirs }
      guard let other = try? ScoreShelf(file: theirs) else { return mine }
      return ScoreShelf(one, and: other).file
    }
  }

  /// Adds a score to the stored boards, and returns the new ones.
  package static func record(_ score: Int, of name: PlayerName, under rules: RuleSet) -> ScoreShelf {
    var (shelf, _) = load()
    shelf.record(score, of: name, under: rules)
    save(shelf)
    return shelf
  }

  /// Whether scores will still be there at the next visit, as far as the app can tell.
  package static var isKept: Bool { !UserDefaults.standard.isFailing }

  /// What the player has to know about the storage of scores; nil if nothing.
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

/// The games that were finished last.
package enum GameLogStore {
  package static let key = "bubblepop.games"

  /// The stored log; one that cannot be read is set aside.
  package static func load() -> GameLog {
    guard let text = UserDefaults.standard.string(forKey: key) else { return GameLog() }
    if let log = GameLog(file: text) { return log }
    UserDefaults.standard.setAside(key)
    return GameLog()
  }

  package static func add(_ game: PlayedGame) {
    var log = load()
    log.add(game)
    UserDefaults.standard.set(log.file, forKey: key)
  }
}

/// The kinds of bubbles that the player chose.
package enum KindStore {
  package static let key = "bubblepop.kinds"

  /// The kinds in use; the arcade's own if none are stored. Stored ones that cannot be read are set aside.
  package static func load() -> KindSheet {
    guard let text = UserDefaults.standard.string(forKey: key) else { return .standard }
    if let sheet = try? KindSheet(file: text) { return sheet }
    UserDefaults.standard.setAside(key)
    return .standard
  }

  /// Whether stored kinds were set aside, and no others were chosen since.
  static var wasDamaged: Bool {
    UserDefaults.standard.contains(key + ".rejected") && !UserDefaults.standard.contains(key)
  }

  package static func keep(_ sheet: KindSheet) {
    if sheet == .standard {
      UserDefaults.standard.removeObject(forKey: key)
    } else {
      UserDefaults.standard.set(sheet.file, forKey: key)
    }
    UserDefaults.standard.removeObject(forKey: key + ".rejected")
  }
}
