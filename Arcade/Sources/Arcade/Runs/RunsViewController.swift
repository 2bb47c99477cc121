import ArcadeKit
import GameSettings
import UIKit

/// The finished runs that the page keeps, by day, the newest first: a tap shows a run again, and the button beside it
/// shares, saves or deletes it. A file with a run from elsewhere can be opened, too.
final class RunsViewController: HomeSheetController {
  /// The name of its address, behind `#/`.
  static let place = "runs"

  /// The runs of a day, in the player's time zone.
  private struct Section {
    let day: Day
    var runs: [KeptRun]
  }

  private var sections: [Section] = []

  override class var kind: String { "RunsViewController" }
  override var address: String { RunsViewController.place }
  override var heading: String { RunStrings.runs }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("remake", RunsViewController.remake),
      name: UIApplication.keptRunsDidChangeNotification, object: nil)
  }

  override func remake() {
    super.remake()
    sections = []
    for run in UIApplication.shared.keptRuns ?? [] {
      let day = RunStrings.day(run.date)
      if sections.last?.day != day { sections.append(Section(day: day, runs: [])) }
      sections[sections.count - 1].runs.append(run)
    }
    tableView.reloadData()
  }

  /// Whether a section is the last one, which opens files.
  private func opens(_ section: Int) -> Bool { section == sections.count }

  private func run(_ indexPath: IndexPath) -> KeptRun { sections[indexPath.section].runs[indexPath.row] }

  // MARK: Acts

  /// The menu of the button beside a run.
  private func menu(of run: KeptRun) -> UIMenu {
    let id = run.id
    var children: [UIMenuElement] = [UIAction(title: KitStrings.watch) { _ in UIApplication.shared.watchRun(id) }]
    if ArcadeApp.entries.contains(where: { $0.hasRaces && run.result.game.hasPrefix($0.address + "-") }) {
      children.append(UIAction(title: RunStrings.race) { _ in UIApplication.shared.raceRun(id) })
    }
    children += [
      UIAction(title: KitStrings.share) { _ in UIApplication.shared.shareRun(id) },
      UIAction(title: RunStrings.save) { _ in UIApplication.shared.saveRun(id) },
      UIAction(title: RunStrings.delete, attributes: .destructive) { [me = Weak(self)] _ in me.value?.askToDelete(run)
      },
    ]
    return UIMenu(children: children)
  }

  /// Deletes a run once the player has confirmed it.
  private func askToDelete(_ run: KeptRun) {
    let alert = UIAlertController(
      title: RunStrings.deleteTitle, message: run.result.name + "\n" + run.result.result, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: KitStrings.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: RunStrings.delete, style: .destructive) { _ in UIApplication.shared.forgetRun(run.id) })
    present(alert, animated: true)
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    opens(section) ? 1 : sections[section].runs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if opens(indexPath.section) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = RunStrings.open
      wear(cell)
      cell.textLabel?.textColor = Skin.home.surface.accent
      return cell
    }
    let run = run(indexPath)
    let cell = RunCell(run)
    cell.more.menu = menu(of: run)
    wear(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    opens(section) ? nil : RunStrings.title(of: sections[section].day)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard opens(section) else { return nil }
    if sections.isEmpty { return UIApplication.shared.keptRuns == nil ? RunStrings.cannotKeep : RunStrings.none }
    return RunStrings.footer
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if opens(indexPath.section) { UIApplication.shared.openRun() }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !opens(indexPath.section) else { return nil }
    let run = run(indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: RunStrings.delete) { [me = Weak(self)] _, _, done in
        done(false)
        me.value?.askToDelete(run)
      },
      UIContextualAction(style: .normal, title: KitStrings.share) { _, _, done in
        UIApplication.shared.shareRun(run.id)
        done(true)
      },
    ])
  }
}
