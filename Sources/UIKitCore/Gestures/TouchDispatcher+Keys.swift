import CaromGeometry

extension TouchDispatcher {
  /// Sends a key to whatever has the keyboard: first the focused view's `handleKey`, then key commands up the responder
  /// chain, then presses up the responder chain. An Escape that no command uses closes whatever is open.
  @inline(never)
  func handle(_ input: KeyInput) {
    let key = UIKey(
      code: input.code, characters: input.characters,
      modifierFlags: UIKeyModifierFlags(rawValue: Int(input.modifiers)))
    UIApplication.shared.semantics.dropUnreachableFocus()
    switch input.phase {
    case 0: press(key)
    case 1: pressAgain(key)
    case 2: release(key)
    default: UIApplication.shared.diagnose("TouchDispatcher: a key has the unknown phase \(input.phase).")
    }
  }

  /// Passes an event of a text field to the field, or to the first responder if the field no longer exists.
  @inline(never)
  func handle(_ text: TextInput) {
    let application = UIApplication.shared
    let view = application.view(ofLayer: text.layer) ?? application.firstResponder as? UIView
    guard let view else { return }
    view.clock.perform { view.fieldOwner?.received(text) }
  }

  // MARK: Down, repeat, up

  private func press(_ key: UIKey) {
    if let held = presses.first(where: { $0.key?.code == key.code }) { end(held, as: .cancelled) }
    commandKey = nil
    if handleByFocus(key, isRepeat: false) { return }
    if performCommand(for: key) {
      commandKey = key.code
      return
    }
    if performEscape(for: key) { return }
    guard let responder = keyTargets.first else { return }
    let press = UIPress(key: key)
    press.responder = responder
    presses.append(press)
    let event = self.event
    run(for: responder) { responder.pressesBegan([press], with: event) }
  }

  private func pressAgain(_ key: UIKey) {
    guard let press = presses.first(where: { $0.key?.code == key.code }) else {
      // The focused view or a command used the first press; it gets the repeats too.
      if commandKey == key.code { _ = performCommand(for: key) } else { _ = handleByFocus(key, isRepeat: true) }
      return
    }
    guard let responder = press.responder else { return }
    press.phase = .changed
    press.isRepeat = true
    let event = self.event
    run(for: responder) { responder.pressesChanged([press], with: event) }
  }

  private func release(_ key: UIKey) {
    if commandKey == key.code { commandKey = nil }
    if let press = presses.first(where: { $0.key?.code == key.code }) { end(press, as: .ended) }
  }

  func cancelPresses() { for press in presses { end(press, as: .cancelled) } }

  private func end(_ press: UIPress, as phase: UIPress.Phase) {
    press.phase = phase
    let event = self.event
    presses.removeAll { $0 === press }
    guard let responder = press.responder else { return }
    run(for: responder) {
      if phase == .ended {
        responder.pressesEnded([press], with: event)
      } else {
        responder.pressesCancelled([press], with: event)
      }
    }
  }

  private var event: UIPressesEvent {
    let event = UIPressesEvent()
    event.type = .presses
    event.timestamp = Double(UIApplication.shared.tick) / UIApplication.ticksPerSecond
    event.modifierFlags = presses.last?.key?.modifierFlags ?? []
    event.orderedPresses = presses
    return event
  }

  // MARK: Receivers of keys

  /// The starts of the responder chains that may use a key: the focused view, the first responder, the frontmost
  /// controller.
  private var keyTargets: [UIResponder] {
    var targets: [UIResponder] = []
    if let focused = UIApplication.shared.focusedView { targets.append(focused) }
    if let first = UIApplication.shared.firstResponder { targets.append(first) }
    if let front = UIApplication.shared.frontmostController { targets.append(front) }
    return targets
  }

  private func handleByFocus(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard let view = UIApplication.shared.focusedView else { return false }
    var isDone = false
    run(for: view) { isDone = view.handleKey(key, isRepeat: isRepeat) }
    return isDone
  }

  private func performCommand(for key: UIKey) -> Bool {
    for target in keyTargets {
      var each: UIResponder? = target
      while let responder = each {
        if let command = responder.keyCommands?.first(where: { $0.matches(key) }) {
          run(for: responder) { command.action.send(to: responder, from: command) }
          return true
        }
        each = responder.next
      }
    }
    return false
  }

  private func performEscape(for key: UIKey) -> Bool {
    key.code == "Escape" && keyTargets.contains { escape(from: $0) }
  }

  /// Asks `responder` and the rest of its chain to close whatever is open.
  func escape(from responder: UIResponder) -> Bool {
    var each: UIResponder? = responder
    while let current = each {
      var isDone = false
      run(for: current) { isDone = current.accessibilityPerformEscape() }
      if isDone { return true }
      each = current.next
    }
    return false
  }

  private func run(for responder: UIResponder, _ body: () -> Void) {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    (view?.clock ?? UIApplication.shared.clock).perform(body)
  }
}

extension UIApplication {
  /// The controller that the user sees in front: the one presented last, or the innermost one that is shown.
  package var frontmostController: UIViewController? {
    var each = keyWindow?.rootViewController
    while let controller = each {
      guard let inner = controller.ownPresented ?? controller.shownChildren.last else {
        return controller
      }
      each = inner
    }
    return nil
  }

  /// The view with the layer `id`; nil if it is in no window.
  package func view(ofLayer id: Int32) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if view.layer.id == id { return view }
      for each in view.subviews { if let found = search(each) { return found } }
      return nil
    }
    for window in windows { if let found = search(window) { return found } }
    return nil
  }
}
