import CaromGeometry

extension UIViewController {
  /// Begins to appear or disappear; containers that forward by hand call it for their children.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  public final func endAppearanceTransition() { endAppearance() }

  package final func beginAppearance(_ appears: Bool, animated: Bool) {
    switch (appears, appearance) {
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing): return
    case (true, _):
      loadViewIfNeeded()
      appearance = .appearing
      isAnimatingAppearance = animated
      viewWillAppear(animated)
      awaitsWindow = true
      if viewIfLoaded?.window != nil { tellIsAppearing() }
    case (false, _):
      appearance = .disappearing
      isAnimatingAppearance = animated
      awaitsWindow = false
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { child.beginAppearance(appears, animated: animated) }
  }

  package final func endAppearance() {
    switch appearance {
    case .appearing:
      if awaitsWindow { tellIsAppearing() }
      appearance = .appeared
      viewDidAppear(isAnimatingAppearance)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimatingAppearance)
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceChildren { child.endAppearance() }
  }

  private func tellIsAppearing() {
    awaitsWindow = false
    viewIsAppearing(isAnimatingAppearance)
  }

  package final var isAppearing: Bool { appearance == .appearing || appearance == .appeared }

  /// Whether the view is on its way out or in.
  package final var isChangingAppearance: Bool { appearance == .appearing || appearance == .disappearing }

  // MARK: Views that come and go by themselves

  /// The view came into a window, or has left it.
  final func viewMovedToWindow(_ window: UIWindow?) {
    if window == nil {
      if leavesByItself { endAppearance() }
      leavesByItself = false
    } else if awaitsWindow {
      tellIsAppearing()
    } else if appearance == .disappeared, let parent, parent.appearance == .appeared,
      parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearanceChildren.contains(where: { $0 === self })
    {
      beginAppearance(true, animated: false)
      UIApplication.shared.appearingControllers.append(self)
    }
  }

  /// The view is about to leave its window; a child whose parent stays disappears with it.
  final func viewWillLeaveWindow() {
    guard appearance == .appeared, let parent, parent.appearance == .appeared,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    leavesByItself = true
    beginAppearance(false, animated: false)
  }
}

extension UIViewController {
  /// Whether this controller is `other` or inside of it.
  package final func isInside(_ other: UIViewController) -> Bool {
    var each: UIViewController? = self
    while let controller = each {
      if controller === other { return true }
      each = controller.parent
    }
    return false
  }

  /// Exchanges the view of one child for that of another, with an animation block.
  ///
  /// Both are children of this controller already; it forwards appearance. The views change places in the superview of
  /// the first.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let place = fromViewController.viewIfLoaded?.superview
    else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): transition(from:to:) needs two of its children, the first one's view in a superview; call addChild for both before."
      )
    }
    let forwards = isAppearing && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if forwards {
      fromViewController.beginAppearance(false, animated: isAnimated)
      toViewController.beginAppearance(true, animated: isAnimated)
    }
    let old: UIView = fromViewController.view
    let new: UIView = toViewController.view
    let finish: (Bool) -> Void = { finished in
      old.removeFromSuperview()
      if forwards {
        fromViewController.endAppearance()
        toViewController.endAppearance()
      }
      completion?(finished)
    }
    if options.transition != 0 {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          old.removeFromSuperview()
          place.addSubview(new)
          animations?()
        }, completion: finish)
    } else {
      place.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
    }
  }
}
