import Geometry

/// Decides about what is presented and hears of it; every method has a default.
public protocol UIAdaptivePresentationControllerDelegate: NSObject {
  /// Whether a person may dismiss; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person dismissed it, and it is gone. Not called where code did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person wanted to dismiss what must be answered.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The style where the width is compact; `.none` keeps the one that was asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
}

/// Brings its own animations and frames to a presentation; every method has a default.
public protocol UIViewControllerTransitioningDelegate: NSObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// For the style `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Where a controller is shown over another, and what is around it.
open class UIPresentationController: NSObject {
  public final unowned(unsafe) let presentedViewController: UIViewController
  @Weak private final var presenter: UIViewController?
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
  @Weak public final var delegate: (any UIAdaptivePresentationControllerDelegate)?
  final var container: PresentationContainer?
  /// What is under way; its animation keeps it alive.
  @Weak final var transition: ControllerTransition?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
    presenter = presenting
  }

  open override class var kind: String { "UIPresentationController" }

  /// Where presented and surrounding views are; nil before and after.
  public final var containerView: UIView? { container }

  /// The view that is placed; the presented controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presenting view is taken away meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The animation where nobody brings one.
  open func makeAnimation(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationSlide(isPresenting: isPresenting)
  }

  /// A person wants it away: by a tap beside it, by Escape, by a drag. Returns whether it goes.
  @discardableResult
  open func dismissByHand() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Places the presented view, unless it is on its way.
  open func layOut() {
    guard transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// What is presented, and what surrounds it; nothing behind can be reached.
final class PresentationContainer: UIView {
  unowned(unsafe) var presentation: UIPresentationController?

  override class var kind: String { "UIPresentationContainer" }
  override var semanticRole: Semantics.Role? { .dialog }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.layOut()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.dismissByHand()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Up from below and down again; a fade where motion is reduced.
final class PresentationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override class var kind: String { "UIPresentationSlide" }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.45 : 0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = controller.viewIfLoaded
    else { return context.completeTransition(true) }
    let fades = container.traitCollection.reducesMotion
    if isPresenting {
      UIView.performWithoutAnimation {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
        view.layoutIfNeeded()
      }
    }
    let away = CGAffineTransform(translationX: 0, y: max(0, container.bounds.height - view.frame.minY))
    UIView.performWithoutAnimation {
      if isPresenting { if fades { view.alpha = 0 } else { view.transform = away } }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        if fades { view.alpha = isPresenting ? 1 : 0 } else { view.transform = isPresenting ? .identity : away }
      },
      completion: { [isPresenting] _ in
        let isDone = !context.transitionWasCancelled
        if isDone != isPresenting { view.removeFromSuperview() }
        UIView.performWithoutAnimation {
          view.alpha = 1
          view.transform = .identity
        }
        context.completeTransition(isDone)
      })
  }
}
