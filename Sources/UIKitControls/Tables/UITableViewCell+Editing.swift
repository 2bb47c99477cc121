import CaromGeometry
import UIKitCore

extension UITableViewCell {
  public enum EditingStyle: Int { case none, delete, insert }

  /// Whether the row is edited, with its table.
  public final var isEditing: Bool { editingState.isEditing }
  public final var editingStyle: EditingStyle { editingState.style }
  /// Whether a handle to carry the row by is shown.
  public final var showsReorderControl: Bool { editingState.handle != nil }
  /// Whether the row is aside and shows what can be done with it.
  public final var showingDeleteConfirmation: Bool { table?.swipe?.path == indexPath && table?.swipe != nil }

  /// Space that the controls take at the leading and the trailing end.
  final var editingSpace: (leading: CGFloat, trailing: CGFloat) {
    (editingState.button == nil ? 0 : 38, editingState.handle == nil ? 0 : 44)
  }

  /// Shows or hides the controls of a row that is edited.
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
      // Before the content, so that it is reached first.
      insertSubview(button, belowSubview: contentView)
    }
    if isMovable {
      let handle = CellReorderControl(of: self)
      editingState.handle = handle
      addSubview(handle)
    }
    semanticsChanged()
    setNeedsLayout()
    fade(0.3, animated: animated) { layoutIfNeeded() }
  }

  /// How far the content stands aside for the controls, points.
  final var editingShift: CGFloat {
    let space = editingSpace
    return isRightToLeft ? space.trailing : space.leading
  }

  /// Puts the controls beside the content, and what stands at its end in beside them.
  final func placeEditing(_ shownAccessory: UIView?) {
    let space = editingSpace
    let title = madeTextLabel?.text ?? ""
    editingState.button?.name(after: title)
    editingState.handle?.name(after: title)
    shownAccessory?.frame.origin.x += editingShift
    editingState.button?.frame = CGRect(
      x: isRightToLeft ? bounds.width - space.leading : 0, y: 0, width: space.leading, height: bounds.height)
    editingState.handle?.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - space.trailing, y: 0, width: space.trailing, height: bounds.height)
  }
}

/// What of editing a cell shows.
struct EditingState {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  var button: CellEditControl?
  var handle: CellReorderControl?
}
