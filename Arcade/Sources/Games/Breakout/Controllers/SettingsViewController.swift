import ArcadeKit
import UIKit

/// The Settings tab: a static table with one control for each setting. Every change is stored at once; the Play tab
/// reads the settings when it appears.
package final class SettingsViewController: SettingsTableController {
  package override class var kind: String { "SettingsViewController" }
  package override var addressName: String? { "settings" }
  package override var skin: Skin { .breakout }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.settings
  }

  package override func makeSections() -> [SettingsSection] {
    let rows = SettingRows(
      Setting.store, showing: Setting.load(), title: BreakoutStrings.title, words: BreakoutStrings.value)
    let isOwn = Setting.load().difficulty == .own
    let difficulty = rows.segments(.difficulty, BreakoutStrings.difficulties) { [me = Weak(self)] in
      me.value?.remakeSections()
    }
    var sections = [
      SettingsSection(
        header: BreakoutStrings.difficultyHeader, footer: BreakoutStrings.difficultyFooter,
        cells: [difficulty, rows.segments(.walls, BreakoutStrings.wallKinds)])
    ]
    if isOwn { sections += ownSections(rows) }
    sections += [
      SettingsSection(
        header: BreakoutStrings.styleHeader, footer: BreakoutStrings.styleFooter,
        cells: [rows.segments(.look, BreakoutStrings.looks), rows.toggle(.sound), rows.toggle(.shaking)]),
      SettingsSection(header: nil, footer: GhostStrings.settingFooter, cells: [rows.toggle(.ghost)]),
      resetSection(title: BreakoutStrings.reset, footer: BreakoutStrings.resetFooter),
    ]
    return sections
  }

  /// The rules that the player sets.
  private func ownSections(_ rows: SettingRows<Setting>) -> [SettingsSection] {
    [
      SettingsSection(
        header: BreakoutStrings.flightHeader, footer: BreakoutStrings.flightFooter,
        cells: [
          rows.slider(.ballSpeed), rows.slider(.bounciness), rows.segments(.gravity, BreakoutStrings.gravities),
          rows.slider(.paddleWidth), rows.toggle(.spin),
        ]),
      SettingsSection(
        header: BreakoutStrings.gameHeader, footer: BreakoutStrings.gameFooter,
        cells: [rows.segments(.balls, BreakoutStrings.ballCounts), rows.stepper(.lives), rows.toggle(.practice)]),
      SettingsSection(
        header: BreakoutStrings.wallHeader, footer: BreakoutStrings.wallFooter,
        cells: [
          rows.stepper(.brickRows), rows.stepper(.bricksPerRow), rows.slider(.toughShare), rows.slider(.specialShare),
        ]),
    ]
  }

  package override func reset() { Setting.store.reset() }
}
