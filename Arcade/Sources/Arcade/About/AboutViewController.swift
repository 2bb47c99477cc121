import ArcadeKit
import UIKit

/// About: what Carom is, its sound and language, the keys of each game, privacy and licenses.
final class AboutViewController: HomeSheetController {
  /// The name of its address, behind `#/`.
  static let place = "about"

  private let entries: [ArcadeEntry]
  private var sections: [Section] = []
  /// The choices of language, in the order of their rows; nil is the browser's.
  private let languages: [Language?] = [nil, .english, .german]
  private var languageSection = 0

  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  init(_ entries: [ArcadeEntry]) {
    self.entries = entries
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "AboutViewController" }
  override var address: String { AboutViewController.place }
  override var heading: String { ArcadeStrings.about }

  // MARK: Rows

  override func remake() {
    super.remake()
    sections = [intro(), sound(), language(), keys(ArcadeStrings.everywhere, KeyStrings.everywhere)]
    languageSection = 2
    for entry in entries {
      let lines = KeyStrings.lines(of: entry.address)
      if !lines.isEmpty { sections.append(keys(entry.name, lines)) }
    }
    sections.append(Section(header: ArcadeStrings.privacy, footer: nil, cells: [prose(ArcadeStrings.privacyText)]))
    let licenses = [ArcadeStrings.caromLicense, ArcadeStrings.faceLicense]
    sections.append(Section(header: ArcadeStrings.licenses, footer: nil, cells: licenses.map(prose)))
    for section in sections { for cell in section.cells { wear(cell) } }
    tableView.reloadData()
  }

  private func intro() -> Section {
    let cell = prose(ArcadeStrings.summary)
    cell.textLabel?.text = ArcadeStrings.arcade + "\n" + ArcadeStrings.summary
    return Section(header: nil, footer: ArcadeStrings.version(CaromVersion.current), cells: [cell])
  }

  private func sound() -> Section {
    let toggle = SettingCell.toggle(ArcadeStrings.sound, isOn: !ArcadeVolume.isMuted) { isOn in
      ArcadeVolume.isMuted = !isOn
    }
    let slider = SettingCell.slider(
      ArcadeStrings.volume, value: ArcadeVolume.level, in: 1...10, step: 1, words: ArcadeStrings.percent
    ) { level in
      ArcadeVolume.level = level
      UIApplication.shared.play(.tap, volume: 1)
    }
    return Section(header: ArcadeStrings.sound, footer: nil, cells: [toggle, slider])
  }

  private func language() -> Section {
    let cells = languages.map { language in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = language?.ownName ?? ArcadeStrings.browsersLanguage
      cell.accessoryType = Language.chosen == language ? .checkmark : .none
      cell.accessibilityTraits = Language.chosen == language ? [.button, .selected] : .button
      return cell
    }
    return Section(header: ArcadeStrings.language, footer: nil, cells: cells)
  }

  private func keys(_ header: String, _ lines: [KeyStrings.Line]) -> Section {
    let isFirst = header == ArcadeStrings.everywhere
    return Section(
      header: isFirst ? ArcadeStrings.keys + ": " + header : header, footer: nil,
      cells: lines.map { SettingCell.record($0.meaning, $0.keys) })
  }

  /// A row of text that is only read.
  private func prose(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == languageSection
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == languageSection else { return }
    Language.chosen = languages[indexPath.row]
    remake()
  }
}
