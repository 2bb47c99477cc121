import CaromGeometry
import UIKitCore

extension UITableView {
  // MARK: What there is

  public final var numberOfSections: Int {
    layoutIfNeeded()
    return plan.sections.count
  }

  public final func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }

  /// The cell of a row, nil where the row is far from the visible part.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let place = place(ofCellAt: indexPath)
    return place < cells.count && cells[place].path == indexPath ? cells[place].cell : nil
  }

  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.filter { $0.cell.frame.intersects(bounds) }.map { $0.cell }
  }

  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.filter { $0.cell.frame.intersects(bounds) }.map { $0.path }
  }

  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.contains(point) }?.path
  }

  /// A row's rectangle in the content; zero where there is no such row.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard plan.has(indexPath) else { return .zero }
    let span = sectionSpan
    return CGRect(x: span.x, y: plan.top(of: indexPath), width: span.width, height: plan[indexPath].height)
  }

  public final func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let content = plan.sections[section]
    let span = sectionSpan
    return CGRect(x: span.x, y: content.top, width: span.width, height: content.bottom - content.top)
  }

  // MARK: Making cells

  /// Makes cells of that class for an identifier.
  public final func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses.removeAll { $0.identifier == identifier }
    cellClasses.append((identifier, { cellClass.init(style: .default, reuseIdentifier: identifier) }))
  }

  public final func register(
    _ aClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses.removeAll { $0.identifier == identifier }
    headerClasses.append((identifier, { aClass.init(reuseIdentifier: identifier) }))
  }

  /// A cell that is no longer used, or a new one of the registered class; nil where there is neither.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let place = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = reusable.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    return cellClasses.first { $0.identifier == identifier }?.make()
  }

  /// The same for a row; an identifier that was not registered gets a plain cell, and a diagnostic.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no class is registered for cells \"\(identifier)\"; a plain cell is shown. Call register(_:forCellReuseIdentifier:) first."
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses.first { $0.identifier == identifier }?.make()
  }

  // MARK: Selection

  public final var indexPathForSelectedRow: IndexPath? { selected.first }
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Selects a row without telling the delegate; nil selects none.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    layoutIfNeeded()
    guard plan.has(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// A person chose a row.
  final func choose(_ path: IndexPath) {
    guard allowsSelection, plan.has(path) else { return }
    let delegate = tableDelegate
    if allowsMultipleSelection, selected.contains(path) {
      guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        guard let old = delegate == nil ? old : delegate?.tableView(self, willDeselectRowAt: old) else { continue }
        deselectRow(at: old, animated: true)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    if !selected.contains(path) { selected.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Scrolling

  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    // A large title is up by then.
    case .top: offset.y = rect.minY - insets.top + min(max(0, rect.minY), titleInset)
    case .middle: offset.y = rect.midY - insets.top - room / 2
    case .bottom: offset.y = rect.maxY - insets.top - room
    }
    setContentOffset(clamped(offset), animated: animated)
  }
}
