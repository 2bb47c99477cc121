import CaromGeometry

/// The two controllers of a transition.
public enum UITransitionContextViewControllerKey { case from, to }
/// Their views.
public enum UITransitionContextViewKey { case from, to }

/// What an animation of one controller giving way to another works with. The kit makes it.
public protocol UIViewControllerContextTransitioning: NSObject {
  /// Where both views are; the animation adds that of `to`.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether a gesture cancelled the transition, so that it returns to its beginning.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for transitions inside containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the screen; always the identity, since a page is resized and not rotated.
  var targetTransform: CGAffineTransform { get }
  /// The controller that disappears (`.from`) or appears (`.to`).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at the beginning; zero for the one that appears.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where the view of a controller shall be at the end; zero for the one that disappears.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// To be called at the animation's end: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Shows the animation at a share of its way, 0…1; ignored unless a gesture drives it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture is over: runs the rest of the animation.
  func finishInteractiveTransition()
  /// The gesture is over: runs the animation back to its beginning.
  func cancelInteractiveTransition()
  /// A gesture takes over an animation that is running.
  func pauseInteractiveTransition()
}

/// Animates one controller giving way to another.
public protocol UIViewControllerAnimatedTransitioning: NSObject {
  /// Seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The transition is over; the argument is false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets something, such as a finger, say how far a transition has come.
public protocol UIViewControllerInteractiveTransitioning: NSObject {
  /// The transition begins: keep the context, and call its methods as the gesture goes on.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the way when the gesture is over, relative to the animation's.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the way when the gesture is over.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins under the finger, instead of by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the speed of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of a transition by a share of the way, 0 … 1.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  @Weak private final var context: ControllerTransition?
  /// How far it has come.
  public private(set) final var percentComplete: CGFloat = 0
  /// Speed of the rest of the way once the finger has left; 1 is that of the animation.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the way when the gesture is over; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins under the finger; true by default.
  open var wantsInteractiveStart = true
  /// Seconds of the whole animation.
  public final var duration: CGFloat { context?.duration ?? 0 }

  public override init() { super.init() }

  open override class var kind: String { "UIPercentDrivenInteractiveTransition" }

  /// Prepares the animation, so that `update(_:)` moves it.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = context as? ControllerTransition else { return }
    self.context = transition
    percentComplete = 0
    transition.scrub()
  }

  /// Shows the animation at a share of its way; a number that is none is refused.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the share of the way is not a finite number; nothing was moved.")
    }
    self.percentComplete = max(0, min(1, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes on to the end.
  open func finish() { context?.endInteraction(isCancelled: false, speed: completionSpeed, curve: completionCurve) }

  /// Goes back to the beginning.
  open func cancel() { context?.endInteraction(isCancelled: true, speed: completionSpeed, curve: completionCurve) }
}
