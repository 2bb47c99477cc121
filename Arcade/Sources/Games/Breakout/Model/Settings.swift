import CaromGeometry
import GameSettings

/// A complete set of settings of Breakout.
package typealias Settings = SettingValues<Setting>

extension Settings {
  package var difficulty: Difficulty { Difficulty(rawValue: self[.difficulty]) ?? .classic }
  /// Whether the walls are random ones.
  package var hasRandomWalls: Bool { isOn(.walls) }

  /// The value that counts: the difficulty's, or the player's own.
  package func inForce(_ setting: Setting) -> Int { difficulty.value(of: setting) ?? self[setting] }

  package var brickRows: Int { inForce(.brickRows) }
  package var bricksPerRow: Int { inForce(.bricksPerRow) }
  package var balls: Int { inForce(.balls) }
  package var lives: Int { inForce(.lives) }
  /// The step of gravity: 0 none … 3 strong.
  package var gravity: Int { min(inForce(.gravity), Rules.gravityByTilt - 1) }
  /// Whether gravity follows the tilt of the device.
  package var followsTilt: Bool { inForce(.gravity) == Rules.gravityByTilt }
  package var hasSpin: Bool { inForce(.spin) == 1 }
  package var isPractice: Bool { inForce(.practice) == 1 }
  package var hasSound: Bool { isOn(.sound) }
  package var hasShaking: Bool { isOn(.shaking) }
  package var hasGhost: Bool { isOn(.ghost) }
  package var look: Int { self[.look] }

  /// Settings that are stored as percentages, as fractions of 1.
  package var toughShare: Double { share(.toughShare) }
  package var specialShare: Double { share(.specialShare) }
  package var ballSpeed: Double { share(.ballSpeed) }
  package var bounciness: Double { share(.bounciness) }
  package var paddleWidth: Double { share(.paddleWidth) }

  private func share(_ setting: Setting) -> Double { Double(inForce(setting)) / 100 }

  /// The name under which the best score of these rules is kept. Sets that play alike share it.
  package var bestName: String {
    var name = "v\(Rules.version)"
    for setting in Setting.allCases where setting.isOwn { name += "-\(inForce(setting))" }
    return name
  }
}
