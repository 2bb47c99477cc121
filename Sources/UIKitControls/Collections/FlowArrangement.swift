import Geometry

/// Lines of items below each other, as text is set; pure arithmetic.
///
/// It is told in lengths along the lines and across them, so that it serves both directions of scrolling. Rectangles
/// are (along, across).
struct FlowArrangement {
  /// What one section asks for.
  struct Section {
    var sizes: Sizes
    var count: Int
    var interitemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    /// Before and after the items, along and across the lines.
    var before = CGPoint.zero
    var after = CGPoint.zero
    /// How much header and footer take across the lines.
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// The items' sizes: all alike, or each its own. The width is along the line.
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
    /// Where the first item begins, and the space between items.
    var start: CGFloat
    var spacing: CGFloat
  }

  struct Placed {
    var section: Section
    var top: CGFloat
    var lines: [Line] = []
    var bottom: CGFloat = 0
    /// Where header and footer are, across the lines.
    var header: (top: CGFloat, length: CGFloat) { (top, section.header) }
    var footer: (top: CGFloat, length: CGFloat) { (bottom - section.footer, section.footer) }
  }

  let length: CGFloat
  private(set) var sections: [Placed] = []
  private(set) var depth: CGFloat = 0
  /// The first item that is longer than a line.
  private(set) var tooLong: IndexPath?

  /// Lines of that length.
  init(length: CGFloat) { self.length = length }

  /// Adds a section after the others.
  mutating func add(_ section: Section) {
    var placed = Placed(section: section, top: depth)
    var top = depth + section.header
    if section.count > 0 {
      top += section.before.y
      let room = length - section.before.x - section.after.x
      var first = 0
      while first < section.count {
        let line = fill(section, from: first, top: top, room: room)
        if line.items.count == 1, section.sizes[first].width > room, tooLong == nil {
          tooLong = IndexPath(item: first, section: sections.count)
        }
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

  /// As many items as fit with the least space between them. What is left over is shared among the spaces; the last
  /// line keeps the spaces of the others where all items are alike, and the least space where they are not.
  private func fill(_ section: Section, from first: Int, top: CGFloat, room: CGFloat) -> Line {
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
      let fitting = max(
        1, pitch > 0 ? Int(min(1e6, ((room + section.interitemSpacing + 1e-6) / pitch).rounded(.down))) : 1)
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

  /// An item's rectangle.
  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard let line = section.lines.last(where: { $0.items.lowerBound <= path.item }), line.items.contains(path.item)
    else { return nil }
    return frame(of: path.item, in: line, section.section)
  }

  private func frame(of item: Int, in line: Line, _ section: Section) -> CGRect {
    var start = line.start
    if case .same(let size) = section.sizes {
      start += CGFloat(item - line.items.lowerBound) * (size.width + line.spacing)
    } else {
      for earlier in line.items.lowerBound..<item { start += section.sizes[earlier].width + line.spacing }
    }
    let size = section.sizes[item]
    // Items lower than their line stand in its middle.
    return CGRect(x: start, y: line.top + (line.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The items of the lines any part of which is between two depths, in order.
  func items(from top: CGFloat, to bottom: CGFloat) -> [(path: IndexPath, frame: CGRect)] {
    var found: [(path: IndexPath, frame: CGRect)] = []
    for (number, section) in sections.enumerated() where section.bottom >= top && section.top <= bottom {
      // The first line that reaches below `top`, by halving.
      var (low, high) = (0, section.lines.count)
      while low < high {
        let middle = (low + high) / 2
        if section.lines[middle].top + section.lines[middle].height <= top { low = middle + 1 } else { high = middle }
      }
      for line in section.lines[low...] {
        if line.top >= bottom { break }
        for item in line.items {
          found.append((IndexPath(item: item, section: number), frame(of: item, in: line, section.section)))
        }
      }
    }
    return found
  }
}
