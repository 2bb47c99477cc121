import GameSettings
import UIKit

/// A game's settings in `UserDefaults`: one whole number per setting, checked whenever it is read.
package struct SettingsStore<Setting: GameSetting> {
  private let game: String

  /// The settings of `game`, a short name without spaces.
  package init(game: String) { self.game = game }

  /// What is stored; a setting whose stored value is none of its scale has its standard one.
  package func load() -> SettingValues<Setting> {
    var settings = SettingValues<Setting>()
    for setting in Setting.allCases {
      let scale = setting.scale
      settings[setting] = UserDefaults.standard.checkedInteger(
        forKey: key(setting), standard: scale.standard, isAllowed: scale.allows)
    }
    return settings
  }

  /// Keeps a setting's value.
  package func save(_ setting: Setting, _ value: Int) {
    UserDefaults.standard.setChecked(value, forKey: key(setting))
  }

  /// Forgets every stored setting.
  package func reset() {
    for setting in Setting.allCases { UserDefaults.standard.removeObject(forKey: key(setting)) }
  }

  /// The key a setting is kept under, as in `pong.ballSpeed`.
  package func key(_ setting: Setting) -> String { game + "." + setting.scale.name }
}
