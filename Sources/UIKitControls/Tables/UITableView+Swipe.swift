import CaromGeometry
import UIKitCore

/// A row that is swiped aside, and the strip beside it.
struct RowSwipe {
  var path: IndexPath
  let strip: SwipeStrip
  /// Whether the strip is at the row's right end.
  let isAtRight: Bool
  /// How far the row is moved, in points; negative values are to the left.
  var offset: CGFloat = 0
  /// The offset when the touch began.
  var start: CGFloat = 0
}

extension UITableView {
  final func makeSwipePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [me = Weak(self)] _ in me.value?.swiped() }
    return pan
  }

  /// Returns the actions at the right or left end of a row, or nil if there are none.
  final func actions(of path: IndexPath, atRight isAtRight: Bool) -> UISwipeActionsConfiguration? {
    guard isKnown(path) else { return nil }
    let isTrailing = isAtRight != isRightToLeft
    let told =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    // Each answer may have changed the rows.
    guard isKnown(path) else { return nil }
    if let told { return told.actions.isEmpty ? nil : told }
    guard isTrailing, dataSource?.tableView(self, canEditRowAt: path) == true, isKnown(path),
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete, isKnown(path)
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? Words.delete
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [me = Weak(self)] _, _, done in
        if let me = me.value { me.dataSource?.tableView(me, commit: .delete, forRowAt: path) }
        done(true)
      }
    ])
  }

  /// Whether the pan is horizontal, and there are actions to reveal. A pan on a slider or a switch moves that instead.
  final func swipeMayBegin() -> Bool {
    let way = swipePan.translation(in: self)
    guard way.x.magnitude > way.y.magnitude, reorder == nil, !editing || swipe != nil,
      (swipePan.trackedTouches.first?.view as? UIControl)?.followsDrags != true || swipe != nil,
      let path = indexPathForRow(at: swipePan.location(in: self))
    else { return false }
    if let swipe, swipe.path == path { return true }
    return actions(of: path, atRight: way.x < 0) != nil
  }

  private func swiped() {
    switch swipePan.state {
    case .began:
      let isAtRight = swipePan.translation(in: self).x < 0
      guard let path = indexPathForRow(at: swipePan.location(in: self)) else { return }
      if swipe?.path != path { beginSwipe(of: path, atRight: isAtRight) }
      if let offset = swipe?.offset { swipe?.start = offset }
    case .changed:
      guard var swipe else { return }
      let wanted = swipe.start + swipePan.translation(in: self).x
      swipe.offset = swipe.isAtRight ? min(0, wanted) : max(0, wanted)
      self.swipe = swipe
      placeSwipedRow()
    case .ended: endPull(velocity: swipePan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    default: break
    }
  }

  private func beginSwipe(of path: IndexPath, atRight isAtRight: Bool) {
    closeSwipe(animated: false)
    guard let configuration = actions(of: path, atRight: isAtRight), isKnown(path) else { return }
    let strip = SwipeStrip(configuration, isAtRight: isAtRight) { [me = Weak(self)] action in
      me.value?.perform(action)
    }
    strip.onLeave = { [me = Weak(self)] in me.value?.leaveSwipe() }
    swipe = RowSwipe(path: path, strip: strip, isAtRight: isAtRight)
    addSubview(strip)
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  /// Beyond six tenths of the row the first action is performed; beyond half of the buttons' width, or at 300 pt/s,
  /// the buttons stay open.
  private func endPull(velocity: CGFloat) {
    guard let swipe else { return }
    let isOutward = swipe.isAtRight ? velocity < -300 : velocity > 300
    let isInward = swipe.isAtRight ? velocity > 300 : velocity < -300
    let pulled = swipe.offset.magnitude
    let actions = swipe.strip.configuration
    if actions.performsFirstActionWithFullSwipe, pulled > 0.6 * sectionSpan.width, !isInward {
      slide(to: swipe.isAtRight ? -sectionSpan.width : sectionSpan.width)
      perform(actions.actions[0])
    } else if !isInward, isOutward || pulled > swipe.strip.width / 2 {
      slide(to: swipe.isAtRight ? -swipe.strip.width : swipe.strip.width)
    } else {
      closeSwipe(animated: true)
    }
  }

  private func slide(to offset: CGFloat) {
    swipe?.offset = offset
    spring { placeSwipedRow() }
  }

  /// Opens a row's actions without a touch, and focuses the first button. Returns false if the row has none.
  @discardableResult
  final func openSwipe(of path: IndexPath, atRight isAtRight: Bool) -> Bool {
    beginSwipe(of: path, atRight: isAtRight)
    guard let swipe, swipe.path == path else { return false }
    setNeedsLayout()
    layoutIfNeeded()
    slide(to: isAtRight ? -swipe.strip.width : swipe.strip.width)
    UIApplication.shared.focus(swipe.strip.buttons.first)
    return true
  }

  /// Performs an action; the row closes when the action calls its completion.
  private func perform(_ action: UIContextualAction) {
    guard let strip = swipe?.strip else { return }
    action.handler(action, strip) { [me = Weak(self)] _ in
      guard let me = me.value, me.swipe?.strip === strip else { return }
      me.leaveSwipe()
    }
  }

  /// Closes the row and focuses it if its actions had the keyboard focus.
  final func leaveSwipe() {
    guard let swipe else { return }
    let hadFocus = UIApplication.shared.focusedView?.isDescendant(of: swipe.strip) == true
    closeSwipe(animated: true)
    if hadFocus, let cell = cellForRow(at: swipe.path) {
      UIApplication.shared.focus(cell.canBecomeFocused ? cell : cell.focusableDescendants.first)
    }
  }

  /// Closes the row that is swiped aside.
  final func closeSwipe(animated: Bool) {
    guard let old = swipe else { return }
    swipe = nil
    tableDelegate?.tableView(self, didEndEditingRowAt: old.path)
    guard animated, let cell = cellForRow(at: old.path) else {
      old.strip.removeFromSuperview()
      return setNeedsLayout()
    }
    let edge = old.isAtRight ? old.strip.frame.maxX : old.strip.frame.minX
    spring {
      cell.frame.origin.x = sectionSpan.x
      old.strip.frame.origin.x = edge
      old.strip.frame.size.width = 0
    } completion: { _ in
      old.strip.removeFromSuperview()
    }
  }

  /// Closes the row before rows change, without an animation: its cell is about to be updated.
  final func endSwipe() {
    guard let old = swipe else { return }
    swipe = nil
    if UIApplication.shared.focusedView?.isDescendant(of: old.strip) == true { focusToRestore = (old.path, nil) }
    old.strip.removeFromSuperview()
    tableDelegate?.tableView(self, didEndEditingRowAt: old.path)
  }

  private func placeSwipedRow() {
    guard let swipe, plan.has(swipe.path) else { return }
    let span = sectionSpan
    cellForRow(at: swipe.path)?.frame.origin.x = span.x + swipe.offset
    placeSwipe(span)
    swipe.strip.layoutIfNeeded()
  }

  /// Makes the strip fill the space that the row uncovers.
  final func placeSwipe(_ span: (x: CGFloat, width: CGFloat)) {
    guard let swipe, plan.has(swipe.path) else { return }
    let (top, height) = (plan.top(of: swipe.path), plan[swipe.path].height)
    let width = min(span.width, swipe.offset.magnitude)
    swipe.strip.frame = CGRect(
      x: swipe.isAtRight ? span.x + span.width - width : span.x, y: top, width: width, height: height)
  }

  // MARK: For screen readers

  /// Adds an invisible element after each row that has actions; a web page has no other way to announce them.
  final func markActions(of cell: UITableViewCell, at path: IndexPath) {
    let hasAny = !editing && (actions(of: path, atRight: true) != nil || actions(of: path, atRight: false) != nil)
    guard hasAny else {
      cell.actionsMark?.removeFromSuperview()
      cell.actionsMark = nil
      return
    }
    guard cell.actionsMark == nil else { return }
    let mark = RowMark(isFocusable: false) { [me = Weak(self), cell = Weak(cell)] in
      guard let me = me.value, let cell = cell.value, let path = me.indexPath(for: cell) else { return }
      let trailing = !me.isRightToLeft
      if !me.openSwipe(of: path, atRight: trailing) { me.openSwipe(of: path, atRight: !trailing) }
    }
    mark.accessibilityLabel = Words.actions(cell.madeTextLabel?.text ?? cell.accessibilityLabel ?? "")
    cell.actionsMark = mark
  }

  final func placeActionMarks(_ span: (x: CGFloat, width: CGFloat)) {
    for (path, cell) in cells where plan.has(path) {
      guard let mark = cell.actionsMark else { continue }
      if mark.superview !== self { addSubview(mark) }
      mark.frame = CGRect(x: span.x, y: plan.top(of: path), width: 1, height: plan[path].height)
    }
  }
}
