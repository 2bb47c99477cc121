import CaromGeometry

extension UIViewController {
  /// The presentation that shows this controller (or the container it is in), or will show it; nil for styles without
  /// one.
  public final var presentationController: UIPresentationController? {
    let holder = presentedAncestor ?? self
    guard let made = holder.madePresentation else { return nil }
    return made.substitute ?? made
  }

  /// The sheet that shows this controller, or will show it; nil for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover of this controller, even while a sheet replaces it; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    (presentedAncestor ?? self).madePresentation as? UIPopoverPresentationController
  }

  /// This controller or its nearest ancestor that is presented.
  private var presentedAncestor: UIViewController? {
    var each: UIViewController? = self
    while let controller = each, controller.ownPresenting == nil { each = controller.parent }
    return each
  }

  /// The presentation that the style needs, created on first use.
  private var madePresentation: UIPresentationController? {
    if storedPresentation == nil { storedPresentation = makePresentation(from: ownPresenting) }
    return storedPresentation
  }

  private func makePresentation(from presenting: UIViewController?) -> UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting, isForm: false)
    case .formSheet: UISheetPresentationController(presentedViewController: self, presenting: presenting, isForm: true)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext:
      FullScreenPresentation(presentedViewController: self, presenting: presenting)
    default: nil
    }
  }

  /// The presentation to use, adapted to the width; nil for styles that the kit shows without one.
  final func presentation(from source: UIViewController, base: UIViewController) -> UIPresentationController? {
    if modalPresentationStyle == .custom || (transitioningDelegate != nil && storedPresentation == nil) {
      let own = transitioningDelegate?.presentationController(forPresented: self, presenting: base, source: source)
      storedPresentation =
        own ?? makePresentation(from: base) ?? UIPresentationController(presentedViewController: self, presenting: base)
    }
    guard let made = madePresentation else { return nil }
    made.presenter = base
    return made.adapted(to: base.traitCollection)
  }
}

extension UIPresentationController {
  /// The presentation to use with these traits: this one, or one that replaces it.
  final func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = style(for: traits)
    if let substitute, style == substitute.presentationStyle { return substitute }
    substitute?.original = nil
    substitute = nil
    guard style != presentationStyle else { return self }
    let made = stand(in: style)
    made.presenter = presenter
    if made.delegate == nil { made.delegate = delegate }
    made.original = self
    substitute = made
    return made
  }

  /// The presentation's own style, or in compact widths the adaptive one.
  private func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return presentationStyle }
    var style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    if style == .automatic { style = adaptivePresentationStyle }
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return .fullScreen
    case .pageSheet, .formSheet: return self as? UISheetPresentationController == nil ? .pageSheet : presentationStyle
    default: return presentationStyle
    }
  }

  private func stand(in style: UIModalPresentationStyle) -> UIPresentationController {
    if style == .fullScreen {
      return FullScreenPresentation(presentedViewController: presentedViewController, presenting: presenter)
    }
    if let popover = self as? UIPopoverPresentationController { return popover.adaptiveSheetPresentationController }
    return UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter, isForm: false)
  }

  /// The traits changed: replaces this presentation if another one is needed, immediately and in the same container.
  final func adapt() {
    guard let container else { return }
    let first = original ?? self
    // The presentation in use must live until it has removed its views.
    withExtendedLifetime(first.substitute) {
      let next = first.adapted(to: container.traitCollection)
      if next !== self { handOver(to: next) }
    }
  }

  private func handOver(to next: UIPresentationController) {
    transition?.endNow()
    guard let container else { return }
    UIView.performWithoutAnimation {
      dismissalTransitionWillBegin()
      showPresenter(true)
      dismissalTransitionDidEnd(true)
      self.container = nil
      container.presentation = next
      next.container = container
      next.presentationTransitionWillBegin()
      next.showPresenter(false)
      next.presentationTransitionDidEnd(true)
      container.setNeedsLayout()
    }
  }

  /// Shows or hides the presenting controller without animation, if the style removes its view.
  private func showPresenter(_ isShown: Bool) {
    guard shouldRemovePresentersView, let presenter else { return }
    presenter.beginAppearance(isShown, animated: false)
    hidePresenter(!isShown)
    presenter.endAppearance()
  }

  /// The presenting view is not drawn under a view that covers everything.
  final func hidePresenter(_ isHidden: Bool) {
    guard shouldRemovePresentersView, let view = presenter?.viewIfLoaded, container?.superview !== view else { return }
    view.isHidden = isHidden
  }
}
