import UIKit

/// The list of the projects.
final class ProjectsViewController: UITableViewController {
  private let choose: (Project) -> Void

  init(choose: @escaping (Project) -> Void) {
    self.choose = choose
    super.init(style: .insetGrouped)
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
