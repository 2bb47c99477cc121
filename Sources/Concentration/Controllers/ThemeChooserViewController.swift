import ArcadeKit
import Geometry
import UIKit

/// The table of themes. A row leads to the game with its theme; one that is under way goes on with the new cards.
package final class ThemeChooserViewController: UITableViewController {
  /// The game that every choice leads to: the same one always, so that it is never lost.
  package let game = ConcentrationViewController()
  private let settings = SettingsViewController()
  private var isFirstLook = true

  package init() { super.init(style: .insetGrouped) }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ThemeChooserViewController" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ConcentrationStrings.themes
    clearsSelectionOnViewWillAppear = false
    let item = UIBarButtonItem(
      image: UIImage(systemName: "slider.horizontal.3"),
      primaryAction: UIAction { [me = Weak(self)] _ in me.value?.showSettings() })
    item.accessibilityLabel = ConcentrationStrings.settings
    navigationItem.rightBarButtonItem = item
    tableView.rowHeight = 56
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    markChoice()
  }

  private func showSettings() { showDetailViewController(settings, sender: self) }

  // MARK: The table

  /// The theme of a row; nil is a new one for each game.
  private func theme(at path: IndexPath) -> Theme? { path.section == 0 ? nil : Theme.all[path.row] }

  package override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Theme.all.count
  }

  package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? nil : ConcentrationStrings.themesFooter
  }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let theme = theme(at: indexPath)
    cell.textLabel?.text = theme?.name ?? ConcentrationStrings.surprise
    cell.imageView?.image = theme.map { ThemeSwatch.image(of: $0) } ?? ThemeSwatch.surprise
    cell.accessoryType = indexPath == chosenPath ? .checkmark : .none
    cell.accessibilityTraits = indexPath == chosenPath ? [.button, .selected] : .button
    return cell
  }

  /// The row of what was chosen for every game.
  private var chosenPath: IndexPath {
    let place = Setting.store.load()[.theme]
    return place == 0 ? IndexPath(row: 0, section: 0) : IndexPath(row: place - 1, section: 1)
  }

  private func markChoice() { tableView.reloadData() }

  // MARK: Choosing

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let theme = theme(at: indexPath)
    Setting.store.save(.theme, theme == nil ? 0 : indexPath.row + 1)
    markChoice()
    game.theme = theme
    showDetailViewController(game, sender: self)
  }

  // MARK: Addresses

  package override func viewController(forAddressName name: String) -> UIViewController? {
    if name == settings.addressName { return settings }
    guard name != ConcentrationViewController.anyTheme else { return game }
    guard let place = Theme.all.firstIndex(where: { $0.address == name }) else { return nil }
    Setting.store.save(.theme, place + 1)
    game.theme = Theme.all[place]
    return game
  }
}
