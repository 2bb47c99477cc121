import CaromGeometry
import UIKitCore

extension UISplitViewController {
  /// Changes the mode because the user, or code, requested it.
  final func choose(_ mode: DisplayMode) {
    let old = displayMode
    guard !collapsed, old != mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (before, after) = (leadingStacks(in: old), leadingStacks(in: mode))
    for (stack, column) in [(primaryStack, Column.primary), (supplementaryStack, .supplementary)] {
      let wasIn = before.contains { $0 === stack }
      let isIn = after.contains { $0 === stack }
      if isIn, !wasIn { delegate?.splitViewController(self, willShow: column) }
      if wasIn, !isIn { delegate?.splitViewController(self, willHide: column) }
    }
    chosenMode = mode
    moveColumns(animated: true)
  }

  /// Shows the columns of the current mode; with an animation, columns slide in or out over the edge.
  final func moveColumns(animated: Bool) {
    guard !collapsed else { return }
    let shown = leadingStacks(in: displayMode)
    let all = [supplementaryStack, primaryStack].compactMap { $0 }
    let coming = shown.filter { $0.viewIfLoaded?.superview !== view }
    let going = all.filter { stack in stack.viewIfLoaded?.superview === view && !shown.contains { $0 === stack } }
    guard animated, view.window != nil, !(coming.isEmpty && going.isEmpty), !isMovingColumns else {
      showColumns()
      return layOutColumns()
    }
    isMovingColumns = true
    let isSeen = isAppearing
    if isSeen { for stack in going { stack.beginAppearanceTransition(false, animated: true) } }
    if !coming.isEmpty, displayMode.isOver { view.bringSubviewToFront(dimming) }
    for stack in all where shown.contains(where: { $0 === stack }) {
      guard coming.contains(where: { $0 === stack }) else {
        view.bringSubviewToFront(stack.view)
        continue
      }
      if isSeen { stack.beginAppearanceTransition(true, animated: true) }
      UIView.performWithoutAnimation {
        view.addSubview(stack.view)
        stack.view.frame = hiddenFrame(of: stack)
        stack.view.layoutIfNeeded()
        dimming.isHidden = false
      }
    }
    let reduces = view.traitCollection.reducesMotion
    view.spring(0.4, damping: 1, animated: !reduces) {
      layOutColumns()
      secondaryStack?.viewIfLoaded?.layoutIfNeeded()
    } completion: { [me = Weak(self)] _ in
      guard let me = me.value else { return }
      me.isMovingColumns = false
      for stack in going { stack.viewIfLoaded?.removeFromSuperview() }
      if isSeen { for stack in going + coming { stack.endAppearanceTransition() } }
      me.showColumns()
      me.layOutColumns()
    }
  }
}
