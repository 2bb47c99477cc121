import CaromGeometry

extension UIViewController {
  /// Begins to make this controller appear or disappear. Containers call it for their children if they return false
  /// from `shouldAutomaticallyForwardAppearanceMethods`.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  public final func endAppearanceTransition() { endAppearance() }

  /// Whether the controller appears because it was added to a container; ask in `viewWillAppear` and `viewDidAppear`.
  public final var isMovingToParent: Bool { hasNewParent && (appearance == .appearing || appearance == .appeared) }
  /// Whether the controller disappears because it leaves its container; ask in `viewWillDisappear` and
  /// `viewDidDisappear`.
  public final var isMovingFromParent: Bool { losesParent }

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
    for child in shownChildren { child.beginAppearance(appears, animated: animated) }
  }

  package final func endAppearance() {
    switch appearance {
    case .appearing:
      if awaitsWindow { tellIsAppearing() }
      appearance = .appeared
      viewDidAppear(isAnimatingAppearance)
      hasNewParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimatingAppearance)
      losesParent = false
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.endAppearance() }
  }

  private func tellIsAppearing() {
    awaitsWindow = false
    viewIsAppearing(isAnimatingAppearance)
  }

  package final var isAppearing: Bool { appearance == .appearing || appearance == .appeared }

  /// Whether the controller is appearing or disappearing at the moment.
  package final var isChangingAppearance: Bool { appearance == .appearing || appearance == .disappearing }

  // MARK: Views that are added and removed without a transition

  /// The view was added to a window, or removed from it.
  final func viewMovedToWindow(_ window: UIWindow?) {
    if window == nil {
      if leavesByItself { endAppearance() }
      leavesByItself = false
    } else if awaitsWindow {
      tellIsAppearing()
    } else if appearance == .disappeared, window?.isInScene == true,
      hasNoOther || (followsParent && parent?.shownChildren.contains { $0 === self } == true)
    {
      beginAppearance(true, animated: false)
      UIApplication.shared.appearingControllers.append(self)
    }
  }

  /// The view is about to be removed from its window. A child disappears with it if its parent stays.
  final func viewWillLeaveWindow() {
    guard appearance == .appeared, hasNoOther || followsParent else { return }
    leavesByItself = true
    beginAppearance(false, animated: false)
  }

  /// Whether the parent has appeared, and leaves it to the kit when its children do.
  private var followsParent: Bool {
    parent?.appearance == .appeared && parent?.shouldAutomaticallyForwardAppearanceMethods == true
  }

  /// Whether no controller or window shows this one: its view was added without `addChild(_:)`. As on Apple's systems,
  /// such a controller appears and disappears when its view enters and leaves the window.
  private var hasNoOther: Bool {
    parent == nil && ownPresenting == nil && viewIfLoaded?.window?.rootViewController !== self
  }
}

extension UIView {
  /// Tells the controllers without a parent that the window was shown.
  final func windowAppeared() {
    if let viewController, viewController.parent == nil { viewController.viewMovedToWindow(window) }
    for view in subviews { view.windowAppeared() }
  }
}

extension UIViewController {
  /// The children that appear with this controller. A container may still refer to one that has moved to another
  /// controller.
  package final var shownChildren: [UIViewController] { appearanceChildren.filter { $0.parent === self } }

  /// Whether this controller is `other`, or a descendant of it or of what is presented over one of these.
  package final func isUnder(_ other: UIViewController) -> Bool {
    // A presented controller may have become a child as well, so there can be two ways up.
    var (around, index) = ([self], 0)
    while index < around.count {
      let controller = around[index]
      if controller === other { return true }
      for next in [controller.parent, controller.ownPresenting] {
        if let next, !around.contains(where: { $0 === next }) { around.append(next) }
      }
      index += 1
    }
    return false
  }

  /// Replaces the view of one child by that of another one, with an animation block.
  ///
  /// Both must be children of this controller already, and the first one's view in a superview, where the other view
  /// replaces it; otherwise that is diagnosed. Appearance methods are called unless the container does that itself.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that disappears.
  ///   - toViewController: The child that appears.
  ///   - duration: In seconds; 0 or less makes the change immediately.
  ///   - options: Options of the animation; with a transition option, the views are exchanged by that transition.
  ///   - animations: Further changes to animate.
  ///   - completion: Gets false if the animation was interrupted.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let place = fromViewController.viewIfLoaded?.superview
    else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): transition(from:to:) needs two of its children, and the first one's view in a superview. Call addChild for both first."
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
