import CaromGeometry
import GameSettings

/// A setting of the game.
package enum Setting: Int, GameSetting {
  /// The length of a game, in seconds.
  case duration
  /// The most bubbles on the screen.
  case bubbles
  /// Whether bubbles drift: 0 or 1.
  case drift
  /// The diameter of a bubble, in percent of the standard one.
  case size
  /// Whether the special bubbles, gold and pearl, appear: 0 or 1.
  case specials
  /// Whether sounds play: 0 or 1.
  case sound

  package var scale: SettingScale {
    switch self {
    case .duration: SettingScale("duration", 10...120, standard: 60)
    case .bubbles: SettingScale("bubbles", 1...30, standard: 15)
    case .drift: .toggle("drift", standard: 1)
    case .size: SettingScale("size", 60...140, by: 10, standard: 100)
    case .specials: .toggle("specials", standard: 0)
    case .sound: .toggle("sound", standard: 1)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .sound: .none
    case .duration, .bubbles, .drift, .size, .specials: .rebuilds
    }
  }
}
