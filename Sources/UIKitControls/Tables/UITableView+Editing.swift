import CaromGeometry
import UIKitCore

extension UITableView {
  /// Whether rows show what deletes, inserts and carries them.
  public final var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  public final func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    closeSwipe(animated: animated)
    for (path, cell) in cells {
      equip(cell, at: path, animated: animated)
      rowContentChanged(cell)
    }
    setNeedsLayout()
  }

  /// Gives a cell the controls that its row has now.
  final func equip(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var style = UITableViewCell.EditingStyle.none
    var isMovable = false
    if editing {
      if dataSource?.tableView(self, canEditRowAt: path) == true {
        style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      }
      isMovable = dataSource?.tableView(self, canMoveRowAt: path) == true
    }
    cell.showEditing(editing, style: style, isMovable: isMovable, animated: animated)
    markActions(of: cell, at: path)
  }

  /// The round button of a row was pressed: a row is inserted at once, a deletion wants to be confirmed.
  final func editPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(of: path, atRight: !isRightToLeft)
    case .none: break
    }
  }

  /// How many rows the section has, as far as is known without asking.
  final func numberOfRowsKnown(inSection section: Int) -> Int {
    plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
  }
}
