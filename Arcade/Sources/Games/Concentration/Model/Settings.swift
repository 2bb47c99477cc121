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

  /// Ticks that two cards that are no pair are shown.
  package var lookTicks: Int { self[.look] * Rules.ticksPerSecond / 10 }

  /// The theme that was chosen for every game among those that come with it; nil where each game draws its own, or where
  /// it is the player's own.
  package var theme: Theme? {
    let place = self[.theme]
    return Theme.all.indices.contains(place - 1) ? Theme.all[place - 1] : nil
  }

  /// The name that the best results are kept under: one for each number of pairs and way to play.
  package var recordName: String {
    "\(self[.pairs])-\(self[.players])" + (hasComputer ? "-\(self[.memory])" : "")
  }

  /// Whether a game by these settings goes on by `other` ones.
  func allows(_ other: Settings) -> Bool {
    self[.pairs] == other[.pairs] && self[.players] == other[.players]
      && (!hasComputer || self[.memory] == other[.memory])
  }
}
