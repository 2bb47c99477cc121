import CaromGeometry
import GameSettings

/// A setting of the game.
package enum Setting: Int, GameSetting {
  /// The number of pairs.
  case pairs
  /// Who plays: 0 one person, 1 two persons in turns, 2 a person and the computer.
  case players
  /// How many of the cards that it sees the computer remembers, in percent.
  case memory
  /// How long a mismatch stays face up, in tenths of a second.
  case look
  /// The theme of every game: 0 a random one each time; else a built-in theme's index from 1, or the number of a
  /// player's own.
  case theme
  /// Whether the time is shown: 0 or 1.
  case clock
  /// Whether sounds play: 0 or 1.
  case sound

  package var scale: SettingScale {
    switch self {
    case .pairs: SettingScale("pairs", Rules.pairs, standard: 8)
    case .players: SettingScale("players", 0...2, standard: 0)
    case .memory: SettingScale("memory", 0...100, by: 10, standard: 60)
    case .look: SettingScale("look", 4...30, by: 2, standard: 12)
    case .theme: SettingScale("theme", 0...(OwnTheme.firstNumber + OwnTheme.most - 1), standard: 0)
    case .clock: .toggle("clock", standard: 1)
    case .sound: .toggle("sound", standard: 1)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .look, .theme, .clock, .sound: .none
    case .pairs, .players, .memory: .rebuilds
    }
  }
}
