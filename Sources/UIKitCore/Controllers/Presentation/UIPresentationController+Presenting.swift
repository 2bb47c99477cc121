import CaromGeometry

extension UIPresentationController {
  /// Shows the presented view over `base`, inside `place`.
  final func present(
    over base: UIViewController, in place: UIView, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let presented else { return }
    presented.loadViewIfNeeded()
    let made = PresentationContainer(frame: place.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.presentation = self
    made.accessibilityLabel = presented.title
    container = made
    place.addSubview(made)
    // Screen readers skip what is behind, and it cannot get the keyboard focus.
    made.accessibilityViewIsModal = true
    let animation =
      presented.transitioningDelegate?.animationController(forPresented: presented, presenting: base, source: source)
      ?? makeAnimation(isPresenting: true)
    var plan = ControllerTransition.Plan(
      from: base, to: presented, container: made, finalFrame: frameOfPresentedViewInContainerView, isAnimated: animated,
      animation: animation)
    plan.movesFrom = false
    plan.handsOutBoth = shouldRemovePresentersView
    presenterHome = home(of: base)
    plan.style = presentationStyle
    plan.interaction = presented.transitioningDelegate?.interactionControllerForPresentation(using: animation)
    let transition = ControllerTransition(plan) { [me = Weak(self), presented = Weak(presented)] isKept in
      if let presented = presented.value { me.value?.presented(isKept, presented, completion) }
    }
    self.transition = transition
    presented.runningCoordinator = transition.coordinator
    place.clock.perform {
      presentationTransitionWillBegin()
      if shouldRemovePresentersView { base.beginAppearance(false, animated: animated) }
      presented.beginAppearance(true, animated: animated)
      UIApplication.shared.focus(nil)
      transition.run()
    }
  }

  private func presented(_ isKept: Bool, _ presented: UIViewController, _ completion: (() -> Void)?) {
    let base = presented.ownPresenting
    transition = nil
    presented.runningCoordinator = nil
    bringHome(base)
    if isKept {
      presented.endAppearance()
      hidePresenter(true)
      if shouldRemovePresentersView { base?.endAppearance() }
    } else {
      presented.beginAppearance(false, animated: true)
      if shouldRemovePresentersView { base?.beginAppearance(true, animated: true) }
      leave(presented)
      if shouldRemovePresentersView { base?.endAppearance() }
    }
    presentationTransitionDidEnd(isKept)
    container?.setNeedsLayout()
    completion?()
  }

  /// Removes the presented view again.
  final func dismiss(from base: UIViewController, animated: Bool, completion: (() -> Void)?) {
    transition?.endNow()
    guard let container, let presented else { return }
    if presented.ownPresented != nil { presented.dismiss(animated: false) }
    let animation =
      presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? makeAnimation(isPresenting: false)
    var plan = ControllerTransition.Plan(
      from: presented, to: base, container: container, finalFrame: base.viewIfLoaded?.frame ?? .zero,
      isAnimated: animated, animation: animation)
    plan.movesTo = false
    plan.handsOutBoth = shouldRemovePresentersView
    plan.style = presentationStyle
    plan.interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animation)
    let transition = ControllerTransition(plan) { [me = Weak(self), presented = Weak(presented)] isKept in
      if let presented = presented.value { me.value?.dismissed(isKept, presented, completion) }
    }
    self.transition = transition
    presented.runningCoordinator = transition.coordinator
    container.clock.perform {
      dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: animated)
      hidePresenter(false)
      if shouldRemovePresentersView { base.beginAppearance(true, animated: animated) }
      transition.run()
    }
  }

  private func dismissed(_ isKept: Bool, _ presented: UIViewController, _ completion: (() -> Void)?) {
    let base = presented.ownPresenting
    transition = nil
    presented.runningCoordinator = nil
    bringHome(base)
    if isKept {
      if shouldRemovePresentersView { base?.endAppearance() }
      leave(presented)
    } else {
      presented.beginAppearance(true, animated: true)
      presented.endAppearance()
      if shouldRemovePresentersView {
        base?.beginAppearance(false, animated: true)
        hidePresenter(true)
        base?.endAppearance()
      }
    }
    dismissalTransitionDidEnd(isKept)
    completion?()
  }

  private func home(of base: UIViewController) -> (view: Weak<UIView>, place: Int)? {
    guard shouldRemovePresentersView, let view = base.viewIfLoaded, let home = view.superview else { return nil }
    return (Weak(home), home.subviews.firstIndex { $0 === view } ?? 0)
  }

  /// If an animation moved the presenting view into the container, moves it back to its place.
  private func bringHome(_ base: UIViewController?) {
    guard let view = base?.viewIfLoaded, let (home, place) = presenterHome, let home = home.value,
      view.superview !== home
    else { return }
    home.insert(view, .subview(place))
    view.transform = .identity
    view.frame = home.bounds
  }

  /// Ends the presentation and removes its views.
  private func leave(_ presented: UIViewController) {
    presented.ownPresenting?.ownPresented = nil
    presented.ownPresenting = nil
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    presented.endAppearance()
    if let focus = presented.focusBeforePresentation?.value, focus.window != nil { UIApplication.shared.focus(focus) }
    presented.focusBeforePresentation = nil
  }
}
