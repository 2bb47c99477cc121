import ArcadeKit
import UIKit

/// The settings tab: a static table with a control for each variable of the game. Every change is kept at once; the
/// play tab reads them when it appears.
package final class SettingsViewController: SettingsTableController {
  private var settings = Settings()

  package override class var kind: String { "SettingsViewController" }
  package override var addressName: String? { "settings" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BreakoutStrings.settings
    buildSections()
  }

  private func buildSections() {
    settings = SettingsStore.load()
    sections = [
      SettingsSection(
        header: BreakoutStrings.wallHeader, footer: BreakoutStrings.wallFooter,
        cells: [stepper(.brickRows), stepper(.bricksPerRow), slider(.toughShare), slider(.specialShare)]),
      SettingsSection(
        header: BreakoutStrings.flightHeader, footer: BreakoutStrings.flightFooter,
        cells: [
          slider(.ballSpeed), slider(.bounciness), segments(.gravity, BreakoutStrings.gravities), slider(.paddleWidth),
          toggle(.spin),
        ]),
      SettingsSection(
        header: BreakoutStrings.gameHeader, footer: BreakoutStrings.gameFooter,
        cells: [segments(.balls, BreakoutStrings.ballCounts), stepper(.lives), toggle(.practice)]),
      SettingsSection(
        header: BreakoutStrings.styleHeader, footer: BreakoutStrings.styleFooter,
        cells: [segments(.look, BreakoutStrings.looks), toggle(.sound)]),
      SettingsSection(header: nil, footer: BreakoutStrings.resetFooter, cells: [resetCell()]),
    ]
  }

  private func change(_ setting: Setting, to value: Int) {
    settings[setting] = value
    SettingsStore.save(setting, of: settings)
  }

  // MARK: Rows

  private func toggle(_ setting: Setting) -> UITableViewCell {
    SettingCell.toggle(
      BreakoutStrings.title(setting), isOn: settings[setting] == 1,
      changed: { [me = Weak(self)] isOn in me.value?.change(setting, to: isOn ? 1 : 0) })
  }

  private func stepper(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.stepper(
      BreakoutStrings.title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { BreakoutStrings.value($0, of: setting) },
      changed: { [me = Weak(self)] value in me.value?.change(setting, to: value) })
  }

  private func slider(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.slider(
      BreakoutStrings.title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { BreakoutStrings.value($0, of: setting) },
      changed: { [me = Weak(self)] value in me.value?.change(setting, to: value) })
  }

  private func segments(_ setting: Setting, _ titles: [String]) -> UITableViewCell {
    let least = setting.scale.least
    return SettingCell.segments(
      BreakoutStrings.title(setting), titles: titles, selected: settings[setting] - least,
      changed: { [me = Weak(self)] index in me.value?.change(setting, to: least + index) })
  }

  private func resetCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = BreakoutStrings.reset
    cell.textLabel?.textColor = .systemRed
    cell.accessibilityTraits = .button
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == sections.count - 1 else { return }
    SettingsStore.reset()
    buildSections()
  }

  package override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == sections.count - 1
  }
}
