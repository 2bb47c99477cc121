import CaromGeometry
import UIKitCore

extension UITableView {
  // MARK: Sections and rows

  /// The number of sections, after laying out the table if necessary.
  public final var numberOfSections: Int {
    layoutIfNeeded()
    return plan.sections.count
  }

  /// The number of rows in a section, after laying out the table if necessary; 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }

  /// Returns the cell of a row, or nil if the row does not exist or is more than 600 points outside the visible part.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let place = place(ofCellAt: indexPath)
    return place < cells.count && cells[place].path == indexPath ? cells[place].cell : nil
  }

  /// Returns the path of the row that a cell shows, or nil if the table does not show the cell.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  /// The cells that are at least partly visible, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.filter { $0.cell.frame.intersects(bounds) }.map { $0.cell }
  }

  /// The paths of the rows that are at least partly visible, in order; empty, never nil, if there are none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.filter { $0.cell.frame.intersects(bounds) }.map { $0.path }
  }

  /// Returns the path of the row at a point in the table's coordinates, or nil if no existing cell is there.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.contains(point) }?.path
  }

  /// Returns a row's rectangle in the content's coordinates, or `.zero` if the row does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard plan.has(indexPath) else { return .zero }
    let span = sectionSpan
    return CGRect(x: span.x, y: plan.top(of: indexPath), width: span.width, height: plan[indexPath].height)
  }

  /// Returns the rectangle of a section, with its header and footer, or `.zero` if the section does not exist.
  public final func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let content = plan.sections[section]
    let span = sectionSpan
    return CGRect(x: span.x, y: content.top, width: span.width, height: content.bottom - content.top)
  }

  // MARK: Creating cells

  /// Registers the class of the cells to create for an identifier; it replaces an earlier registration.
  public final func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses.removeAll { $0.identifier == identifier }
    cellClasses.append((identifier, { cellClass.init(style: .default, reuseIdentifier: identifier) }))
  }

  /// Registers a nib whose first object is the cell to create for an identifier; it replaces an earlier registration. A
  /// nib without a cell is diagnosed when a cell is needed, and a plain one is shown. Nil removes the registration.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses.removeAll { $0.identifier == identifier }
    guard let nib else { return }
    cellClasses.append(
      (
        identifier,
        {
          if let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell { return cell }
          UIApplication.shared.diagnose(
            "UITableView: the nib for the identifier \"\(identifier)\" has no cell as its first object; a plain cell is shown."
          )
          return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
      ))
  }

  /// Registers the class of the headers and footers to create for an identifier; it replaces an earlier registration.
  public final func register(
    _ aClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses.removeAll { $0.identifier == identifier }
    headerClasses.append((identifier, { aClass.init(reuseIdentifier: identifier) }))
  }

  /// Returns an unused cell with the identifier, or else a new one of the registered class, or else nil.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    if let place = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = reusable.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    return cellClasses.first { $0.identifier == identifier }?.make()
  }

  /// Returns an unused or new cell for a row. If the identifier is not registered, the cell is a plain one, and a
  /// diagnostic names the identifier.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no cell class is registered for the identifier \"\(identifier)\"; a plain cell is shown. Call register(_:forCellReuseIdentifier:) first."
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new header or footer of the registered class, or nil if the identifier is not registered. Headers and
  /// footers are not reused.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses.first { $0.identifier == identifier }?.make()
  }

  // MARK: Selection

  /// The path of the selected row, or nil; with multiple selection, that of the row that was selected first.
  public final var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The paths of all selected rows in ascending order, or nil if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Selects a row without calling the delegate; nil deselects all rows. A path that does not exist is ignored.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    layoutIfNeeded()
    guard plan.has(indexPath) else {
      return putOff { $0.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Runs `work` after the layout in progress, when the row that the data source is providing is known; does nothing if
  /// no layout is in progress.
  private func putOff(_ work: @escaping (UITableView) -> Void) {
    guard phase.isUnderWay else { return }
    phase.afterwards { work(self) }
  }

  /// Whether the row exists, so that the delegate may be asked about it.
  final func isKnown(_ path: IndexPath) -> Bool { !needsReload && plan.has(path) }

  /// Handles a selection by the user. It stops if the delegate removes the row meanwhile.
  final func choose(_ path: IndexPath) {
    guard allowsSelection, isKnown(path) else { return }
    let delegate = tableDelegate
    if allowsMultipleSelection, selected.contains(path) {
      guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
      guard isKnown(path) else { return }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        guard isKnown(old) else { continue }
        guard let old = delegate == nil ? old : delegate?.tableView(self, willDeselectRowAt: old), isKnown(old) else {
          continue
        }
        deselectRow(at: old, animated: true)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    guard isKnown(path) else { return }
    if !selected.contains(path) { selected.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: false)
    guard isKnown(path) else { return }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position in the visible part, as far as the content allows.
  ///
  /// A row that does not exist counts as the rectangle `.zero`, so most positions scroll to the top.
  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard !phase.isUnderWay else {
      return putOff { $0.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    // By then the large title has collapsed.
    case .top: offset.y = rect.minY - insets.top + min(max(0, rect.minY), titleInset)
    case .middle: offset.y = rect.midY - insets.top - room / 2
    case .bottom: offset.y = rect.maxY - insets.top - room
    }
    setContentOffset(clamped(offset), animated: animated)
  }
}
