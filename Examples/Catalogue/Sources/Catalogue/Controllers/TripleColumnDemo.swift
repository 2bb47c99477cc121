import UIKit

/// Three columns: planets, their moons, and a moon; in narrow windows one stack of all three.
final class TripleColumnDemo: Demo {
  override class var name: String { "Three columns" }
  let split = UISplitViewController(style: .tripleColumn)

  override func viewDidLoad() {
    super.viewDidLoad()
    let planets = NamesController("Planets", ["Mars", "Jupiter", "Saturn"])
    planets.chosen = { [split = Weak(split)] planet in
      guard let split = split.value else { return }
      let moons = NamesController(planet, TripleColumnDemo.moons[planet] ?? [])
      moons.chosen = { [split = Weak(split)] in
        let page = TextController()
        page.title = $0
        page.text = "\($0) goes round \(planet)."
        split.value?.setViewController(page, for: .secondary)
        split.value?.show(.secondary)
      }
      split.setViewController(moons, for: .supplementary)
      split.show(.supplementary)
    }
    let empty = TextController()
    empty.title = "Moon"
    empty.text = "Choose a planet and a moon."
    split.viewControllers = [planets, NamesController("Moons", []), empty]
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 240
    embed(split)
  }

  private static let moons = [
    "Mars": ["Phobos", "Deimos"], "Jupiter": ["Io", "Europa", "Ganymede", "Callisto"], "Saturn": ["Titan", "Rhea"],
  ]
}

/// Names in rows, of which one is chosen.
final class NamesController: UITableViewController {
  private let names: [String]
  var chosen: (String) -> Void = { _ in }

  init(_ title: String, _ names: [String]) {
    self.names = names
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen(names[indexPath.row])
  }
}
