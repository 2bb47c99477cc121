import CaromGeometry

/// A transition from one controller to another: its animation, what drives it, and what happens at its end.
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// The kind of transition, and its two controllers.
  package struct Plan {
    package let from, to: UIViewController?
    /// Whether the view of `from` is removed and that of `to` added; a view that stays is not passed to the animation.
    package var movesFrom = true
    package var movesTo = true
    /// Whether a view that stays is passed to the animation all the same, since its controller appears or disappears.
    package var handsOutBoth = false
    package let container: UIView
    package var style = UIModalPresentationStyle.none
    package var finalFrame: CGRect
    package var isAnimated: Bool
    package var animation: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?

    package init(
      from: UIViewController?, to: UIViewController?, container: UIView, finalFrame: CGRect, isAnimated: Bool,
      animation: (any UIViewControllerAnimatedTransitioning)?
    ) {
      self.from = from
      self.to = to
      self.container = container
      self.finalFrame = finalFrame
      self.isAnimated = isAnimated
      self.animation = animation
    }
  }

  private let plan: Plan
  package let coordinator: UIViewControllerTransitionCoordinator
  package let duration: TimeInterval
  private var onEnd: ((Bool) -> Void)?
  /// The animator that a gesture drives. It is owned by the engine: the animator owns its clock, which owns the
  /// windows, their controllers and this transition.
  @Weak private var scrubber: UIViewPropertyAnimator?
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var isOver = false

  /// Creates a transition that waits for `run`; `onEnd` gets whether it was completed.
  package init(_ plan: Plan, onEnd: @escaping (Bool) -> Void) {
    var plan = plan
    if plan.animation == nil || plan.container.window == nil { plan.isAnimated = false }
    self.plan = plan
    let asked = plan.isAnimated ? plan.animation?.transitionDuration(using: nil) ?? 0 : 0
    duration = asked.isFinite ? max(0, asked) : 0
    coordinator = UIViewControllerTransitionCoordinator(
      targetTransform: .identity, isAnimated: plan.isAnimated, duration: duration, from: plan.from, to: plan.to)
    coordinator.containerView = plan.container
    self.onEnd = onEnd
    super.init()
  }

  package override class var kind: String { "UIViewControllerTransition" }

  /// Begins; without animation it ends immediately. The animation keeps the transition alive.
  package func run() {
    guard plan.isAnimated else {
      place()
      UIView.performWithoutAnimation { coordinator.runAlong() }
      return completeTransition(true)
    }
    plan.container.clock.perform {
      guard let interaction = plan.interaction else {
        return UIApplication.shared.animationEngine.mark(by: self) { animate() }
      }
      if interaction.wantsInteractiveStart {
        isInteractive = true
        coordinator.isInteractive = true
        coordinator.initiallyInteractive = true
      }
      interaction.startInteractiveTransition(self)
      if !interaction.wantsInteractiveStart { endInteraction(isCancelled: false, speed: 1, curve: .easeInOut) }
    }
  }

  /// Puts the views where they are after the transition.
  private func place() {
    if plan.movesTo, let view = plan.to?.view {
      view.frame = plan.finalFrame
      plan.container.addSubview(view)
    }
    if plan.movesFrom { plan.from?.viewIfLoaded?.removeFromSuperview() }
  }

  private func animate() {
    plan.animation?.animateTransition(using: self)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { coordinator.runAlong() })
  }

  // MARK: Interaction

  /// Prepares the animation to be driven by a gesture.
  func scrub() {
    guard scrubber == nil, !isOver else { return }
    let animator = UIViewPropertyAnimator(duration: max(duration, 0.01), curve: .linear)
    animator.isUserInteractionEnabled = true
    animator.addAnimations { [me = Weak(self)] in
      UIApplication.shared.animationEngine.recordBlocksOnly { me.value?.animate() }
    }
    scrubber = animator
    UIApplication.shared.animationEngine.hold(animator)
    animator.pauseAnimation()
    // The animation should report its end; this is a fallback for one that does not.
    animator.addCompletion { [self] _ in completeTransition(!transitionWasCancelled) }
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    scrubber?.fractionComplete = percentComplete
  }

  package func finishInteractiveTransition() { endInteraction(isCancelled: false, speed: 1, curve: .easeInOut) }
  package func cancelInteractiveTransition() { endInteraction(isCancelled: true, speed: 1, curve: .easeInOut) }

  package func pauseInteractiveTransition() {
    guard let scrubber, !isOver else { return }
    scrubber.pauseAnimation()
    isInteractive = true
    coordinator.isInteractive = true
  }

  /// The gesture is over: runs the rest of the animation, forwards or backwards.
  package func endInteraction(isCancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    guard !isOver, isInteractive || scrubber != nil else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    coordinator.interactionEnded(isCancelled: isCancelled)
    guard let scrubber else { return }
    let rest = isCancelled ? scrubber.fractionComplete : 1 - scrubber.fractionComplete
    scrubber.isReversed = isCancelled
    let pace = speed.isFinite && speed > 0 ? speed : 1
    plan.container.clock.perform {
      scrubber.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: curve),
        durationFactor: max(0.02, rest) / pace)
    }
  }

  // MARK: End

  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    let didComplete = didComplete && !transitionWasCancelled
    coordinator.isCancelled = !didComplete
    let end = onEnd
    onEnd = nil
    end?(didComplete)
    plan.animation?.animationEnded(didComplete)
    coordinator.complete()
    if let scrubber { UIApplication.shared.animationEngine.letGo(of: scrubber) }
    scrubber = nil
  }

  /// Ends the transition immediately, since another one begins: at its end, or at its beginning if it was returning
  /// there.
  package func endNow() {
    guard !isOver else { return }
    if let scrubber {
      isInteractive = false
      scrubber.stopAnimation(false)
      scrubber.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }
    // The completions remove views, so they must run before the next transition.
    UIApplication.shared.animationEngine.finishGroups(of: self)
    completeTransition(!transitionWasCancelled)
  }

  // MARK: Context of the animation

  package var containerView: UIView { plan.container }
  package var isAnimated: Bool { plan.isAnimated }
  package var presentationStyle: UIModalPresentationStyle { plan.style }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : plan.to
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.movesFrom || plan.handsOutBoth ? plan.from?.view : nil
    case .to: plan.movesTo || plan.handsOutBoth ? plan.to?.view : nil
    }
  }

  package func initialFrame(for controller: UIViewController) -> CGRect {
    controller === plan.from ? controller.viewIfLoaded?.frame ?? .zero : .zero
  }

  package func finalFrame(for controller: UIViewController) -> CGRect {
    controller === plan.to ? plan.finalFrame : plan.movesFrom ? .zero : controller.viewIfLoaded?.frame ?? .zero
  }
}
