import UIKit

/// A list with a search bar.
final class SearchDemo: Demo {
  override class var name: String { "Search" }
  let stack = UINavigationController(rootViewController: SearchList(style: .plain))

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(stack)
  }
}

/// Fruits whose names contain the search text.
final class SearchList: UITableViewController, UISearchResultsUpdating {
  private static let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Grape", "Orange", "Pear", "Pineapple", "Plum"]
  private(set) var found = SearchList.fruits
  let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search fruits"
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let wanted = Array((searchController.searchBar.text ?? "").lowercased().utf8)
    found = SearchList.fruits.filter { SearchList.isPart(wanted, of: Array($0.lowercased().utf8)) }
    tableView.reloadData()
  }

  private static func isPart(_ part: [UInt8], of text: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }
}
