import ArcadeKit
import UIKit

/// What is kept of matches: the longest rally, and how often each strength of the computer was beaten.
package enum RecordStore {
  package static let rallyKey = "pong.longestRally"
  package static func winsKey(_ strength: Int) -> String { "pong.wins.\(strength)" }

  package static var longestRally: Int {
    UserDefaults.standard.checkedInteger(forKey: rallyKey, standard: 0) { $0 >= 0 }
  }

  package static func wins(against strength: Int) -> Int {
    UserDefaults.standard.checkedInteger(forKey: winsKey(strength), standard: 0) { $0 >= 0 }
  }

  /// Keeps a rally if it is the longest one, and tells whether it is.
  package static func offerRally(_ hits: Int) -> Bool {
    guard hits > longestRally else { return false }
    UserDefaults.standard.setChecked(hits, forKey: rallyKey)
    return true
  }

  package static func addWin(against strength: Int) {
    UserDefaults.standard.setChecked(wins(against: strength) + 1, forKey: winsKey(strength))
  }
}
