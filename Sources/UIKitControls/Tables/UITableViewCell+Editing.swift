import CaromGeometry
import UIKitCore

extension UITableViewCell {
  /// The control that a row shows in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A button that deletes the row after a confirmation.
    case delete
    /// A button that inserts a row.
    case insert
  }

  /// Whether the cell is in editing mode, together with its table.
  public final var isEditing: Bool { editingState.isEditing }
  /// The control that the cell shows in editing mode.
  public final var editingStyle: EditingStyle { editingState.style }
  /// Whether the cell shows a handle for moving its row.
  public final var showsReorderControl: Bool { editingState.handle != nil }
  /// Whether the row is swiped aside and shows its actions.
  public final var showingDeleteConfirmation: Bool { table?.swipe?.path == indexPath && table?.swipe != nil }

  /// The space at the leading and trailing ends for the controls and the safe area, in points.
  final var editingSpace: (leading: CGFloat, trailing: CGFloat) {
    let safe = table?.safeSides ?? (leading: 0, trailing: 0)
    return (
      safe.leading + (editingState.button == nil ? 0 : 38), safe.trailing + (editingState.handle == nil ? 0 : 44)
    )
  }

  /// Shows or hides the editing controls.
  final func showEditing(_ isEditing: Bool, style: EditingStyle, isMovable: Bool, animated: Bool) {
    let isSame =
      isEditing == editingState.isEditing && style == editingState.style && isMovable == (editingState.handle != nil)
    guard !isSame else { return }
    layoutIfNeeded()
    let old = editingState
    editingState = EditingState(isEditing: isEditing, style: style)
    old.button?.removeFromSuperview()
    old.handle?.removeFromSuperview()
    if style != .none {
      let button = CellEditControl(inserts: style == .insert)
      button.addAction(
        UIAction { [me = Weak(self)] _ in
          guard let me = me.value else { return }
          me.table?.editPressed(in: me)
        }, for: .primaryActionTriggered)
      editingState.button = button
      // Before the content in the order of the keyboard and of screen readers.
      insertSubview(button, belowSubview: contentView)
    }
    if isMovable {
      let handle = CellReorderControl(of: self)
      editingState.handle = handle
      addSubview(handle)
    }
    semanticsChanged()
    setNeedsUpdateConfiguration()
    fade(0.3, animated: animated) { layoutIfNeeded() }
  }

  /// How far the controls push the content to the right, in points.
  final var editingShift: CGFloat {
    let space = editingSpace
    return isRightToLeft ? space.trailing : space.leading
  }

  /// Places the controls beside the content, and moves the accessory by the same shift.
  final func placeEditing(_ shownAccessory: UIView?) {
    let space = editingSpace
    let title = madeTextLabel?.text ?? ""
    editingState.button?.name(after: title)
    editingState.handle?.name(after: title)
    shownAccessory?.frame.origin.x += editingShift
    let safe = table?.safeSides ?? (leading: 0, trailing: 0)
    let (button, handle) = (space.leading - safe.leading, space.trailing - safe.trailing)
    editingState.button?.frame = CGRect(
      x: isRightToLeft ? bounds.width - space.leading : safe.leading, y: 0, width: button, height: bounds.height)
    editingState.handle?.frame = CGRect(
      x: isRightToLeft ? safe.trailing : bounds.width - space.trailing, y: 0, width: handle, height: bounds.height)
  }
}

/// The editing controls that a cell shows.
struct EditingState {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  var button: CellEditControl?
  var handle: CellReorderControl?
}
