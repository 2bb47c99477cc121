import Testing
import UIKit

/// Rows of 44 points, with a record of the table's data source and delegate calls.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var made: [Int] = []
  var shown: [Int] = []
  var ended: [Int] = []
  var cells: [UITableViewCell] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown.append(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath.row)
  }
}

@Suite struct TableDisplayTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let rows = Rows()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    host.view.addSubview(table)
    host.advance(ticks: 1)
  }

  /// developer.apple.com, `tableView(_:willDisplay:forRowAt:)`: sent "just before it uses cell to draw a row", so that code
  /// that loads more for the last row does it when that row comes into sight.
  @Test func rowsAreDisplayedAsTheyComeIntoSight() {
    #expect(rows.shown == Array(0..<10))
    // One more row exists, for the keyboard and screen readers.
    #expect(rows.made == Array(0..<11))
    table.contentOffset.y = 20
    host.advance(ticks: 1)
    #expect(rows.shown == Array(0..<11) && rows.ended == [])
    table.contentOffset.y = 88
    host.advance(ticks: 1)
    #expect(rows.shown == Array(0..<12) && rows.ended == [0, 1])
    table.contentOffset.y = 0
    host.advance(ticks: 1)
    #expect(rows.shown == Array(0..<12) + [0, 1] && rows.ended.sorted() == [0, 1, 10, 11])
  }

  /// Cells that leave are reused for those that appear: there are as many as are visible, and one more at each end.
  @Test func cellsThatLeaveAreUsedAgain() {
    for page in 1...8 {
      table.contentOffset.y = 440 * Double(page)
      host.advance(ticks: 1)
    }
    #expect(rows.cells.count <= 12)
    #expect(table.visibleCells.count == 10)
  }

  @Test func theKeyboardReachesEveryRow() {
    var labels: Set<Int> = []
    // Faster than the table scrolls.
    for _ in 0..<30 {
      host.press("Tab")
      if let cell = host.application.focusedView as? UITableViewCell, let path = table.indexPath(for: cell) {
        labels.insert(path.row)
      }
    }
    #expect(labels.isSuperset(of: 0..<25))
  }

  @Test func rectanglesOfEdgesAndRows() {
    final class Edges: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
    }
    let edges = Edges()
    table.delegate = nil
    table.dataSource = edges
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (40, 30, 20)
    table.reloadData()
    host.advance(ticks: 1)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 170, width: 300, height: 30))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 150, width: 300, height: 20))
    #expect(table.rectForHeader(inSection: 2) == .zero)
    let middle = CGRect(x: 0, y: 120, width: 10, height: 90)
    #expect(table.indexPathsForRows(in: middle) == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
  }
}
