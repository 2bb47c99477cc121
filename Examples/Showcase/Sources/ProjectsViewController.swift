import UIKit

/// The list of the projects.
final class ProjectsViewController: UITableViewController {
  /// Called with the project whose row was chosen.
  var choose: (Project) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ported projects"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { projects.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = projects[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(projects[indexPath.row])
  }
}
