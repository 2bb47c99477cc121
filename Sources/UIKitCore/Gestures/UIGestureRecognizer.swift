import CaromGeometry

/// Watches the touches of its view and of the view's descendants, and sends actions when it recognizes a gesture.
///
/// Subclasses override the `touches…` methods, set `state`, and forget the gesture in `reset()`.
///
///     final class FirmPress: UIGestureRecognizer {
///       override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { wake(after: 1) }
///       override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
///       override func timeIsUp() { state = .recognized }
///     }
open class UIGestureRecognizer: UIObject {
  /// The state of a gesture.
  ///
  /// Continuous gestures go from possible to began, changed (any number of times), and ended or cancelled. Discrete
  /// ones go from possible to ended. Both go from possible to failed if the touches do not match.
  public enum State: Int, Sendable {
    /// `possible` before a decision, `began`, `changed` and `ended` for a recognized gesture, `cancelled` if it was
    /// interrupted, and `failed` if the touches are not this gesture.
    case possible, began, changed, ended, cancelled, failed
    /// Another name of `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// The view whose touches are watched; nil until the recognizer is added to one.
  @BackLink public package(set) final var view: UIView?
  /// The delegate, which is referenced weakly; nil by default.
  @Weak public final var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  public final var name: String?

  /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
  public final var cancelsTouchesInView = true
  /// Whether the view gets touches only after this recognizer has failed; false by default.
  public final var delaysTouchesBegan = false
  /// Whether the view gets the end of a touch only after this recognizer has decided; true by default.
  public final var delaysTouchesEnded = true
  /// The kinds of touches that are watched; all by default.
  public final var allowedTouchTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

  /// The modifier keys that were held at the latest event.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that were pressed at the latest event.
  public internal(set) final var buttonMask: UIEvent.ButtonMask = .primary

  /// The touches of the current gesture, in the order in which they began; lifted ones stay until the gesture is over.
  package internal(set) final var trackedTouches: [UITouch] = []
  /// The state of the state machine.
  final var machineState = State.possible
  /// The state reported by the action that is being sent; the state machine may be further by then.
  final var reportedState: State?
  /// The states reached while the recognizer waits for another one to fail.
  final var waitingStates: [State] = []
  final var requiredToFail: [Weak<UIGestureRecognizer>] = []
  /// The application's tick at which `timeIsUp()` is called.
  final var deadline: Tick?
  private final var actions: [Action] = []
  /// The action of the menu key and Shift-F10 in the recognizer's view; nil for none.
  package final var onMenuKey: (() -> Void)?

  private struct Action {
    var target = ActionTarget(nil)
    var selector: Selector?
    var body: ((UIGestureRecognizer) -> Void)?
  }

  /// Creates a recognizer that sends `action` to `target`, which is referenced weakly if it is an `NSObject`; without
  /// both it has no action.
  public init(target: AnyObject?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without an action.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls `body`. Capture its owner weakly: `UIGestureRecognizer { [me = Weak(self)] gesture
  /// in … }`.
  public convenience init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(body)
  }

  open override class var kind: String { "UIGestureRecognizer" }

  // MARK: Targets

  /// Adds an action, which is sent when the gesture is recognized and each time it changes. The target is referenced
  /// weakly if it is an `NSObject`, and kept alive otherwise.
  public final func addTarget(_ target: AnyObject, action: Selector) {
    actions.append(Action(target: ActionTarget(target), selector: action))
  }

  /// Removes the actions with this target and selector; nil stands for any.
  public final func removeTarget(_ target: AnyObject?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.selector == action)
    }
  }

  /// Adds a closure that is called whenever actions are sent.
  public final func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) { actions.append(Action(body: body)) }

  /// Sends the actions for having reached `state`.
  final func sendActions(for state: State) {
    let outer = reportedState
    reportedState = state
    for action in actions {
      if let target = action.target.object, let selector = action.selector { selector.send(to: target, from: self) }
      action.body?(self)
    }
    reportedState = outer
  }

  // MARK: State

  /// The state of the gesture. Subclasses set it; changes that the state machine does not allow are ignored.
  public final var state: State {
    get { reportedState ?? machineState }
    set { move(to: newValue) }
  }

  /// Whether touches are watched; true by default. Setting it to false cancels the current gesture.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }

  /// Makes this recognizer wait until `other` has failed.
  public final func require(toFail other: UIGestureRecognizer) { requiredToFail.append(Weak(other)) }

  // MARK: Locations

  /// The center of the touches in `view`'s coordinates (nil: the window's); zero without touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    let count = Double(trackedTouches.count)
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    return view?.convert(middle, from: nil) ?? middle
  }

  /// The number of touches of the gesture, including those lifted in the meantime.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The location of one touch in `view`'s coordinates (nil: the window's); zero if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return .zero }
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when a touch began; the set contains one touch.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch moved; the set contains one touch.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch was lifted; the set contains one touch.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a touch was cancelled; the set contains one touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture is over; override it to restore the initial values.
  open func reset() {}

  /// Stops watching `touch`, which its view still gets.
  public final func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  /// Whether the gesture needs two fingers or more; then the browser does not zoom its page over the view.
  var takesTwoFingers: Bool { false }
  /// Whether the page may zoom nevertheless, because the view decides itself when it handles two fingers.
  package final var leavesPageZoom = false

  /// Whether recognizing this gesture makes the other recognizer fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer fails when the other one recognizes its gesture; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer has to wait until the other one has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recognizer has to wait until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer gets an event; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when the time given to `wake(after:)` is over, unless the gesture has begun, ended or failed before.
  open func timeIsUp() {}

  /// Requests a call of `timeIsUp()` in the first tick that is at least `seconds` from now; replaces an earlier
  /// request.
  public final func wake(after seconds: TimeInterval) {
    deadline = UIApplication.shared.tick + UIApplication.ticks(in: seconds)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Adds a closure that is called whenever actions are sent, with this recognizer in its own type.
  @discardableResult
  public func onAction(_ body: @escaping (Self) -> Void) -> Self {
    addAction { if let me = $0 as? Self { body(me) } }
    return self
  }
}
