import CaromGeometry

/// Where a controller is shown over another, and what is around it.
///
/// A subclass gives the frame and adds what surrounds the presented view when the transitions begin and end.
open class UIPresentationController: NSObject {
  /// The controller that is presented, as long as it lives.
  @BackLink final var presented: UIViewController?
  @Weak final var presenter: UIViewController?
  /// The controller that presents; the presented controller itself if that one is gone.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The controller that is presented. It owns this presentation: after its end an empty one stands in, with a diagnostic.
  public final var presentedViewController: UIViewController {
    if let presented { return presented }
    UIApplication.shared.diagnose(
      "\(type(of: self).kind): the controller it presented is gone, and an empty one stands in. Keep the controller as long as you ask its presentation."
    )
    return UIViewController()
  }

  /// The object that is asked before a person dismisses the controller, and that chooses the style in compact widths.
  @Weak public final var delegate: (any UIAdaptivePresentationControllerDelegate)?
  final var container: PresentationContainer?
  /// What is under way; its animation keeps it alive.
  @Weak final var transition: ControllerTransition?
  /// Where the presenting view was when the presentation began.
  final var presenterHome: (view: Weak<UIView>, place: Int)?
  /// What shows the controller in this one's place where the width is compact.
  final var substitute: UIPresentationController?
  /// In whose place this one shows the controller.
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

  /// Where presented and surrounding views are; nil before and after.
  public final var containerView: UIView? { container }

  /// The view that is placed; the presented controller's.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Where the presented view goes, in the container's coordinates; the container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presenting controller disappears meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  /// The style that this presentation implements; `.custom` by default.
  open var presentationStyle: UIModalPresentationStyle { .custom }
  /// The style where the width is compact, unless the delegate has another one; `.none` changes nothing.
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
  /// The size of the container changes, by rotation or resizing.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

  /// What screen readers call the place; a dialog at first.
  open var containerRole: Semantics.Role? { .dialog }

  /// Whether touches at `point` of the container go to what is behind.
  open func letsThrough(_ point: CGPoint) -> Bool { false }

  /// The animation where nobody brings one.
  open func makeAnimation(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PresentationSlide(isPresenting: isPresenting)
  }

  /// A person wants it away: by a tap beside it, by Escape, by a drag. Returns whether it goes.
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

  /// Places the presented view, unless it is on its way.
  open func layOut() {
    guard transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// Covers everything; the presenting controller disappears under it.
final class FullScreenPresentation: UIPresentationController {
  override class var kind: String { "UIFullScreenPresentationController" }
  override var presentationStyle: UIModalPresentationStyle { .fullScreen }
  override var shouldRemovePresentersView: Bool { true }
  override var containerRole: Semantics.Role? { nil }
}
