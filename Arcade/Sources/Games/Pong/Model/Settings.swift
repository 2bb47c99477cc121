import CaromGeometry
import GameSettings

/// A complete set of settings of Pong.
package typealias Settings = SettingValues<Setting>

/// How a paddle moves, by the value of `Setting.drive`.
package enum Drive: Int { case teleport, snap, spring }

extension Settings {
  package var players: Int { self[.players] }
  /// Whether the computer adapts to the person, which `Rival` does.
  package var isAdaptive: Bool { self[.strength] == Strength.all.count }
  /// The strength of a computer that does not adapt; where it does, that of one which has met nobody yet.
  package var strength: Strength { isAdaptive ? .at(Rules.firstRival) : Strength.all[self[.strength]] }
  /// The points that win a match.
  package var goal: Int { Rules.goals[self[.points]] }
  package var needsClearLead: Bool { isOn(.clearLead) }
  package var drive: Drive { Drive(rawValue: self[.drive]) ?? .teleport }
  package var leavesTrace: Bool { isOn(.trace) }
  package var hasSound: Bool { isOn(.sound) }

  /// Settings that are stored as percentages, as fractions of 1.
  package var ballSpeed: Double { fraction(.ballSpeed) }
  package var speedUp: Double { fraction(.speedUp) }
  package var spin: Double { fraction(.spin) }
  package var paddleLength: Double { fraction(.paddleLength) }

  /// Whether the computer plays at that end.
  package func isComputer(_ side: Side) -> Bool { players == 0 || (players == 1 && side == .far) }
}
