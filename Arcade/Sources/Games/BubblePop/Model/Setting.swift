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
  /// Whether special bubbles appear, of the arcade's kinds gold and pearl: 0 or 1.
  case specials
  /// Whether bubbles bump into each other and wobble, which UIKit Dynamics computes: 0 or 1.
  case bump
  /// Whether sounds play: 0 or 1.
  case sound
  /// Whether the ghost of the best run shows what it popped: 0 or 1.
  case ghost

  package var scale: SettingScale {
    switch self {
    case .duration: SettingScale("duration", 10...120, standard: 60)
    case .bubbles: SettingScale("bubbles", 1...30, standard: 15)
    case .drift: .toggle("drift", standard: 1)
    case .size: SettingScale("size", 60...140, by: 10, standard: 100)
    case .specials: .toggle("specials", standard: 0)
    case .bump: .toggle("bump", standard: 0)
    case .sound: .toggle("sound", standard: 1)
    case .ghost: .toggle("ghost", standard: 1)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .sound, .ghost: .none
    case .duration, .bubbles, .drift, .size, .specials, .bump: .rebuilds
    }
  }
}
