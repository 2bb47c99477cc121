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
  package var variant: Variant { Variant.all[self[.variant]] }
  package var shrinks: Bool { isOn(.shrinks) }

  /// The settings of the day's game, which is the same for everybody: the classic game, alone. What changes only the look
  /// stays.
  package var ofTheDay: Settings {
    var settings = self
    for setting in Setting.allCases where setting.effect == .rebuilds { settings[setting] = setting.scale.standard }
    return settings
  }

  /// The key of the best scores: one for all settings that play alike. The classic game keeps the key that it had before
  /// there were variants.
  package var recordName: String {
    let name = "\(self[.opponent])-\(self[.hints])"
    return self[.variant] == 0 && !shrinks ? name : name + "-\(self[.variant])-\(self[.shrinks])"
  }
}
