import Geometry

/// Hears of a sheet; every method has a default.
public protocol UISheetPresentationControllerDelegate: NSObject {
  /// A person drew the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
}

/// A card over the lower part of the window, which a finger draws from height to height and away; in wide windows a card
/// in the middle.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// Tells heights apart.
    public struct Identifier: Equatable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    let height: (CGFloat) -> CGFloat

    private init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat) {
      self.identifier = identifier
      self.height = height
    }

    /// About half of the window.
    public static func medium() -> Detent { Detent(.medium) { ($0 * 0.54).rounded() } }
    public static func large() -> Detent { Detent(.large) { $0 } }

    /// A height of one's own, given the largest there is, points.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (CGFloat) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver($0) ?? $0 }
    }

    public override class var kind: String { "UISheetPresentationController.Detent" }
  }

  @Weak public final var sheetDelegate: (any UISheetPresentationControllerDelegate)?
  /// The heights, from the lowest; large alone at first.
  open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
  /// The height in force; nil means the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
  open var prefersGrabberVisible = false { didSet { container?.setNeedsLayout() } }
  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
  private final let dimming = UIView(frame: .zero)
  private final let grabber = UIView(frame: .zero)
  private final var pan: UIPanGestureRecognizer?
  /// How far the finger has drawn it, points down.
  private final var pulled: CGFloat = 0
  private final let isForm: Bool

  public init(presentedViewController: UIViewController, presenting: UIViewController?, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  open override class var kind: String { "UISheetPresentationController" }
  open override var presentationStyle: UIModalPresentationStyle { isForm ? .formSheet : .pageSheet }

  /// Makes changes of height with the sheet's spring.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle()
  }

  // MARK: Places

  private final var isCard: Bool { container?.traitCollection.horizontalSizeClass == .regular }

  /// The height of the largest detent, points: ten below what the upper edge takes.
  private final var fullHeight: CGFloat {
    guard let container else { return 0 }
    return max(0, container.bounds.height - container.safeAreaInsets.top - 10)
  }

  private final func height(of detent: Detent) -> CGFloat {
    let height = detent.height(fullHeight)
    return height.isFinite ? max(0, min(fullHeight, height)) : fullHeight
  }

  private final var selected: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier }
      ?? detents.min { height(of: $0) < height(of: $1) }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    if isCard {
      let preferred = presentedViewController.preferredContentSize
      let width = min(preferred.width > 0 ? preferred.width : isForm ? 540 : 704, bounds.width - 40)
      let height = min(preferred.height > 0 ? preferred.height : isForm ? 620 : bounds.height - 80, bounds.height - 40)
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
        height: height)
    }
    let height = selected.map { self.height(of: $0) } ?? fullHeight
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  open override func layOut() {
    guard let container, let view = presentedView else { return }
    dimming.frame = container.bounds
    guard transition == nil else { return }
    var frame = frameOfPresentedViewInContainerView
    // Drawn up it grows, drawn down it goes.
    frame.origin.y += pulled
    if pulled < 0, !isCard { frame.size.height -= pulled }
    view.frame = frame
    decorate(view)
  }

  private final func decorate(_ view: UIView) {
    view.layer.cornerRadius = preferredCornerRadius ?? 12
    view.clipsToBounds = true
    grabber.isHidden = !prefersGrabberVisible || isCard
    grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    view.bringSubviewToFront(grabber)
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let container, let view = presentedView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = container.bounds
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [me = Weak(self)] _ in _ = me.value?.dismissByHand() })
    container.insertSubview(dimming, at: 0)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    view.addSubview(grabber)
    view.frame = frameOfPresentedViewInContainerView
    decorate(view)
    let pan = UIPanGestureRecognizer { [me = Weak(self)] pan in me.value?.drag(pan) }
    view.addGestureRecognizer(pan)
    self.pan = pan
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.2 })
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) { if completed { dimming.alpha = 0.2 } }

  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    pulled = 0
    grabber.removeFromSuperview()
    if let pan { presentedView?.removeGestureRecognizer(pan) }
    pan = nil
  }

  // MARK: A finger

  private final func drag(_ pan: UIPanGestureRecognizer) {
    guard transition == nil, let container else { return }
    switch pan.state {
    case .began, .changed:
      let way = pan.translation(in: container).y
      // Above the highest, and below what must be answered, it gives way little.
      let room = isCard ? 0 : fullHeight - frameOfPresentedViewInContainerView.height
      pulled = way < -room ? -room + (way + room) * 0.15 : way
      if pulled > 0, presentedViewController.isModalInPresentation, lowest { pulled *= 0.25 }
      UIView.performWithoutAnimation { layOut() }
    case .ended: letGo(speed: pan.velocity(in: container).y)
    case .cancelled, .failed: settle()
    default: break
    }
  }

  /// Whether no detent is lower than the one in force.
  private final var lowest: Bool {
    guard let selected else { return true }
    return !detents.contains { height(of: $0) < height(of: selected) }
  }

  /// Goes to the height that is nearest to where the throw would carry it, or away.
  private final func letGo(speed: CGFloat) {
    let top = frameOfPresentedViewInContainerView
    let seen = top.height - pulled
    let aim = seen - 0.2 * speed
    let least = isCard ? top.height : detents.map { height(of: $0) }.min() ?? top.height
    if aim < least / 2, dismissByHand() { return }
    let before = selected?.identifier
    if !isCard {
      let nearest = detents.min { abs(height(of: $0) - aim) < abs(height(of: $1) - aim) }
      if let nearest { selectedDetentIdentifier = nearest.identifier }
    }
    settle()
    if selected?.identifier != before {
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  private final func settle() {
    pulled = 0
    guard let container, container.window != nil, !container.traitCollection.reducesMotion else { return layOut() }
    UIApplication.shared.run(in: container.scene) {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: {
          layOut()
          presentedView?.layoutIfNeeded()
        })
    }
  }
}
