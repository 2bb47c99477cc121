import CaromGeometry

extension UIApplication {
  /// Shows `controller` over `presenter`: over the whole window, or over the nearest controller that defines a
  /// presentation context.
  func present(
    _ controller: UIViewController, over presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    var base = presenter
    while !base.definesPresentationContext, let parent = base.parent { base = parent }
    // If this loads the view, code of the app runs, which may present or add controllers; so the checks come after it.
    let window = base.view.window
    guard base.ownPresented == nil else {
      return diagnose(
        "\(UIApplication.describe(base)): it already presents a controller. Present from that one, or dismiss it first."
      )
    }
    guard controller.ownPresenting == nil, controller.parent == nil, !base.isUnder(controller) else {
      return diagnose(
        "\(UIApplication.describe(controller)): it is already presented, a child of another controller, or beneath the one that is to present it. Present a different controller."
      )
    }
    guard base.hasRoom(for: controller) else { return }
    guard presentationsBeginning < 16 else {
      return diagnose(
        "\(UIApplication.describe(controller)): controllers present one another again and again as they appear; after \(presentationsBeginning) nested presentations this one was refused. Present controllers in response to what a person does."
      )
    }
    presentationsBeginning += 1
    defer { presentationsBeginning -= 1 }
    guard let window else {
      return diagnose(
        "\(UIApplication.describe(base)): its view is not in a window. Present controllers in viewDidAppear or later.")
    }
    let place: UIView = base.definesPresentationContext ? base.view : window
    base.ownPresented = controller
    controller.ownPresenting = base
    controller.focusBeforePresentation = Weak(focusedView)
    if let presentation = controller.presentation(from: presenter, base: base) {
      return presentation.present(over: base, in: place, source: presenter, animated: animated, completion: completion)
    }
    controller.beginAppearance(true, animated: animated)
    controller.view.frame = place.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Screen readers skip what is behind, and it cannot get the keyboard focus.
    controller.view.accessibilityViewIsModal = true
    place.addSubview(controller.view)
    // The animation uses the clock around the game, since a game that shows an alert usually pauses its own.
    place.clock.perform {
      controller.animatePresentation(isPresenting: true, animated: animated) { [me = Weak(controller)] in
        me.value?.endAppearance()
        completion?()
      }
    }
  }

  /// Dismisses `controller`.
  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let base = controller.ownPresenting else { return }
    if let presentation = controller.presentationInForce {
      return presentation.dismiss(from: base, animated: animated, completion: completion)
    }
    controller.beginAppearance(false, animated: animated)
    base.ownPresented = nil
    controller.ownPresenting = nil
    (controller.viewIfLoaded?.superview?.clock ?? clock).perform {
      controller.animatePresentation(isPresenting: false, animated: animated) {
        // This closure keeps the controller alive until its view is removed.
        controller.view.removeFromSuperview()
        controller.endAppearance()
        completion?()
      }
    }
  }
}

extension UIViewController {
  /// The controller that this one, or its nearest container that presents, shows over itself; nil if there is none.
  public final var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

  /// The controller over which this one, or its nearest container that is presented, is shown; nil if there is none.
  public final var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }

  /// Whether this controller is being shown over another one at the moment.
  public final var isBeingPresented: Bool { ownPresenting != nil && ownPresented == nil && appearance == .appearing }
  /// Whether this controller is on its way out after being shown over another one.
  public final var isBeingDismissed: Bool { ownPresenting != nil && ownPresented == nil && appearance == .disappearing }

  /// The presenting controller was deallocated: removes this one's view, since nobody could dismiss it any more.
  final func presenterIsGone() {
    let shown = presentationInForce
    shown?.transition?.endNow()
    ownPresenting = nil
    guard viewIfLoaded?.superview != nil || shown?.container != nil else { return }
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    shown?.container?.removeFromSuperview()
    shown?.container = nil
    endAppearance()
  }

  /// The presentation that shows this controller at the moment; nil if none does.
  final var presentationInForce: UIPresentationController? {
    guard let storedPresentation else { return nil }
    let shown = storedPresentation.substitute ?? storedPresentation
    return shown.container == nil ? nil : shown
  }

  /// The preferred size of this controller, or of what it shows; zero if none is set.
  final var wantedContentSize: CGSize {
    var each: UIViewController? = self
    while let controller = each {
      if controller.preferredContentSize != .zero { return controller.preferredContentSize }
      each = controller.shownChildren.last
    }
    return .zero
  }

  /// Lays out the presentation that shows this controller or a container around it.
  final func contentSizeChanged() {
    var each: UIViewController? = self
    while let controller = each {
      controller.presentationInForce?.container?.setNeedsLayout()
      each = controller.parent
    }
  }

  /// Slides the view in from below or out, or fades it if motion is reduced or the transition style says so.
  final func runModalTransition(isPresenting: Bool, animated: Bool, completion: @escaping () -> Void) {
    guard animated, let view = viewIfLoaded, view.window != nil else { return completion() }
    let fades = traitCollection.reducesMotion || modalTransitionStyle != .coverVertical
    let away = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.performWithoutAnimation {
      if fades { view.alpha = isPresenting ? 0 : 1 } else { view.transform = isPresenting ? away : .identity }
    }
    let change = {
      if fades { view.alpha = isPresenting ? 1 : 0 } else { view.transform = isPresenting ? .identity : away }
    }
    let done: (Bool) -> Void = { _ in completion() }
    if fades {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change, completion: done)
    } else {
      UIView.animate(
        withDuration: 0.45, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: change, completion: done)
    }
  }
}
