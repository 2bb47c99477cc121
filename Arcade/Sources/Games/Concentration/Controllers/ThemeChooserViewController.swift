import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The table of themes: the built-in ones first, the player's own below. A row leads to the game with its theme; a game
/// under way continues with the new cards.
package final class ThemeChooserViewController: UITableViewController {
  /// The game that every row leads to, always the same one, so that a game under way is never lost.
  package let game = ConcentrationViewController()
  private let settings = SettingsViewController()
  /// Whether a row or an address has already led to another screen.
  package private(set) var leadsOn = false
  /// The player's theme that was deleted last, and whether it was the chosen one.
  private var deleted: (entry: ThemeShelf.Entry, wasChosen: Bool)?
  private var rows: [[Row]] = []
  /// Whether the rows of the player's themes lead to the editor instead of the game.
  private var isChanging = false

  /// The kinds of rows.
  private enum Row: Equatable {
    case surprise
    case theme(Int)
    case own(ThemeShelf.Entry)
    case bringBack(ThemeShelf.Entry)
    case new
    case change
  }

  package init() {
    super.init(style: .insetGrouped)
    // The title of the game's Back button, even if the themes have not been shown yet.
    title = ConcentrationStrings.themes
    register(.init(Self.gameSegue, .showDetail) { [game] in game })
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ThemeChooserViewController" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowReach = Spacing.rowReach
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
    reload()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The pictures of the themes were drawn in the colors of light or dark.
    if isViewLoaded, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { reload() }
  }

  private func showSettings() { showDetailViewController(settings, sender: self) }

  // MARK: The table

  private func reload() {
    let entries = ThemeShelf.entries
    var own = entries.map { Row.own($0) }
    if let entry = deleted?.entry { own.append(.bringBack(entry)) }
    if entries.count < OwnTheme.most { own.append(.new) }
    isChanging = isChanging && !entries.isEmpty
    if !entries.isEmpty { own.append(.change) }
    let numbers = Theme.all.indices.map { $0 + 1 }
    let drawn = numbers.filter { Theme.all[$0 - 1].art != nil }
    let written = numbers.filter { Theme.all[$0 - 1].art == nil }
    rows = [[.surprise], drawn.map { Row.theme($0) }, written.map { Row.theme($0) }, own]
    tableView.reloadData()
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    [nil, ConcentrationStrings.drawnHeader, ConcentrationStrings.writtenHeader, ConcentrationStrings.ownHeader][section]
  }

  package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard section == rows.count - 1 else { return nil }
    return rows[section].contains(.new)
      ? ConcentrationStrings.themesFooter : ConcentrationStrings.full + "\n\n" + ConcentrationStrings.themesFooter
  }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.section][indexPath.row] {
    case .surprise: themeCell(nil, number: 0)
    case .theme(let number): themeCell(Theme.all[number - 1], number: number)
    case .own(let entry): isChanging ? editCell(entry) : themeCell(entry.theme, number: entry.number)
    case .bringBack(let entry): plainCell(ConcentrationStrings.bringBack(entry.own.name))
    case .new: plainCell(ConcentrationStrings.newTheme)
    case .change: plainCell(isChanging ? ConcentrationStrings.done : ConcentrationStrings.change)
    }
  }

  /// A row that leads to the game; nil stands for a random theme in each game.
  private func themeCell(_ theme: Theme?, number: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let isChosen = number == chosenNumber
    cell.textLabel?.text = theme.map { ConcentrationStrings.name($0) } ?? ConcentrationStrings.surprise
    cell.textLabel?.adjustsFontSizeToFitWidth = true
    cell.textLabel?.minimumScaleFactor = 0.6
    cell.textLabel?.numberOfLines = 1
    cell.imageView?.image = theme.map { ThemeSwatch.image(of: $0) } ?? ThemeSwatch.surprise
    cell.accessoryType = isChosen ? .checkmark : .none
    cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
    return cell
  }

  /// A row that leads to the editor of one of the player's themes.
  private func editCell(_ entry: ThemeShelf.Entry) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = entry.own.name
    cell.detailTextLabel?.text = ConcentrationStrings.faces(entry.own.faces.count)
    cell.imageView?.image = ThemeSwatch.image(of: entry.theme)
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityLabel = ConcentrationStrings.edit(entry.own.name)
    cell.accessibilityTraits = .button
    return cell
  }

  private func plainCell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.textLabel?.textColor = view.tintColor
    cell.accessibilityTraits = .button
    return cell
  }

  /// The number of the theme chosen for every game; 0 for a random one, also if the chosen theme no longer exists.
  private var chosenNumber: Int {
    let number = Setting.store.load()[.theme]
    return ThemeShelf.theme(number) == nil ? 0 : number
  }

  // MARK: Choosing

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch rows[indexPath.section][indexPath.row] {
    case .surprise: choose(0)
    case .theme(let number): choose(number)
    case .own(let entry): isChanging ? edit(entry.number) : choose(entry.number)
    case .bringBack: bringBack()
    case .new: if let number = ThemeShelf.free { edit(number) }
    case .change:
      isChanging.toggle()
      reload()
    }
  }

  /// Saves a theme for every game, and leads to the game.
  private func choose(_ number: Int) {
    Setting.store.save(.theme, number)
    reload()
    performSegue(withIdentifier: Self.gameSegue, sender: self)
  }

  private static let gameSegue = "game"

  /// Gives the game its theme before its view is loaded.
  package override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == Self.gameSegue else { return }
    leadsOn = true
    game.leaveToday()
    game.theme = ThemeShelf.theme(Setting.store.load()[.theme])
  }

  // MARK: The player's themes

  private func edit(_ number: Int) {
    isChanging = false
    reload()
    let editor = ThemeEditorViewController(number: number)
    editor.onChange = { [me = Weak(self)] in me.value?.changed(number) }
    editor.onDelete = { [me = Weak(self), editor = Weak(editor)] in
      guard let me = me.value, let editor = editor.value else { return }
      me.delete(number)
      me.leave(editor)
    }
    leadsOn = true
    showDetailViewController(editor, sender: self)
  }

  /// Updates the game's cards after the player edited a theme that they show.
  private func changed(_ number: Int) {
    if Setting.store.load()[.theme] == number { game.theme = ThemeShelf.theme(number) }
    reload()
  }

  private func delete(_ number: Int) {
    guard let own = ThemeShelf.own(number) else { return }
    let wasChosen = Setting.store.load()[.theme] == number
    deleted = (ThemeShelf.Entry(number: number, own: own), wasChosen)
    ThemeShelf.remove(number)
    if wasChosen {
      Setting.store.save(.theme, 0)
      // The current game keeps its cards.
      game.theme = nil
    }
    reload()
    UIAccessibility.post(notification: .announcement, argument: ConcentrationStrings.deleted(own.name))
  }

  /// Leaves the editor of a theme that no longer exists.
  private func leave(_ editor: ThemeEditorViewController) {
    if let stack = navigationController, stack === editor.navigationController {
      stack.popToViewController(self, animated: true)
    } else {
      showDetailViewController(game, sender: self)
    }
  }

  private func bringBack() {
    guard let (entry, wasChosen) = deleted else { return }
    deleted = nil
    // Meanwhile another theme may have been stored under its number.
    if let number = ThemeShelf.own(entry.number) == nil ? entry.number : ThemeShelf.free {
      ThemeShelf.keep(entry.own, as: number)
      if wasChosen, chosenNumber == 0 {
        Setting.store.save(.theme, number)
        game.theme = ThemeShelf.theme(number)
      }
    }
    reload()
  }

  // MARK: Addresses

  /// From now on the game is shown if there is room for only one column.
  func leadOn() { leadsOn = true }

  package override func viewController(forAddressName name: String) -> UIViewController? {
    if name == settings.addressName {
      leadsOn = true
      return settings
    }
    if name == game.regrets.addressName {
      leadsOn = true
      return game.regrets
    }
    if name == ConcentrationViewController.todayName {
      leadsOn = true
      game.playToday()
      return game
    }
    let number = ThemeShelf.number(ofAddress: name)
    guard number != nil || name == ConcentrationViewController.anyTheme else { return nil }
    leadsOn = true
    game.leaveToday()
    guard let number else { return game }
    Setting.store.save(.theme, number)
    game.theme = ThemeShelf.theme(number)
    return game
  }
}
