import CaromGeometry
import GameSettings

/// A complete set of settings of Set.
package typealias Settings = SettingValues<Setting>

extension Settings {
  /// How well the computer plays; nil where it does not play.
  package var strength: Strength? {
    let opponent = self[.opponent]
    return opponent == 0 ? nil : Strength.all[opponent - 1]
  }

  package var allowsHints: Bool { isOn(.hints) }
  package var showsClock: Bool { isOn(.clock) }
  package var showsLetters: Bool { isOn(.letters) }
  package var hasSound: Bool { isOn(.sound) }
}
