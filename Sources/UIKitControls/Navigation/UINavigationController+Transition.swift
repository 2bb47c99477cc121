import CaromGeometry
import UIKitCore

extension UINavigationController {
  /// Replaces the stack and shows its last controller.
  final func change(to new: [UIViewController], _ operation: Operation, animated: Bool, step: AddressStep) {
    guard changesUnderWay < UINavigationController.maximumChanges else {
      return refuse(
        "its stack is changed repeatedly by code that is called during a change, such as a push in didShow; after \(changesUnderWay) nested changes the next one was refused. Push in response to the user, or in a later tick."
      )
    }
    changesUnderWay += 1
    defer { changesUnderWay -= 1 }
    phase.run { begin(new, operation, animated: animated, step: step) }
  }

  private func begin(_ new: [UIViewController], _ operation: Operation, animated: Bool, step: AddressStep) {
    transition?.endNow()
    var new = new
    if new.contains(where: { isUnder($0) }) {
      refuse("a controller around it cannot be on its stack; it was left out. Push a different controller.")
      new.removeAll { isUnder($0) }
    }
    let old = stack
    let (from, to) = (old.last, new.last)
    for controller in old where !new.contains(where: { $0 === controller }) { controller.willMove(toParent: nil) }
    remember(from, isPush: operation == .push)
    stack = new
    for controller in new where controller.parent !== self { addChild(controller) }
    guard isViewLoaded, from !== to else {
      settle(from: old)
      if isViewLoaded { showItems() }
      return
    }
    let isSeen = isAppearing
    guard let to else {
      if isSeen { from?.beginAppearanceTransition(false, animated: false) }
      from?.viewIfLoaded?.removeFromSuperview()
      if isSeen { from?.endAppearanceTransition() }
      settle(from: old)
      return showItems()
    }
    to.loadViewIfNeeded()
    inset(to)
    var plan = ControllerTransition.Plan(
      from: from, to: to, container: container, finalFrame: frame(of: to), isAnimated: animated && from != nil,
      animation: nil)
    if plan.isAnimated, let from { plan = plan.with(animation(operation, from: from, to: to)) }
    if drag != nil { plan.interaction = drag }
    let finishBar = navigationBar.change(
      to: new.map { $0.navigationItem },
      towards: !plan.isAnimated || view.window == nil ? 0 : operation == .push ? 1 : -1)
    let transition = ControllerTransition(plan) { [me = Weak(self)] isKept in
      me.value?.ended(isKept, old: old, from: from, to: to, isSeen: isSeen, animated: animated, finishBar)
    }
    transition.coordinator.animate(alongsideTransition: { [me = Weak(self)] _ in
      me.value?.navigationBar.runChange()
      me.value?.layOutBars()
    })
    self.transition = transition
    runningCoordinator = transition.coordinator
    // Before the controller is shown, so that whatever begins there begins at its address.
    if drag == nil { tellAddress(step: step) }
    delegate?.navigationController(self, willShow: to, animated: animated)
    if isSeen {
      from?.beginAppearanceTransition(false, animated: animated)
      // Code that was called may have hidden all of this.
      if isAppearing { to.beginAppearanceTransition(true, animated: animated) }
    }
    // Code that was called may have navigated elsewhere already.
    if !transition.isOver { transition.run() }
  }

  private func animation(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    if let own = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) {
      return (own, delegate?.navigationController(self, interactionControllerFor: own))
    }
    if traitCollection.reducesMotion && drag == nil { return (NavigationFade(), nil) }
    return (NavigationSlide(isPush: operation == .push, isFollowing: drag != nil), nil)
  }

  /// Ends a transition; `isKept` says whether it was completed.
  private func ended(
    _ isKept: Bool, old: [UIViewController], from: UIViewController?, to: UIViewController, isSeen: Bool,
    animated: Bool, _ finishBar: (Bool) -> Void
  ) {
    let isByHand = drag != nil
    transition = nil
    runningCoordinator = nil
    drag = nil
    finishBar(isKept)
    if !isKept {
      let given = stack
      stack = old
      for controller in given where !old.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      // The controllers that were about to leave stay.
      for controller in old where !given.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
    }
    if isSeen, isAppearing {
      if !isKept {
        to.beginAppearanceTransition(false, animated: animated)
        from?.beginAppearanceTransition(true, animated: animated)
      }
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    } else if isSeen {
      from?.endAppearanceTransition()
      if to.isAppearing { to.beginAppearanceTransition(false, animated: false) }
      to.endAppearanceTransition()
    }
    layOutBars()
    guard isKept else { return }
    settle(from: old)
    if isByHand { tellAddress(step: .back) }
    delegate?.navigationController(self, didShow: to, animated: animated)
    if isSeen {
      if let title = to.navigationItem.title ?? to.title {
        UIAccessibility.post(notification: .screenChanged, argument: title)
      }
      restoreFocus()
    }
  }

  /// Notifies the controllers that were added and removed.
  private func settle(from old: [UIViewController]) {
    for controller in old where !stack.contains(where: { $0 === controller }) && controller.parent === self {
      controller.removeFromParent()
    }
    for controller in stack where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
  }

  /// Shows a controller without a transition when the view is loaded.
  final func showAtOnce(_ top: UIViewController) {
    delegate?.navigationController(self, willShow: top, animated: false)
    inset(top)
    top.view.frame = frame(of: top)
    container.addSubview(top.view)
    showItems()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private func showItems() {
    let items = stack.map { $0.navigationItem }
    let shown = navigationBar.items ?? []
    guard items.count != shown.count || zip(items, shown).contains(where: { $0 !== $1 }) else { return }
    navigationBar.change(to: items, towards: 0)(true)
    layOutBars()
  }

  // MARK: Keyboard

  private func remember(_ from: UIViewController?, isPush: Bool) {
    guard isPush, let focused = UIApplication.shared.focusedView, let view = from?.viewIfLoaded,
      focused.isDescendant(of: view)
    else {
      return
    }
    let place = stack.count - 1
    while focusBefore.count <= place { focusBefore.append(Weak(nil)) }
    focusBefore[place] = Weak(focused)
  }

  /// Restores the keyboard focus from before the push.
  private func restoreFocus() {
    let place = stack.count - 1
    guard place >= 0, place < focusBefore.count else { return }
    if let view = focusBefore[place].value, view.window != nil { UIApplication.shared.focus(view) }
    focusBefore.removeSubrange(place...)
  }

  // MARK: Swiping back

  /// Whether a swipe from the edge may go back now.
  final var mayPopByHand: Bool {
    stack.count > 1 && transition == nil && stack.last?.navigationItem.offersWayBack == true
  }

  final func dragged(_ pan: UIPanGestureRecognizer) {
    let width = max(1, view.bounds.width)
    let way: CGFloat = view.isRightToLeft ? -1 : 1
    let share = pan.translation(in: view).x * way / width
    switch pan.state {
    case .began:
      guard mayPopByHand else { return }
      drag = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
      drag?.update(share)
    case .changed: drag?.update(share)
    case .ended, .cancelled, .failed: letGo(pan, share: share, width: width, way: way)
    default: break
    }
  }

  /// Completes the pop if the view would pass the middle at the finger's velocity, and continues at that velocity.
  private func letGo(_ pan: UIPanGestureRecognizer, share: CGFloat, width: CGFloat, way: CGFloat) {
    guard let drag else { return }
    let speed = pan.velocity(in: view).x * way / width
    // The predicted position after another 0.2 s.
    let isDone = pan.state == .ended && share + 0.2 * speed > 0.5
    let rest = isDone ? 1 - share : share
    let pace = (isDone ? speed : -speed) * Double(drag.duration)
    drag.completionCurve = .easeOut
    drag.completionSpeed = rest > 0 ? max(1, min(3, pace)) : 1
    if isDone { drag.finish() } else { drag.cancel() }
  }
}

extension ControllerTransition.Plan {
  fileprivate func with(
    _ parts: ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?)
  ) -> ControllerTransition.Plan {
    var plan = self
    (plan.animation, plan.interaction) = parts
    return plan
  }
}
