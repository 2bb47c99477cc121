import CaromGeometry

/// Arranges items in lines, as text is set; pure arithmetic.
///
/// All lengths are along the lines or across them, so that it serves both scroll directions: x and width are along
/// the lines, y and height across them.
struct FlowArrangement {
  /// The input for one section.
  struct Section {
    var sizes: Sizes
    var count: Int
    var interitemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    /// The section's insets before and after the items.
    var before = CGPoint.zero
    var after = CGPoint.zero
    /// The lengths of header and footer across the lines.
    var header: CGFloat = 0
    var footer: CGFloat = 0

    /// Gives items individual sizes.
    mutating func set(_ changes: [(item: Int, size: CGSize)]) {
      var own: [CGSize]
      switch sizes {
      case .same(let size): own = Array(repeating: size, count: count)
      case .each(let sizes): own = sizes
      }
      // Release the array first: a change of an array with two references copies it.
      sizes = .same(.zero)
      for change in changes { own[change.item] = change.size }
      sizes = .each(own)
    }
  }

  /// The items' sizes, either one for all or one for each. The width is along the line.
  enum Sizes {
    case same(CGSize)
    case each([CGSize])

    subscript(item: Int) -> CGSize {
      switch self {
      case .same(let size): size
      case .each(let sizes): sizes[item]
      }
    }
  }

  struct Line {
    var items: Range<Int>
    var top: CGFloat
    var height: CGFloat
    /// The start of the first item, and the space between items.
    var start: CGFloat
    var spacing: CGFloat
  }

  struct Placed {
    var section: Section
    var top: CGFloat
    var lines: [Line] = []
    var bottom: CGFloat = 0

    /// The index of the first line that begins after an item; a binary search.
    func line(after item: Int) -> Int {
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if lines[middle].items.lowerBound <= item { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The positions and lengths of header and footer across the lines.
    var header: (top: CGFloat, length: CGFloat) { (top, section.header) }
    var footer: (top: CGFloat, length: CGFloat) { (bottom - section.footer, section.footer) }

    mutating func move(by way: CGFloat) {
      top += way
      bottom += way
      for line in lines.indices { lines[line].top += way }
    }
  }

  let length: CGFloat
  private(set) var sections: [Placed] = []
  private(set) var depth: CGFloat = 0
  /// The first item that is longer than a line.
  private(set) var tooLong: IndexPath?

  /// Creates an empty arrangement with lines of the given length.
  init(length: CGFloat) { self.length = length }

  /// Adds a section after the others.
  mutating func add(_ section: Section) {
    var placed = Placed(section: section, top: depth)
    var top = depth + section.header
    if section.count > 0 {
      top += section.before.y
      var first = 0
      while first < section.count {
        let line = fill(section, from: first, top: top, number: sections.count)
        placed.lines.append(line)
        top += line.height + section.lineSpacing
        first = line.items.upperBound
      }
      top += section.after.y - section.lineSpacing
    }
    placed.bottom = top + section.footer
    depth = placed.bottom
    sections.append(placed)
  }

  /// Changes the sizes of some items of a section, given in the order of the items.
  ///
  /// Lines are refilled from the one before the first changed item up to the first line that begins with the same
  /// item as before; later lines only move.
  mutating func resize(_ changes: [(item: Int, size: CGSize)], in number: Int) {
    guard sections.indices.contains(number), let first = changes.first, let last = changes.last,
      first.item >= 0, last.item < sections[number].section.count
    else { return }
    var placed = sections[number]
    sections[number] = Placed(section: Section(sizes: .same(.zero), count: 0), top: 0)
    placed.section.set(changes)
    // An item that shrank may fit into the previous line.
    let start = max(0, placed.line(after: first.item) - 2)
    var lines = Array(placed.lines[..<start])
    var top = placed.lines[start].top
    var next = placed.lines[start].items.lowerBound
    var old = start
    while next < placed.section.count {
      while old < placed.lines.count, placed.lines[old].items.lowerBound < next { old += 1 }
      if next > last.item, old < placed.lines.count, placed.lines[old].items.lowerBound == next {
        let way = top - placed.lines[old].top
        for line in placed.lines[old...] {
          lines.append(line)
          lines[lines.count - 1].top += way
        }
        break
      }
      let line = fill(placed.section, from: next, top: top, number: number)
      lines.append(line)
      top += line.height + placed.section.lineSpacing
      next = line.items.upperBound
    }
    placed.lines = lines
    let bottom = (lines.last.map { $0.top + $0.height } ?? top) + placed.section.after.y + placed.section.footer
    let way = bottom - placed.bottom
    placed.bottom = bottom
    sections[number] = placed
    guard way != 0 else { return }
    for later in sections.indices.dropFirst(number + 1) { sections[later].move(by: way) }
    depth += way
  }

  /// Changes the lengths of a section's header and footer; what follows them only moves.
  mutating func resize(header: CGFloat, footer: CGFloat, in number: Int) {
    guard sections.indices.contains(number) else { return }
    let down = header - sections[number].section.header
    let way = down + footer - sections[number].section.footer
    sections[number].section.header = header
    sections[number].section.footer = footer
    for line in sections[number].lines.indices { sections[number].lines[line].top += down }
    sections[number].bottom += way
    guard way != 0 else { return }
    for later in sections.indices.dropFirst(number + 1) { sections[later].move(by: way) }
    depth += way
  }

  /// Fills a line with as many items as fit with the minimum spacing, and distributes the remaining space between
  /// them.
  ///
  /// The last line has the spacing of the others if all items have the same size, and the minimum spacing otherwise.
  private mutating func fill(_ section: Section, from first: Int, top: CGFloat, number: Int) -> Line {
    let room = length - section.before.x - section.after.x
    if tooLong == nil, section.sizes[first].width > room { tooLong = IndexPath(item: first, section: number) }
    var used: CGFloat = 0
    var height: CGFloat = 0
    var end = first
    while end < section.count {
      let size = section.sizes[end]
      let more = used + (end > first ? section.interitemSpacing : 0) + size.width
      if end > first, more > room + 1e-6 { break }
      used = more
      height = max(height, size.height)
      end += 1
    }
    var line = Line(
      items: first..<end, top: top, height: height, start: section.before.x, spacing: section.interitemSpacing)
    let isLast = end == section.count
    let free = max(0, room - used)
    if case .same(let size) = section.sizes {
      let pitch = size.width + section.interitemSpacing
      let places = ((room + section.interitemSpacing + 1e-6) / pitch).rounded(.down)
      let fitting = pitch > 0 && places >= 1 ? Int(min(1e6, places)) : 1
      if fitting == 1 {
        line.start += max(0, room - size.width) / 2
      } else if !isLast || end - first == fitting || first > 0 {
        line.spacing = max(section.interitemSpacing, (room - CGFloat(fitting) * size.width) / CGFloat(fitting - 1))
      }
    } else if !isLast {
      if end - first == 1 { line.start += free / 2 } else { line.spacing += free / CGFloat(end - first - 1) }
    }
    return line
  }

  /// Returns an item's rectangle, or nil if there is no such item.
  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let place = section.line(after: path.item) - 1
    guard place >= 0, section.lines[place].items.contains(path.item) else { return nil }
    return frame(of: path.item, in: section.lines[place], section.section)
  }

  private func frame(of item: Int, in line: Line, _ section: Section) -> CGRect {
    var start = line.start
    if case .same(let size) = section.sizes {
      start += CGFloat(item - line.items.lowerBound) * (size.width + line.spacing)
    } else {
      for earlier in line.items.lowerBound..<item { start += section.sizes[earlier].width + line.spacing }
    }
    let size = section.sizes[item]
    // Items that are lower than their line are centered in it.
    return CGRect(x: start, y: line.top + (line.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Visits the items of the lines that overlap the range from `top` to `bottom`, in order, until `visit` returns
  /// false.
  ///
  /// They are not collected, because a line can have a million items.
  func visitItems(from top: CGFloat, to bottom: CGFloat, _ visit: (IndexPath, CGRect) -> Bool) {
    for (number, section) in sections.enumerated() where section.bottom >= top && section.top <= bottom {
      // A binary search for the first line that ends below `top`.
      var (low, high) = (0, section.lines.count)
      while low < high {
        let middle = (low + high) / 2
        if section.lines[middle].top + section.lines[middle].height <= top { low = middle + 1 } else { high = middle }
      }
      for line in section.lines[low...] {
        if line.top >= bottom { break }
        // Widths are added up once, because a line of narrow items can have a great many.
        var start = line.start
        for item in line.items {
          let size = section.section.sizes[item]
          var x = start
          if case .same(let size) = section.section.sizes {
            x += CGFloat(item - line.items.lowerBound) * (size.width + line.spacing)
          } else {
            start += size.width + line.spacing
          }
          let y = line.top + (line.height - size.height) / 2
          let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
          guard visit(IndexPath(item: item, section: number), frame) else { return }
        }
      }
    }
  }
}
