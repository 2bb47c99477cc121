import CaromGeometry
import UIKitCore

/// A row that a finger is moving.
struct RowReorder {
  let cell: UITableViewCell
  /// The original path.
  let source: IndexPath
  /// The path at which the row is shown now.
  var path: IndexPath
  /// The row's top edge, in the content's coordinates.
  var top: CGFloat
  /// How far below the top edge the finger holds the row.
  let grip: CGFloat
}

extension UITableView {
  /// Maps a path that is shown to the data source's path; they differ while a row is being moved.
  final func sourcePath(of path: IndexPath) -> IndexPath {
    guard let reorder, reorder.path != reorder.source else { return path }
    if path == reorder.path { return reorder.source }
    var result = path
    if path.section == reorder.path.section, path.row > reorder.path.row { result.row -= 1 }
    if path.section == reorder.source.section, result.row >= reorder.source.row { result.row += 1 }
    return result
  }

  /// Begins a move when a touch starts on a row's handle.
  final func beginReorder(of cell: UITableViewCell, at y: CGFloat) -> Bool {
    guard editing, reorder == nil, let path = indexPath(for: cell) else { return false }
    closeSwipe(animated: false)
    reorder = RowReorder(cell: cell, source: path, path: path, top: cell.frame.minY, grip: y - cell.frame.minY)
    cell.liftOff(radius: 6, opacity: 0.25)
    setNeedsLayout()
    return true
  }

  /// Moves the row with the finger at height `y` of the content; the other rows make room.
  final func carry(to y: CGFloat) {
    guard var reorder else { return }
    reorder.top = y - reorder.grip
    self.reorder = reorder
    reorder.cell.frame.origin.y = reorder.top
    let middle = reorder.top + reorder.cell.bounds.height / 2
    guard let over = plan.rows(from: middle, to: middle + 0.5).first, over != reorder.path else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: over) ?? over
    guard target != reorder.path, plan.has(target) || target.row == numberOfRowsKnown(inSection: target.section) else {
      return
    }
    shift(to: target)
  }

  /// Shows the moving row at another path.
  private func shift(to target: IndexPath) {
    guard let old = reorder?.path else { return }
    moveInPlan(from: old, to: target)
    reorder?.path = target
    setNeedsLayout()
    spring { layoutIfNeeded() }
  }

  private func moveInPlan(from old: IndexPath, to new: IndexPath) {
    guard isKnown(old), plan.sections.indices.contains(new.section) else { return }
    var change = ListChanges()
    change.changes = [.move(old, new)]
    let before = plan.sections.map { $0.rows.count }
    let row = plan.sections[old.section].rows.remove(at: old.row)
    plan.sections[new.section].rows.insert(row, at: min(new.row, plan.sections[new.section].rows.count))
    guard let mapping = try? change.mapping(from: before, to: plan.sections.map { $0.rows.count }) else { return }
    selected = selected.compactMap { mapping.new(of: $0) }
    for index in cells.indices {
      guard let path = mapping.new(of: cells[index].path) else { continue }
      cells[index].path = path
      cells[index].cell.indexPath = path
      cells[index].cell.editingState.handle?.semanticsChanged()
    }
    cells.sort { $0.path < $1.path }
  }

  /// Ends a move: the row stays where it is shown, and the data source is called.
  final func endReorder() {
    guard let done = reorder else { return }
    reorder = nil
    done.cell.layer.shadowOpacity = 0
    setNeedsLayout()
    spring { layoutIfNeeded() }
    if done.path != done.source { tellOfMove(from: done.source, to: done.path) }
  }

  private func tellOfMove(from old: IndexPath, to new: IndexPath) {
    let tell = { [self] in dataSource?.tableView(self, moveRowAt: old, to: new) ?? () }
    if let onMoveOfRow { onMoveOfRow(old, new, tell) } else { tell() }
  }

  /// Moves a row without a finger, one place up or down, continuing into the neighboring section at the end of its
  /// own.
  final func step(_ cell: UITableViewCell, by step: Int) {
    guard editing, reorder == nil, let path = indexPath(for: cell) else { return }
    var next = IndexPath(row: path.row + step, section: path.section)
    if next.row < 0 {
      guard path.section > 0 else { return }
      next = IndexPath(row: numberOfRowsKnown(inSection: path.section - 1), section: path.section - 1)
    } else if next.row >= numberOfRowsKnown(inSection: path.section) {
      guard path.section + 1 < plan.sections.count else { return }
      next = IndexPath(row: 0, section: path.section + 1)
    }
    next =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: next) ?? next
    // The delegate may have changed the rows.
    guard next != path, isKnown(path) else { return }
    moveInPlan(from: path, to: next)
    setNeedsLayout()
    spring { layoutIfNeeded() }
    tellOfMove(from: path, to: next)
    if let handle = cell.editingState.handle { handle.reveal(handle.bounds) }
  }
}
