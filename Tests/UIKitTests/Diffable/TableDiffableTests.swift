import Testing
import UIKit

@testable import UIKitControls

private final class Titled: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section).map { "Section \($0)" }
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  var appliesMoves = true
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    guard appliesMoves, let moved = itemIdentifier(for: sourceIndexPath),
      let neighbor = itemIdentifier(for: destinationIndexPath)
    else { return }
    var snapshot = snapshot()
    if sourceIndexPath < destinationIndexPath {
      snapshot.moveItem(moved, afterItem: neighbor)
    } else {
      snapshot.moveItem(moved, beforeItem: neighbor)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

private final class NumberRow: UITableViewCell {
  var number = -1
  var configurations = 0
}

private final class Stage {
  let host = HeadlessHost(size: CGSize(width: 320, height: 800))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), style: .grouped)
  let source: Titled

  init() {
    table.register(NumberRow.self, forCellReuseIdentifier: "row")
    source = Titled(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! NumberRow
      cell.number = item
      cell.configurations += 1
      return cell
    }
    host.view.addSubview(table)
    host.advance(ticks: 1)
  }

  var numbers: [Int] { table.visibleCells.map { ($0 as! NumberRow).number } }
  func row(_ row: Int, _ section: Int = 0) -> NumberRow? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? NumberRow
  }
}

@Suite struct TableDiffableTests {
  @Test func theTableShowsWhatWasAppliedAndKeepsTheCellsThatStay() {
    let stage = Stage()
    var ends = 0
    stage.source.apply(Snapshot([(1, [10, 11, 12]), (2, [20])])) { ends += 1 }
    #expect(stage.numbers == [10, 11, 12, 20] && ends == 0)
    #expect(stage.host.element("Section 2", role: nil) != nil)
    stage.host.advance(seconds: 0.5)
    #expect(ends == 1)
    let (ten, twenty) = (stage.row(0), stage.row(0, 1))
    stage.table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    stage.source.apply(Snapshot([(2, [20, 21]), (1, [12, 10])]))
    #expect(stage.numbers == [20, 21, 12, 10])
    #expect(stage.row(0) === twenty && stage.row(1, 1) === ten && twenty?.isSelected == true)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    // 20 is moving from its old position.
    #expect(twenty!.layer.presentation()!.position.y > twenty!.layer.position.y + 20)
    stage.host.settle()
    stage.source.apply(Snapshot([(2, [21, 20])]), animatingDifferences: false) { ends += 1 }
    #expect(stage.numbers == [21, 20] && ends == 2 && stage.row(1)!.layer.presentation()!.opacity == 1)
    #expect(stage.source.snapshot().itemIdentifiers == [21, 20])
    #expect(stage.source.indexPath(for: 20) == IndexPath(row: 1, section: 0) && stage.source.index(for: 2) == 0)
    #expect(stage.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(stage.source.itemIdentifier(for: IndexPath(row: -1, section: 0)) == nil)
    #expect(stage.source.indexPath(for: 10) == nil && stage.source.sectionIdentifier(for: 1) == nil)
    #expect(stage.host.diagnostics == [])
  }

  @Test func randomSnapshotsLeaveNoDoubt() {
    let stage = Stage()
    var generator = SeededGenerator(seed: 3)
    for turn in 0..<150 {
      let old = stage.source.snapshot()
      let before = old.itemIdentifiers.map { ($0, stage.table.cellForRow(at: old.path(of: $0)!)) }
      let new = Snapshot.random(&generator)
      stage.source.apply(new, animatingDifferences: turn % 3 > 0)
      #expect(stage.numbers == new.itemIdentifiers)
      for (item, cell) in before where cell != nil {
        guard let path = new.path(of: item) else { continue }
        #expect(stage.table.cellForRow(at: path) === cell)
      }
      if turn % 5 == 0 { stage.host.advance(seconds: 0.1) }
    }
    stage.host.settle()
    #expect(stage.table.subviews.filter { $0 is NumberRow }.count == stage.numbers.count)
    #expect(stage.host.diagnostics == [])
  }

  @Test func reloadMakesCellsAnewAndReconfigureDoesNot() {
    let stage = Stage()
    stage.source.apply(Snapshot([(1, [10, 11]), (2, [20])]), animatingDifferences: false)
    let (first, second, third) = (stage.row(0)!, stage.row(1)!, stage.row(0, 1)!)
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems([10])
    snapshot.reconfigureItems([11])
    snapshot.reloadSections([2])
    stage.source.apply(snapshot, animatingDifferences: false)
    #expect(stage.row(0) !== first && stage.row(1) === second && stage.row(0, 1) !== third)
    #expect(second.configurations == 2 && stage.numbers == [10, 11, 20])
    #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    stage.table.reconfigureRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 0)])
    #expect(stage.row(0)!.configurations >= 2 && stage.host.diagnostics == [])
    var ends = 0
    stage.source.applySnapshotUsingReloadData(Snapshot([(5, [50])])) { ends += 1 }
    stage.host.advance(ticks: 2)
    #expect(stage.numbers == [50] && ends == 1)
  }

  @Test func aRowThatTheUserMovedIsThereAlready() {
    for applies in [true, false] {
      let stage = Stage()
      stage.source.appliesMoves = applies
      stage.source.apply(Snapshot([(1, [10, 11, 12])]), animatingDifferences: false)
      stage.table.setEditing(true, animated: false)
      stage.host.settle()
      let ten = stage.row(0)!
      stage.table.step(ten, by: 1)
      stage.host.settle()
      stage.table.step(ten, by: 1)
      stage.host.settle()
      #expect(stage.numbers == [11, 12, 10] && stage.row(2) === ten)
      #expect(stage.source.snapshot().itemIdentifiers == [11, 12, 10] && stage.host.diagnostics == [])
    }
  }

  @Test func faultsOfTheProviderAreToldOf() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    host.view.addSubview(table)
    var cell: UITableViewCell?
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in cell }
    source.apply(Snapshot([(1, [10])]))
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("its cell provider returned no cell for row 0"))
    cell = UITableViewCell()
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    #expect(host.diagnostics.count == 2 && host.diagnostics[1].contains("returned another cell"))
    #expect(table.visibleCells == [cell!])
    // A data source that the table has replaced only stores the snapshot.
    table.dataSource = nil
    source.apply(Snapshot([(1, [10, 11])]))
    #expect(source.snapshot().numberOfItems == 2)
  }
}
