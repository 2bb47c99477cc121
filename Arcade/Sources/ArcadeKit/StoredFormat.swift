import UIKit

/// How the values of one game are stored. Builds with another format have another version number. Values that an
/// earlier build stored are converted by changes, which are data:
///
///     StoredFormat(game: "breakout", changes: [
///       [.rename("speed", to: "ballSpeed")],                  // from version 1 to 2
///       [.multiply("paddleWidth", by: 2), .remove("glow")],   // from version 2 to 3
///     ])
///
/// The version is stored before the first value. Values without a version are those of version 1, which stores none.
package struct StoredFormat {
  /// A change of one value. Names are those after the game's own, as in `breakout.speed`.
  package enum Change {
    /// The value is stored under another name; a value that already has that name is kept.
    case rename(String, to: String)
    /// A whole number has other units; any other value is kept, to be refused when it is read.
    case multiply(String, by: Int)
    /// Some values have other names.
    case replace(String, [String: String])
    /// Best scores get longer names, because there is one more setting; the names end with its default.
    case extendSignatures(by: String)
    /// The value is no longer needed.
    case remove(String)
  }

  private let game: String
  private let changes: [[Change]]

  /// The format of `game`, a short name without spaces, after all `changes`, one list for each version after the first.
  package init(game: String, changes: [[Change]] = []) {
    self.game = game
    self.changes = changes
  }

  /// The version of this build; 1 without changes.
  package var version: Int { changes.count + 1 }

  private var key: String { game + ".version" }

  /// Posted whenever values are left alone because a later build has stored them.
  package static let isLaterNotification = Notification.Name("ArcadeStoredByLaterBuild")

  /// Reports that the values of `game` are left alone, on the console and by the notification.
  package static func leaveAlone(_ game: String, _ what: String) {
    UIApplication.shared.diagnose(
      "UserDefaults: the values of \"\(game)\" are \(what); they stay as they are, and the game uses its defaults. Reload the page to get the newest build."
    )
    NotificationCenter.default.post(name: isLaterNotification, object: nil)
  }

  /// Converts values that an earlier build stored. Returns false if a later one stored them: then nothing may be read
  /// or written, so that they are intact when that build is used again.
  package func carryOver() -> Bool {
    let defaults = UserDefaults.standard
    let stored = max(1, defaults.storedInteger(forKey: key) ?? 1)
    guard stored <= version else {
      StoredFormat.leaveAlone(game, "of version \(stored), this build knows \(version)")
      return false
    }
    guard stored < version, defaults.allKeys.contains(where: { $0.hasPrefix(game + ".") }) else { return true }
    for change in changes[(stored - 1)...].joined() { make(change) }
    defaults.setChecked(version, forKey: key)
    return true
  }

  /// Stores the version before a value is stored. Returns false if nothing may be written; see `carryOver()`.
  package func willStore() -> Bool {
    guard carryOver() else { return false }
    if version > 1, !UserDefaults.standard.contains(key) { UserDefaults.standard.setChecked(version, forKey: key) }
    return true
  }

  private func make(_ change: Change) {
    let defaults = UserDefaults.standard
    func key(_ name: String) -> String { game + "." + name }
    switch change {
    case .rename(let old, let new):
      guard let value = defaults.string(forKey: key(old)) else { return }
      if !defaults.contains(key(new)) { defaults.set(value, forKey: key(new)) }
      defaults.removeObject(forKey: key(old))
    case .multiply(let name, let factor):
      guard let value = defaults.storedInteger(forKey: key(name)) else { return }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
      if !isTooLarge { defaults.setChecked(product, forKey: key(name)) }
    case .replace(let name, let values):
      guard let value = defaults.string(forKey: key(name)), let new = values[value] else { return }
      defaults.set(new, forKey: key(name))
    case .extendSignatures(let end):
      let bests = defaults.allKeys.filter { $0.hasPrefix(key("best.")) && !$0.hasSuffix(".rejected") }
      for best in bests {
        let name = String(best.dropFirst(game.count + 1))
        make(.rename(name, to: name + end))
      }
    case .remove(let name): defaults.removeObject(forKey: key(name))
    }
  }
}
