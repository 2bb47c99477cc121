import CaromGeometry

/// Slides the presented view up from below and down again. It fades if motion is reduced, or if the controller's
/// transition style says so.
final class PresentationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override class var kind: String { "UIPresentationSlide" }

  /// The translation from `frame` to below the container.
  static func away(from frame: CGRect, in container: UIView) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: max(0, container.bounds.height - frame.minY))
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.45 : 0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = controller.viewIfLoaded
    else { return context.completeTransition(true) }
    let fades = container.traitCollection.reducesMotion || controller.modalTransitionStyle != .coverVertical
    if isPresenting {
      UIView.performWithoutAnimation {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
        view.layoutIfNeeded()
      }
    }
    let away = PresentationSlide.away(from: view.frame, in: container)
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
