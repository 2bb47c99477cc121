import ArcadeKit
import GameSettings
import UIKit

/// The finished runs that the page keeps, day by day and the newest first: a tap shows a run again, and the button
/// beside it shares, saves or deletes it. The file of a run from elsewhere can be opened, too.
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
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: RunStrings.open, primaryAction: UIAction { _ in UIApplication.shared.openRun() })
    NotificationCenter.default.addObserver(
      self, selector: Selector("remake", RunsViewController.remake),
      name: UIApplication.keptRunsDidChangeNotification, object: nil)
  }

  override func remake() {
    super.remake()
    navigationItem.leftBarButtonItem?.title = RunStrings.open
    sections = []
    for run in UIApplication.shared.keptRuns ?? [] {
      let day = RunStrings.day(run.date)
      if sections.last?.day != day { sections.append(Section(day: day, runs: [])) }
      sections[sections.count - 1].runs.append(run)
    }
    tableView.backgroundView = sections.isEmpty ? RunsPlaceholder() : nil
    tableView.reloadData()
  }

  private func run(_ indexPath: IndexPath) -> KeptRun { sections[indexPath.section].runs[indexPath.row] }

  // MARK: Acts

  /// The menu of the button beside a run.
  private func menu(of run: KeptRun) -> UIMenu {
    let id = run.id
    return UIMenu(children: [
      UIAction(title: RunStrings.watch) { _ in UIApplication.shared.watchRun(id) },
      UIAction(title: RunStrings.share) { _ in UIApplication.shared.shareRun(id) },
      UIAction(title: RunStrings.save) { _ in UIApplication.shared.saveRun(id) },
      UIAction(title: RunStrings.delete, attributes: .destructive) { [me = Weak(self)] _ in me.value?.askToDelete(run)
      },
    ])
  }

  /// Deletes a run once the player has confirmed it.
  private func askToDelete(_ run: KeptRun) {
    let alert = UIAlertController(
      title: RunStrings.deleteTitle, message: run.result.name + "\n" + run.result.result, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: RunStrings.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: RunStrings.delete, style: .destructive) { _ in UIApplication.shared.forgetRun(run.id) })
    present(alert, animated: true)
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].runs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let run = run(indexPath)
    let cell = RunCell(run)
    cell.more.menu = menu(of: run)
    wear(cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    RunStrings.title(of: sections[section].day)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == sections.count - 1 ? RunStrings.footer : nil
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let run = run(indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: RunStrings.delete) { [me = Weak(self)] _, _, done in
        done(false)
        me.value?.askToDelete(run)
      },
      UIContextualAction(style: .normal, title: RunStrings.share) { _, _, done in
        UIApplication.shared.shareRun(run.id)
        done(true)
      },
    ])
  }
}
