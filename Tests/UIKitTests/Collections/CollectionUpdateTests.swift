import Testing
import UIKit

@testable import UIKitControls

@Suite struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func allAtOnce() {
    let stage = CollectionStage([[0, 1, 2, 3, 4]])
    stage.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    let three = stage.cell(3)
    var finished: [Bool] = []
    stage.view.performBatchUpdates(
      {
        stage.source.items = [[9, 0, 2, 4, 3]]
        stage.view.deleteItems(at: [path(1)])
        stage.view.insertItems(at: [path(0)])
        stage.view.moveItem(at: path(4), to: path(3))
      }, completion: { finished.append($0) })
    #expect(stage.numbers == [9, 0, 2, 4, 3] && finished.isEmpty)
    #expect(stage.cell(4) === three && three!.isSelected)
    #expect(stage.view.indexPathsForSelectedItems == [path(4)])
    // The new one fades in, and the others are moving.
    #expect(stage.cell(0)!.layer.presentation()!.opacity < 0.1 && stage.cell(0)!.alpha == 1)
    stage.host.advance(seconds: 0.5)
    #expect(finished == [true] && stage.host.diagnostics.isEmpty)
    #expect(stage.view.subviews.filter { $0 is NumberCell }.count == 5)
    stage.host.settle()
    #expect(!stage.host.needsFrame)
  }

  @Test func sections() {
    let stage = CollectionStage([[0], [1], [2]])
    stage.view.performBatchUpdates {
      stage.source.items = [[2], [7, 8], [0]]
      stage.view.deleteSections([1])
      stage.view.insertSections([1])
      stage.view.moveSection(2, toSection: 0)
    }
    #expect(stage.numbers == [2, 7, 8, 0] && stage.host.diagnostics.isEmpty)
  }

  @Test func aReloadMakesTheCellAnew() {
    let stage = CollectionStage([[0, 1]])
    let old = stage.cell(0)
    stage.source.items = [[5, 1]]
    stage.view.reloadItems(at: [path(0)])
    #expect(stage.cell(0) !== old && stage.cell(0)?.number == 5 && stage.cell(1)?.number == 1)
    stage.host.advance(seconds: 0.5)
    #expect(old?.superview == nil)
  }

  @Test func numbersThatDoNotAgreeAreToldOfAndLoadedAnew() {
    let stage = CollectionStage([[0, 1, 2]])
    var finished: [Bool] = []
    stage.view.performBatchUpdates(
      {
        stage.source.items = [[0, 1, 2, 3, 4]]
        stage.view.insertItems(at: [path(3)])
      }, completion: { finished.append($0) })
    stage.host.advance(ticks: 1)
    #expect(stage.numbers == [0, 1, 2, 3, 4] && finished == [false])
    #expect(stage.host.diagnostics.count == 1)
    #expect(
      stage.host.diagnostics[0].contains(
        "section 0 has 5 items now and had 3 before; with 1 inserted and 0 deleted it should have 4"))
    stage.view.deleteItems(at: [path(9)])
    stage.host.advance(ticks: 1)
    stage.view.deleteSections([3])
    stage.host.advance(ticks: 1)
    #expect(stage.host.diagnostics.count == 3 && stage.numbers == [0, 1, 2, 3, 4])
  }

  @Test func anyRandomUpdateEndsWithWhatTheDataSourceHas() {
    var random = SeededGenerator(seed: 7)
    let stage = CollectionStage([Array(0..<30)])
    var next = 100
    for _ in 0..<60 {
      stage.view.performBatchUpdates {
        var items = stage.source.items[0]
        var gone = items.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        if gone.count == items.count { gone = [] }
        for index in gone.reversed() { items.remove(at: index) }
        var came: [Int] = []
        for index in 0..<(items.count + 6) where index <= items.count && Int.random(in: 0..<6, using: &random) == 0 {
          items.insert(next, at: index)
          came.append(index)
          next += 1
        }
        stage.source.items = [items]
        stage.view.deleteItems(at: gone.map { path($0) })
        stage.view.insertItems(at: came.map { path($0) })
      }
      stage.host.advance(ticks: 7)
      #expect(stage.numbers == Array(stage.source.items[0].prefix(stage.numbers.count)))
    }
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func anotherLayoutIsGoneToInStepsNotLeaps() {
    let stage = CollectionStage([Array(0..<12)])
    let row = UICollectionViewFlowLayout()
    row.itemSize = CGSize(width: 300, height: 30)
    var finished: [Bool] = []
    let old = stage.cell(7)!.layer.presentation()!.position
    stage.view.setCollectionViewLayout(row, animated: true) { finished.append($0) }
    #expect(stage.cell(7)!.frame == CGRect(x: 10, y: 280, width: 300, height: 30))
    var last = old
    for _ in 0..<40 {
      stage.host.advance(ticks: 1)
      let now = stage.cell(7)!.layer.presentation()!.position
      #expect(hypot(now.x - last.x, now.y - last.y) < 20)
      last = now
    }
    #expect(last == CGPoint(x: 160, y: 295) && finished == [true])
    #expect(stage.view.collectionViewLayout === row)
  }
}
