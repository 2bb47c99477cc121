import UIKit

/// A list whose rows are shuffled, sorted and filtered; the table finds the changes.
final class DiffableDemo: Demo {
  override class var name: String { "Differences" }
  static let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Quince"]
  let table = UITableView(frame: CGRect(x: 0, y: 150, width: 320, height: 400), style: .insetGrouped)
  private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, fruit in
    let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.accessibilityLabel = "Fruits"
    view.addSubview(table)
    button("Shuffle", x: 8) { fruits, chance in chance.shuffle(&fruits) }
    button("Sort", x: 110) { fruits, _ in fruits.sort() }
    button("Halve", x: 212) { fruits, _ in
      if fruits.count > 1 { fruits.removeLast(fruits.count / 2) } else { fruits = DiffableDemo.fruits }
    }
    show(DiffableDemo.fruits)
  }

  private var chance = SeededGenerator(seed: 20)

  private func button(_ title: String, x: CGFloat, _ change: @escaping (inout [String], inout SeededGenerator) -> Void)
  {
    let action = UIAction(title: title) { [me = Weak(self)] _ in
      guard let me = me.value else { return }
      var fruits = me.source.snapshot().itemIdentifiers
      change(&fruits, &me.chance)
      me.show(fruits)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: x, y: 100, width: 100, height: 44)
    view.addSubview(button)
  }

  private func show(_ fruits: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(fruits)
    source.apply(snapshot)
  }
}
