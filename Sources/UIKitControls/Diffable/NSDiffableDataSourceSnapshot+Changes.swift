import CaromGeometry
import UIKitCore

extension NSDiffableDataSourceSnapshot {
  /// The changes that lead from an older snapshot to this one: as few moves as possible, and the reloads that are
  /// marked.
  ///
  /// Sections and items keep their places if their order stays; of those whose order changes, the fewest are moved: all
  /// but a longest increasing subsequence of the old places.
  func changes(since old: Self) -> ListChanges {
    var result = ListChanges()
    let sections = Matching(old.sectionIdentifiers, sectionIdentifiers)
    result.changes += sections.gone.map { .deleteSection($0) }
    result.changes += sections.new.map { .insertSection($0) }
    result.changes += sections.moved.map { .moveSection($0.from, $0.to) }
    let renewed = Set(reloadedSectionIdentifiers)
    for (section, before) in sections.before.enumerated() {
      // Nothing stays in a section that is reloaded, so nothing is matched.
      guard let before, !renewed.contains(sectionIdentifiers[section]) else { continue }
      let places = Matching(old.items(at: before), items(at: section))
      for row in places.gone {
        // Items that are now in another section are moves, which are collected below.
        if !has(old.items(at: before)[row]) { result.changes.append(.delete(IndexPath(item: row, section: before))) }
      }
      for row in places.new {
        if !old.has(items(at: section)[row]) { result.changes.append(.insert(IndexPath(item: row, section: section))) }
      }
      result.changes += places.moved.map {
        .move(IndexPath(item: $0.from, section: before), IndexPath(item: $0.to, section: section))
      }
    }
    for (from, to) in strangers(since: old) {
      result.changes.append(.move(from, to))
      if renewed.contains(sectionIdentifiers[to.section]) { result.changes.append(.reload(from)) }
    }
    result.changes += reloads(since: old)
    return result
  }

  private func has(_ item: ItemIdentifierType) -> Bool { sectionIdentifier(containingItem: item) != nil }

  /// The items that went from one section to another one.
  private func strangers(since old: Self) -> [(from: IndexPath, to: IndexPath)] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      for (row, item) in old.items(at: section).enumerated() {
        guard let now = sectionIdentifier(containingItem: item), now != identifier else { continue }
        places[item] = IndexPath(item: row, section: section)
      }
    }
    guard !places.isEmpty else { return [] }
    var result: [(from: IndexPath, to: IndexPath)] = []
    for section in sectionIdentifiers.indices {
      for (row, item) in items(at: section).enumerated() {
        if let from = places[item] { result.append((from, IndexPath(item: row, section: section))) }
      }
    }
    return result
  }

  private func reloads(since old: Self) -> [ListChanges.Change] {
    reloadedSectionIdentifiers.compactMap { old.indexOfSection($0).map { .reloadSection($0) } }
      + old.paths(of: reloadedItemIdentifiers).map { .reload($0) }
  }

  /// The paths of those items that exist, in the order of the list.
  func paths(of wanted: [ItemIdentifierType]) -> [IndexPath] {
    guard !wanted.isEmpty else { return [] }
    let wanted = Set(wanted)
    var result: [IndexPath] = []
    for section in sectionIdentifiers.indices {
      for (row, item) in items(at: section).enumerated() where wanted.contains(item) {
        result.append(IndexPath(item: row, section: section))
      }
    }
    return result
  }
}

/// The correspondence between the members of two lists.
struct Matching {
  /// For each new index, the old index of the member, or nil.
  private(set) var before: [Int?] = []
  /// The old indices of members that are gone.
  private(set) var gone: [Int] = []
  /// The new indices of members that were added.
  private(set) var new: [Int] = []
  /// The members that must move so that the others can stay.
  private(set) var moved: [(from: Int, to: Int)] = []

  /// Matches two lists, in which no member occurs twice.
  init<Member: Hashable>(_ old: [Member], _ now: [Member]) {
    var places: [Member: Int] = [:]
    for (place, member) in old.enumerated() { places[member] = place }
    var isKept = Array(repeating: false, count: old.count)
    for (place, member) in now.enumerated() {
      let from = places[member]
      before.append(from)
      if let from { isKept[from] = true } else { new.append(place) }
    }
    gone = old.indices.filter { !isKept[$0] }
    var stays = Array(repeating: false, count: old.count)
    for from in Matching.longestIncrease(before.compactMap { $0 }) { stays[from] = true }
    for (to, from) in before.enumerated() {
      if let from, !stays[from] { moved.append((from, to)) }
    }
  }

  /// Returns a longest increasing subsequence of different numbers, in time n · log n.
  static func longestIncrease(_ numbers: [Int]) -> [Int] {
    // For each length, the place of the least number with which an increase of that length ends.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result: [Int] = []
    var place = ends.last
    while let here = place {
      result.append(numbers[here])
      place = previous[here]
    }
    return result.reversed()
  }
}
