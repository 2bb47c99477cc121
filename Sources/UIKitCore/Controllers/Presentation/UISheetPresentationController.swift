import CaromGeometry

/// Shows a controller on a card over the lower part of the window, which can be dragged between several heights and
/// away. In wide windows it is a card in the middle, which has no detents.
///
///     if let sheet = settings.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(settings, animated: true)
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest; `[.large()]` by default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The current height; nil, the default, stands for the lowest one, and so does one that does not exist.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Up to this height, what is behind the sheet is not dimmed and can be used; nil, the default, means never.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether the sheet shows a short bar at its upper edge, by which it can be dragged and tapped; false by default.
  open var prefersGrabberVisible = false { didSet { container?.setNeedsLayout() } }
  /// The radius of the sheet's corners, in points; nil, the default, means 12.
  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
  final let dimming = UIView(frame: .zero)
  private final var grabber: SheetGrabber?
  final var pan: UIPanGestureRecognizer?
  /// How far the finger has dragged the sheet, in points; positive is down.
  final var pulled: CGFloat = 0
  private final let isForm: Bool

  /// Creates the presentation of a sheet that is not shown yet; `isForm` chooses the size of a form sheet in wide
  /// windows.
  public init(presentedViewController: UIViewController, presenting: UIViewController?, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  open override class var kind: String { "UISheetPresentationController" }
  open override var presentationStyle: UIModalPresentationStyle { isForm ? .formSheet : .pageSheet }

  /// Animates changes of `detents` or `selectedDetentIdentifier` that `changes` makes.
  open func animateChanges(_ changes: () -> Void) {
    UIView.performWithoutAnimation(changes)
    settle()
  }

  /// Recalculates the heights, because something changed that they depend on.
  open func invalidateDetents() { container?.setNeedsLayout() }

  // MARK: Heights

  final var isCard: Bool { container?.traitCollection.horizontalSizeClass == .regular }

  /// The height of the largest detent, in points: 10 below the top safe area.
  private final var fullHeight: CGFloat {
    guard let container else { return 0 }
    return max(0, container.bounds.height - container.safeAreaInsets.top - 10)
  }

  /// A detent with its height here.
  struct Height {
    let identifier: Detent.Identifier
    let height: CGFloat

    init(_ identifier: Detent.Identifier, _ height: CGFloat) {
      self.identifier = identifier
      self.height = height
    }
  }

  /// The detents that exist here, from the lowest; the full height if there are none.
  final var heights: [Height] {
    let context = UISheetPresentationControllerDetentResolutionContext(
      containerTraitCollection: container?.traitCollection ?? .current, maximumDetentValue: fullHeight)
    var found: [Height] = []
    for detent in detents {
      if let height = detent.resolvedValue(in: context) { found.append(Height(detent.identifier, height)) }
    }
    return found.isEmpty ? [Height(.large, fullHeight)] : found.sorted { $0.height < $1.height }
  }

  final var selected: Height {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
  }

  /// Whether what is behind is dimmed and cannot be used.
  private final var isDimmed: Bool {
    guard !isCard, let most = largestUndimmedDetentIdentifier,
      let height = heights.first(where: { $0.identifier == most })?.height
    else { return true }
    return selected.height > height
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    if isCard {
      let preferred = presented?.wantedContentSize ?? .zero
      let width = min(preferred.width > 0 ? preferred.width : isForm ? 540 : 704, bounds.width - 40)
      let height = min(preferred.height > 0 ? preferred.height : isForm ? 620 : bounds.height - 80, bounds.height - 40)
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
        height: height)
    }
    let height = selected.height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: Placement

  open override func layOut() {
    guard let container, let view = presentedView else { return }
    dimming.frame = container.bounds
    guard transition == nil else { return }
    var frame = frameOfPresentedViewInContainerView
    // Dragged up, the sheet grows; dragged down, it moves.
    frame.origin.y += pulled
    if pulled < 0, !isCard { frame.size.height -= pulled }
    view.frame = frame
    decorate(view, in: frame)
    let isDimmed = isDimmed
    dimming.alpha = isDimmed ? 0.2 : 0
    if container.accessibilityViewIsModal != isDimmed { container.accessibilityViewIsModal = isDimmed }
  }

  private final func decorate(_ view: UIView, in frame: CGRect) {
    view.layer.cornerRadius = preferredCornerRadius ?? 12
    view.clipsToBounds = true
    grabber?.isHidden = !prefersGrabberVisible || isCard
    grabber?.frame = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    if let grabber { container?.bringSubviewToFront(grabber) }
  }

  open override func letsThrough(_ point: CGPoint) -> Bool {
    guard !isDimmed, transition == nil, let container else { return false }
    let inside = grabber.map { !$0.isHidden && $0.point(inside: $0.convert(point, from: container), with: nil) }
    return inside != true && presentedView?.frame.contains(point) == false
  }

  // MARK: Presentation and dismissal

  open override func presentationTransitionWillBegin() {
    guard let container, let view = presentedView else { return }
    pulled = 0
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = container.bounds
    if dimming.gestureRecognizers?.isEmpty ?? true {
      dimming.addGestureRecognizer(
        UITapGestureRecognizer { [me = Weak(self)] _ in _ = me.value?.dismissByHand() })
    }
    container.insert(dimming, .subview(0))
    let grabber = SheetGrabber { [me = Weak(self)] in me.value?.takeNextHeight() }
    container.addSubview(grabber)
    self.grabber = grabber
    let frame = frameOfPresentedViewInContainerView
    UIView.performWithoutAnimation {
      view.frame = frame
      decorate(view, in: frame)
    }
    let pan = UIPanGestureRecognizer { [me = Weak(self)] pan in me.value?.drag(pan) }
    container.addGestureRecognizer(pan)
    self.pan = pan
    moveGrabber(isIn: false)
    let dim: CGFloat = isDimmed ? 0.2 : 0
    presented?.transitionCoordinator?.animate(alongsideTransition: { [me = Weak(self), dimming] _ in
      dimming.alpha = dim
      me.value?.moveGrabber(isIn: true)
    })
  }

  /// Moves the grabber along with the sheet.
  private final func moveGrabber(isIn: Bool) {
    guard let grabber, let container, presented?.runningCoordinator != nil else { return }
    if container.traitCollection.reducesMotion || presented?.modalTransitionStyle != .coverVertical {
      grabber.alpha = isIn ? 1 : 0
    } else {
      let away = PresentationSlide.away(from: frameOfPresentedViewInContainerView, in: container)
      grabber.transform = isIn ? .identity : away
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return tidyUp() }
    grabber?.transform = .identity
    grabber?.alpha = 1
    UIView.performWithoutAnimation { layOut() }
  }

  open override func dismissalTransitionWillBegin() {
    presented?.transitionCoordinator?.animate(alongsideTransition: { [me = Weak(self), dimming] _ in
      dimming.alpha = 0
      me.value?.moveGrabber(isIn: false)
    })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { tidyUp() } else { presentationTransitionDidEnd(true) }
  }

  /// Removes the views and the recognizer that it added.
  private final func tidyUp() {
    pulled = 0
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    pan = nil
    grabber?.removeFromSuperview()
    grabber = nil
    dimming.removeFromSuperview()
    container?.accessibilityViewIsModal = true
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }
}
