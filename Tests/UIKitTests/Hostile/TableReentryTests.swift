import Testing
import UIKit

/// A table whose rows change within a callback.
private final class Fickle: UITableViewController {
  enum Moment { case cell, willDisplay, didEnd, height, count }
  var names = (0..<200).map { "Row \($0)" }
  var moment: Moment?
  var onMoment: ((Fickle) -> Void)?

  private func say(_ moment: Moment) {
    guard moment == self.moment else { return }
    onMoment?(self)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    say(.count)
    return names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    // An app would trap here if it were asked for a row that no longer exists.
    cell.textLabel?.text = names[indexPath.row]
    say(.cell)
    return cell
  }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    say(.willDisplay)
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { say(.didEnd) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    say(.height)
    return 44
  }
}

@Suite struct TableReentryTests {
  private func show(_ moment: Fickle.Moment, _ change: @escaping (Fickle) -> Void) -> (HeadlessHost, Fickle) {
    let host = HeadlessHost { Fickle(style: .plain) }
    host.advance(ticks: 2)
    let table = host.rootViewController as! Fickle
    table.moment = moment
    table.onMoment = change
    table.tableView.contentOffset.y = 3000
    host.advance(ticks: 2)
    return (host, table)
  }

  private static let moments: [Fickle.Moment] = [.cell, .willDisplay, .didEnd]

  @Test(arguments: moments) private func rowsAreDeletedOnce(_ moment: Fickle.Moment) {
    let (host, table) = show(moment) {
      $0.moment = nil
      $0.names.removeLast(195)
      $0.tableView.deleteRows(at: (5..<200).map { IndexPath(row: $0, section: 0) }, with: .none)
      $0.tableView.layoutIfNeeded()
    }
    host.settle()
    #expect(table.tableView.visibleCells.count == 5 && table.tableView.numberOfRows(inSection: 0) == 5)
    #expect(host.diagnostics == [])
  }

  @Test(arguments: moments) private func dataAreLoadedAnewOnce(_ moment: Fickle.Moment) {
    let (host, table) = show(moment) {
      $0.moment = nil
      $0.names = ["Only"]
      $0.tableView.reloadData()
      $0.tableView.layoutIfNeeded()
    }
    host.settle()
    #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == ["Only"])
    #expect(host.diagnostics == [])
  }

  @Test(arguments: moments + [.height, .count]) private func dataAreLoadedAnewForEver(_ moment: Fickle.Moment) {
    let (host, table) = show(moment) {
      $0.tableView.reloadData()
      $0.tableView.layoutIfNeeded()
    }
    table.tableView.reloadData()
    host.advance(ticks: 5)
    table.moment = nil
    table.tableView.reloadData()
    host.advance(ticks: 5)
    #expect(!table.tableView.visibleCells.isEmpty)
    if moment != .didEnd { #expect(host.diagnostics.first?.contains("reloaded whenever its") == true) }
  }

  @Test(arguments: moments) private func theTableGoes(_ moment: Fickle.Moment) {
    let (host, _) = show(moment) {
      $0.moment = nil
      $0.tableView.removeFromSuperview()
      $0.tableView.dataSource = nil
      $0.tableView.reloadData()
    }
    host.settle()
    #expect(host.diagnostics == [])
  }

  @Test func rowsAreCountedInEachCell() {
    let (host, table) = show(.cell) { _ = $0.tableView.numberOfRows(inSection: 0) }
    host.settle()
    #expect(host.diagnostics == [] && !table.tableView.visibleCells.isEmpty)
  }
}
