import ArcadeKit
import UIKit

/// The stored records of past matches: the longest rally, and the number of wins against each strength of the computer.
package enum RecordStore {
  package static let rallyKey = "pong.longestRally"
  package static func winsKey(_ strength: Int) -> String { "pong.wins.\(strength)" }

  package static let rivalKey = "pong.rival"

  /// The level that the adaptive computer has reached, 0 … 2; stored in hundredths.
  package static var rivalLevel: Double {
    get {
      let first = Int(Rules.firstRival * 100)
      let most = Int(Rules.strongestRival * 100)
      return Double(UserDefaults.standard.checkedInteger(forKey: rivalKey, standard: first) { $0 >= 0 && $0 <= most })
        / 100
    }
    set { UserDefaults.standard.setChecked(Int((newValue * 100).rounded()), forKey: rivalKey) }
  }

  package static var longestRally: Int {
    UserDefaults.standard.checkedInteger(forKey: rallyKey, standard: 0) { $0 >= 0 }
  }

  package static func wins(against strength: Int) -> Int {
    UserDefaults.standard.checkedInteger(forKey: winsKey(strength), standard: 0) { $0 >= 0 }
  }

  /// Stores a rally if it is the longest so far, and returns whether it is.
  package static func offerRally(_ hits: Int) -> Bool {
    guard hits > longestRally else { return false }
    UserDefaults.standard.setChecked(hits, forKey: rallyKey, merging: .highest)
    return true
  }

  package static func addWin(against strength: Int) {
    UserDefaults.standard.setChecked(wins(against: strength) + 1, forKey: winsKey(strength), merging: .highest)
  }
}
