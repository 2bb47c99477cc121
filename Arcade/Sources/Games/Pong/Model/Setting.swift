import CaromGeometry
import GameSettings

/// One thing a player may adjust.
package enum Setting: Int, GameSetting {
  /// How many people play: 0 watches the computer, 1 plays against it, 2 play on one device.
  case players
  /// How well the computer plays: 0 gentle, 1 keen, 2 fierce.
  case strength
  /// The points that win, by their place in `Rules.goals`.
  case points
  /// Whether a match is won by two points: 0 or 1.
  case clearLead
  /// Speed of a serve, in percent of the standard one.
  case ballSpeed
  /// What a ball gains with each hit, in percent.
  case speedUp
  /// How much of a moving paddle's speed the ball takes along, in percent.
  case spin
  /// Length of a paddle, in percent of the court's width.
  case paddleLength
  /// What moves a paddle: 0 it jumps, 1 it snaps, 2 a spring draws it.
  case drive
  /// Whether the ball leaves a trace of ink: 0 or 1.
  case trace
  /// Whether the game is heard: 0 or 1.
  case sound

  package var scale: SettingScale {
    switch self {
    case .players: SettingScale("players", 0...2, standard: 1)
    case .strength: SettingScale("strength", 0...2, standard: 1)
    case .points: SettingScale("points", 0...3, standard: 1)
    case .clearLead: .toggle("clearLead", standard: 1)
    case .ballSpeed: SettingScale("ballSpeed", 60...160, by: 5, standard: 100)
    case .speedUp: SettingScale("speedUp", 0...10, standard: 4)
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
