extension TouchDispatcher {
  /// The recognizers that get a touch: those of the deepest view first, and on one view the one that was added last.
  func watchers(of touch: UITouch, with event: UIEvent) -> [UIGestureRecognizer] {
    var watchers: [UIGestureRecognizer] = []
    var each = touch.view
    while let view = each {
      for recognizer in view.recognizers.reversed() where watches(recognizer, touch, event) {
        watchers.append(recognizer)
      }
      each = view.superview
    }
    return watchers
  }

  private func watches(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(touch.type), recognizer.shouldReceive(event)
    else {
      return false
    }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  /// Passes the touch's phase to all recognizers that still watch it.
  func tellRecognizers(of touch: UITouch, with event: UIEvent) {
    for recognizer in touch.gestureRecognizers ?? [] { tell(recognizer, of: touch, in: event) }
  }

  func tell(_ recognizer: UIGestureRecognizer, of touch: UITouch, in event: UIEvent) {
    guard !recognizer.isOver, recognizer.trackedTouches.contains(where: { $0 === touch }) else { return }
    recognizer.modifierFlags = event.modifierFlags
    recognizer.buttonMask = event.buttonMask
    let set: Set<UITouch> = [touch]
    (recognizer.view?.clock ?? UIApplication.shared.clock).perform {
      switch touch.phase {
      case .began: recognizer.touchesBegan(set, with: event)
      case .moved, .stationary: recognizer.touchesMoved(set, with: event)
      case .ended: recognizer.touchesEnded(set, with: event)
      case .cancelled: recognizer.touchesCancelled(set, with: event)
      }
    }
    guard touch.isUp else { return }
    let hasOthers = recognizer.trackedTouches.contains { !$0.isUp }
    if hasOthers { recognizer.trackedTouches.removeAll { $0 === touch } }
    if touch.phase == .cancelled && !hasOthers { recognizer.giveUp() }
  }

  // MARK: Competition

  /// The other recognizers that share a touch with `recognizer`.
  func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inPlay.filter { other in other !== recognizer && share(recognizer, other) }
  }

  private func share(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.trackedTouches.contains { touch in other.trackedTouches.contains { $0 === touch } }
  }

  /// Whether a recognizer for which `recognizer` waits has not decided yet.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { $0 !== recognizer && $0.isUndecided && recognizer.requiresFailure(of: $0) }
  }

  /// Called when `recognizer` has begun: competing recognizers fail, and its touches are cancelled in views.
  func recognizerBegan(_ recognizer: UIGestureRecognizer) {
    for other in inPlay where other !== recognizer && other.isUndecided {
      let isPrevented = share(recognizer, other) && recognizer.prevents(other)
      let waitedInVain = !other.waitingStates.isEmpty && other.requiresFailure(of: recognizer)
      if isPrevented || waitedInVain { other.fail() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    let event = UIEvent()
    event.orderedTouches = touches
    for touch in touches where recognizer.trackedTouches.contains(where: { $0 === touch }) {
      cancelInView(touch, with: event)
    }
  }

  /// Called when `recognizer` has failed: those that waited for it continue.
  func recognizerFailed(_ recognizer: UIGestureRecognizer) {
    needsGesturePhase = true
    for other in inPlay where other !== recognizer && !other.waitingStates.isEmpty { other.resumeIfPossible() }
  }

  // MARK: The gesture phase

  /// Calls recognizers whose time is up, sends actions, and resets recognizers whose gesture is over.
  func recognizeGestures(at tick: Tick) {
    for recognizer in inPlay {
      guard let deadline = recognizer.deadline, deadline <= tick else { continue }
      recognizer.deadline = nil
      needsGesturePhase = true
      (recognizer.view?.clock ?? UIApplication.shared.clock).perform { recognizer.timeIsUp() }
    }
    guard wantsTick else { return }
    needsGesturePhase = false
    sendQueuedActions()
    finishSequences()
    releaseWithheldTouches(with: UIEvent())
  }

  /// Queues an action for the gesture phase; successive changes are sent as one.
  func queueAction(of recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    if state == .changed, let last = queuedActions.last(where: { $0.recognizer === recognizer }), last.state == .changed
    {
      return
    }
    queuedActions.append((recognizer, state))
  }

  func sendQueuedActions() {
    // One at a time, because an action may start a run that sends those behind it first. Actions that are queued meanwhile
    // are sent in the next tick.
    for _ in queuedActions where !queuedActions.isEmpty {
      let (recognizer, state) = queuedActions.removeFirst()
      (recognizer.view?.clock ?? UIApplication.shared.clock).perform {
        recognizer.sendActions(for: state)
      }
    }
  }

  /// Resets the recognizers whose gesture is over and whose touches are all up.
  func finishSequences() {
    var finished: [UIGestureRecognizer] = []
    inPlay.removeAll { recognizer in
      guard recognizer.trackedTouches.allSatisfy({ $0.isUp }), !recognizer.isUnderWay else { return false }
      // An undecided recognizer stays only if it waits for its deadline or for another recognizer.
      if !recognizer.isOver && (recognizer.deadline != nil || !recognizer.waitingStates.isEmpty) { return false }
      finished.append(recognizer)
      return true
    }
    for recognizer in finished { recognizer.returnToPossible() }
  }
}
