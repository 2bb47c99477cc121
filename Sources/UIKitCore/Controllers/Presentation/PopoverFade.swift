import CaromGeometry

/// Fades a popover in and out.
final class PopoverFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override class var kind: String { "UIPopoverFade" }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = controller.viewIfLoaded
    else { return context.completeTransition(true) }
    UIView.performWithoutAnimation {
      if isPresenting {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
        view.layoutIfNeeded()
        container.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { container.alpha = isPresenting ? 1 : 0 },
      completion: { [isPresenting] _ in
        if !isPresenting { view.removeFromSuperview() }
        UIView.performWithoutAnimation { container.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
