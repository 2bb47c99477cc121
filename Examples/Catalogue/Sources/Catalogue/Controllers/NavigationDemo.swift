import UIKit

/// A navigation stack under a large title: a row pushes; the bar, a swipe from the edge, Escape or the browser's Back
/// pop.
final class NavigationDemo: Demo {
  override class var name: String { "Navigation" }
  let navigation = UINavigationController(rootViewController: MoonsController(style: .plain))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.navigationBar.prefersLargeTitles = true
    embed(navigation)
  }
}

/// Planets as sections, whose headers stick below the bar, and their moons as rows.
final class MoonsController: UITableViewController {
  private static let planets = [
    (name: "Mars", moons: ["Phobos", "Deimos"]),
    (name: "Jupiter", moons: ["Io", "Europa", "Ganymede", "Callisto", "Amalthea", "Himalia"]),
    (name: "Saturn", moons: ["Mimas", "Enceladus", "Tethys", "Dione", "Rhea", "Titan", "Hyperion", "Iapetus"]),
    (name: "Uranus", moons: ["Miranda", "Ariel", "Umbriel", "Titania", "Oberon"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Moons"
    register(.init("moon", .show) { TextController() })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { MoonsController.planets.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    MoonsController.planets[section].moons.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    MoonsController.planets[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = MoonsController.planets[indexPath.section].moons[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    triggerSegue(withIdentifier: "moon", sender: tableView.cellForRow(at: indexPath))
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
    let planet = MoonsController.planets[path.section]
    segue.destination.title = planet.moons[path.row]
    (segue.destination as? TextController)?.text = "\(planet.moons[path.row]) goes round \(planet.name)."
  }
}

/// A centered text.
final class TextController: UIViewController {
  var text = "" { didSet { label.text = text } }
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.numberOfLines = 0
    label.frame = view.bounds.insetBy(dx: 20, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
