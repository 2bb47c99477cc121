import CaromGeometry
import UIKitCore

/// The animation of push and pop: the new view slides in over the old one, which moves aside by three tenths of the
/// width.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  /// Whether a finger drives the transition, so that its progress must be linear.
  private let isFollowing: Bool

  init(isPush: Bool, isFollowing: Bool) {
    self.isPush = isPush
    self.isFollowing = isFollowing
  }

  override class var kind: String { "UINavigationSlide" }

  /// Half a second of a critically damped spring: nine tenths of the distance take 0.28 s, as on Apple's systems.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isFollowing ? 0.35 : 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let new = context.view(forKey: .to), let old = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let width = container.bounds.width
    let end = context.finalFrame(for: controller)
    let way: CGFloat = container.isRightToLeft ? -1 : 1
    let (front, back) = isPush ? (new, old) : (old, new)
    let away = CGAffineTransform(translationX: way * width, y: 0)
    let aside = CGAffineTransform(translationX: -way * width * 0.3, y: 0)
    let shade = UIView.part(.black)
    shade.frame = CGRect(origin: .zero, size: container.bounds.size)
    let clipped = front.layer.masksToBounds
    UIView.performWithoutAnimation {
      new.transform = .identity
      new.frame = end
      if isPush { container.addSubview(new) } else { container.insertSubview(new, belowSubview: old) }
      new.layoutIfNeeded()
      container.insertSubview(shade, belowSubview: front)
      shade.alpha = isPush ? 0 : 0.1
      new.transform = isPush ? away : aside
      if !clipped {
        front.layer.shadowOpacity = 0.18
        front.layer.shadowRadius = 8
        front.layer.shadowOffset = .zero
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        shade.alpha = isPush ? 0.1 : 0
        front.transform = isPush ? .identity : away
        back.transform = isPush ? aside : .identity
      },
      completion: { _ in
        shade.removeFromSuperview()
        if !clipped { front.layer.shadowOpacity = 0 }
        let isDone = !context.transitionWasCancelled
        (isDone ? old : new).removeFromSuperview()
        UIView.performWithoutAnimation {
          front.transform = .identity
          back.transform = .identity
        }
        context.completeTransition(isDone)
      })
  }
}

/// The animation of push and pop with reduced motion: the new view fades in over the old one.
final class NavigationFade: NSObject, UIViewControllerAnimatedTransitioning {
  override class var kind: String { "UINavigationFade" }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let new = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    let old = context.view(forKey: .from)
    UIView.performWithoutAnimation {
      new.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(new)
      new.layoutIfNeeded()
      new.alpha = 0
    }
    UIView.animate(
      withDuration: 0.25, delay: 0,
      animations: { new.alpha = 1 },
      completion: { _ in
        let isDone = !context.transitionWasCancelled
        (isDone ? old : new)?.removeFromSuperview()
        UIView.performWithoutAnimation { new.alpha = 1 }
        context.completeTransition(isDone)
      })
  }
}
