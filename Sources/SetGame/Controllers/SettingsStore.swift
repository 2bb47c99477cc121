import ArcadeKit
import UIKit

/// The player's settings in `UserDefaults`: one whole number per setting, checked whenever it is read.
package enum SettingsStore {
  /// What is stored; a setting whose stored value is none of its scale has its standard one.
  package static func load() -> Settings {
    var settings = Settings()
    for setting in Setting.allCases {
      let scale = setting.scale
      settings[setting] = UserDefaults.standard.checkedInteger(
        forKey: key(setting), standard: scale.standard, isAllowed: scale.allows)
    }
    return settings
  }

  /// Keeps the setting's value as `settings` have it.
  package static func save(_ setting: Setting, of settings: Settings) {
    UserDefaults.standard.setChecked(settings[setting], forKey: key(setting))
  }

  /// Forgets every stored setting.
  package static func reset() {
    for setting in Setting.allCases { UserDefaults.standard.removeObject(forKey: key(setting)) }
  }

  package static func key(_ setting: Setting) -> String { "set." + setting.rawValue }
}
