import CaromGeometry

/// What cells, headers and footers said of their sizes, by item and by section.
struct ItemFittings {
  /// Sections that nobody said anything of are shorter, or not there.
  private var sizes: [[CGSize?]] = []
  private var ends: [Ends] = []
  /// What was said since the layout looked last.
  var news: [(path: IndexPath, size: CGSize)] = []
  /// The sections whose headers and footers said something since then.
  var newEnds: [Int] = []

  /// What stands before and after a section's items.
  struct Ends {
    var header: CGSize?
    var footer: CGSize?
  }

  /// Takes what an element would like.
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

  /// Items went elsewhere; those that are loaded anew say it anew.
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
