import GameSettings
import UIKit

/// A game's settings in `UserDefaults`: one whole number per setting, checked whenever it is read.
package struct SettingsStore<Setting: GameSetting> {
  private let game: String

  /// The settings of `game`, a short name without spaces.
  package init(game: String) { self.game = game }

  /// Loads the settings. A stored value that is not on its setting's scale is replaced by the default.
  package func load() -> SettingValues<Setting> {
    var settings = SettingValues<Setting>()
    for setting in Setting.allCases {
      let scale = setting.scale
      settings[setting] = UserDefaults.standard.checkedInteger(
        forKey: key(setting), standard: scale.standard, isAllowed: scale.allows)
    }
    return settings
  }

  /// Stores a setting's value.
  package func save(_ setting: Setting, _ value: Int) {
    UserDefaults.standard.setChecked(value, forKey: key(setting))
  }

  /// Removes all stored settings.
  package func reset() {
    for setting in Setting.allCases { UserDefaults.standard.removeObject(forKey: key(setting)) }
  }

  /// The key of a setting, such as `pong.ballSpeed`.
  package func key(_ setting: Setting) -> String { game + "." + setting.scale.name }
}
