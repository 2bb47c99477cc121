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
    let rows = SettingRows(Setting.store, title: BreakoutStrings.title, words: BreakoutStrings.value)
    return [
      SettingsSection(
        header: BreakoutStrings.wallHeader, footer: BreakoutStrings.wallFooter,
        cells: [
          rows.stepper(.brickRows), rows.stepper(.bricksPerRow), rows.slider(.toughShare), rows.slider(.specialShare),
        ]),
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
        header: BreakoutStrings.styleHeader, footer: BreakoutStrings.styleFooter,
        cells: [rows.segments(.look, BreakoutStrings.looks), rows.toggle(.sound)]),
      resetSection(title: BreakoutStrings.reset, footer: BreakoutStrings.resetFooter),
    ]
  }

  package override func reset() { Setting.store.reset() }
}
