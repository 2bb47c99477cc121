import CaromGeometry
import GameSettings

/// A setting of the game.
package enum Setting: Int, GameSetting {
  /// The computer opponent: 0 none, 1 gentle, 2 keen, 3 fierce.
  case opponent
  /// Whether the player can ask for hints: 0 or 1.
  case hints
  /// Whether the time is shown: 0 or 1.
  case clock
  /// Whether cards bear a letter for their color: 0 or 1.
  case letters
  /// Whether sounds play: 0 or 1.
  case sound
  /// The variant: 0 classic, 1 Junior, 2 UltraSet, 3 Ghost.
  case variant
  /// Whether a table with additional cards returns to its first number when a set is found: 0 or 1.
  case shrinks

  package var scale: SettingScale {
    switch self {
    case .opponent: SettingScale("opponent", 0...Strength.all.count, standard: 0)
    case .hints: .toggle("hints", standard: 1)
    case .clock: .toggle("clock", standard: 1)
    case .letters: .toggle("letters", standard: 1)
    case .sound: .toggle("sound", standard: 1)
    case .variant: SettingScale("variant", 0...(Variant.all.count - 1), standard: 0)
    case .shrinks: .toggle("shrinks", standard: 0)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .clock, .letters, .sound: .none
    case .opponent, .hints, .variant, .shrinks: .rebuilds
    }
  }
}
