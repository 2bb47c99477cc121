import UIKit

/// Names by their first letters, with an index at the side; a chosen name has a check mark.
final class IndexDemo: Demo {
  override class var name: String { "Index" }
  let list = NameList(style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(list)
  }
}

/// The names, a section for each letter.
final class NameList: UITableViewController {
  static let names = [
    "Ada", "Alan", "Alonzo", "Barbara", "Bertrand", "Charles", "Claude", "Dana", "Dennis", "Donald", "Edsger",
    "Frances",
    "Fred", "Grace", "Guido", "Hedy", "Ivan", "Joan", "John", "Karen", "Ken", "Leslie", "Margaret", "Niklaus", "Ole",
    "Peter", "Radia", "Robin", "Shafi", "Tim", "Tony", "Vint", "Whitfield", "Yukihiro",
  ]
  private let letters: [String] = NameList.names.reduce(into: []) { letters, name in
    let letter = String(name.prefix(1))
    if letters.last != letter { letters.append(letter) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityLabel = "Names"
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 8)
  }

  private func names(_ section: Int) -> [String] { NameList.names.filter { $0.prefix(1) == letters[section] } }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names(section).count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    letters[section]
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names(indexPath.section)[indexPath.row]
    cell.configurationUpdateHandler = { cell, state in cell.accessoryType = state.isSelected ? .checkmark : .none }
    return cell
  }
}
