import Testing
import UIKit
import UIKitCore

private final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 4 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Part \(section)"
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
    return cell
  }
}

/// The headers and rows of a table under a large title that collapses as they scroll.
@Suite struct LargeTitleHeaderTests {
  private func show(style: UITableView.Style = .plain) -> (HeadlessHost, UINavigationController, List) {
    let host = HeadlessHost(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) {
      let navigation = UINavigationController(rootViewController: List(style: style))
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    host.advance(ticks: 2)
    let navigation = host.rootViewController as! UINavigationController
    return (host, navigation, navigation.topViewController as! List)
  }

  private func top(ofHeader section: Int, _ list: List) -> CGFloat {
    let view = list.tableView.headerView(forSection: section)!
    return view.convert(view.bounds, to: nil).minY
  }

  @Test("A header sticks to the bar's bottom edge, however far the large title has collapsed")
  func aHeaderSticksToTheBar() {
    let (host, navigation, list) = show()
    let bar = navigation.navigationBar
    let start = list.tableView.contentOffset.y
    #expect(bar.frame.maxY == 143 && top(ofHeader: 0, list) == 143)
    for way: CGFloat in [10, 30, 52, 60, 200] {
      list.tableView.contentOffset.y = start + way
      host.advance(ticks: 2)
      #expect(bar.frame.maxY == max(91, 143 - way))
      #expect(top(ofHeader: 0, list) == bar.frame.maxY, "\(way)")
    }
    // The next section's header pushes it away, then takes its place.
    let next = list.tableView.rect(forSection: 1).minY
    list.tableView.contentOffset.y = next - 91 - 10
    host.advance(ticks: 2)
    #expect(top(ofHeader: 1, list) == 101 && top(ofHeader: 0, list) < 91)
    list.tableView.contentOffset.y = next - 91 + 100
    host.advance(ticks: 2)
    #expect(top(ofHeader: 1, list) == 91)
  }

  @Test("Grouped headers scroll with their rows")
  func groupedHeadersScroll() {
    let (host, _, list) = show(style: .grouped)
    let start = top(ofHeader: 0, list)
    list.tableView.contentOffset.y += 60
    host.advance(ticks: 2)
    #expect(top(ofHeader: 0, list) == start - 60)
  }

  @Test("A row that is scrolled to the top is directly below the collapsed bar")
  func rowsAreScrolledUnderTheBar() {
    let (host, navigation, list) = show(style: .grouped)
    list.tableView.scrollToRow(at: IndexPath(row: 3, section: 1), at: .top, animated: false)
    host.advance(ticks: 2)
    let rect = list.tableView.rectForRow(at: IndexPath(row: 3, section: 1))
    #expect(list.tableView.convert(rect, to: nil).minY == navigation.navigationBar.frame.maxY)
    #expect(navigation.navigationBar.frame.maxY == 91)
  }

  @Test("Without a large title there is no correction")
  func theBarAsItIs() {
    let (host, navigation, list) = show()
    navigation.navigationBar.prefersLargeTitles = false
    host.advance(ticks: 2)
    list.tableView.contentOffset.y = 100
    host.advance(ticks: 2)
    #expect(navigation.navigationBar.frame.maxY == 91 && top(ofHeader: 0, list) == 91)
  }
}
