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

  /// The settings of the day's game, which is the same for everybody: ten pairs, alone. What changes only the look stays.
  package var ofTheDay: Settings {
    var settings = self
    for setting in [Setting.pairs, .players, .memory, .look, .theme] { settings[setting] = setting.scale.standard }
    settings[.pairs] = 10
    return settings
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
