import CaromGeometry

/// Determines where a controller is shown over another one, and what surrounds it.
///
/// A subclass returns the frame of the presented view, and adds other views to `containerView` when the transitions
/// begin and end. A transitioning delegate returns it for the style `.custom`.
open class UIPresentationController: UIObject {
  /// The presented controller; nil if it was deallocated.
  @BackLink final var presented: UIViewController?
  @Weak final var presenter: UIViewController?
  /// The controller that presents; the presented controller itself if that one is gone.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The presented controller. It owns this presentation, so if it was deallocated, an empty controller is returned,
  /// with a diagnostic.
  public final var presentedViewController: UIViewController {
    if let presented { return presented }
    UIApplication.shared.diagnose(
      "\(type(of: self).kind): the controller that it presented was deallocated; an empty one is returned. Keep the controller as long as you use its presentation."
    )
    return UIViewController()
  }

  /// The object that may prevent a person from dismissing the controller, and that chooses the style in compact widths.
  @Weak public final var delegate: (any UIAdaptivePresentationControllerDelegate)?
  final var container: PresentationContainer?
  /// The transition that is running; its animation keeps it alive.
  @Weak final var transition: ControllerTransition?
  /// The place of the presenting view when the presentation began.
  final var presenterHome: (view: Weak<UIView>, place: Int)?
  /// The presentation that replaces this one in compact widths.
  final var substitute: UIPresentationController?
  /// The presentation that this one replaces.
  @BackLink final var original: UIPresentationController?

  /// Creates a presentation that is not shown yet; a transitioning delegate returns one.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init()
    presented = presentedViewController
    presenter = presenting
  }

  deinit {
    container?.presentation = nil
    substitute?.original = nil
  }

  open override class var kind: String { "UIPresentationController" }

  /// The view that contains the presented view and what surrounds it; nil before and after the presentation.
  public final var containerView: UIView? { container }

  /// The view that is placed; that of the presented controller by default.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Where the presented view goes, in the container's coordinates; the container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presenting controller disappears during the presentation; false by default.
  open var shouldRemovePresentersView: Bool { false }
  /// The style that this presentation implements; `.custom` by default.
  open var presentationStyle: UIModalPresentationStyle { .custom }
  /// The style in compact widths unless the delegate chooses one; `.none`, the default, keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The presentation begins: add surrounding views to `containerView`, and animate them along with the presented
  /// controller's transition coordinator. Does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// The presentation ended; `completed` is false if it was cancelled and surrounding views must go. Does nothing by
  /// default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins: animate surrounding views along with it. Does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal ended; `completed` is false if it was cancelled and everything stays. Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out. Does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out, with the presented view. Does nothing by default.
  open func containerViewDidLayoutSubviews() {}
  /// The size of the container is about to change, by rotation or resizing; animate along with the coordinator. Does
  /// nothing by default.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

  /// The semantic role of the container; a dialog by default.
  open var containerRole: Semantics.Role? { .dialog }

  /// Whether a touch at `point`, in the container's coordinates, goes to the view behind; false by default.
  open func letsThrough(_ point: CGPoint) -> Bool { false }

  /// The animation that is used unless a transitioning delegate returns one.
  open func makeAnimation(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationSlide(isPresenting: isPresenting)
  }

  /// A person wants to dismiss the controller, by a tap beside it, Escape or a drag. Asks the delegate, and returns
  /// whether the controller is dismissed.
  @discardableResult
  open func dismissByHand() -> Bool {
    let isAllowed =
      presented?.isModalInPresentation != true
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presented?.ownPresenting?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Places the presented view, unless a transition is running.
  open func layOut() {
    guard transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// A presentation that covers everything; the presenting controller disappears behind it.
final class FullScreenPresentation: UIPresentationController {
  override class var kind: String { "FullScreenPresentation" }
  override var presentationStyle: UIModalPresentationStyle { .fullScreen }
  override var shouldRemovePresentersView: Bool { true }
  override var containerRole: Semantics.Role? { nil }
}
