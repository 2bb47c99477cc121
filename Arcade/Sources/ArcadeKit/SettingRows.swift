import GameSettings
import UIKit

/// Creates the rows of a game's settings. Every change is stored at once.
package struct SettingRows<Setting: GameSetting> {
  private let store: SettingsStore<Setting>
  private let settings: SettingValues<Setting>
  private let title: (Setting) -> String
  private let words: (Int, Setting) -> String

  /// Rows for the settings in `store`; `title` names a setting, and `words` formats its value. They show the stored
  /// settings, or the given ones.
  package init(
    _ store: SettingsStore<Setting>, showing settings: SettingValues<Setting>? = nil,
    title: @escaping (Setting) -> String, words: @escaping (Int, Setting) -> String
  ) {
    self.store = store
    self.settings = settings ?? store.load()
    self.title = title
    self.words = words
  }

  package func toggle(_ setting: Setting) -> UITableViewCell {
    SettingCell.toggle(
      title(setting), isOn: settings.isOn(setting), changed: { [store] in store.save(setting, $0 ? 1 : 0) })
  }

  package func stepper(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.stepper(
      title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { [words] in words($0, setting) }, changed: { [store] in store.save(setting, $0) })
  }

  package func slider(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.slider(
      title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { [words] in words($0, setting) }, changed: { [store] in store.save(setting, $0) })
  }

  /// A row with one segment for each value, starting with the least; `then` is called after a change has been stored.
  package func segments(
    _ setting: Setting, _ titles: [String], then: @escaping () -> Void = {}
  ) -> UITableViewCell {
    let least = setting.scale.least
    return SettingCell.segments(
      title(setting), titles: titles, selected: settings[setting] - least,
      changed: { [store] in
        store.save(setting, least + $0)
        then()
      })
  }
}
