import CaromGeometry

/// Watches touches on its view and its view's descendants and tells its targets of a gesture.
///
/// Subclasses override the `touches…` methods, set `state`, and forget what they know in `reset()`.
open class UIGestureRecognizer: NSObject {
  /// Continuous: possible → began → changed … → ended or cancelled. Discrete: possible → ended. Both: possible → failed.
  public enum State: Int {
    case possible, began, changed, ended, cancelled, failed
    /// What `ended` is called for a discrete gesture.
    public static let recognized = State.ended
  }

  /// The view whose touches it watches; set by adding it to one.
  @BackLink public package(set) final var view: UIView?
  @Weak public final var delegate: (any UIGestureRecognizerDelegate)?
  /// Text for people who look for mistakes.
  public final var name: String?

  /// Whether recognizing takes the touches away from the view; true at first.
  public final var cancelsTouchesInView = true
  /// Whether the view hears of touches only once this has failed; false at first.
  public final var delaysTouchesBegan = false
  /// Whether the view hears of a touch's end only once this has failed or recognized; true at first.
  public final var delaysTouchesEnded = true
  /// The kinds of touches that are watched; all at first.
  public final var allowedTouchTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

  /// Modifier keys and buttons as they were at the last event.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  public internal(set) final var buttonMask: UIEvent.ButtonMask = .primary

  /// The touches of the gesture under way, in the order they began; those lifted stay until the gesture is over.
  package internal(set) final var trackedTouches: [UITouch] = []
  /// Where the state machine stands.
  final var machineState = State.possible
  /// The state an action that is being sent tells of; the machine may be further by then.
  final var reportedState: State?
  /// States reached while another recognizer that must fail first has not failed.
  final var waitingStates: [State] = []
  final var requiredToFail: [Weak<UIGestureRecognizer>] = []
  /// The application's tick in which `timeIsUp()` is called.
  final var deadline: Tick?
  private final var actions: [Action] = []

  private struct Action {
    var target = Weak<NSObject>()
    var selector: Selector?
    var body: ((UIGestureRecognizer) -> Void)?
  }

  /// A recognizer that sends `action` to `target` as long as that lives.
  public init(target: NSObject?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer that calls `body`; capture the owner weakly: `UIGestureRecognizer { [me = Weak(self)] gesture in … }`.
  public convenience init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(body)
  }

  open override class var kind: String { "UIGestureRecognizer" }

  // MARK: Targets

  public final func addTarget(_ target: NSObject, action: Selector) {
    actions.append(Action(target: Weak(target), selector: action))
  }

  /// Removes what matches; nil matches everything.
  public final func removeTarget(_ target: NSObject?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target.value === target) && (action == nil || $0.selector == action)
    }
  }

  /// Calls `body` with this recognizer wherever a target would get its action.
  public final func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) { actions.append(Action(body: body)) }

  /// Tells targets that `state` was reached.
  final func sendActions(for state: State) {
    let outer = reportedState
    reportedState = state
    for action in actions {
      if let target = action.target.value, let selector = action.selector { selector.send(to: target, from: self) }
      action.body?(self)
    }
    reportedState = outer
  }

  // MARK: State

  /// Where the gesture stands; subclasses set it.
  public final var state: State {
    get { reportedState ?? machineState }
    set { move(to: newValue) }
  }

  /// While false it watches nothing; turning it off cancels a gesture under way.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }

  /// Makes this wait until `other` has failed.
  public final func require(toFail other: UIGestureRecognizer) { requiredToFail.append(Weak(other)) }

  // MARK: Where

  /// The middle of the touches, in `view`'s coordinates (nil: the window's).
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

  open var numberOfTouches: Int { trackedTouches.count }

  /// Where one touch is; zero where there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return .zero }
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture is over; forget what it left.
  open func reset() {}

  /// Hears no more of `touch`, which goes on to the view.
  public final func ignore(_ touch: UITouch, for event: UIEvent) { trackedTouches.removeAll { $0 === touch } }

  /// Whether recognizing makes `other` fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when the time of `wake(after:)` has come, unless the gesture began or ended before.
  open func timeIsUp() {}

  /// Asks for `timeIsUp()` in the first tick at or after `seconds` from now.
  public final func wake(after seconds: TimeInterval) {
    deadline = UIApplication.shared.tick + UIApplication.ticks(in: seconds)
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls `body` with this recognizer, in its own type, wherever a target would get its action.
  @discardableResult
  public func onAction(_ body: @escaping (Self) -> Void) -> Self {
    addAction { if let me = $0 as? Self { body(me) } }
    return self
  }
}
