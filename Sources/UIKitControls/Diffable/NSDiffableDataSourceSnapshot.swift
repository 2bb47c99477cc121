import CaromGeometry
import UIKitCore

/// The sections and items of a list at one moment, as a value; a diffable data source shows it.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["Apples", "Pears"])
///     dataSource.apply(snapshot)
///
/// An identifier occurs once in the whole snapshot. Identifiers that are not in the snapshot, and those that would occur
/// twice, are diagnosed and left out.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to reload when the snapshot is applied, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells to configure again when the snapshot is applied, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { contents[$0] ?? [] } }

  /// Returns the number of items of a section; 0, with a diagnostic, if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in their order; none, with a diagnostic, if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else {
      refuse("the items of a section were requested, but the section is not in it", "Append the section first.")
      return []
    }
    return items
  }

  /// Returns the section that contains an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the index of an item among the items of all sections, or nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var count = 0
    for section in sectionIdentifiers {
      let items = contents[section] ?? []
      if section == home { return items.firstIndex(of: identifier).map { count + $0 } }
      count += items.count
    }
    return nil
  }

  /// Returns the index of a section, or nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// The items of the section at an index; none if there is no section.
  func items(at section: Int) -> [ItemIdentifierType] {
    sectionIdentifiers.indices.contains(section) ? contents[sectionIdentifiers[section]] ?? [] : []
  }

  /// The item at a path, or nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    let items = items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The snapshot with the item moved from one path to another, which is the path after the move; unchanged if there is
  /// no such item or section.
  func moving(from old: IndexPath, to new: IndexPath) -> Self {
    guard let item = item(at: old), sectionIdentifiers.indices.contains(new.section) else { return self }
    var copy = self
    copy.remove([item])
    let section = sectionIdentifiers[new.section]
    let place = max(0, min(new.item, copy.items(at: new.section).count))
    copy.contents[section]?.insert(item, at: place)
    copy.homes[item] = section
    return copy
  }

  /// The path of an item, or nil if there is no such item.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = sectionIdentifiers.firstIndex(of: home),
      let item = contents[home]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one if `sectionIdentifier` is nil.
  ///
  /// Items that are already in the snapshot are moved there, with a diagnostic, because a move expresses that more
  /// clearly.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, contents[section] != nil else {
      return refuse("items were appended to a section that is not in it", "Append the section first.")
    }
    let new = arrivals(identifiers)
    contents[section, default: []] += new
    for item in new { homes[item] = section }
  }

  /// Inserts items before another item. Items that are already in the snapshot are moved there, with a diagnostic.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, after: false) }

  /// Inserts items after another item. Items that are already in the snapshot are moved there, with a diagnostic.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, after: true) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, after isAfter: Bool
  ) {
    guard let section = homes[neighbor], !identifiers.contains(neighbor) else {
      return refuse(
        "items were inserted next to an item that is not in it, or next to themselves", "Append that item first.")
    }
    let new = arrivals(identifiers)
    guard let place = contents[section]?.firstIndex(of: neighbor) else { return }
    contents[section]?.insert(contentsOf: new, at: isAfter ? place + 1 : place)
    for item in new { homes[item] = section }
  }

  /// Returns the identifiers, each once, after removing those that are already in the snapshot from where they are.
  private mutating func arrivals(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let new = unique(identifiers, "item")
    let known = new.filter { homes[$0] != nil }
    if !known.isEmpty {
      refuse(
        "\(known.count) of \(new.count) items that were appended or inserted are in it already; they were moved",
        "Use moveItem(_:beforeItem:) or moveItem(_:afterItem:).")
      remove(known)
    }
    return new
  }

  /// Deletes items. Those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forget()
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// Moves an item after another one, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  private mutating func move(
    _ identifier: ItemIdentifierType, to neighbor: ItemIdentifierType, after isAfter: Bool
  ) {
    guard homes[identifier] != nil, let section = homes[neighbor], identifier != neighbor else {
      return refuse("an item was moved, but it or its new neighbor is not in it, or they are the same", "Append it.")
    }
    remove([identifier])
    guard let place = contents[section]?.firstIndex(of: neighbor) else { return }
    contents[section]?.insert(identifier, at: isAfter ? place + 1 : place)
    homes[identifier] = section
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { homes[$0] != nil })
    for section in sectionIdentifiers where !gone.isEmpty {
      guard contents[section]?.contains(where: { gone.contains($0) }) == true else { continue }
      contents[section]?.removeAll { gone.contains($0) }
    }
    for item in identifiers { homes[item] = nil }
  }

  /// Removes deleted items and sections from the marks for reloading.
  private mutating func forget() {
    reloadedItemIdentifiers.removeAll { homes[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
    reloadedSectionIdentifiers.removeAll { contents[$0] == nil }
  }

  /// Marks items whose cells are to be created again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers = marked(identifiers, in: reloadedItemIdentifiers)
  }

  /// Marks items whose cells, where they exist, are to be configured again without being replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers = marked(identifiers, in: reconfiguredItemIdentifiers)
  }

  private func marked(
    _ identifiers: [ItemIdentifierType], in old: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    let known = identifiers.filter { homes[$0] != nil }
    if known.count < identifiers.count {
      refuse(
        "\(identifiers.count - known.count) items to reload or configure again are not in it", "Append them first.")
    }
    var seen = Set(old)
    return old + known.filter { seen.insert($0).inserted }
  }

  // MARK: Sections

  /// Appends sections. Those that are already in the snapshot are diagnosed and left where they are.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, after: false) }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, after: true) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at neighbor: SectionIdentifierType, after isAfter: Bool
  ) {
    guard let place = indexOfSection(neighbor) else {
      return refuse("sections were inserted next to a section that is not in it", "Append that section first.")
    }
    add(identifiers, at: isAfter ? place + 1 : place)
  }

  private mutating func add(_ identifiers: [SectionIdentifierType], at place: Int) {
    let given = unique(identifiers, "section")
    let new = given.filter { contents[$0] == nil }
    if new.count < given.count {
      refuse(
        "\(given.count - new.count) sections that were appended or inserted are in it already; they stayed",
        "Use moveSection(_:beforeSection:) or moveSection(_:afterSection:).")
    }
    sectionIdentifiers.insert(contentsOf: new, at: place)
    for section in new { contents[section] = [] }
  }

  /// Deletes sections with their items. Those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in contents[section] ?? [] { homes[item] = nil }
      contents[section] = nil
    }
    let left = contents
    sectionIdentifiers.removeAll { left[$0] == nil }
    forget()
  }

  /// Moves a section, with its items, before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// Moves a section, with its items, after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to neighbor: SectionIdentifierType, after isAfter: Bool
  ) {
    guard identifier != neighbor, let old = indexOfSection(identifier), contents[neighbor] != nil else {
      return refuse("a section was moved, but it or its new neighbor is not in it, or they are the same", "Append it.")
    }
    sectionIdentifiers.remove(at: old)
    guard let place = indexOfSection(neighbor) else { return }
    sectionIdentifiers.insert(identifier, at: isAfter ? place + 1 : place)
  }

  /// Marks sections whose cells, headers and footers are to be created again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let known = identifiers.filter { contents[$0] != nil }
    if known.count < identifiers.count {
      refuse("\(identifiers.count - known.count) sections to reload are not in it", "Append them first.")
    }
    var seen = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += known.filter { seen.insert($0).inserted }
  }

  /// The snapshot without its marks, as it is after it was applied.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: Diagnostics

  /// Returns the identifiers, each once, in the order of their first occurrence.
  private func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) -> [Identifier] {
    var seen = Set<Identifier>()
    let result = identifiers.filter { seen.insert($0).inserted }
    if result.count < identifiers.count {
      refuse(
        "\(identifiers.count - result.count) of \(identifiers.count) \(what) identifiers occur twice; each was taken once",
        "Give every \(what) an identifier of its own.")
    }
    return result
  }

  private func refuse(_ what: String, _ remedy: String) {
    UIApplication.shared.diagnose("NSDiffableDataSourceSnapshot: \(what). \(remedy)")
  }
}
