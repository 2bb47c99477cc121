import ArcadeKit
import GameSettings
import UIKit

/// The settings: a static table with a control for each. It saves every change at once; the game reads the settings
/// when it appears.
package final class SettingsViewController: SettingsTableController {
  package override class var kind: String { "SetSettingsViewController" }
  package override var addressName: String? { "settings" }
  package override var skin: Skin { .felt }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = SetStrings.settings
  }

  package override func makeSections() -> [SettingsSection] {
    let rows = SettingRows(Setting.store, title: SetStrings.title, words: { value, _ in "\(value)" })
    let variant = Setting.store.load().variant
    return [
      SettingsSection(
        header: SetStrings.variantHeader, footer: SetStrings.variantFooter(variant),
        cells: [rows.segments(.variant, SetStrings.variants)]),
      SettingsSection(
        header: SetStrings.gameHeader, footer: SetStrings.gameFooter,
        cells: [rows.segments(.opponent, SetStrings.opponents), rows.toggle(.hints), rows.toggle(.shrinks)]),
      SettingsSection(header: SetStrings.pointsHeader, footer: SetStrings.pointsFooter, cells: []),
      SettingsSection(
        header: SetStrings.styleHeader, footer: SetStrings.styleFooter,
        cells: [rows.toggle(.letters), rows.toggle(.clock), rows.toggle(.sound)]),
      SettingsSection(header: SetStrings.recordsHeader, footer: nil, cells: [bestCell()]),
      resetSection(title: SetStrings.reset, footer: SetStrings.resetFooter),
    ]
  }

  private func bestCell() -> UITableViewCell {
    let best = ScoreStore(game: "set").best(Setting.store.load().recordName)
    return SettingCell.record(SetStrings.best, best > 0 ? NumberText.grouped(best) : SetStrings.none)
  }

  package override func reset() { Setting.store.reset() }
}
