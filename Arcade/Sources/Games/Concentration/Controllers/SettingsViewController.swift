import ArcadeKit
import GameSettings
import UIKit

/// The settings: a static table with a control for each. It saves every change at once; the game reads the settings
/// when it appears.
package final class SettingsViewController: SettingsTableController {
  package override class var kind: String { "ConcentrationSettingsViewController" }
  package override var addressName: String? { "settings" }
  package override var skin: Skin { .concentration }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ConcentrationStrings.settings
  }

  package override func makeSections() -> [SettingsSection] {
    let rows = SettingRows(Setting.store, title: ConcentrationStrings.title, words: ConcentrationStrings.words)
    return [
      SettingsSection(
        header: ConcentrationStrings.gameHeader, footer: ConcentrationStrings.gameFooter,
        cells: [
          rows.stepper(.pairs), rows.segments(.players, ConcentrationStrings.players), rows.slider(.memory),
          rows.stepper(.look),
        ]),
      SettingsSection(
        header: ConcentrationStrings.styleHeader, footer: nil, cells: [rows.toggle(.clock), rows.toggle(.sound)]),
      SettingsSection(header: ConcentrationStrings.recordsHeader, footer: nil, cells: recordCells()),
      resetSection(title: ConcentrationStrings.reset, footer: ConcentrationStrings.resetFooter),
    ]
  }

  private func recordCells() -> [UITableViewCell] {
    let settings = Setting.store.load()
    let name = settings.recordName
    let score = recordCell(ConcentrationStrings.bestScore, RecordStore.bestScore(name).map { NumberText.grouped($0) })
    guard settings.playerCount == 1 else { return [score] }
    return [
      score, recordCell(ConcentrationStrings.fewestFlips, RecordStore.fewestFlips(name).map { NumberText.grouped($0) }),
      recordCell(ConcentrationStrings.bestTime, RecordStore.bestSeconds(name).map { ConcentrationStrings.time($0) }),
    ]
  }

  private func recordCell(_ title: String, _ value: String?) -> UITableViewCell {
    SettingCell.record(title, value ?? ConcentrationStrings.none)
  }

  package override func reset() { Setting.store.reset() }
}
