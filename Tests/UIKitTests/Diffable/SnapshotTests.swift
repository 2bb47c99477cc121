import Testing
import UIKit

@testable import UIKitControls

typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == Int, ItemIdentifierType == Int {
  /// A snapshot of sections with the given identifiers and items.
  init(_ sections: [(Int, [Int])]) {
    self.init()
    appendSections(sections.map { $0.0 })
    for (section, items) in sections { appendItems(items, toSection: section) }
  }

  /// The snapshot's contents as text: `1: 10 11 | 2:`.
  var text: String {
    sectionIdentifiers.map { section in
      ([("\(section):")] + itemIdentifiers(inSection: section).map { "\($0)" }).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// Random sections, of 0 to 5, with up to `most` items out of `pool`.
  static func random(_ generator: inout SeededGenerator, pool: Int = 14, most: Int = 12) -> Self {
    let items = Array(0..<pool).shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator))
    let sections = Array(100..<105).shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
    var result = Self()
    result.appendSections(Array(sections))
    guard !sections.isEmpty else { return result }
    for item in items { result.appendItems([item], toSection: sections.randomElement(using: &generator)) }
    return result
  }
}

@Suite struct SnapshotTests {
  @Test func itemsAndSectionsAreWhereTheyArePut() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([20])
    snapshot.appendItems([10, 11], toSection: 1)
    snapshot.insertItems([5, 6], beforeItem: 10)
    snapshot.insertItems([12], afterItem: 11)
    snapshot.insertSections([0], beforeSection: 1)
    snapshot.insertSections([3], afterSection: 2)
    #expect(snapshot.text == "0: | 1: 5 6 10 11 12 | 2: 20 | 3:")
    snapshot.moveItem(20, beforeItem: 5)
    snapshot.moveItem(6, afterItem: 12)
    snapshot.moveSection(3, beforeSection: 0)
    snapshot.moveSection(0, afterSection: 2)
    #expect(snapshot.text == "3: | 1: 20 5 10 11 12 6 | 2: | 0:")
    #expect(snapshot.indexOfItem(10) == 2 && snapshot.indexOfItem(99) == nil && snapshot.indexOfSection(0) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 20) == 1 && snapshot.numberOfItems(inSection: 1) == 6)
    snapshot.reloadItems([5, 10])
    snapshot.reconfigureItems([10])
    snapshot.reloadSections([2])
    snapshot.deleteItems([10])
    snapshot.deleteSections([2])
    #expect(snapshot.reloadedItemIdentifiers == [5] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [] && snapshot.numberOfItems == 5 && snapshot.numberOfSections == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.text == "" && snapshot.itemIdentifiers == [] && host.diagnostics == [])
  }

  @Test func whatIsWrongIsRefusedAndToldOf() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    var snapshot = Snapshot([(1, [10, 11]), (2, [20])])
    func said(_ part: String) -> Bool {
      host.diagnostics.last?.contains("NSDiffableDataSourceSnapshot: ") == true
        && host.diagnostics.last?.contains(part) == true
    }
    snapshot.appendItems([30, 30, 31], toSection: 2)
    #expect(snapshot.text == "1: 10 11 | 2: 20 30 31" && said("1 of 3 item identifiers occur twice"))
    snapshot.appendItems([10], toSection: 2)
    #expect(snapshot.text == "1: 11 | 2: 20 30 31 10" && said("1 of 1 items that were appended or inserted"))
    snapshot.appendSections([1])
    #expect(snapshot.numberOfSections == 2 && said("1 sections that were appended or inserted are in it already"))
    snapshot.appendItems([40], toSection: 9)
    #expect(snapshot.numberOfItems == 5 && said("appended to a section that is not in it"))
    snapshot.insertItems([40], beforeItem: 99)
    snapshot.insertItems([11], afterItem: 11)
    #expect(snapshot.text == "1: 11 | 2: 20 30 31 10" && said("next to an item that is not in it"))
    snapshot.moveItem(11, beforeItem: 11)
    #expect(said("an item was moved"))
    snapshot.moveSection(1, afterSection: 7)
    #expect(said("a section was moved"))
    snapshot.reloadItems([99])
    #expect(said("1 items to reload") && snapshot.reloadedItemIdentifiers == [])
    snapshot.deleteItems([99])
    snapshot.deleteSections([99])
    #expect(snapshot.itemIdentifiers(inSection: 99) == [] && said("the section is not in it"))
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0 && said("not in it"))
  }

  @Test func longestIncreasesAreAsLongAsAllOthers() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let numbers = Array(0..<9).shuffled(using: &generator)
      let found = Matching.longestIncrease(numbers)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      #expect(found.map { numbers.firstIndex(of: $0)! } == found.map { numbers.firstIndex(of: $0)! }.sorted())
      var best = 0
      for choice in 0..<(1 << numbers.count) {
        let chosen = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
        if chosen.count > best, zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { best = chosen.count }
      }
      #expect(found.count == best)
    }
  }

  @Test func theChangesBetweenRandomSnapshotsLeadFromOneToTheOther() throws {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1500 {
      let (old, new) = (Snapshot.random(&generator), Snapshot.random(&generator))
      let changes = new.changes(since: old)
      func counts(_ snapshot: Snapshot) -> [Int] {
        snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
      }
      let mapping = try changes.mapping(from: counts(old), to: counts(new))
      for item in old.itemIdentifiers { #expect(mapping.new(of: old.path(of: item)!) == new.path(of: item)) }
      for item in new.itemIdentifiers { #expect(mapping.old(of: new.path(of: item)!) == old.path(of: item)) }
      for (place, section) in new.sectionIdentifiers.enumerated() {
        #expect(mapping.oldSection(of: place) == old.indexOfSection(section))
      }
    }
    #expect(host.diagnostics == [])
  }

  @Test func onlyWhatMustMoveMoves() {
    func moves(_ old: [Int], _ new: [Int]) -> Int { Matching(old, new).moved.count }
    #expect(moves([1, 2, 3, 4], [1, 2, 3, 4]) == 0)
    #expect(moves([1, 2, 3, 4], [2, 3, 4, 1]) == 1)
    #expect(moves([1, 2, 3, 4], [4, 3, 2, 1]) == 3)
    #expect(moves([1, 2, 3, 4, 5], [9, 1, 3, 2, 8, 5]) == 1)
    #expect(Matching([1, 2, 3], [4, 3]).gone == [0, 1] && Matching([1, 2, 3], [4, 3]).new == [0])
  }
}
