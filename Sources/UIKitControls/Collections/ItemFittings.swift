import CaromGeometry

/// The sizes that cells, headers and footers preferred, by item and by section.
struct ItemFittings {
  /// Sections without any preferred size may have a shorter array, or none.
  private var sizes: [[CGSize?]] = []
  private var ends: [Ends] = []
  /// The sizes that were added since the layout last looked.
  var news: [(path: IndexPath, size: CGSize)] = []
  /// The sections whose headers or footers were added since then.
  var newEnds: [Int] = []

  /// The preferred sizes of a section's header and footer.
  struct Ends {
    var header: CGSize?
    var footer: CGSize?
  }

  /// Records the preferred size of an element.
  mutating func add(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    guard path.section >= 0, path.item >= 0 else { return }
    if preferred.representedElementCategory == .cell {
      set(preferred.size, at: path)
      news.append((path, preferred.size))
    } else {
      while ends.count <= path.section { ends.append(Ends()) }
      if preferred.representedElementKind == UICollectionView.elementKindSectionFooter {
        ends[path.section].footer = preferred.size
      } else {
        ends[path.section].header = preferred.size
      }
      if !newEnds.contains(path.section) { newEnds.append(path.section) }
    }
  }

  private mutating func set(_ size: CGSize, at path: IndexPath) {
    while sizes.count <= path.section { sizes.append([]) }
    let missing = path.item + 1 - sizes[path.section].count
    if missing > 0 { sizes[path.section] += Array(repeating: nil, count: missing) }
    sizes[path.section][path.item] = size
  }

  subscript(path: IndexPath) -> CGSize? {
    guard sizes.indices.contains(path.section), sizes[path.section].indices.contains(path.item) else { return nil }
    return sizes[path.section][path.item]
  }

  func ends(of section: Int) -> Ends { ends.indices.contains(section) ? ends[section] : Ends() }

  /// Moves the sizes with their items after an update, and forgets those of items that are reloaded.
  mutating func rename(by mapping: ListMapping) {
    let before = self
    self = ItemFittings()
    ends = mapping.oldSection.map { $0.map { before.ends(of: $0) } ?? Ends() }
    for (section, items) in before.sizes.enumerated() {
      for (item, size) in items.enumerated() {
        let old = IndexPath(item: item, section: section)
        guard let size, !mapping.reloaded.contains(old), let new = mapping.new(of: old) else { continue }
        set(size, at: new)
      }
    }
  }
}
