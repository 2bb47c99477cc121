import Geometry

extension UIViewController {
  /// Where this controller is, or will be, shown: by its style; nil for styles that cover everything.
  public final var presentationController: UIPresentationController? {
    if let storedPresentation { return storedPresentation }
    let made = makePresentation(from: presentingViewController)
    storedPresentation = made
    return made
  }

  /// The sheet that this controller is, or will be, shown in; nil for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover of this controller; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private func makePresentation(from presenting: UIViewController?) -> UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting, isForm: false)
    case .formSheet: UISheetPresentationController(presentedViewController: self, presenting: presenting, isForm: true)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: nil
    }
  }

  /// The presentation in force, adapted to the width; nil for one that covers everything in the kit's own way.
  final func presentation(from source: UIViewController, base: UIViewController) -> UIPresentationController? {
    if modalPresentationStyle == .custom || (transitioningDelegate != nil && storedPresentation == nil) {
      let own = transitioningDelegate?.presentationController(forPresented: self, presenting: base, source: source)
      storedPresentation =
        own ?? makePresentation(from: base) ?? UIPresentationController(presentedViewController: self, presenting: base)
    }
    guard let presentation = presentationController else { return nil }
    guard let popover = presentation as? UIPopoverPresentationController,
      base.traitCollection.horizontalSizeClass == .compact,
      (popover.delegate?.adaptivePresentationStyle(for: popover) ?? .automatic) != .none
    else { return presentation }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: base, isForm: false)
    sheet.delegate = popover.delegate
    storedPresentation = sheet
    return sheet
  }
}

extension UIPresentationController {
  /// Brings the presented view in over `base`, inside of `place`.
  final func present(
    over base: UIViewController, in place: UIView, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    presented.loadViewIfNeeded()
    let made = PresentationContainer(frame: place.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.presentation = self
    made.accessibilityLabel = presented.title
    container = made
    place.addSubview(made)
    // What is behind can neither be read nor get the keyboard.
    made.accessibilityViewIsModal = true
    let animation =
      presented.transitioningDelegate?.animationController(forPresented: presented, presenting: base, source: source)
      ?? makeAnimation(isPresenting: true)
    var plan = ControllerTransition.Plan(
      from: base, to: presented, container: made, finalFrame: frameOfPresentedViewInContainerView, isAnimated: animated,
      animation: animation)
    plan.movesFrom = false
    plan.style = presentationStyle
    plan.interaction = presented.transitioningDelegate?.interactionControllerForPresentation(using: animation)
    let transition = ControllerTransition(plan) { [me = Weak(self), presented = Weak(presented)] isKept in
      if let presented = presented.value { me.value?.presented(isKept, presented, completion) }
    }
    self.transition = transition
    presented.runningCoordinator = transition.coordinator
    UIApplication.shared.run(in: place.scene) {
      presentationTransitionWillBegin()
      presented.beginAppearance(true, animated: animated)
      UIApplication.shared.focus(nil)
      transition.run()
    }
  }

  private func presented(_ isKept: Bool, _ presented: UIViewController, _ completion: (() -> Void)?) {
    transition = nil
    presented.runningCoordinator = nil
    if isKept {
      presented.endAppearance()
    } else {
      presented.beginAppearance(false, animated: true)
      leave(presented)
    }
    presentationTransitionDidEnd(isKept)
    container?.setNeedsLayout()
    completion?()
  }

  /// Takes the presented view away again.
  final func dismiss(from base: UIViewController, animated: Bool, completion: (() -> Void)?) {
    transition?.endNow()
    guard let container else { return }
    let presented = presentedViewController
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    let animation =
      presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? makeAnimation(isPresenting: false)
    var plan = ControllerTransition.Plan(
      from: presented, to: base, container: container, finalFrame: base.viewIfLoaded?.frame ?? .zero,
      isAnimated: animated, animation: animation)
    plan.movesTo = false
    plan.style = presentationStyle
    plan.interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animation)
    let transition = ControllerTransition(plan) { [me = Weak(self), presented = Weak(presented)] isKept in
      if let presented = presented.value { me.value?.dismissed(isKept, presented, completion) }
    }
    self.transition = transition
    presented.runningCoordinator = transition.coordinator
    UIApplication.shared.run(in: container.scene) {
      dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: animated)
      transition.run()
    }
  }

  private func dismissed(_ isKept: Bool, _ presented: UIViewController, _ completion: (() -> Void)?) {
    transition = nil
    presented.runningCoordinator = nil
    if isKept {
      leave(presented)
    } else {
      presented.beginAppearance(true, animated: true)
      presented.endAppearance()
    }
    dismissalTransitionDidEnd(isKept)
    completion?()
  }

  /// Nothing is left of it.
  private func leave(_ presented: UIViewController) {
    presented.presentingViewController?.presentedViewController = nil
    presented.presentingViewController = nil
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    presented.endAppearance()
    if let focus = presented.focusBeforePresentation?.value, focus.window != nil { UIApplication.shared.focus(focus) }
    presented.focusBeforePresentation = nil
  }
}
