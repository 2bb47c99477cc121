import CaromGeometry

/// The heights and places of a table's sections and rows; pure arithmetic.
struct TableLayout {
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [Row] = []
    /// Top of the header in the content.
    var top: CGFloat = 0

    var rowsTop: CGFloat { top + header }
    var rowsBottom: CGFloat { rows.last.map { $0.top + $0.height } ?? rowsTop }
    var bottom: CGFloat { rowsBottom + footer }
  }

  struct Row {
    var height: CGFloat
    /// Whether the height is the cell's and not a guess.
    var isMeasured: Bool
    var top: CGFloat = 0
  }

  var sections: [Section] = []
  /// Height of the view above the first section.
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  /// Puts everything below each other.
  mutating func arrange() {
    var y = headerHeight
    for section in sections.indices {
      sections[section].top = y
      y += sections[section].header
      for row in sections[section].rows.indices {
        sections[section].rows[row].top = y
        y += sections[section].rows[row].height
      }
      y += sections[section].footer
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

  /// The rows any part of which lies between `top` and `bottom`, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, content) in sections.enumerated() where content.bottom >= top && content.top <= bottom {
      for (row, place) in content.rows.enumerated() where place.top + place.height > top && place.top < bottom {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }
}
