import CaromGeometry

/// One controller giving way to another: its animation, what drives it, and what happens at its end.
package final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What kind of transition it is and between whom.
  package struct Plan {
    package let from, to: UIViewController?
    /// Whether the views of both come or go; one that stays behind is not handed out.
    package var movesFrom = true
    package var movesTo = true
    /// Whether the one that stays behind is handed out all the same, since its controller comes or goes.
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
  /// What a finger drives. The engine owns it: an animator knows its clock, the clock its windows, and they their
  /// controllers and this.
  @Weak private var scrubber: UIViewPropertyAnimator?
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package private(set) var isOver = false

  /// A transition that waits for `run`; `onEnd` hears whether it was completed.
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

  /// Begins; without animation it is over at once. It keeps itself alive until its end by what it animates.
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

  /// The views as they are without animation.
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

  // MARK: Driven

  /// Prepares the animation to be moved by hand.
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
    // The animation tells of its end; where it does not, this does.
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

  /// The finger has left: the rest of the way, or back.
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

  // MARK: The end

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

  /// Ends it now, since something else begins: at its end, or at its beginning where it was on the way back.
  package func endNow() {
    guard !isOver else { return }
    if let scrubber {
      isInteractive = false
      scrubber.stopAnimation(false)
      scrubber.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }
    // Its completions tidy up, so they run before what comes next.
    UIApplication.shared.animationEngine.finishGroups(of: self)
    completeTransition(!transitionWasCancelled)
  }

  // MARK: What an animation asks

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
