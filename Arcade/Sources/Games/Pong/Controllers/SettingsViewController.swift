import ArcadeKit
import UIKit

/// The Settings tab: a static table with one control for each setting, and the records of past matches. Every change is
/// stored at once; the Play tab reads the settings when it appears.
package final class SettingsViewController: SettingsTableController {
  package override class var kind: String { "PongSettingsViewController" }
  package override var addressName: String? { "settings" }
  package override var skin: Skin { .pong }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = PongStrings.settings
  }

  package override func makeSections() -> [SettingsSection] {
    let rows = SettingRows(Setting.store, title: PongStrings.title, words: PongStrings.value)
    return [
      SettingsSection(
        header: PongStrings.matchHeader, footer: PongStrings.matchFooter,
        cells: [
          rows.segments(.players, PongStrings.playerCounts), rows.segments(.strength, PongStrings.strengths),
          rows.segments(.points, PongStrings.goals), rows.toggle(.clearLead),
        ]),
      SettingsSection(
        header: PongStrings.flightHeader, footer: PongStrings.flightFooter,
        cells: [rows.slider(.ballSpeed), rows.stepper(.speedUp), rows.slider(.spin)]),
      SettingsSection(
        header: PongStrings.paddleHeader, footer: PongStrings.paddleFooter,
        cells: [rows.segments(.drive, PongStrings.drives), rows.slider(.paddleLength)]),
      SettingsSection(
        header: PongStrings.styleHeader, footer: nil, cells: [rows.toggle(.trace), rows.toggle(.sound)]),
      SettingsSection(header: PongStrings.recordsHeader, footer: nil, cells: recordCells()),
      resetSection(title: PongStrings.reset, footer: PongStrings.resetFooter),
    ]
  }

  private func recordCells() -> [UITableViewCell] {
    var cells = [recordCell(PongStrings.longestRally, RecordStore.longestRally)]
    for strength in Strength.all.indices {
      cells.append(recordCell(PongStrings.wins(against: strength), RecordStore.wins(against: strength)))
    }
    return cells
  }

  private func recordCell(_ title: String, _ value: Int) -> UITableViewCell {
    SettingCell.record(title, NumberText.grouped(value))
  }

  package override func reset() { Setting.store.reset() }
}
