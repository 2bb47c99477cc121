import GameSettings
import UIKit

/// A game's settings in `UserDefaults`: one whole number per setting, checked whenever it is read.
package struct SettingsStore<Setting: GameSetting> {
  private let game: String
  private let format: StoredFormat

  /// The settings of `game`, a short name without spaces; `changes` convert each version of the stored values to the
  /// next.
  package init(game: String, changes: [[StoredFormat.Change]] = []) {
    self.game = game
    format = StoredFormat(game: game, changes: changes)
  }

  /// Loads the settings. A stored value that is not on its setting's scale is replaced by the default; if a later build
  /// has stored them, all are the defaults.
  package func load() -> SettingValues<Setting> {
    var settings = SettingValues<Setting>()
    guard format.carryOver() else { return settings }
    for setting in Setting.allCases {
      let scale = setting.scale
      settings[setting] = UserDefaults.standard.checkedInteger(
        forKey: key(setting), standard: scale.standard, isAllowed: scale.allows)
    }
    return settings
  }

  /// Stores a setting's value; does nothing if a later build has stored the settings.
  package func save(_ setting: Setting, _ value: Int) {
    guard format.willStore() else { return }
    UserDefaults.standard.setChecked(value, forKey: key(setting))
  }

  /// Removes all stored settings; does nothing if a later build has stored them.
  package func reset() {
    guard format.carryOver() else { return }
    for setting in Setting.allCases { UserDefaults.standard.removeObject(forKey: key(setting)) }
  }

  /// The key of a setting, such as `pong.ballSpeed`.
  package func key(_ setting: Setting) -> String { game + "." + setting.scale.name }
}
