import CaromGeometry

extension UIViewController {
  /// Where this controller, or one around it, is shown, or this one will be: by its style; nil for styles that cover
  /// everything.
  public final var presentationController: UIPresentationController? {
    let holder = presentedAncestor ?? self
    guard let made = holder.madePresentation else { return nil }
    return made.substitute ?? made
  }

  /// The sheet that this controller is, or will be, shown in; nil for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover of this controller, also while a sheet stands in for it; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    (presentedAncestor ?? self).madePresentation as? UIPopoverPresentationController
  }

  /// This controller or the nearest one around it that is presented.
  private var presentedAncestor: UIViewController? {
    var each: UIViewController? = self
    while let controller = each, controller.ownPresenting == nil { each = controller.parent }
    return each
  }

  /// The presentation by the style, made when it is first asked for.
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

  /// The presentation in force, adapted to the width; nil for one that lies over everything in the kit's own way.
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
  /// What shows the controller with these traits: this one, or what stands in for it.
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

  /// Its own style, or where the width is compact a sheet's or a full screen's.
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

  /// The traits are others: what shows the controller gives way to what suits them, at once, in the same container.
  final func adapt() {
    guard let container else { return }
    let first = original ?? self
    // What was in force lives until it has tidied up.
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

  /// The presenting controller comes back, or disappears, without show; where the style says that it does.
  private func showPresenter(_ isShown: Bool) {
    guard shouldRemovePresentersView, let presenter else { return }
    presenter.beginAppearance(isShown, animated: false)
    hidePresenter(!isShown)
    presenter.endAppearance()
  }

  /// Under a view that covers everything the presenting one is not drawn.
  final func hidePresenter(_ isHidden: Bool) {
    guard shouldRemovePresentersView, let view = presenter?.viewIfLoaded, container?.superview !== view else { return }
    view.isHidden = isHidden
  }
}
