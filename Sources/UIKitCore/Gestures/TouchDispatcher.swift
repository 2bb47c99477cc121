import CaromGeometry

/// Translates pointers and keys to touches, presses, gestures and actions.
///
/// Each input advances one touch or press: the recognizers of the touched view and of its superviews are called first,
/// the deepest first, and then the view. The actions of recognizers are queued for the tick's gesture phase.
package final class TouchDispatcher {
  /// The touches whose end has not been reported to everybody yet, in the order in which they began.
  var touches: [UITouch] = []
  /// Where the touches are that have not ended, in points of the window.
  package var pressedPlaces: [CGPoint] { touches.filter { !$0.isUp }.map { $0.windowLocation } }
  /// The recognizers that watch touches or have not been reset since, in the order in which they joined.
  var inPlay: [UIGestureRecognizer] = []
  /// The actions to send in the gesture phase.
  var queuedActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether the gesture phase has work in the next tick.
  var needsGesturePhase = false
  /// The held keys, in the order in which they went down.
  var presses: [UIPress] = []
  /// The held key whose press a key command used.
  var commandKey: String?
  /// What the mouse is over while no button is pressed.
  var hover = Hover()
  /// The pan recognizer that a wheel drives.
  var scrolling: UIPanGestureRecognizer?
  /// The latest states of the gamepads, by index.
  package internal(set) var gamepads: [GamepadInput] = []
  /// The gamepads of an app that reads them itself, and what tells it that one has changed.
  var gamepadRegister: NSObject?
  var onGamepads: (() -> Void)?
  /// The keys that gamepads hold down.
  var gamepadKeys: [String] = []
  private var lastTap: Tap?

  /// The end of a touch that the next one may follow as another tap.
  private struct Tap {
    var end: Int64
    var place: CGPoint
    var count: Int
  }

  /// The longest pause between two taps in a row, in 1/256 of a tick: 0.35 s, as measured on iPhones.
  static let longestTapPause: Int64 = 42 * 256
  /// The greatest distance between two taps in a row, in points; our number, because Apple publishes none.
  static let farthestTap = 45.0

  /// Breaks the reference cycles between touches, recognizers and windows, in case the session ends during a touch.
  deinit {
    for recognizer in inPlay { recognizer.trackedTouches = [] }
    for touch in touches {
      touch.gestureRecognizers = nil
      touch.view = nil
      touch.window = nil
    }
  }

  // MARK: State, for the application

  /// Whether no touch, key or gesture is in progress.
  package var isIdle: Bool { touches.isEmpty && inPlay.isEmpty && presses.isEmpty && !wantsTick }

  var wantsTick: Bool { needsGesturePhase || !queuedActions.isEmpty }

  /// What is in progress, for the message of a failed test.
  package var stateText: String {
    let recognizers = inPlay.map { type(of: $0).kind + " \($0.machineState.rawValue)" }.joined(separator: ", ")
    return "\(touches.count) touches, \(presses.count) keys, recognizers: \(recognizers)"
  }

  /// The earliest tick at which a recognizer's time is up; nil if none has a deadline.
  var nextDeadline: Tick? {
    var next: Tick?
    for recognizer in inPlay {
      if let deadline = recognizer.deadline { next = min(next ?? deadline, deadline) }
    }
    return next
  }

  // MARK: Pointers

  @inline(never)
  func handle(_ pointer: PointerInput) {
    guard pointer.x.isFinite, pointer.y.isFinite else {
      return UIApplication.shared.diagnose(
        "TouchDispatcher: the location of a pointer is not finite; the page must send points.")
    }
    needsGesturePhase = true
    switch pointer.phase {
    case 0: begin(pointer)
    case 1: touch(of: pointer) == nil ? moveHover(pointer) : move(pointer)
    case 2: end(pointer)
    case 3:
      endHover(pointer)
      if let touch = touch(of: pointer) { cancel(touch, with: event(for: pointer)) }
    case 4: moveHover(pointer)
    default: UIApplication.shared.diagnose("TouchDispatcher: a pointer has the unknown phase \(pointer.phase).")
    }
  }

  private func touch(of pointer: PointerInput) -> UITouch? { touches.first { $0.id == pointer.id && !$0.isUp } }

  private func begin(_ pointer: PointerInput) {
    let event = event(for: pointer)
    if let old = touch(of: pointer) { cancel(old, with: event) }
    // A gesture that ended in this tick must not block the next one.
    if !queuedActions.isEmpty { sendQueuedActions() }
    finishSequences()

    let place = CGPoint(x: pointer.x, y: pointer.y)
    guard let view = hitTest(place, with: event), !isShutOut(view) else { return }
    let touch = UITouch(id: pointer.id)
    touch.type = pointer.type == 0 ? .direct : pointer.type == 2 ? .pencil : .indirectPointer
    touch.windowLocation = place
    touch.previousWindowLocation = place
    touch.sampleTime = sampleTime(of: pointer)
    touch.view = view
    touch.window = view.window
    touch.tapCount = tapCount(at: place, time: touch.sampleTime)
    touches.append(touch)
    event.orderedTouches = touches.filter { !$0.isUp || $0 === touch }
    touch.gestureRecognizers = watchers(of: touch, with: event)

    for recognizer in touch.gestureRecognizers ?? [] where !recognizer.isOver {
      recognizer.trackedTouches.append(touch)
      if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
      tell(recognizer, of: touch, in: event)
    }
    tellViewOfBegan(touch, with: event)
  }

  private func move(_ pointer: PointerInput) {
    guard let touch = touch(of: pointer) else { return }
    let place = CGPoint(x: pointer.x, y: pointer.y)
    guard place != touch.windowLocation else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = place
    touch.sampleTime = max(touch.sampleTime, sampleTime(of: pointer))
    touch.phase = .moved
    let event = event(for: pointer)
    tellRecognizers(of: touch, with: event)
    releaseWithheldTouches(with: event)
    if touch.telling == .told { tellView(of: touch, with: event) }
  }

  private func end(_ pointer: PointerInput) {
    guard let touch = touch(of: pointer) else { return }
    // The event may contain a last movement.
    move(pointer)
    guard !touch.isUp else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.sampleTime = max(touch.sampleTime, sampleTime(of: pointer))
    touch.phase = .ended
    touch.isUp = true
    lastTap = Tap(end: touch.sampleTime, place: touch.windowLocation, count: touch.tapCount)
    let event = event(for: pointer)
    tellRecognizers(of: touch, with: event)
    if touch.telling == .told {
      touch.telling = .endUntold
    }
    releaseWithheldTouches(with: event)
    touches.removeAll { $0.isUp && $0.telling == .over }
  }

  /// Cancels a touch for its view and all recognizers.
  func cancel(_ touch: UITouch, with event: UIEvent) {
    touch.phase = .cancelled
    touch.isUp = true
    tellRecognizers(of: touch, with: event)
    cancelInView(touch, with: event)
    touches.removeAll { $0 === touch }
  }

  /// Cancels all touches, presses and hovering, because the app is no longer active.
  func cancelEverything() {
    needsGesturePhase = true
    let event = UIEvent()
    for touch in touches { cancel(touch, with: event) }
    cancelPresses()
    leaveHover(with: event)
    for recognizer in inPlay { recognizer.giveUp() }
    lastTap = nil
  }

  /// Cancels everything and sends the actions immediately, so that nothing carries over into the run that begins now.
  func forgetEverything() {
    cancelEverything()
    sendQueuedActions()
    queuedActions = []
    scrolling = nil
  }

  /// Cancels the touches of a view that leaves its window or is hidden, and the gestures of its recognizers, and takes
  /// the keyboard focus away from it and its descendants.
  package func viewLeftWindow(_ view: UIView) {
    let application = UIApplication.shared
    if let focused = application.semantics.focused, focused.isDescendant(of: view) { application.semantics.focus(nil) }
    if let first = application.firstResponder,
      let place = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded,
      place.isDescendant(of: view)
    {
      first.resignFirstResponder()
    }
    if touches.isEmpty && inPlay.isEmpty && presses.isEmpty && hover.view == nil { return }
    needsGesturePhase = true
    let event = UIEvent()
    for touch in touches {
      if let touched = touch.view, touched.isDescendant(of: view) { cancelInView(touch, with: event) }
    }
    for recognizer in inPlay {
      if let watched = recognizer.view, watched.isDescendant(of: view) { recognizer.giveUp() }
    }
    if let hovered = hover.view, hovered.isDescendant(of: view) { leaveHover(with: event) }
  }

  // MARK: Hit testing

  /// The view at a point, in the frontmost window that has one there.
  func hitTest(_ place: CGPoint, with event: UIEvent?) -> UIView? {
    for window in UIApplication.shared.windows.reversed() {
      if let view = window.hitTest(place, with: event) { return view }
    }
    return nil
  }

  /// Whether exclusive touch currently keeps `view` from getting touches.
  private func isShutOut(_ view: UIView) -> Bool {
    touches.contains { touch in
      guard !touch.isUp, let other = touch.view, other !== view, touch.telling != .over else { return false }
      return other.isExclusiveTouch || (view.isExclusiveTouch && other.window === view.window)
    }
  }

  private func tapCount(at place: CGPoint, time: Int64) -> Int {
    guard let lastTap, time - lastTap.end <= TouchDispatcher.longestTapPause else { return 1 }
    let (dx, dy) = (place.x - lastTap.place.x, place.y - lastTap.place.y)
    return dx * dx + dy * dy <= TouchDispatcher.farthestTap * TouchDispatcher.farthestTap ? lastTap.count + 1 : 1
  }

  // MARK: Events

  /// When `pointer` was sampled, in 1/256 of a tick: within the tick that ends now.
  func sampleTime(of pointer: PointerInput) -> Int64 { (UIApplication.shared.tick - 1) * 256 + Int64(pointer.offset) }

  func event(for pointer: PointerInput) -> UIEvent {
    let event = UIEvent()
    event.timestamp = Double(sampleTime(of: pointer)) / (256 * UIApplication.ticksPerSecond)
    event.buttonMask = UIEvent.ButtonMask(rawValue: Int(pointer.buttons))
    event.modifierFlags = UIKeyModifierFlags(rawValue: Int(pointer.modifiers))
    event.orderedTouches = touches
    return event
  }
}

extension TouchDispatcher {
  /// Simulates a tap, for assistive technology that has no pointer.
  func tap(at place: CGPoint) {
    var pointer = PointerInput()
    pointer.id = .min
    pointer.x = place.x
    pointer.y = place.y
    handle(pointer)
    pointer.phase = 2
    handle(pointer)
  }
}
