import CaromGeometry
import UIKitCore

extension UITableView {
  /// How many times the data may be reloaded within one layout.
  private static let maximumRounds = 20
  /// How many rows can exist at once; rows beyond this limit are left out with a diagnostic.
  private static let maximumRows = 1000

  /// Positions rows, headers and footers, and creates the rows near the visible part.
  ///
  /// The data source and the delegate may call the table meanwhile. A layout that they request is done afterwards; if
  /// they change rows, the layout starts over.
  final func layOutRows() {
    guard !phase.isUnderWay else { return phase.afterwards { self.setNeedsLayout() } }
    phase.run {
      var rounds = 0
      while !layOutOnce() {
        rounds += 1
        guard rounds == UITableView.maximumRounds else { continue }
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): its data is reloaded whenever its rows are laid out; this was stopped after \(rounds) rounds. Do not change or reload rows in cellForRowAt, willDisplay or didEndDisplaying; do it in a later tick."
        )
        break
      }
    }
    restoreFocus()
  }

  /// Returns false if rows changed during the layout.
  private func layOutOnce() -> Bool {
    if needsReload { load() }
    let span = sectionSpan
    if !needsReload, span.width != plannedWidth { forgetMeasures(for: span.width) }
    if !needsReload { measureHeadersAndFooters(span) }
    plan.headerHeight = tableHeaderView?.bounds.height ?? 0
    plan.footerHeight = tableFooterView?.bounds.height ?? 0
    guard !needsReload, let paths = measureVisibleRows(span) else { return false }
    let size = CGSize(width: bounds.width, height: plan.height)
    if contentSize != size { contentSize = size }
    recycleCells(outside: paths)
    guard !needsReload else { return false }
    place(span)
    order()
    tellOfDisplay()
    return !needsReload
  }

  // MARK: Rows

  /// Creates and measures the rows near the visible part until no height changes any more. Returns them, or nil if
  /// rows changed meanwhile.
  private func measureVisibleRows(_ span: (x: CGFloat, width: CGFloat)) -> [IndexPath]? {
    plan.arrange()
    // Rows above the visible part must not move it when their real heights differ from the estimates.
    let anchor =
      contentOffset.y > limits.y.lowerBound ? plan.rows(from: bounds.minY, to: bounds.maxY, limit: 1).first : nil
    let before = anchor.map { plan.top(of: $0) } ?? 0
    var paths: [IndexPath] = []
    for _ in 0..<8 {
      paths = nearRows
      // Cells that are not needed any more come first, so that the data source can use them again.
      recycleCells(outside: paths)
      guard !needsReload else { return nil }
      var isStable = true
      for path in paths {
        guard let cell = self.cell(at: path) else { return nil }
        guard !plan[path].isMeasured else { continue }
        let height = max(0, cell.sizeThatFits(CGSize(width: span.width, height: 0)).height)
        guard !needsReload else { return nil }
        plan[path].isMeasured = true
        if height != plan[path].height, height.isFinite {
          plan[path].height = height
          isStable = false
        }
      }
      if isStable { break }
      plan.arrange()
    }
    if let anchor { contentShifted(by: CGVector(dx: 0, dy: plan.top(of: anchor) - before)) }
    return needsReload ? nil : paths
  }

  /// The rows in the visible part and within `rowReach` of it, and one on either side of these and of the row with the
  /// keyboard focus, so that screen readers and the keyboard find the next ones even while the table still scrolls.
  private var nearRows: [IndexPath] {
    let reach = rowReach > 0 && rowReach.isFinite ? rowReach : 0
    var paths = plan.rows(from: bounds.minY - reach, to: bounds.maxY + reach, limit: UITableView.maximumRows)
    if let first = paths.first, let before = plan.row(before: first) { paths.insert(before, at: 0) }
    if let last = paths.last, let after = plan.row(after: last) { paths.append(after) }
    if let focused = focusedPath, plan.has(focused) {
      for path in [plan.row(before: focused), focused, plan.row(after: focused)].compactMap({ $0 }) {
        let place = paths.firstIndex { $0 >= path } ?? paths.count
        if place == paths.count || paths[place] != path { paths.insert(path, at: place) }
      }
    }
    if paths.count >= UITableView.maximumRows, !toldOfMany {
      toldOfMany = true
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its rows are so low, or the table is so high, that more than \(paths.count) rows would exist at once; the others are left out. Make the rows higher."
      )
    }
    return paths
  }

  /// The row with the keyboard focus; nil if there is none.
  private var focusedPath: IndexPath? {
    guard let view = UIApplication.shared.focusedView, view.isDescendant(of: self) else { return nil }
    return cells.first { view.isDescendant(of: $0.cell) }?.path
  }

  /// Returns the cell of a row, creating it if necessary; nil if rows changed meanwhile.
  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let known = cellForRow(at: path) { return known }
    var cell =
      dataSource?.tableView(self, cellForRowAt: sourcePath(of: path))
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    guard !needsReload else { return nil }
    if let other = indexPath(for: cell) {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the data source returned for row \(path.row) of section \(path.section) the cell that is already in row \(other.row) of section \(other.section); an empty cell is shown instead. Create or dequeue a cell for each row."
      )
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.table = self
    cell.indexPath = path
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      cell.hasTablesColor = true
    }
    cell.showTablesColors()
    cell.setSelected(selected.contains(path), animated: false)
    equip(cell, at: path, animated: false)
    guard !needsReload else { return nil }
    UIView.performWithoutAnimation {
      cell.frame = CGRect(x: sectionSpan.x, y: plan.top(of: path), width: sectionSpan.width, height: plan[path].height)
      cells.insert((path, cell), at: place(ofCellAt: path))
      addSubview(cell)
    }
    return needsReload ? nil : cell
  }

  /// The index in `cells` at which the cell of a row is, or would be inserted; a binary search.
  final func place(ofCellAt path: IndexPath) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func recycleCells(outside paths: [IndexPath]) {
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    let focused = UIApplication.shared.focusedView
    var wanted = paths[...]
    for (path, cell) in cells {
      while let first = wanted.first, first < path { wanted.removeFirst() }
      // A cell that has the keyboard focus or a touch stays, wherever it was scrolled to.
      let isHeld =
        focused?.isDescendant(of: cell) == true || touchedPath == path || reorder?.path == path || swipe?.path == path
      if wanted.first == path || (isHeld && plan.has(path)) {
        kept.append((path, cell))
      } else {
        gone.append((path, cell))
      }
    }
    // Update the list before calling the delegate, which may change everything.
    cells = kept
    for (path, cell) in gone {
      recycle(cell)
      tellOfEnd(of: cell, at: path)
    }
  }

  /// Notifies the delegate of rows that became visible or are no longer visible; the rows just outside exist without
  /// being visible.
  private func tellOfDisplay() {
    let seen = bounds
    for (path, cell) in cells {
      let isSeen = cell.frame.maxY > seen.minY && cell.frame.minY < seen.maxY
      guard isSeen != cell.isDisplayed, cell.table === self else { continue }
      guard isSeen else {
        tellOfEnd(of: cell, at: path)
        continue
      }
      cell.isDisplayed = true
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  final func tellOfEnd(of cell: UITableViewCell, at path: IndexPath) {
    guard cell.isDisplayed else { return }
    cell.isDisplayed = false
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.actionsMark?.removeFromSuperview()
    cell.actionsMark = nil
    cell.table = nil
    // More cells than this are never needed again.
    if cell.reuseIdentifier != nil, reusable.count < 64 { reusable.append(cell) }
  }

  // MARK: Frames

  private func place(_ span: (x: CGFloat, width: CGFloat)) {
    for (path, cell) in cells where plan.has(path) {
      let last = plan.sections[path.section].rows.count - 1
      var frame = CGRect(x: span.x, y: plan.top(of: path), width: span.width, height: plan[path].height)
      if let reorder, reorder.path == path { frame.origin.y = reorder.top }
      if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
      cell.frame = frame
      cell.showsSeparator = separatorStyle != .none && (style != .insetGrouped || path.row < last)
      round(cell, isFirst: path.row == 0, isLast: path.row == last)
    }
    for (section, view) in headers where plan.sections.indices.contains(section) {
      let content = plan.sections[section]
      view.frame = CGRect(x: span.x, y: headerTop(of: content), width: span.width, height: content.header)
    }
    for (section, view) in footers where plan.sections.indices.contains(section) {
      let content = plan.sections[section]
      view.frame = CGRect(x: span.x, y: content.rowsBottom, width: span.width, height: content.footer)
    }
    placeSwipe(span)
    placeActionMarks(span)
    placeSectionIndex()
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: plan.headerHeight)
    tableFooterView?.frame = CGRect(
      x: 0, y: plan.height - plan.footerHeight, width: bounds.width, height: plan.footerHeight)
    backgroundView?.frame = bounds
  }

  /// In the plain style a header stays at the top while its section is visible.
  private func headerTop(of section: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return section.top }
    return max(section.top, min(seenTop, section.rowsBottom - section.header))
  }

  /// Rounds the corners of a group's first and last rows by 10 points.
  private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    if !corners.isEmpty { cell.layer.maskedCorners = corners }
  }

  /// Keeps the subviews in reading order, which is also the order of the Tab key and of screen readers.
  private func order() {
    var wanted: [UIView] = []
    if let backgroundView { wanted.append(backgroundView) }
    if let tableHeaderView { wanted.append(tableHeaderView) }
    var (headers, cells, footers) = (headers[...], cells[...], footers[...])
    // Each of the three lists is already in the order of the sections.
    while let section = [headers.first?.section, cells.first?.path.section, footers.first?.section].compactMap({ $0 })
      .min()
    {
      while let (number, view) = headers.first, number == section {
        wanted.append(view)
        headers.removeFirst()
      }
      while let (path, cell) = cells.first, path.section == section {
        wanted.append(cell)
        if let mark = cell.actionsMark { wanted.append(mark) }
        if let swipe, swipe.path == path { wanted.append(swipe.strip) }
        cells.removeFirst()
      }
      while let (number, view) = footers.first, number == section {
        wanted.append(view)
        footers.removeFirst()
      }
    }
    if let tableFooterView { wanted.append(tableFooterView) }
    if let sectionIndex { wanted.append(sectionIndex) }
    // A row that the user is moving is in front of the others.
    if let reorder, let place = wanted.firstIndex(where: { $0 === reorder.cell }) {
      wanted.append(wanted.remove(at: place))
    }
    for (place, view) in wanted.enumerated() where !subviews.indices.contains(place) || subviews[place] !== view {
      insert(view, .subview(place))
    }
  }
}
