import Testing
import UIKit

@testable import UIKitControls

private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items = Array(0..<12)
  var moves: [String] = []
  var fixed: Set<Int> = []
  var limit = Int.max
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = items[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath.item)
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    moves.append("\(source.item) to \(target.item)")
    items.insert(items.remove(at: source.item), at: target.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { IndexPath(item: min(limit, proposed.item), section: 0) }
}

/// Items of 80 × 80 pt, four in a line, that a finger moves.
@Suite struct MovingItemsTests {
  private let host = HeadlessHost(size: CGSize(width: 320, height: 480))
  private let view: UICollectionView
  private let numbers = Numbers()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    view.delegate = numbers
    host.view.addSubview(view)
    host.advance(ticks: 1)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  /// The numbers in the order of their cells' positions.
  private var seen: [Int] {
    let cells = view.visibleCells.compactMap { $0 as? NumberCell }
    let places = cells.map { ($0.number, Int($0.center.y / 80) * 4 + Int($0.center.x / 80)) }
    return places.sorted { $0.1 < $1.1 }.map { $0.0 }
  }

  /// developer.apple.com, "Reordering items": the others make room while the finger moves, and the data source is told at
  /// the end.
  @Test func theOthersMakeRoomAndTheDataSourceIsToldAtTheEnd() {
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 33))
    host.advance(seconds: 1)
    #expect(view.cellForItem(at: path(2))?.center == CGPoint(x: 205, y: 33), "it is under the finger, whole")
    #expect(seen == [1, 2, 0, 3] + Array(4..<12) && numbers.moves == [])
    view.endInteractiveMovement()
    host.advance(seconds: 1)
    #expect(numbers.moves == ["0 to 2"] && numbers.items.prefix(4) == [1, 2, 0, 3])
    #expect(view.cellForItem(at: path(2))?.center == CGPoint(x: 200, y: 40))
    view.reloadData()
    host.advance(ticks: 1)
    #expect(seen == numbers.items && host.diagnostics == [])
  }

  @Test func aMoveThatIsGivenUpTellsNobody() {
    view.beginInteractiveMovementForItem(at: path(5))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    host.advance(seconds: 1)
    #expect(seen.first == 5)
    view.cancelInteractiveMovement()
    host.advance(seconds: 1)
    #expect(seen == Array(0..<12) && numbers.moves == [])
  }

  @Test func theDataSourceAndTheDelegateDecideWhatMovesAndWhere() {
    numbers.fixed = [3]
    #expect(!view.beginInteractiveMovementForItem(at: path(3)))
    #expect(!view.beginInteractiveMovementForItem(at: path(99)))
    numbers.limit = 4
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(2)), "one at a time")
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 200))
    view.endInteractiveMovement()
    #expect(numbers.moves == ["1 to 4"])
  }

  @Test func anotherChangeOrAReloadEndsAMove() {
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 33))
    numbers.items.removeLast()
    view.deleteItems(at: [path(11)])
    host.advance(seconds: 1)
    #expect(seen == Array(0..<11) && numbers.moves == [] && host.diagnostics == [])
    view.beginInteractiveMovementForItem(at: path(0))
    view.reloadData()
    host.advance(ticks: 1)
    view.endInteractiveMovement()
    #expect(seen == Array(0..<11) && numbers.moves == [])
  }

  @Test func theSelectionGoesAlong() {
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 33))
    view.endInteractiveMovement()
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func aControllerMovesByALongPress() {
    final class Tiles: UICollectionViewController {
      var items = Array(0..<12)
      override func viewDidLoad() {
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        installsStandardGestureForInteractiveMovement = true
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.number = items[indexPath.item]
        return cell
      }
      override func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        items.insert(items.remove(at: source.item), at: target.item)
      }
    }
    let host = HeadlessHost(size: CGSize(width: 320, height: 480)) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      return Tiles(collectionViewLayout: layout)
    }
    host.advance(ticks: 1)
    let tiles = host.rootViewController as! Tiles
    host.touch(phase: .down, at: CGPoint(x: 40, y: 40))
    host.advance(seconds: 1)
    host.touch(phase: .move, at: CGPoint(x: 200, y: 40))
    host.advance(ticks: 2)
    host.touch(phase: .up, at: CGPoint(x: 200, y: 40))
    host.advance(seconds: 1)
    #expect(tiles.items.prefix(4) == [1, 2, 0, 3] && host.diagnostics == [])
  }
}
