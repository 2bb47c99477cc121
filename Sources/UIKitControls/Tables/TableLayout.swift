import CaromGeometry

/// The heights and places of a table's sections and rows; pure arithmetic.
struct TableLayout {
  typealias Row = RowHeights.Row

  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = RowHeights()
    /// Top of the header in the content.
    var top: CGFloat = 0

    var rowsTop: CGFloat { top + header }
    var rowsBottom: CGFloat { rows.count == 0 ? rowsTop : rows.bottom }
    var bottom: CGFloat { rowsBottom + footer }
  }

  var sections: [Section] = []
  /// Height of the view above the first section.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  /// How many rows, and how many sections, a table or a collection shows at most.
  static let maximumCount = 2_000_000

  /// Puts everything below each other.
  mutating func arrange() {
    var y = headerHeight
    for section in sections.indices {
      sections[section].top = y
      y += sections[section].header
      sections[section].rows.arrange(from: y)
      y = sections[section].rowsBottom + sections[section].footer
    }
  }

  var height: CGFloat { (sections.last?.bottom ?? headerHeight) + footerHeight }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  subscript(path: IndexPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { sections[path.section].rows[path.row] = newValue }
  }

  /// Where a row begins in the content.
  func top(of path: IndexPath) -> CGFloat { sections[path.section].rows.top(of: path.row) }

  /// The rows any part of which lies between `top` and `bottom`, in order; `limit` at most.
  func rows(from top: CGFloat, to bottom: CGFloat, limit: Int = .max) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, content) in sections.enumerated() where content.bottom >= top && content.top <= bottom {
      content.rows.forEach(from: top, to: bottom) { row in
        paths.append(IndexPath(row: row, section: section))
        return paths.count < limit
      }
    }
    return paths
  }
}
