import CaromGeometry

/// An object that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObject {
  /// The view that shows this item; nil if none does at the moment.
  func frame(in referenceView: UIView) -> CGRect?
}

/// The directions in which the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: UInt
  /// Creates a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no arrow, or the popover is not placed yet.
  public static let unknown: UIPopoverArrowDirection = []
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in the coordinates of `referenceView`; nil outside a window.
  public final func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

/// Shows a controller on a card that points at its source. A tap beside it, or Escape, dismisses it. In compact widths
/// it becomes a sheet, unless the delegate returns `.none`.
///
///     filters.modalPresentationStyle = .popover
///     filters.popoverPresentationController?.sourceView = filterButton
///     present(filters, animated: true)
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to point at; without it and `sourceItem` the popover is shown in the middle, with a diagnostic.
  @Weak public final var sourceView: UIView?
  /// The rectangle to point at, in the source view's coordinates; null, the default, stands for the view's bounds.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The item to point at, such as a bar button; it takes precedence over `sourceView` while a view shows it.
  @Weak public final var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Where the arrow may be; anywhere by default. If it fits nowhere, the first permitted direction is used.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is, after layout.
  public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
  /// The color of the card; nil, the default, stands for that of the presented view, or else the system's.
  open var backgroundColor: UIColor?
  /// The minimum distances to the edges of the safe area, in points; 10 each by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Views behind the popover that respond to touches while it is shown; nil by default.
  open var passthroughViews: [UIView]?
  private final let arrow = UIView(frame: .zero)
  private final let card = UIView(frame: .zero)
  private final let backdrop = UIView(frame: .zero)
  private final var madeSheet: UISheetPresentationController?

  open override class var kind: String { "UIPopoverPresentationController" }
  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The sheet that replaces the popover in compact widths; its detents can be set before the presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let madeSheet { return madeSheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter, isForm: false)
    madeSheet = made
    return made
  }

  open override func makeAnimation(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverFade(isPresenting: isPresenting)
  }

  // MARK: Placement

  /// The rectangle to point at, in the container's coordinates; nil without a source in a window.
  private final var target: CGRect? {
    guard let container else { return nil }
    if let frame = sourceItem?.frame(in: container) { return frame }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The card's frame: below, above, to the right or to the left of the source; the first of these that is permitted
  /// and has room.
  ///
  /// The size is the controller's `preferredContentSize`, or else 320 × 400 pt, as far as there is room. Without a
  /// source the card is in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wanted = presented?.wantedContentSize ?? .zero
    let width = min(wanted.width > 0 ? wanted.width : 320, safe.width)
    let height = min(wanted.height > 0 ? wanted.height : 400, safe.height)
    guard let target else {
      arrowDirection = .unknown
      return CGRect(x: safe.midX - width / 2, y: safe.midY - height / 2, width: width, height: height)
    }
    let gap: CGFloat = 12
    let places: [(UIPopoverArrowDirection, CGFloat, CGFloat, Bool)] = [
      (.up, target.midX - width / 2, target.maxY + gap, target.maxY + gap + height <= safe.maxY),
      (.down, target.midX - width / 2, target.minY - gap - height, target.minY - gap - height >= safe.minY),
      (.left, target.maxX + gap, target.midY - height / 2, target.maxX + gap + width <= safe.maxX),
      (.right, target.minX - gap - width, target.midY - height / 2, target.minX - gap - width >= safe.minX),
    ]
    let allowed = places.filter { permittedArrowDirections.contains($0.0) }
    let place = allowed.first { $0.3 } ?? allowed.first ?? places[0]
    arrowDirection = place.0
    return CGRect(
      x: max(safe.minX, min(place.1, safe.maxX - width)).rounded(),
      y: max(safe.minY, min(place.2, safe.maxY - height)).rounded(), width: width, height: height)
  }

  open override func layOut() {
    super.layOut()
    placeParts(frameOfPresentedViewInContainerView)
  }

  private final func placeParts(_ frame: CGRect) {
    guard let container, let view = presentedView else { return }
    backdrop.frame = container.bounds
    card.frame = frame
    view.layer.cornerRadius = UIPopoverPresentationController.radius
    view.clipsToBounds = true
    card.backgroundColor = backgroundColor ?? view.backgroundColor ?? .systemBackground
    arrow.backgroundColor = card.backgroundColor
    arrow.isHidden = arrowDirection == .unknown
    guard let target else { return }
    let x = max(frame.minX + 24, min(target.midX, frame.maxX - 24))
    let y = max(frame.minY + 24, min(target.midY, frame.maxY - 24))
    arrow.bounds.size = CGSize(width: 17, height: 17)
    switch arrowDirection {
    case .up: arrow.center = CGPoint(x: x, y: frame.minY)
    case .down: arrow.center = CGPoint(x: x, y: frame.maxY)
    case .left: arrow.center = CGPoint(x: frame.minX, y: y)
    default: arrow.center = CGPoint(x: frame.maxX, y: y)
    }
  }

  private static let radius: CGFloat = 13

  open override func letsThrough(_ point: CGPoint) -> Bool {
    guard let container, let passthroughViews, !card.frame.contains(point) else { return false }
    return passthroughViews.contains { $0.window != nil && $0.bounds.contains($0.convert(point, from: container)) }
  }

  // MARK: Presentation and dismissal

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    delegate?.asPopoverDelegate?.prepareForPopoverPresentation(self)
    if sourceView == nil && sourceItem == nil {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it has nothing to point at and is shown in the middle. Set sourceView or sourceItem."
      )
    }
    if backdrop.gestureRecognizers?.isEmpty ?? true {
      backdrop.addGestureRecognizer(
        UITapGestureRecognizer { [me = Weak(self)] _ in _ = me.value?.dismissByHand() })
    }
    for part in [arrow, card] {
      part.isUserInteractionEnabled = false
      part.layer.shadowOpacity = 0.15
      part.layer.shadowRadius = 12
      part.layer.shadowOffset = .zero
    }
    card.layer.cornerRadius = UIPopoverPresentationController.radius
    arrow.layer.cornerRadius = 2
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    for (place, part) in [backdrop, arrow, card].enumerated() { container.insert(part, .subview(place)) }
    UIView.performWithoutAnimation { placeParts(frameOfPresentedViewInContainerView) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { tidyUp() } }
  open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { tidyUp() } }

  private final func tidyUp() {
    for part in [backdrop, arrow, card] { part.removeFromSuperview() }
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }
}
