import UIKit

/// A navigation bar with appearance objects: clear at the top of the content, a blur below.
final class BarsDemo: Demo {
  override class var name: String { "Bars" }
  let stack = UINavigationController(rootViewController: BarsList(style: .plain))

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = stack.navigationBar
    let blurred = UINavigationBarAppearance()
    blurred.configureWithDefaultBackground()
    blurred.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    let plain = UINavigationBarAppearance()
    plain.configureWithTransparentBackground()
    plain.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    bar.standardAppearance = blurred
    bar.scrollEdgeAppearance = plain
    UISwitch.appearance(whenContainedInInstancesOf: [BarsList.self]).onTintColor = .systemIndigo
    embed(stack)
  }
}

/// Rows that scroll under the bar and can be edited.
final class BarsList: UITableViewController {
  var rows = (1...30).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scroll me"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    if indexPath.row == 0 { cell.accessoryView = UISwitch() }
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
