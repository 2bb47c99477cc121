import CaromGeometry
import GameSettings

/// A setting that the player may change.
package enum Setting: Int, GameSetting {
  /// The number of people who play: 0 watches the computer, 1 plays against it, 2 play on one device.
  case players
  /// How well the computer plays: 0 gentle, 1 keen, 2 fierce, 3 it adapts to the person.
  case strength
  /// The points that win, as an index into `Rules.goals`.
  case points
  /// Whether winning takes a lead of two points: 0 or 1.
  case clearLead
  /// Speed of a serve, as a percentage of the standard one.
  case ballSpeed
  /// The speed that a ball gains with each hit, in percent.
  case speedUp
  /// The part of a moving paddle's velocity that the ball picks up, in percent.
  case spin
  /// Length of a paddle, as a percentage of the court's width.
  case paddleLength
  /// How a paddle moves: 0 it jumps, 1 it snaps, 2 a spring pulls it.
  case drive
  /// Whether the ball leaves a trace of ink: 0 or 1.
  case trace
  /// Whether the game plays sounds: 0 or 1.
  case sound

  package var scale: SettingScale {
    switch self {
    case .players: SettingScale("players", 0...2, standard: 1)
    case .strength: SettingScale("strength", 0...3, standard: 1)
    case .points: SettingScale("points", 0...3, standard: 1)
    case .clearLead: .toggle("clearLead", standard: 1)
    case .ballSpeed: SettingScale("ballSpeed", 60...160, by: 5, standard: 100)
    case .speedUp: SettingScale("speedUp", 0...10, standard: 7)
    case .spin: SettingScale("spin", 0...100, by: 10, standard: 50)
    case .paddleLength: SettingScale("paddleLength", 12...40, by: 2, standard: 22)
    case .drive: SettingScale("drive", 0...2, standard: 0)
    case .trace: .toggle("trace", standard: 1)
    case .sound: .toggle("sound", standard: 1)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .trace, .sound: .none
    case .ballSpeed, .speedUp, .spin, .paddleLength, .drive: .tunes
    case .players, .strength, .points, .clearLead: .rebuilds
    }
  }
}
