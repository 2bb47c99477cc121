import CaromGeometry
import UIKitCore

extension UITableView {
  /// How often data may be loaded anew in the midst of one layout.
  private static let maximumRounds = 20
  /// Rows this far beyond the visible part exist too, so that screen readers and the keyboard find the next ones.
  private static let reach: CGFloat = 600
  /// How many rows exist at once; the rest of them is too low to be seen.
  private static let maximumRows = 1000

  /// Brings rows, headers and footers to where they belong, and those that are near into being.
  ///
  /// Data source and delegate may ask for anything meanwhile. A layout asked for in the midst comes afterwards; where rows
  /// have changed, all begins again.
  final func layOutRows() {
    guard !isArranging else { return setNeedsLayout() }
    isArranging = true
    var rounds = 0
    while !layOutOnce() {
      rounds += 1
      guard rounds == UITableView.maximumRounds else { continue }
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data is loaded anew each time its rows are laid out, and that was cut off after \(rounds) rounds. Do not change or reload rows in cellForRowAt, willDisplay or didEndDisplaying; do it in a later tick."
      )
      break
    }
    isArranging = false
    restoreFocus()
  }

  /// False where the rows changed in the midst.
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
    return !needsReload
  }

  // MARK: Rows

  /// Makes and measures the rows near the visible part until no height changes any more; returns them, or nil where rows
  /// changed in the midst.
  private func measureVisibleRows(_ span: (x: CGFloat, width: CGFloat)) -> [IndexPath]? {
    plan.arrange()
    // Rows above that turn out higher or lower must not push what is being looked at.
    let anchor =
      contentOffset.y > limits.y.lowerBound ? plan.rows(from: bounds.minY, to: bounds.maxY, limit: 1).first : nil
    let before = anchor.map { plan.top(of: $0) } ?? 0
    var paths: [IndexPath] = []
    for _ in 0..<8 {
      paths = nearRows
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

  /// The rows at and near the visible part.
  private var nearRows: [IndexPath] {
    let paths = plan.rows(
      from: bounds.minY - UITableView.reach, to: bounds.maxY + UITableView.reach, limit: UITableView.maximumRows)
    if paths.count == UITableView.maximumRows, !toldOfMany {
      toldOfMany = true
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its rows are so low, or it is so high, that more than \(paths.count) would be there at once; the others are left out. Make the rows higher."
      )
    }
    return paths
  }

  /// The cell of a row, made now if there is none; nil where rows changed in the midst.
  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let known = cellForRow(at: path) { return known }
    var cell =
      dataSource?.tableView(self, cellForRowAt: sourcePath(of: path))
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    guard !needsReload else { return nil }
    if let other = indexPath(for: cell) {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): row \(path.row) of section \(path.section) was given the cell that row \(other.row) of section \(other.section) shows; an empty one stands in. Make or dequeue a cell for each row."
      )
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.table = self
    cell.indexPath = path
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    cell.setSelected(selected.contains(path), animated: false)
    equip(cell, at: path, animated: false)
    guard !needsReload else { return nil }
    UIView.performWithoutAnimation {
      cell.frame = CGRect(x: sectionSpan.x, y: plan.top(of: path), width: sectionSpan.width, height: plan[path].height)
      cells.insert((path, cell), at: place(ofCellAt: path))
      addSubview(cell)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return needsReload ? nil : cell
  }

  /// Where among the cells, which stand in the order of their rows, that of a row is or would be; by halving.
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
      // What has the keyboard or a finger stays, wherever it was scrolled to.
      let isHeld =
        focused?.isDescendant(of: cell) == true || touchedPath == path || reorder?.path == path || swipe?.path == path
      if wanted.first == path || (isHeld && plan.has(path)) {
        kept.append((path, cell))
      } else {
        gone.append((path, cell))
      }
    }
    // Before anybody is told: what hears of it may change everything.
    cells = kept
    for (path, cell) in gone {
      recycle(cell)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  final func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.actionsMark?.removeFromSuperview()
    cell.actionsMark = nil
    cell.table = nil
    // More than a screenful is never wanted again.
    if cell.reuseIdentifier != nil, reusable.count < 64 { reusable.append(cell) }
  }

  // MARK: Places

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
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: plan.headerHeight)
    tableFooterView?.frame = CGRect(
      x: 0, y: plan.height - plan.footerHeight, width: bounds.width, height: plan.footerHeight)
    backgroundView?.frame = bounds
  }

  /// In the plain style a header stays at the top as long as its section is seen.
  private func headerTop(of section: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return section.top }
    return max(section.top, min(seenTop, section.rowsBottom - section.header))
  }

  /// Rounds the first and last rows of a group by 10 points.
  private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    if !corners.isEmpty { cell.layer.maskedCorners = corners }
  }

  /// Keeps the subviews in reading order, which is the order of Tab and of screen readers.
  private func order() {
    var wanted: [UIView] = []
    if let backgroundView { wanted.append(backgroundView) }
    if let tableHeaderView { wanted.append(tableHeaderView) }
    var (headers, cells, footers) = (headers[...], cells[...], footers[...])
    // Each of the three stands in the order of the sections already.
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
    // The row that a finger carries is in front of the others.
    if let reorder, let place = wanted.firstIndex(where: { $0 === reorder.cell }) {
      wanted.append(wanted.remove(at: place))
    }
    for (place, view) in wanted.enumerated() where !subviews.indices.contains(place) || subviews[place] !== view {
      insertSubview(view, at: place)
    }
  }
}
