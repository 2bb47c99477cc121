import ArcadeKit
import UIKit

/// A list on a sheet that makes its few rows anew when something has changed: texts, buttons, and cells of any kind.
class RowSheetController: HomeSheetController {
  struct Row {
    let cell: UITableViewCell
    /// What a tap does; nil if the row is no button.
    var act: (() -> Void)?
    /// Whether its cell has a look of its own.
    var isDressed = false
  }

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private var sections: [Section] = []

  override class var kind: String { "RowSheetController" }

  /// Shows these rows instead of those before.
  final func show(_ sections: [Section]) {
    self.sections = sections
    for section in sections { for row in section.rows { wear(row) } }
    tableView.reloadData()
  }

  private func wear(_ row: Row) {
    guard !row.isDressed else { return }
    wear(row.cell)
    if row.act != nil { row.cell.textLabel?.textColor = Skin.home.surface.accent }
  }

  /// A row of text that is only read.
  final func prose(_ text: String) -> Row {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = text
    return Row(cell: cell)
  }

  final func button(_ title: String, act: @escaping () -> Void) -> Row {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.accessibilityTraits = .button
    return Row(cell: cell, act: act)
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].act != nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].act?()
  }
}
