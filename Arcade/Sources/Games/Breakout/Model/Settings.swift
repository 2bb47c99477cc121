import CaromGeometry
import GameSettings

/// A complete set of settings of Breakout.
package typealias Settings = SettingValues<Setting>

extension Settings {
  package var brickRows: Int { self[.brickRows] }
  package var bricksPerRow: Int { self[.bricksPerRow] }
  package var balls: Int { self[.balls] }
  package var lives: Int { self[.lives] }
  /// The step of gravity: 0 none … 3 strong.
  package var gravity: Int { min(self[.gravity], Rules.gravityByTilt - 1) }
  /// Whether gravity follows the tilt of the device.
  package var followsTilt: Bool { self[.gravity] == Rules.gravityByTilt }
  package var hasSpin: Bool { isOn(.spin) }
  package var isPractice: Bool { isOn(.practice) }
  package var hasSound: Bool { isOn(.sound) }
  package var look: Int { self[.look] }

  /// Settings that are stored as percentages, as fractions of 1.
  package var toughShare: Double { fraction(.toughShare) }
  package var specialShare: Double { fraction(.specialShare) }
  package var ballSpeed: Double { fraction(.ballSpeed) }
  package var bounciness: Double { fraction(.bounciness) }
  package var paddleWidth: Double { fraction(.paddleWidth) }
}
