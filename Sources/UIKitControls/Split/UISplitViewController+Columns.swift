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
  private func stack(around controller: UIViewController) -> UINavigationController {
    if let stack = controller as? UINavigationController { return stack }
    let stack = UINavigationController(rootViewController: controller)
    // Without a style, a column is shown as it was given.
    if style == .unspecified { stack.isNavigationBarHidden = true }
    return stack
  }

  private func isWrapper(_ stack: UINavigationController) -> Bool { stack !== primary && stack !== secondary }

  private func adopt(_ stack: UINavigationController) {
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

  private func take(away controller: UIViewController) {
    guard let content = controller.viewIfLoaded, content.superview != nil else { return }
    if isAppearing { controller.beginAppearanceTransition(false, animated: false) }
    content.removeFromSuperview()
    if isAppearing { controller.endAppearanceTransition() }
  }

  // MARK: Collapsing and expanding

  /// Adapts the columns to the width.
  final func update() {
    let wantsOne = view.traitCollection.horizontalSizeClass == .compact
    if wantsOne != collapsed {
      if wantsOne { collapseNow() } else { expandNow() }
    }
    showColumns()
    layOutColumns()
  }

  private func collapseNow() {
    collapsed = true
    chosenMode = nil
    if let secondaryStack, !secondaryStack.viewControllers.isEmpty { heldDetail = secondaryStack.viewControllers }
    setModeItem(isShown: false)
    guard compact == nil, let primary, let primaryStack, let secondary, let secondaryStack else { return }
    let isOnTop =
      style == .unspecified
      ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      : (delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary)
        == .secondary
    if isWrapper(primaryStack) { primaryStack.isNavigationBarHidden = false }
    take(away: secondaryStack)
    if isOnTop { mergeHeld(animated: false) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Pushes the controllers of the secondary column onto the stack of the primary one.
  private func mergeHeld(animated: Bool) {
    guard let primaryStack else { return }
    let base = primaryPart
    let detail = heldDetail.filter { held in !base.contains { $0 === held } }
    secondaryStack?.setViewControllers([], animated: false)
    firstDetail = detail.first
    primaryStack.setViewControllers(base + detail, animated: animated)
  }

  /// The part of the common stack that belongs to the primary column.
  private var primaryPart: [UIViewController] {
    let stack = primaryStack?.viewControllers ?? []
    guard let firstDetail, let place = stack.firstIndex(where: { $0 === firstDetail }) else { return stack }
    return Array(stack[..<place])
  }

  final func expandNow() {
    guard collapsed else { return }
    collapsed = false
    if let compact { take(away: compact) }
    guard let primary, let primaryStack else { return }
    if let own = delegate?.splitViewController(self, separateSecondaryFrom: primary), own !== secondary {
      secondary = own
      secondaryStack = stack(around: own)
      heldDetail = secondaryStack?.viewControllers ?? []
      primaryStack.setViewControllers(primaryPart, animated: false)
    } else {
      let base = primaryPart
      let detail = Array(primaryStack.viewControllers[base.count...])
      // A user who went back to the primary column gets the contents of the secondary one back.
      if !detail.isEmpty { heldDetail = detail }
      primaryStack.setViewControllers(base, animated: false)
    }
    firstDetail = nil
    if style == .unspecified, isWrapper(primaryStack) { primaryStack.isNavigationBarHidden = true }
    if let secondaryStack {
      secondaryStack.namesRoot = true
      if !heldDetail.isEmpty { secondaryStack.setViewControllers(heldDetail, animated: false) }
      adopt(secondaryStack)
    }
    heldDetail = []
    let proposed = displayMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { chosenMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Goes to a column in the common stack.
  final func showInStack(_ column: Column) {
    guard let primaryStack else { return }
    switch column {
    case .secondary:
      if firstDetail == nil || primaryPart.count == primaryStack.viewControllers.count { mergeHeld(animated: true) }
    case .primary: if let last = primaryPart.last { primaryStack.popToViewController(last, animated: true) }
    default: break
    }
  }

  // MARK: Two columns

  /// Adds and removes the columns' views as the mode requires, without moving those that are already there.
  private func showColumns() {
    if collapsed {
      for stack in [primaryStack, secondaryStack] { if let stack, stack !== shownAlone { take(away: stack) } }
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
    if let primaryStack, !isMovingPrimary {
      if displayMode == .secondaryOnly { take(away: primaryStack) } else { put(primaryStack, at: view.subviews.count) }
    }
    setModeItem(isShown: style != .unspecified)
  }

  private func setModeItem(isShown: Bool) {
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

  final func layOutColumns() {
    let bounds = view.bounds
    if collapsed {
      shownAlone?.viewIfLoaded?.frame = bounds
      dimming.isHidden = true
      line.isHidden = true
      return
    }
    let mode = displayMode
    let width = primaryColumnWidth
    let isBeside = mode == .oneBesideSecondary && primaryStack != nil
    if let content = secondaryStack?.viewIfLoaded, content.superview === view {
      let taken = isBeside ? width : 0
      content.frame = CGRect(x: isAtLeft ? taken : 0, y: 0, width: bounds.width - taken, height: bounds.height)
    }
    let isIn = mode != .secondaryOnly
    if let content = primaryStack?.viewIfLoaded, content.superview === view {
      content.frame = primaryFrame(isIn: isIn, width: width)
      content.accessibilityViewIsModal = mode == .oneOverSecondary
      content.layer.shadowOpacity = mode == .oneOverSecondary ? 0.2 : 0
      content.layer.shadowRadius = 12
      content.layer.shadowOffset = .zero
    }
    dimming.frame = bounds
    dimming.alpha = mode == .oneOverSecondary ? 0.2 : 0
    dimming.isHidden = mode != .oneOverSecondary && !isMovingPrimary
    let hairline = 1 / max(1, view.traitCollection.displayScale)
    line.isHidden = !isBeside
    line.frame = CGRect(
      x: isAtLeft ? width - hairline : bounds.width - width, y: 0, width: hairline, height: bounds.height)
    view.bringSubviewToFront(line)
  }

  private func primaryFrame(isIn: Bool, width: CGFloat) -> CGRect {
    let bounds = view.bounds
    let x = isAtLeft ? (isIn ? 0 : -width) : (isIn ? bounds.width - width : bounds.width)
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  // MARK: Showing and hiding the primary column

  /// Changes the mode because the user, or code, requested it.
  final func choose(_ mode: DisplayMode) {
    guard !collapsed, displayMode != mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    if mode == .secondaryOnly {
      delegate?.splitViewController(self, willHide: .primary)
    } else if displayMode == .secondaryOnly {
      delegate?.splitViewController(self, willShow: .primary)
    }
    let old = displayMode
    chosenMode = mode
    moveColumns(animated: true, from: old)
  }

  final func moveColumns(animated: Bool, from old: DisplayMode? = nil) {
    guard !collapsed, let primaryStack else { return }
    let isIn = displayMode != .secondaryOnly
    let wasIn = primaryStack.viewIfLoaded?.superview === view
    guard animated, view.window != nil, isIn != wasIn, !isMovingPrimary else {
      showColumns()
      return layOutColumns()
    }
    isMovingPrimary = true
    if isIn {
      view.bringSubviewToFront(dimming)
      if isAppearing { primaryStack.beginAppearanceTransition(true, animated: true) }
      UIView.performWithoutAnimation {
        view.addSubview(primaryStack.view)
        primaryStack.view.frame = primaryFrame(isIn: false, width: primaryColumnWidth)
        primaryStack.view.layoutIfNeeded()
        dimming.isHidden = false
      }
    } else if isAppearing {
      primaryStack.beginAppearanceTransition(false, animated: true)
    }
    let reduces = view.traitCollection.reducesMotion
    let isSeen = isAppearing
    view.spring(0.4, damping: 1, animated: !reduces) {
      layOutColumns()
      secondaryStack?.viewIfLoaded?.layoutIfNeeded()
    } completion: { [me = Weak(self)] _ in
      guard let me = me.value else { return }
      me.isMovingPrimary = false
      if !isIn { me.primaryStack?.viewIfLoaded?.removeFromSuperview() }
      if isSeen { me.primaryStack?.endAppearanceTransition() }
      me.showColumns()
      me.layOutColumns()
    }
  }

  // MARK: Addresses

  final func openColumns(_ names: [String]) -> Bool {
    // A stack that went to another container opens its places there.
    let own = [shownAlone, secondaryStack].map { $0?.parent === self ? $0 : nil }
    if collapsed || secondaryStack == nil { return own[0]?.open(addressNames: names) ?? names.isEmpty }
    if names.isEmpty { return true }
    if own[1]?.open(addressNames: names) == true { return true }
    guard let name = names.first, let next = primaryStack?.topViewController?.viewController(forAddressName: name)
    else {
      return false
    }
    setSecondary(next, isShown: true)
    return secondaryStack?.open(addressNames: names) ?? false
  }
}
