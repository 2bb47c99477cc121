import Geometry

/// What cells said of their sizes, by item.
struct ItemFittings {
  /// Sections that nobody said anything of are shorter, or not there.
  private var sizes: [[CGSize?]] = []
  /// What was said since the layout looked last.
  var news: [(path: IndexPath, size: CGSize)] = []

  mutating func add(_ size: CGSize, at path: IndexPath) {
    guard path.section >= 0, path.item >= 0 else { return }
    set(size, at: path)
    news.append((path, size))
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

  /// Items went elsewhere; those that are loaded anew say it anew.
  mutating func rename(by mapping: ListMapping) {
    let before = sizes
    self = ItemFittings()
    for (section, items) in before.enumerated() {
      for (item, size) in items.enumerated() {
        let old = IndexPath(item: item, section: section)
        guard let size, !mapping.reloaded.contains(old), let new = mapping.new(of: old) else { continue }
        set(size, at: new)
      }
    }
  }
}
