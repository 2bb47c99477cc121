import UIKit

/// A part of a settings table: its rows, fixed when the table is made, and the words above and below them.
public struct SettingsSection {
  public let header: String?
  public let footer: String?
  public let cells: [UITableViewCell]

  public init(header: String?, footer: String?, cells: [UITableViewCell]) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}

/// A static, inset and grouped table of settings.
open class SettingsTableController: UITableViewController {
  /// The parts of the table from top to bottom; setting them shows them anew.
  public final var sections: [SettingsSection] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  public init() { super.init(style: .insetGrouped) }

  public required init?(coder: NSCoder) { return nil }

  open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
