import CaromGeometry
import GameSettings

/// A complete set of settings of Concentration.
package typealias Settings = SettingValues<Setting>

extension Settings {
  package var isDuel: Bool { self[.players] == 1 }
  package var hasComputer: Bool { self[.players] == 2 }
  package var playerCount: Int { self[.players] == 0 ? 1 : 2 }
  package var showsClock: Bool { isOn(.clock) }
  package var hasSound: Bool { isOn(.sound) }

  /// How long a mismatch stays face up, in ticks.
  package var lookTicks: Int { self[.look] * Rules.ticksPerSecond / 10 }

  /// The built-in theme chosen for every game; nil if each game draws one at random, or if the chosen theme is the
  /// player's own.
  package var theme: Theme? {
    let place = self[.theme]
    return Theme.all.indices.contains(place - 1) ? Theme.all[place - 1] : nil
  }

  /// The key of the best results: one for each number of pairs and mode of play.
  package var recordName: String {
    "\(self[.pairs])-\(self[.players])" + (hasComputer ? "-\(self[.memory])" : "")
  }

  /// Whether a game with these settings can continue with `other` ones.
  func allows(_ other: Settings) -> Bool {
    self[.pairs] == other[.pairs] && self[.players] == other[.players]
      && (!hasComputer || self[.memory] == other[.memory])
  }
}
