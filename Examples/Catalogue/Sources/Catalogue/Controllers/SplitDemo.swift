import UIKit

/// Two columns where the width is regular, one stack where it is compact: the selection survives every resize.
final class SplitDemo: Demo {
  override class var name: String { "Split view" }
  let split = UISplitViewController(style: .doubleColumn)

  override func viewDidLoad() {
    super.viewDidLoad()
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(ColorsController(style: .insetGrouped), for: .primary)
    embed(split)
  }
}

/// The primary column: a row shows its color in the secondary one.
final class ColorsController: UITableViewController {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
    ("Purple", .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ColorsController.colors.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ColorsController.colors[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let (name, color) = ColorsController.colors[indexPath.row]
    let detail = TextController()
    detail.title = name
    detail.text = "This is \(name)."
    detail.view.backgroundColor = color
    showDetailViewController(detail, sender: nil)
  }
}
