extension UIGestureRecognizer {
  private var dispatcher: TouchDispatcher { UIApplication.shared.touchDispatcher }

  /// Whether the recognizer has touches and has not decided yet; those that require its failure wait for it.
  final var isUndecided: Bool { machineState == .possible && !trackedTouches.isEmpty && isEnabled }

  final var isUnderWay: Bool { machineState == .began || machineState == .changed }
  final var isOver: Bool { machineState == .ended || machineState == .cancelled || machineState == .failed }

  /// Makes the transition that a subclass requested, as far as other recognizers allow it.
  final func move(to new: State) {
    switch machineState {
    case .possible:
      switch new {
      case .possible: break
      case .failed, .cancelled: fail()
      case .began, .changed, .ended: waitingStates.isEmpty ? attempt(new) : keepWaiting(with: new)
      }
    case .began, .changed:
      switch new {
      case .possible, .began: break
      case .changed, .ended: enter(new)
      case .failed, .cancelled: enter(.cancelled)
      }
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels a gesture that has begun; lets one that has not begun fail.
  final func giveUp() {
    if isUnderWay { enter(.cancelled) } else if machineState == .possible && !trackedTouches.isEmpty { fail() }
  }

  final func fail() {
    guard machineState == .possible else { return }
    machineState = .failed
    waitingStates = []
    deadline = nil
    dispatcher.recognizerFailed(self)
  }

  private func attempt(_ new: State) {
    guard mayBegin, !isPrevented else { return fail() }
    if dispatcher.mustWait(self) {
      waitingStates = [new]
    } else {
      begin(new)
    }
  }

  private func keepWaiting(with new: State) {
    if new == .ended && waitingStates.last != .ended { waitingStates.append(new) }
  }

  /// Continues after the recognizers for which this one waited have failed.
  final func resumeIfPossible() {
    guard machineState == .possible, !waitingStates.isEmpty, !dispatcher.mustWait(self) else { return }
    let states = waitingStates
    waitingStates = []
    if isPrevented { return fail() }
    begin(states[0])
    for state in states.dropFirst() { move(to: state) }
  }

  private func begin(_ new: State) {
    deadline = nil
    // The first state of a continuous gesture is always `began`, even if a subclass sets `.changed`.
    enter(new == .changed ? .began : new)
    dispatcher.recognizerBegan(self)
  }

  private func enter(_ new: State) {
    machineState = new
    dispatcher.queueAction(of: self, for: new)
  }

  /// Whether the views from the touched one up to the recognizer's own, and the delegate, all agree.
  private var mayBegin: Bool {
    var each = trackedTouches.first?.view
    while let current = each {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      each = current === view ? nil : current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether a recognizer that shares a touch was first.
  private var isPrevented: Bool {
    dispatcher.competitors(of: self).contains { ($0.isUnderWay || $0.machineState == .ended) && $0.prevents(self) }
  }

  /// Whether recognizing this gesture makes `other` fail.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether this recognizer waits until `other` has failed.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.value === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Forgets a gesture that is over.
  final func returnToPossible() {
    machineState = .possible
    waitingStates = []
    trackedTouches = []
    deadline = nil
    reset()
  }
}
