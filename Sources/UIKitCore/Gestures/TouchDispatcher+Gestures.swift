extension TouchDispatcher {
  /// The recognizers that are told of a touch: the deepest view's first, on one view the one added last first.
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

  /// Tells every recognizer that still watches the touch.
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

  /// Whether one that `recognizer` waits for has not decided yet.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    inPlay.contains { $0 !== recognizer && $0.isUndecided && recognizer.requiresFailure(of: $0) }
  }

  /// `recognizer` has begun: others on its touches fail, and its view's touches end.
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

  /// `recognizer` has failed: those that waited for it go on.
  func recognizerFailed(_ recognizer: UIGestureRecognizer) {
    needsGesturePhase = true
    for other in inPlay where other !== recognizer && !other.waitingStates.isEmpty { other.resumeIfPossible() }
  }

  // MARK: The gesture phase

  /// Lets recognizers decide by time, sends their actions, and resets those whose gesture is over.
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

  /// Keeps an action for the gesture phase; changes without anything between them are told once.
  func queueAction(of recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    if state == .changed, let last = queuedActions.last(where: { $0.recognizer === recognizer }), last.state == .changed
    {
      return
    }
    queuedActions.append((recognizer, state))
  }

  func sendQueuedActions() {
    // One by one: an action that begins a run has those behind it sent first. What actions queue comes in the next tick.
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
      // One that has not decided waits for its time, or for others; without either nothing more can come.
      if !recognizer.isOver && (recognizer.deadline != nil || !recognizer.waitingStates.isEmpty) { return false }
      finished.append(recognizer)
      return true
    }
    for recognizer in finished { recognizer.returnToPossible() }
  }
}
