import CaromGeometry

extension UIView {
  /// Does what a tap in its middle does, unless the view knows better.
  package final func activate() {
    guard !accessibilityTraits.contains(.notEnabled), !accessibilityActivate() else { return }
    UIApplication.shared.touchDispatcher.tap(at: accessibilityActivationPoint)
  }

  /// Keys that every element understands; true where the key was one.
  package final func handleStandardKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    if key.opensMenu, hasCustomActions {
      if !isRepeat { showCustomActions() }
      return true
    }
    guard key.modifierFlags.isEmpty else { return false }
    switch key.code {
    case "Space", "Enter", "NumpadEnter":
      guard isActivatable else { return false }
      if !isRepeat { activate() }
      return true
    case "ArrowRight": return step(by: isRightToLeft ? -1 : 1)
    case "ArrowLeft": return step(by: isRightToLeft ? 1 : -1)
    case "ArrowUp": return accessibilityTraits.contains(.adjustable) ? step(by: 1) : step(by: -1)
    case "ArrowDown": return accessibilityTraits.contains(.adjustable) ? step(by: -1) : step(by: 1)
    default: return false
    }
  }

  /// Whether there are actions of the app's beyond what the element is for.
  final var hasCustomActions: Bool { accessibilityCustomActions?.isEmpty == false }

  /// Offers the custom actions as a menu that has the keyboard.
  private func showCustomActions() {
    guard let actions = accessibilityCustomActions, let controller = UIApplication.shared.frontmostController else {
      return
    }
    controller.present(ActionMenu(actions, of: self), animated: true)
  }

  private var isActivatable: Bool {
    switch roleInForce {
    case .button, .link, .switch, .checkbox, .radio, .tab, .menuitem, .cell, .row, .listitem, .option: true
    default: false
    }
  }

  /// One step of the value, or to the next element of the group.
  private func step(by direction: Int) -> Bool {
    if accessibilityTraits.contains(.adjustable) {
      if direction > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
      return true
    }
    guard let members = arrowGroup?.focusableDescendants, let here = members.firstIndex(where: { $0 === self }) else {
      return false
    }
    let next = members[(here + direction + members.count) % members.count]
    UIApplication.shared.focus(next)
    // In radio groups and lists of tabs the focus chooses, as on the web.
    if next !== self, next.roleInForce == .radio || next.roleInForce == .tab { next.activate() }
    return true
  }
}

extension UIKey {
  /// Whether it asks what can be done with an element: the menu key, or Shift and F10.
  fileprivate var opensMenu: Bool {
    code == "ContextMenu" && modifierFlags.isEmpty || code == "F10" && modifierFlags == .shift
  }
}
