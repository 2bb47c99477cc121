import CaromGeometry
import UIKitCore

extension UITableView {
  /// Whether the table is in editing mode, in which rows show controls that delete, insert and move them; false by
  /// default.
  public final var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode. Setting the current value does nothing.
  public final func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    closeSwipe(animated: animated)
    phase.run {
      for (path, cell) in cells where !needsReload {
        equip(cell, at: path, animated: animated)
        if !needsReload { rowContentChanged(cell) }
      }
    }
    setNeedsLayout()
  }

  /// Gives a cell the editing controls that its row has now.
  final func equip(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var style = UITableViewCell.EditingStyle.none
    var isMovable = false
    if editing {
      if dataSource?.tableView(self, canEditRowAt: path) == true {
        guard !needsReload else { return }
        style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      }
      guard !needsReload else { return }
      isMovable = dataSource?.tableView(self, canMoveRowAt: path) == true
    }
    guard !needsReload else { return }
    cell.showEditing(editing, style: style, isMovable: isMovable, animated: animated)
    markActions(of: cell, at: path)
  }

  /// Handles a press on a row's round button: inserts a row immediately, or asks for confirmation before deleting
  /// one.
  final func editPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(of: path, atRight: !isRightToLeft)
    case .none: break
    }
  }

  /// The number of rows in a section according to the last load, without asking the data source; 0 for an unknown
  /// section.
  final func numberOfRowsKnown(inSection section: Int) -> Int {
    plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }
}
