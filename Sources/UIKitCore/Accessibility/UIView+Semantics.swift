import CaromGeometry

extension UIView {
  /// Writes the semantics for the page, if they changed.
  final func commitSemantics(into commands: inout CommandBuffer) {
    let semantics = self.semantics
    guard semantics != committedSemantics ?? Semantics() else { return }
    committedSemantics = semantics
    commands.put(
      .semantics(
        role: semantics.role?.rawValue ?? "", label: semantics.label, value: semantics.value, hint: semantics.hint,
        states: semantics.states.rawValue, now: semantics.range?.now ?? 0, least: semantics.range?.least ?? 0,
        greatest: semantics.range?.greatest ?? 0), layer.id)
  }

  /// The semantics of this view at the moment.
  package final var semantics: Semantics {
    var semantics = Semantics()
    if roleInForce == .text && elementAround != nil {
      // The element around the text already contains it.
    } else if isAccessibilityElement || semanticRole != nil {
      semantics.role = roleInForce
      semantics.label = accessibilityLabel ?? ""
      semantics.value = accessibilityValue ?? ""
      semantics.hint = hintInForce
      semantics.range = semanticRange
      // ARIA requires a number for a slider. If there is none, the middle of the range stands for a value that can go
      // both ways; screen readers read `value`.
      if semantics.role == .slider, semantics.range == nil {
        semantics.range = Semantics.Range(now: 0.5, least: 0, greatest: 1)
      }
    } else if isUnreadText {
      // Without this, the page would read its words.
    } else if let label = accessibilityLabel, !label.isEmpty {
      semantics.role = .group
      semantics.label = label
    }
    semantics.states = statesInForce
    if semantics.range != nil { semantics.states.insert(.hasRange) }
    return semantics
  }

  /// The app's hint, and the key that opens the custom actions.
  private var hintInForce: String {
    let hint = accessibilityHint ?? ""
    guard hasCustomActions || recognizers.contains(where: { $0.onMenuKey != nil }) else { return hint }
    return hint + (hint.isEmpty ? "" : ", ") + "Shift F10 for actions"
  }

  /// The subclass's role, or the one that the traits imply.
  package final var roleInForce: Semantics.Role? {
    if let semanticRole { return semanticRole }
    let traits = accessibilityTraits
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.searchField) { return .searchbox }
    if traits.contains(.tabBar) { return .tablist }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .img }
    if traits.contains(.staticText) { return .text }
    return isAccessibilityElement ? .group : nil
  }

  private var statesInForce: Semantics.State {
    var states = semanticStates
    let traits = accessibilityTraits
    if traits.contains(.selected) { states.insert(.selected) }
    if traits.contains(.notEnabled) { states.insert(.disabled) }
    if traits.contains(.adjustable) { states.insert(.adjustable) }
    if accessibilityElementsHidden || alpha < 0.01 || isCoveredByModal || isUnreadText { states.insert(.hidden) }
    if accessibilityViewIsModal { states.insert(.modal) }
    if superview?.holdsListItems == true, isUserInteractionEnabled || !subviews.isEmpty { states.insert(.listed) }
    if hasCustomActions { states.insert(.hasActions) }
    switch roleInForce {
    case .switch, .checkbox, .radio:
      states.insert(.checkable)
      if states.contains(.selected) { states.insert(.checked) }
    case .tab, .row, .cell, .option: states.insert(.selectable)
    // A selected button is a toggle button that is pressed.
    case .button where states.contains(.selected): states.insert(.selectable)
    default: break
    }
    if canBecomeFocused && !states.contains(.hidden) { states.insert(isTabStop ? .focusable : .reachable) }
    return states
  }

  /// Whether the view is a text that is not read, because the app has made it no accessibility element.
  private var isUnreadText: Bool { !isAccessibilityElement && subviews.isEmpty && roleInForce == .text }

  /// The nearest ancestor that is an accessibility element, which is read as a whole.
  final var elementAround: UIView? {
    var each = superview
    while let view = each {
      if view.isAccessibilityElement { return view }
      each = view.superview
    }
    return nil
  }

  /// The view became an accessibility element, or is no longer one: labels inside change as well.
  final func elementChanged() {
    semanticsChanged()
    for view in subviews { view.elementChanged() }
  }

  /// Whether a modal sibling is in front.
  package final var isCoveredByModal: Bool {
    guard let superview, let modal = UIApplication.shared.semantics.frontModal(in: superview), modal !== self,
      let front = superview.subviews.place(of: modal), let own = superview.subviews.place(of: self)
    else { return false }
    return own < front
  }

  /// The nearest ancestor among whose elements arrow keys move; nil if Tab stops at each of them.
  package final var arrowGroup: UIView? {
    var each = superview
    while let view = each {
      if let role = view.roleInForce, role.movesFocusByArrows { return view }
      each = view.superview
    }
    return nil
  }

  /// Whether Tab stops here. In a group it stops at the selected element, or else at the first.
  private var isTabStop: Bool {
    guard let group = arrowGroup else { return true }
    let members = group.focusableDescendants
    let chosen = members.first { $0.accessibilityTraits.contains(.selected) || $0.semanticStates.contains(.checked) }
    return (chosen ?? members.first) === self
  }

  /// The views inside this one that can have the keyboard focus, in reading order.
  package final var focusableDescendants: [UIView] {
    var found: [UIView] = []
    func collect(_ view: UIView) {
      for each in view.subviews where each.isReadable {
        if each.canBecomeFocused { found.append(each) }
        if !each.isAccessibilityElement { collect(each) }
      }
    }
    collect(self)
    return found
  }

  /// Whether this view by itself is visible to screen readers and the keyboard; ancestors are not considered.
  package final var isReadable: Bool {
    !isHidden && alpha >= 0.01 && !accessibilityElementsHidden && !isCoveredByModal
  }

  /// Whether the view can have the keyboard focus at the moment; ancestors are considered.
  package final var isReachable: Bool {
    window != nil && canBecomeFocused && isReadableThroughout
  }

  /// Whether this view and all views around it are visible to screen readers and the keyboard.
  final var isReadableThroughout: Bool {
    var each: UIView? = self
    while let view = each {
      if !view.isReadable { return false }
      each = view.superview
    }
    return true
  }

  /// Whether a modal view covers this view or one around it.
  final var isUnderModal: Bool {
    var each: UIView? = self
    while let view = each {
      if view.isCoveredByModal { return true }
      each = view.superview
    }
    return false
  }

  /// The view became visible, or invisible.
  final func visibilityChanged() {
    semanticsChanged()
    UIApplication.shared.semantics.forgetModal()
    if accessibilityViewIsModal { modalityChanged() }
  }

  /// Notifies the siblings that this view became modal, or is no longer modal.
  final func modalityChanged() {
    UIApplication.shared.semantics.forgetModal()
    for view in superview?.subviews ?? [] { view.semanticsChanged() }
  }
}
