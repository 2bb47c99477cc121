import CaromGeometry

/// The heights and positions of a table's sections and rows; pure arithmetic.
struct TableLayout {
  typealias Row = RowHeights.Row

  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = RowHeights()
    /// The top edge of the header, in the content's coordinates.
    var top: CGFloat = 0

    var rowsTop: CGFloat { top + header }
    var rowsBottom: CGFloat { rows.count == 0 ? rowsTop : rows.bottom }
    var bottom: CGFloat { rowsBottom + footer }
  }

  var sections: [Section] = []
  /// The height of the view above the first section.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  /// The greatest number of rows, all sections together, and of sections in a table or collection.
  static let maximumCount = 2_000_000

  /// Stacks the sections and their rows.
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

  /// The next row that has a height, in the same section or a later one; nil if there is none.
  func row(after path: IndexPath) -> IndexPath? {
    for section in path.section..<sections.count {
      let rows = sections[section].rows
      var row = section == path.section ? path.row + 1 : 0
      while row < rows.count {
        if rows[row].height > 0 { return IndexPath(row: row, section: section) }
        row += 1
      }
    }
    return nil
  }

  /// The previous row that has a height, in the same section or an earlier one; nil if there is none.
  func row(before path: IndexPath) -> IndexPath? {
    for section in stride(from: path.section, through: 0, by: -1) {
      let rows = sections[section].rows
      var row = (section == path.section ? path.row : rows.count) - 1
      while row >= 0 {
        if rows[row].height > 0 { return IndexPath(row: row, section: section) }
        row -= 1
      }
    }
    return nil
  }

  /// The y coordinate of a row's top edge, in the content's coordinates.
  func top(of path: IndexPath) -> CGFloat { sections[path.section].rows.top(of: path.row) }

  /// The rows that overlap the range from `top` to `bottom`, in order; at most `limit` of them.
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
