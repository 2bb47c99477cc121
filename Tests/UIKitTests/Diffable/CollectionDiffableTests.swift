import Testing
import UIKit

@testable import UIKitControls

private final class Header: UICollectionReusableView {
  var title = ""
}

private final class Stage {
  let host = HeadlessHost(size: CGSize(width: 320, height: 800))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Int>

  init(headers: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    if headers { layout.headerReferenceSize = CGSize(width: 320, height: 20) }
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
    let heads = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, path in header.title = "\(kind.suffix(6)) \(path.section)" }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    if headers {
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
      }
    }
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  var numbers: [Int] { view.visibleCells.map { ($0 as! NumberCell).number } }
}

@Suite struct CollectionDiffableTests {
  @Test func randomSnapshotsLeaveNoDoubt() {
    let stage = Stage()
    var generator = SeededGenerator(seed: 7)
    for turn in 0..<150 {
      let old = stage.source.snapshot()
      let before = old.itemIdentifiers.map { ($0, stage.view.cellForItem(at: old.path(of: $0)!)) }
      let new = Snapshot.random(&generator)
      stage.source.apply(new, animatingDifferences: turn % 3 > 0)
      stage.view.layoutIfNeeded()
      #expect(stage.numbers == new.itemIdentifiers)
      for (item, cell) in before where cell != nil {
        guard let path = new.path(of: item) else { continue }
        #expect(stage.view.cellForItem(at: path) === cell)
      }
      if turn % 5 == 0 { stage.host.advance(seconds: 0.1) }
    }
    stage.host.settle()
    #expect(stage.view.subviews.filter { $0 is NumberCell }.count == stage.numbers.count)
    #expect(stage.host.diagnostics == [])
  }

  @Test func cellsOfARegistrationAreUsedAgainAndHeadersAreFilled() {
    let stage = Stage(headers: true)
    var ends = 0
    stage.source.apply(Snapshot([(1, Array(0..<60)), (2, [100])])) { ends += 1 }
    stage.host.settle()
    let head = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((head as? Header)?.title == "Header 0" && ends == 1)
    let made = stage.view.subviews.filter { $0 is NumberCell }.count
    stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    stage.host.advance(ticks: 1)
    stage.source.apply(Snapshot([(1, [7])]), animatingDifferences: false)
    stage.host.settle()
    stage.source.apply(Snapshot([(1, [8, 7])]), animatingDifferences: false)
    stage.host.settle()
    #expect(stage.numbers == [8, 7] && made > 20)
    #expect((stage.view.visibleCells[0] as! NumberCell).reuses > 0 && stage.host.diagnostics == [])
  }

  @Test func configuringAgainKeepsTheCell() {
    let stage = Stage()
    stage.source.apply(Snapshot([(1, [10, 11])]), animatingDifferences: false)
    stage.host.settle()
    let cell = stage.view.visibleCells[0] as! NumberCell
    cell.number = 99
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems([10])
    stage.source.apply(snapshot)
    #expect(stage.view.visibleCells[0] === cell && cell.number == 10 && cell.reuses == 0)
    stage.source.applySnapshotUsingReloadData(Snapshot([(3, [1])]))
    stage.host.advance(ticks: 2)
    #expect(stage.numbers == [1] && stage.host.diagnostics == [])
  }

  @Test func faultsAreToldOf() {
    let stage = Stage(headers: true)
    stage.source.supplementaryViewProvider = nil
    stage.source.apply(Snapshot([(1, [10])]))
    stage.host.settle()
    #expect(stage.host.diagnostics.count == 1 && stage.host.diagnostics[0].contains("supplementaryViewProvider"))
  }

  @Test func aRegistrationForEachCellIsToldOf() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 800))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      let own = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
      return view.dequeueConfiguredReusableCell(using: own, for: path, item: item)
    }
    host.view.addSubview(view)
    for turn in 0..<4 {
      source.applySnapshotUsingReloadData(Snapshot([(1, Array(0..<40 + turn))]))
      host.advance(ticks: 2)
    }
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("Create each registration once"))
  }
}
