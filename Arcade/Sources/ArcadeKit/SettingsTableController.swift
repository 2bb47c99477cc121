import UIKit

/// A section of a settings table: its rows, created with the table, and the texts above and below them.
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

/// A static, inset and grouped table of settings, whose last section may have a row that resets them all.
///
/// A subclass provides the sections, and resets the settings; this class does the rest.
open class SettingsTableController: UITableViewController {
  /// The sections of the table, from top to bottom.
  public private(set) final var sections: [SettingsSection] = []
  /// The row that calls `reset`.
  private final var resetCell: UITableViewCell?

  public init() { super.init(style: .insetGrouped) }

  public required init?(coder: NSCoder) { return nil }

  open override class var kind: String { "SettingsTableController" }

  /// The app's skin, for colors that its appearance rules do not set.
  open var skin: Skin { .home }

  /// The last section of the table: a row that calls `reset`.
  public final func resetSection(title: String, footer: String) -> SettingsSection {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.textLabel?.textColor = skin.surface.warning
    cell.accessibilityTraits = .button
    resetCell = cell
    return SettingsSection(header: nil, footer: footer, cells: [cell])
  }

  /// Creates the sections. Called whenever the table appears, because records and screens change, and after a reset.
  open func makeSections() -> [SettingsSection] { [] }

  /// Resets all settings.
  open func reset() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowReach = Spacing.rowReach
  }

  /// Creates and shows the sections again.
  public final func remakeSections() {
    sections = makeSections()
    if isViewLoaded { tableView.reloadData() }
  }

  /// Adds a section at the end; the others stay as they are, also while the user writes in one.
  public final func append(_ section: SettingsSection) {
    sections.append(section)
    if isViewLoaded { tableView.insertSections(IndexSet(integer: sections.count - 1), with: .automatic) }
  }

  private func resets(_ indexPath: IndexPath) -> Bool {
    sections[indexPath.section].cells[indexPath.row] === resetCell
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    remakeSections()
  }

  open override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    resets(indexPath)
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard resets(indexPath) else { return }
    reset()
    remakeSections()
  }

  open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = sections[indexPath.section].cells[indexPath.row]
    cell.detailTextLabel?.textColor = skin.surface.mutedInk
    return cell
  }

  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
