import CaromGeometry
import UIKitCore

extension UISplitViewController {
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
    if let supplementaryStack { heldMiddle = supplementaryStack.viewControllers }
    if let secondaryStack, !secondaryStack.viewControllers.isEmpty { heldDetail = secondaryStack.viewControllers }
    setModeItem(isShown: false)
    guard compact == nil, let primary, let primaryStack, let secondary, let secondaryStack else { return }
    let top: Column =
      style == .unspecified
      ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true ? .primary : .secondary
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    if isWrapper(primaryStack) { primaryStack.isNavigationBarHidden = false }
    if let supplementaryStack { take(away: supplementaryStack) }
    take(away: secondaryStack)
    if top != .primary { mergeHeld(upTo: top, animated: false) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Pushes the controllers of the supplementary column, and those of the secondary one if `column` is that, onto the
  /// stack of the primary one.
  final func mergeHeld(upTo column: Column = .secondary, animated: Bool) {
    guard let primaryStack else { return }
    let base = primaryPart
    let middle = heldMiddle.filter { held in !base.contains { $0 === held } }
    supplementaryStack?.setViewControllers([], animated: false)
    firstMiddle = middle.first
    guard column != .supplementary else { return primaryStack.setViewControllers(base + middle, animated: animated) }
    let detail = heldDetail.filter { held in !(base + middle).contains { $0 === held } }
    secondaryStack?.setViewControllers([], animated: false)
    firstDetail = detail.first
    primaryStack.setViewControllers(base + middle + detail, animated: animated)
  }

  /// The part of the common stack from `start` up to, but not including, `end`; either may be missing from the stack.
  private func part(from start: UIViewController?, to end: [UIViewController?]) -> [UIViewController] {
    let stack = primaryStack?.viewControllers ?? []
    func place(of controller: UIViewController?) -> Int? {
      controller.flatMap { wanted in stack.firstIndex { $0 === wanted } }
    }
    let last = end.compactMap { place(of: $0) }.min() ?? stack.count
    let first = start == nil ? 0 : place(of: start) ?? last
    return Array(stack[min(first, last)..<last])
  }
  /// The part of the common stack that belongs to the primary column.
  private var primaryPart: [UIViewController] { part(from: nil, to: [firstMiddle, firstDetail]) }

  /// Notes which controllers of the common stack belong to later columns although an address, and not the split view,
  /// pushed them.
  private func claimPushed() {
    let stack = (primaryStack?.viewControllers ?? []).dropFirst()
    func pushed(_ held: [UIViewController]) -> UIViewController? {
      stack.first { each in held.contains { $0 === each } }
    }
    if firstMiddle == nil, let first = pushed(heldMiddle) {
      firstMiddle = first
      supplementaryStack?.setViewControllers([], animated: false)
    }
    if firstDetail == nil, let first = pushed(heldDetail) {
      firstDetail = first
      secondaryStack?.setViewControllers([], animated: false)
    }
  }

  final func expandNow() {
    guard collapsed else { return }
    collapsed = false
    if let compact { take(away: compact) }
    guard let primary, let primaryStack else { return }
    claimPushed()
    let base = primaryPart
    let middle = firstMiddle == nil ? [] : part(from: firstMiddle, to: [firstDetail])
    let detail = firstDetail == nil ? [] : part(from: firstDetail, to: [])
    // A user who went back to an earlier column gets the contents of the later ones back.
    if !middle.isEmpty { heldMiddle = middle }
    if !detail.isEmpty { heldDetail = detail }
    let own = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let own, own !== secondary {
      secondary = own
      secondaryStack = stack(around: own)
      heldDetail = secondaryStack?.viewControllers ?? []
    }
    primaryStack.setViewControllers(base, animated: false)
    (firstMiddle, firstDetail) = (nil, nil)
    if style == .unspecified, isWrapper(primaryStack) { primaryStack.isNavigationBarHidden = true }
    if let supplementaryStack {
      if !heldMiddle.isEmpty { supplementaryStack.setViewControllers(heldMiddle, animated: false) }
      adopt(supplementaryStack)
    }
    if let secondaryStack {
      secondaryStack.namesRoot = true
      if !heldDetail.isEmpty { secondaryStack.setViewControllers(heldDetail, animated: false) }
      adopt(secondaryStack)
    }
    (heldMiddle, heldDetail) = ([], [])
    let proposed = displayMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { chosenMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Goes to a column in the common stack.
  final func showInStack(_ column: Column) {
    guard let primaryStack else { return }
    let stack = primaryStack.viewControllers
    func has(_ first: UIViewController?) -> Bool { first.map { wanted in stack.contains { $0 === wanted } } ?? false }
    switch column {
    case .secondary: if !has(firstDetail) { mergeHeld(animated: true) }
    case .supplementary:
      if has(firstDetail), let last = part(from: firstMiddle, to: [firstDetail]).last {
        primaryStack.popToViewController(last, animated: true)
      } else if !has(firstMiddle) {
        mergeHeld(upTo: .supplementary, animated: true)
      }
    case .primary: if let last = primaryPart.last { primaryStack.popToViewController(last, animated: true) }
    default: break
    }
  }
}
