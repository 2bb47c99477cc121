import CaromGeometry

/// Selects one of the two controllers of a transition: the one that disappears (`from`) or the one that appears (`to`).
public enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that is visible at the start of the transition, or the one at its end.
  case from, to
}
/// Selects the view of one of the two controllers of a transition: `from` or `to`.
public enum UITransitionContextViewKey: Sendable {
  /// The view that is visible at the start of the transition, or the one at its end.
  case from, to
}

/// The context of a transition between two controllers, which the kit passes to the animation.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObject {
  /// The view in which the transition takes place; the animation adds the view of `to`.
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
  /// The view that appears or disappears; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at the beginning; zero for the one that appears.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where the view of a controller must be at the end; zero for the one that disappears.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Must be called at the end of the animation, with `!transitionWasCancelled`.
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

/// Animates the transition between two controllers.
///
///     final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
///       func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
///
///       func animateTransition(using context: any UIViewControllerContextTransitioning) {
///         guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
///         context.containerView.addSubview(view)
///         view.alpha = 0
///         UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
///           context.completeTransition(!context.transitionWasCancelled)
///         }
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObject {
  /// The duration in seconds; 0 if it is negative, infinite or NaN.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that appears to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The transition is over; the argument is false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition, for example by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObject {
  /// The transition begins: keep the context, and call its methods as the gesture goes on.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the way when the gesture is over, relative to the animation's.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the way when the gesture is over.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the finger, instead of running by itself.
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

/// Drives the animation of a transition by a share of its way, 0…1.
///
/// A gesture calls `update(_:)` as it moves, and `finish()` or `cancel()` when it ends.
open class UIPercentDrivenInteractiveTransition: UIObject, UIViewControllerInteractiveTransitioning {
  @Weak private final var context: ControllerTransition?
  /// The share of the way that was set last, 0…1.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed of the rest of the way after the gesture, relative to the animation's; 1 by default. Values that are not
  /// positive and finite count as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the way when the gesture is over; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins under the finger; true by default.
  open var wantsInteractiveStart = true
  /// The duration of the whole animation, in seconds; 0 between transitions.
  public final var duration: CGFloat { context?.duration ?? 0 }

  /// Creates a transition at its start.
  public init() { super.init() }

  open override class var kind: String { "UIPercentDrivenInteractiveTransition" }

  /// Prepares the animation, so that `update(_:)` moves it.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = context as? ControllerTransition else { return }
    self.context = transition
    percentComplete = 0
    transition.scrub()
  }

  /// Shows the animation at a share of its way, clamped to 0…1. NaN and infinity are diagnosed and ignored.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the share of the way is not a finite number; nothing was moved.")
    }
    self.percentComplete = max(0, min(1, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The gesture is over: runs the rest of the animation.
  open func finish() { context?.endInteraction(isCancelled: false, speed: completionSpeed, curve: completionCurve) }

  /// The gesture is over: runs the animation back to its beginning.
  open func cancel() { context?.endInteraction(isCancelled: true, speed: completionSpeed, curve: completionCurve) }
}
