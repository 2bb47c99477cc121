import CaromGeometry

/// The two controllers of a transition.
public enum UITransitionContextViewControllerKey { case from, to }
/// Their views.
public enum UITransitionContextViewKey { case from, to }

/// What an animation of one controller giving way to another works with. The kit makes it.
public protocol UIViewControllerContextTransitioning: NSObject {
  /// Where both views are; the animation adds that of `to`.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// To be called at the animation's end: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
}

/// Animates one controller giving way to another.
public protocol UIViewControllerAnimatedTransitioning: NSObject {
  /// Seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets something, such as a finger, say how far a transition has come.
public protocol UIViewControllerInteractiveTransitioning: NSObject {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins under the finger, instead of by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animation of a transition by a share of the way, 0 … 1.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  @Weak private final var context: ControllerTransition?
  /// How far it has come.
  public private(set) final var percentComplete: CGFloat = 0
  /// Speed of the rest of the way once the finger has left; 1 is that of the animation.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  /// Seconds of the whole animation.
  public final var duration: CGFloat { context?.duration ?? 0 }

  public override init() { super.init() }

  open override class var kind: String { "UIPercentDrivenInteractiveTransition" }

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
