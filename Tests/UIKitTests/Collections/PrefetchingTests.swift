import Testing
import UIKit

@testable import UIKitControls

private final class Diary: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
  var asked: [[Int]] = []
  var cancelled: [Int] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    asked.append(indexPaths.map { $0.item })
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map { $0.item }
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    asked.append(indexPaths.map { $0.row })
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map { $0.row }
  }
}

/// developer.apple.com, `UICollectionViewDataSourcePrefetching`: it announces items "near the display area, ordered
/// nearest to farthest", in the direction of scrolling; those that are "no longer needed" are cancelled.
@Suite struct PrefetchingTests {
  private let diary = Diary()

  /// Items of 160 × 120 pt, two in a line without spacing, so that 8 are seen and 4 more exist.
  private func stage() -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 120)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let stage = CollectionStage([Array(0..<200)], layout: layout)
    stage.view.prefetchDataSource = diary
    stage.host.advance(ticks: 1)
    return stage
  }

  @Test func itemsAheadAreAnnouncedOnceAndTheNearestFirst() {
    let stage = stage()
    #expect(diary.asked.flatMap { $0 } == Array(12..<16), "cells exist in the visible part and half a view beyond")
    stage.host.advance(ticks: 3)
    stage.view.contentOffset.y = 120
    stage.host.advance(ticks: 1)
    #expect(diary.asked.flatMap { $0 } == Array(12..<18) && diary.cancelled == [])
  }

  @Test func whoTurnsBackNeedsOthers() {
    let stage = stage()
    stage.view.contentOffset.y = 2400
    stage.host.advance(ticks: 1)
    #expect(diary.cancelled == Array(12..<16))
    diary.asked = []
    stage.view.contentOffset.y = 2280
    stage.host.advance(ticks: 1)
    #expect(diary.asked == [[33, 32, 31, 30]], "the nearest ones above come first")
  }

  @Test func nobodyIsAskedWhereItIsTurnedOff() {
    let stage = stage()
    diary.asked = []
    stage.view.isPrefetchingEnabled = false
    stage.view.contentOffset.y = 1200
    stage.host.advance(ticks: 1)
    #expect(diary.asked == [])
  }

  @Test func aTableAnnouncesItsRows() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let host = HeadlessHost(size: CGSize(width: 300, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let rows = Rows()
    table.rowHeight = 44
    table.dataSource = rows
    table.prefetchDataSource = diary
    host.view.addSubview(table)
    host.advance(ticks: 1)
    #expect(diary.asked.first?.first == 11 && diary.asked.flatMap { $0 }.max() ?? 0 >= 19)
    table.contentOffset.y = 2200
    host.advance(ticks: 1)
    #expect(diary.cancelled.contains(11))
  }
}
