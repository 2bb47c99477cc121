import CaromGeometry

extension UIView {
  /// Activates the view as Space and Enter do: calls `accessibilityActivate()`, and taps its middle if that returns
  /// false.
  package final func activate() {
    guard !accessibilityTraits.contains(.notEnabled), !accessibilityActivate() else { return }
    UIApplication.shared.touchDispatcher.tap(at: accessibilityActivationPoint)
  }

  /// Handles the keys that all elements understand; returns whether this was one.
  package final func handleStandardKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    if key.opensMenu, hasCustomActions {
      if !isRepeat { showCustomActions() }
      return true
    }
    if key.opensMenu, let open = recognizers.first(where: { $0.onMenuKey != nil })?.onMenuKey {
      if !isRepeat { open() }
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

  /// Whether the element has actions besides its main one.
  final var hasCustomActions: Bool { accessibilityCustomActions?.isEmpty == false }

  /// Shows the custom actions in a menu that has the keyboard focus.
  final func showCustomActions() {
    guard let actions = accessibilityCustomActions else { return }
    actions.first?.showMenu(actions, self)
  }

  private var isActivatable: Bool {
    switch roleInForce {
    case .button, .link, .switch, .checkbox, .radio, .tab, .menuitem, .cell, .row, .listitem, .option: true
    default: false
    }
  }

  /// Changes the value by one step, or moves the focus to the next element of the group.
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
    // In radio groups and tab lists the focus also selects, as usual on the web.
    if next !== self, next.roleInForce == .radio || next.roleInForce == .tab { next.activate() }
    return true
  }
}

extension UIKey {
  /// Whether the key opens the menu of actions: the menu key, or Shift-F10.
  fileprivate var opensMenu: Bool {
    code == "ContextMenu" && modifierFlags.isEmpty || code == "F10" && modifierFlags == .shift
  }
}
