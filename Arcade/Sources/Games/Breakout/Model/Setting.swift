import CaromGeometry
import GameSettings

/// A setting that the player may change.
package enum Setting: Int, GameSetting {
  /// Rows of bricks in the wall.
  case brickRows
  /// Bricks in each row of the wall.
  case bricksPerRow
  /// Percentage of the ordinary bricks that take two hits.
  case toughShare
  /// Percentage of all bricks that have an effect when they break.
  case specialShare
  /// Balls served at once.
  case balls
  /// Cruising speed of a ball, as a percentage of the standard one.
  case ballSpeed
  /// Speed that a ball keeps when it bounces, in percent.
  case bounciness
  /// Gravity: 0 none … 3 strong, all downwards; 4 strong, in the direction in which the device is tilted.
  case gravity
  /// Width of the paddle, as a percentage of the court's measure.
  case paddleWidth
  /// Whether a moving paddle drags the ball along: 0 or 1.
  case spin
  /// Balls that the player may lose before the game is over.
  case lives
  /// Whether lost balls cost no life: 0 or 1.
  case practice
  /// Whether the game plays sounds: 0 or 1.
  case sound
  /// The court's look: 0 night, 1 dawn, 2 plain.
  case look
  /// Who sets the rules: 0 Easy, 1 Classic, 2 Hard, 3 the player, by the settings above.
  case difficulty
  /// The walls: 0 drawn ones, one after the other, 1 random ones.
  case walls
  /// Whether the court shakes a little when much happens: 0 or 1.
  case shaking
  /// Whether the ghost of the best run moves beside the game: 0 or 1.
  case ghost

  package var scale: SettingScale {
    switch self {
    case .brickRows: SettingScale("brickRows", 2...8, standard: 5)
    case .bricksPerRow: SettingScale("bricksPerRow", 4...12, standard: 8)
    case .toughShare: SettingScale("toughShare", 0...100, by: 5, standard: 20)
    case .specialShare: SettingScale("specialShare", 0...60, by: 5, standard: 20)
    case .balls: SettingScale("balls", 1...3, standard: 1)
    case .ballSpeed: SettingScale("ballSpeed", 60...160, by: 5, standard: 100)
    case .bounciness: SettingScale("bounciness", 70...110, by: 5, standard: 100)
    case .gravity: SettingScale("gravity", 0...Rules.gravityByTilt, standard: 0)
    case .paddleWidth: SettingScale("paddleWidth", 14...40, by: 2, standard: 24)
    case .spin: .toggle("spin", standard: 1)
    case .lives: SettingScale("lives", 1...9, standard: 3)
    case .practice: .toggle("practice", standard: 0)
    case .sound: .toggle("sound", standard: 1)
    case .look: SettingScale("look", 0...2, standard: 0)
    case .difficulty: SettingScale("difficulty", 0...Difficulty.own.rawValue, standard: Difficulty.classic.rawValue)
    case .walls: SettingScale("walls", 0...1, standard: 0)
    case .shaking: .toggle("shaking", standard: 1)
    case .ghost: .toggle("ghost", standard: 1)
    }
  }

  package var effect: SettingEffect {
    switch self {
    case .sound, .look, .shaking, .ghost: .none
    case .ballSpeed, .bounciness, .gravity, .paddleWidth, .spin: .tunes
    case .brickRows, .bricksPerRow, .toughShare, .specialShare, .balls, .lives, .practice, .difficulty, .walls:
      .rebuilds
    }
  }
}
