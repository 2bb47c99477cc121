/// The insertions, deletions, reloads and moves in one update of a table or collection view; pure arithmetic.
///
/// Deletions, reloads and the sources of moves use the paths before the update, the others those after it.
struct ListChanges {
  enum Change {
    case insert(IndexPath)
    case delete(IndexPath)
    case reload(IndexPath)
    case move(IndexPath, IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
  }

  var changes: [Change] = []

  struct Disagreement: Error {
    let text: String
  }

  /// Returns where each item goes, or throws a description of how the changes contradict the numbers of items.
  func mapping(from old: [Int], to new: [Int]) throws(Disagreement) -> ListMapping {
    let oldSection = try matchSections(old.count, new.count)
    var mapping = ListMapping(oldCounts: old, newCounts: new, oldSection: oldSection)
    var isGone = old.map { Array(repeating: false, count: $0) }
    var isTaken = new.map { Array(repeating: false, count: $0) }
    var isRenewed = Array(repeating: false, count: old.count)
    func isIn(_ path: IndexPath, _ flags: [[Bool]]) -> Bool {
      flags.indices.contains(path.section) && flags[path.section].indices.contains(path.row)
    }
    for change in changes {
      switch change {
      case .insert(let path):
        guard isIn(path, isTaken) else { throw outside(path, "inserted") }
        if isTaken[path.section][path.row] { throw twice(path, "inserted") }
        isTaken[path.section][path.row] = true
      case .delete(let path):
        guard isIn(path, isGone) else { throw outside(path, "deleted") }
        if isGone[path.section][path.row] { throw twice(path, "deleted") }
        isGone[path.section][path.row] = true
      case .move(let from, let to):
        guard isIn(from, isGone), isIn(to, isTaken) else { throw outside(from, "moved") }
        if isGone[from.section][from.row] || isTaken[to.section][to.row] { throw twice(from, "moved") }
        isGone[from.section][from.row] = true
        isTaken[to.section][to.row] = true
        mapping.join(from, to)
      case .reload(let path):
        guard isIn(path, isGone) else { throw outside(path, "reloaded") }
        mapping.reloaded.append(path)
      case .reloadSection(let section):
        if isRenewed.indices.contains(section) { isRenewed[section] = true }
      default: break
      }
    }
    for (section, before) in oldSection.enumerated() {
      guard let before, !isRenewed[before] else { continue }
      let stay = isGone[before].indices.filter { !isGone[before][$0] }
      let places = isTaken[section].indices.filter { !isTaken[section][$0] }
      guard stay.count == places.count else {
        throw Disagreement(
          text:
            "section \(section) has \(new[section]) items now and had \(old[before]) before; with \(new[section] - places.count) inserted and \(old[before] - stay.count) deleted it should have \(stay.count + new[section] - places.count)"
        )
      }
      for (row, place) in zip(stay, places) {
        mapping.join(IndexPath(row: row, section: before), IndexPath(row: place, section: section))
      }
    }
    return mapping
  }

  private func outside(_ path: IndexPath, _ what: String) -> Disagreement {
    Disagreement(text: "item \(path.row) of section \(path.section) was \(what), but does not exist")
  }

  private func twice(_ path: IndexPath, _ what: String) -> Disagreement {
    Disagreement(text: "item \(path.row) of section \(path.section) was \(what) twice")
  }

  /// Returns, for each section after the update, its index before the update.
  private func matchSections(_ old: Int, _ new: Int) throws(Disagreement) -> [Int?] {
    var isGone = Array(repeating: false, count: old)
    var isTaken = Array(repeating: false, count: new)
    var before: [Int?] = Array(repeating: nil, count: new)
    var (came, went) = (0, 0)
    for change in changes {
      switch change {
      case .insertSection(let section):
        guard isTaken.indices.contains(section), !isTaken[section] else { throw noSection(section, "inserted") }
        isTaken[section] = true
        came += 1
      case .deleteSection(let section):
        guard isGone.indices.contains(section), !isGone[section] else { throw noSection(section, "deleted") }
        isGone[section] = true
        went += 1
      case .moveSection(let from, let to):
        guard isGone.indices.contains(from), isTaken.indices.contains(to), !isGone[from], !isTaken[to] else {
          throw noSection(from, "moved")
        }
        isGone[from] = true
        isTaken[to] = true
        before[to] = from
      default: break
      }
    }
    let stay = isGone.indices.filter { !isGone[$0] }
    let places = isTaken.indices.filter { !isTaken[$0] }
    guard stay.count == places.count else {
      throw Disagreement(
        text:
          "there are \(new) sections now and were \(old) before; with \(came) inserted and \(went) deleted there should be \(old + came - went)"
      )
    }
    for (section, place) in zip(stay, places) { before[place] = section }
    return before
  }

  private func noSection(_ section: Int, _ what: String) -> Disagreement {
    Disagreement(text: "section \(section) was \(what) twice, or does not exist")
  }
}

/// Maps items before an update to items after it.
struct ListMapping {
  /// For each section after the update, its index before the update.
  let oldSection: [Int?]
  /// The paths, before the update, of the items that are reloaded.
  var reloaded: [IndexPath] = []
  private var before: [[IndexPath?]]
  private var after: [[IndexPath?]]

  init(oldCounts: [Int], newCounts: [Int], oldSection: [Int?]) {
    self.oldSection = oldSection
    before = newCounts.map { Array(repeating: nil, count: $0) }
    after = oldCounts.map { Array(repeating: nil, count: $0) }
  }

  mutating func join(_ old: IndexPath, _ new: IndexPath) {
    before[new.section][new.row] = old
    after[old.section][old.row] = new
  }

  /// Returns the path of an item after the update, or nil if it was deleted.
  func new(of old: IndexPath) -> IndexPath? {
    guard after.indices.contains(old.section), after[old.section].indices.contains(old.row) else { return nil }
    return after[old.section][old.row]
  }

  /// Returns the path of an item before the update, or nil if it was inserted.
  func old(of new: IndexPath) -> IndexPath? {
    guard before.indices.contains(new.section), before[new.section].indices.contains(new.row) else { return nil }
    return before[new.section][new.row]
  }

  func oldSection(of new: Int) -> Int? { oldSection.indices.contains(new) ? oldSection[new] : nil }
  func newSection(of old: Int) -> Int? { oldSection.firstIndex { $0 == old } }
}
