import CaromGeometry
import UIKitCore

extension UISplitViewController {
  // MARK: Setting columns

  final func setPrimary(_ controller: UIViewController?) {
    guard controller !== primary else { return }
    if collapsed { expandNow() }
    discard(primaryStack)
    primary = controller
    primaryStack = controller.map { stack(around: $0) }
    if let primaryStack { adopt(primaryStack) }
    if isViewLoaded { update() }
  }

  final func setSupplementary(_ controller: UIViewController?) {
    guard controller !== supplementary else { return }
    if collapsed { expandNow() }
    discard(supplementaryStack)
    supplementary = controller
    supplementaryStack = controller.map { stack(around: $0) }
    if let supplementaryStack { adopt(supplementaryStack) }
    if isViewLoaded { update() }
  }

  final func setSecondary(_ controller: UIViewController?, isShown: Bool) {
    guard controller !== secondary || isShown else { return }
    let isNew = controller !== secondary
    if collapsed {
      secondary = controller
      if isNew { secondaryStack = controller.map { stack(around: $0) } }
      if let secondaryStack, !secondaryStack.viewControllers.isEmpty { heldDetail = secondaryStack.viewControllers }
      if controller == nil { heldDetail = [] }
      if isShown { mergeHeld(animated: true) } else if firstDetail != nil { mergeHeld(animated: false) }
      return
    }
    guard isNew else { return }
    let old = secondaryStack
    secondary = controller
    secondaryStack = controller.map { stack(around: $0) }
    secondaryStack?.namesRoot = true
    if let secondaryStack { adopt(secondaryStack) }
    if let new = secondaryStack, isViewLoaded { exchange(old, for: new) } else { discard(old) }
    if isViewLoaded { layOutColumns() }
  }

  final func setCompact(_ controller: UIViewController?) {
    guard controller !== compact else { return }
    if collapsed { expandNow() }
    if let old = compact, old.parent === self {
      old.willMove(toParent: nil)
      take(away: old)
      old.removeFromParent()
    }
    compact = controller
    if isViewLoaded { update() }
  }

  /// Returns the navigation controller for a column: the controller itself if it is one, or else a new one around it.
  final func stack(around controller: UIViewController) -> UINavigationController {
    if let stack = controller as? UINavigationController { return stack }
    let stack = UINavigationController(rootViewController: controller)
    // Screen readers list the bars of three columns side by side, so each needs a name.
    if style == .tripleColumn { stack.navigationBar.accessibilityLabel = controller.title }
    // Without a style, a column is shown as it was given.
    if style == .unspecified { stack.isNavigationBarHidden = true }
    return stack
  }

  final func isWrapper(_ stack: UINavigationController) -> Bool {
    stack !== primary && stack !== supplementary && stack !== secondary
  }

  final func adopt(_ stack: UINavigationController) {
    guard stack.parent !== self else { return }
    addChild(stack)
    stack.didMove(toParent: self)
  }

  private func discard(_ stack: UINavigationController?) {
    guard let stack, stack.parent === self else { return }
    stack.willMove(toParent: nil)
    take(away: stack)
    stack.removeFromParent()
    // A navigation controller that the kit created releases its contents.
    if isWrapper(stack) { stack.setViewControllers([], animated: false) }
  }

  private func exchange(_ old: UINavigationController?, for new: UINavigationController) {
    put(new, at: 0)
    discard(old)
  }

  // MARK: Views

  private func put(_ controller: UIViewController, at place: Int) {
    guard controller.viewIfLoaded?.superview !== view else { return }
    if isAppearing { controller.beginAppearanceTransition(true, animated: false) }
    view.insert(controller.view, .subview(place))
    if isAppearing { controller.endAppearanceTransition() }
  }

  final func take(away controller: UIViewController) {
    guard let content = controller.viewIfLoaded, content.superview != nil else { return }
    if isAppearing { controller.beginAppearanceTransition(false, animated: false) }
    content.removeFromSuperview()
    if isAppearing { controller.endAppearanceTransition() }
  }

  // MARK: Columns side by side

  /// The stacks of the columns before the secondary one that a mode shows, in their order.
  final func leadingStacks(in mode: DisplayMode) -> [UINavigationController] {
    guard mode != .secondaryOnly else { return [] }
    let shown = supplementary == nil || mode.hasTwo ? [primaryStack, supplementaryStack] : [supplementaryStack]
    return shown.compactMap { $0 }
  }

  /// Adds and removes the columns' views as the mode requires, without moving those that are already there.
  final func showColumns() {
    if collapsed {
      for stack in [primaryStack, supplementaryStack, secondaryStack] {
        if let stack, stack !== shownAlone { take(away: stack) }
      }
      if let alone = shownAlone {
        if alone.parent !== self {
          addChild(alone)
          alone.didMove(toParent: self)
        }
        put(alone, at: 0)
      }
      return
    }
    if let secondaryStack { put(secondaryStack, at: 0) }
    if !isMovingColumns {
      let shown = leadingStacks(in: displayMode)
      for stack in [primaryStack, supplementaryStack] {
        guard let stack else { continue }
        if shown.contains(where: { $0 === stack }) { put(stack, at: view.subviews.count) } else { take(away: stack) }
      }
    }
    setModeItem(isShown: style != .unspecified)
  }

  final func setModeItem(isShown: Bool) {
    guard style != .unspecified, let root = secondaryStack?.viewControllers.first ?? heldDetail.first else { return }
    let item = root.navigationItem
    let items = item.leftBarButtonItems ?? []
    let isThere = items.contains { $0 === displayModeButtonItem }
    guard isThere != isShown else { return }
    if isShown {
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItems = [displayModeButtonItem] + items
    } else {
      let others = items.filter { $0 !== displayModeButtonItem }
      item.leftBarButtonItems = others.isEmpty ? nil : others
    }
  }

  /// Whether the primary column is at the left.
  private var isAtLeft: Bool { (primaryEdge == .leading) != view.isRightToLeft }

  /// A column's frame, `start` points from the edge of the primary column.
  private func columnFrame(from start: CGFloat, width: CGFloat) -> CGRect {
    let bounds = view.bounds
    return CGRect(x: isAtLeft ? start : bounds.width - start - width, y: 0, width: width, height: bounds.height)
  }

  /// The width of a column before the secondary one.
  private func width(of stack: UINavigationController) -> CGFloat {
    stack === primaryStack ? primaryColumnWidth : supplementaryColumnWidth
  }

  /// The frame of a column before the secondary one that is not shown: beyond the edge.
  final func hiddenFrame(of stack: UINavigationController) -> CGRect {
    columnFrame(from: -width(of: stack), width: width(of: stack))
  }

  final func layOutColumns() {
    let bounds = view.bounds
    for line in lines { line.isHidden = true }
    if collapsed {
      shownAlone?.viewIfLoaded?.frame = bounds
      dimming.isHidden = true
      return
    }
    let mode = displayMode
    let shown = leadingStacks(in: mode)
    let hairline = 1 / max(1, view.traitCollection.displayScale)
    var taken: CGFloat = 0
    for stack in [primaryStack, supplementaryStack] {
      guard let stack, let content = stack.viewIfLoaded, content.superview === view else { continue }
      let isIn = shown.contains { $0 === stack }
      let width = width(of: stack)
      content.frame = isIn ? columnFrame(from: taken, width: width) : hiddenFrame(of: stack)
      content.accessibilityViewIsModal = isIn && mode.isOver && stack === shown.first
      content.layer.shadowOpacity = mode.isOver ? 0.2 : 0
      content.layer.shadowRadius = 12
      content.layer.shadowOffset = .zero
      guard isIn else { continue }
      taken += width
      let line = lines[stack === primaryStack ? 0 : 1]
      line.isHidden = mode.isOver
      line.frame = columnFrame(from: taken - hairline, width: hairline)
      view.bringSubviewToFront(line)
    }
    if let content = secondaryStack?.viewIfLoaded, content.superview === view {
      let isDisplaced = mode == .twoDisplaceSecondary
      let start = mode.isOver ? 0 : taken
      let width = bounds.width - (isDisplaced ? supplementaryColumnWidth : start)
      content.frame = columnFrame(from: start, width: width)
    }
    dimming.frame = bounds
    dimming.alpha = mode.isOver ? 0.2 : 0
    dimming.isHidden = !mode.isOver && !isMovingColumns
  }

  // MARK: Addresses

  final func openColumns(_ names: [String]) -> Bool {
    // A stack that has moved to another container opens its places there.
    let own = [shownAlone, secondaryStack].map { $0?.parent === self ? $0 : nil }
    if collapsed || secondaryStack == nil { return own[0]?.open(addressNames: names) ?? names.isEmpty }
    if names.isEmpty { return true }
    if own[1]?.open(addressNames: names) == true { return true }
    guard let name = names.first else { return false }
    var next: UIViewController?
    for stack in [supplementaryStack, primaryStack] {
      next = next ?? stack?.topViewController?.viewController(forAddressName: name)
    }
    guard let next else { return false }
    setSecondary(next, isShown: true)
    return secondaryStack?.open(addressNames: names) ?? false
  }
}
