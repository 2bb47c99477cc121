import ArcadeKit
import UIKit

/// The settings tab: a static table with a control for each variable of the game, and what is kept of past matches.
/// Every change is kept at once; the play tab reads them when it appears.
package final class SettingsViewController: SettingsTableController {
  private var settings = Settings()

  package override class var kind: String { "PongSettingsViewController" }
  package override var addressName: String? { "settings" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = PongStrings.settings
    buildSections()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Matches may have been won since.
    buildSections()
  }

  private func buildSections() {
    settings = SettingsStore.load()
    sections = [
      SettingsSection(
        header: PongStrings.matchHeader, footer: PongStrings.matchFooter,
        cells: [
          segments(.players, PongStrings.playerCounts), segments(.strength, PongStrings.strengths),
          segments(.points, PongStrings.goals), toggle(.clearLead),
        ]),
      SettingsSection(
        header: PongStrings.flightHeader, footer: PongStrings.flightFooter,
        cells: [slider(.ballSpeed), stepper(.speedUp), slider(.spin)]),
      SettingsSection(
        header: PongStrings.paddleHeader, footer: PongStrings.paddleFooter,
        cells: [segments(.drive, PongStrings.drives), slider(.paddleLength)]),
      SettingsSection(
        header: PongStrings.styleHeader, footer: nil, cells: [toggle(.trace), toggle(.sound)]),
      SettingsSection(header: PongStrings.recordsHeader, footer: nil, cells: recordCells()),
      SettingsSection(header: nil, footer: PongStrings.resetFooter, cells: [resetCell()]),
    ]
  }

  private func change(_ setting: Setting, to value: Int) {
    settings[setting] = value
    SettingsStore.save(setting, of: settings)
  }

  // MARK: Rows

  private func toggle(_ setting: Setting) -> UITableViewCell {
    SettingCell.toggle(
      PongStrings.title(setting), isOn: settings[setting] == 1,
      changed: { [me = Weak(self)] isOn in me.value?.change(setting, to: isOn ? 1 : 0) })
  }

  private func stepper(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.stepper(
      PongStrings.title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { PongStrings.value($0, of: setting) },
      changed: { [me = Weak(self)] value in me.value?.change(setting, to: value) })
  }

  private func slider(_ setting: Setting) -> UITableViewCell {
    let scale = setting.scale
    return SettingCell.slider(
      PongStrings.title(setting), value: settings[setting], in: scale.least...scale.greatest, step: scale.step,
      words: { PongStrings.value($0, of: setting) },
      changed: { [me = Weak(self)] value in me.value?.change(setting, to: value) })
  }

  private func segments(_ setting: Setting, _ titles: [String]) -> UITableViewCell {
    let least = setting.scale.least
    return SettingCell.segments(
      PongStrings.title(setting), titles: titles, selected: settings[setting] - least,
      changed: { [me = Weak(self)] index in me.value?.change(setting, to: least + index) })
  }

  private func recordCells() -> [UITableViewCell] {
    var cells = [recordCell(PongStrings.longestRally, RecordStore.longestRally)]
    for strength in Strength.all.indices {
      cells.append(recordCell(PongStrings.wins(against: strength), RecordStore.wins(against: strength)))
    }
    return cells
  }

  private func recordCell(_ title: String, _ value: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = NumberText.grouped(value)
    return cell
  }

  private func resetCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = PongStrings.reset
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
