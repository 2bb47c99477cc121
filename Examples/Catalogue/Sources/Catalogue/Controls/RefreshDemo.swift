import UIKit

/// A list that is reloaded when it is pulled down.
final class RefreshDemo: Demo {
  override class var name: String { "Refresh" }
  let list = RefreshList(style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(list)
  }
}

/// Counts how often it has been loaded.
final class RefreshList: UITableViewController {
  private(set) var loads = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [me = Weak(self)] _ in me.value?.load() }, for: .valueChanged)
    refreshControl = refresh
  }

  private func load() {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [me = Weak(self)] _ in
      guard let me = me.value else { return }
      me.loads += 1
      me.tableView.reloadData()
      me.refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1), load \(loads)"
    return cell
  }
}
