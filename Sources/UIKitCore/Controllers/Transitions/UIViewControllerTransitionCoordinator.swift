import CaromGeometry

/// Runs animations along with a transition between controllers, or with a change of size.
public final class UIViewControllerTransitionCoordinator: UIObject {
  /// The rotation of the screen; the identity, since a page is resized and not rotated.
  public let targetTransform: CGAffineTransform
  /// Whether the transition is animated; false for a change of size.
  public let isAnimated: Bool
  /// How long the transition takes, in seconds; 0 without animation.
  public let transitionDuration: TimeInterval
  /// Whether a gesture drives the transition at the moment.
  public package(set) final var isInteractive = false
  /// Whether the transition was cancelled, so that everything returns to its beginning.
  public package(set) final var isCancelled = false
  /// Whether a gesture drove the beginning of the transition.
  public package(set) final var initiallyInteractive = false
  @Weak private final var from: UIViewController?
  @Weak private final var to: UIViewController?
  /// The view in which the transition takes place; nil for a change of size.
  @Weak public package(set) final var containerView: UIView?
  private var along: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var interactionHandlers: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var hasRun = false

  package init(
    targetTransform: CGAffineTransform, isAnimated: Bool = false, duration: TimeInterval = 0,
    from: UIViewController? = nil, to: UIViewController? = nil
  ) {
    self.targetTransform = targetTransform
    self.isAnimated = isAnimated
    transitionDuration = duration
    super.init()
    self.from = from
    self.to = to
  }

  /// The controller that disappears (`.from`) or appears (`.to`); nil for a change of size.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  /// The view of the controller that disappears or appears; nil if it is not loaded.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : to?.viewIfLoaded
  }

  /// Runs changes along with the transition; call it before the transition begins.
  ///
  /// - Parameters:
  ///   - animation: Changes to animate along with the transition.
  ///   - completion: Called after the transition.
  /// - Returns: False if the transition has begun already; `animation` then does not run, but `completion` does.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRun { return false }
    along.append(animation)
    return true
  }

  /// The same; the view has no effect, since all views can be animated along with a transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Calls `handler` when the gesture is over, whether the transition continues or returns.
  public func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinator) -> Void) {
    interactionHandlers.append(handler)
  }

  /// A browser resizes its window in one step, so changes along with it are immediate.
  func run(in window: UIWindow) {
    window.layoutIfNeeded()
    runAlong()
    complete()
  }

  func runAlong() {
    hasRun = true
    let all = along
    along = []
    for each in all { each(self) }
  }

  func interactionEnded(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    for each in interactionHandlers { each(self) }
  }

  func complete() {
    let all = completions
    completions = []
    along = []
    interactionHandlers = []
    for each in all { each(self) }
  }

  public override class var kind: String { "UIViewControllerTransitionCoordinator" }
}

/// The context that closures of a coordinator get: the coordinator itself.
public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator
