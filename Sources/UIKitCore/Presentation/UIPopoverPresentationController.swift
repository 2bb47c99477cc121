import Geometry

/// What a popover can point at.
public protocol UIPopoverPresentationControllerSourceItem: NSObject {
  /// The view that shows it, while one does.
  var popoverSourceView: UIView? { get }
}

/// Where a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown: UIPopoverArrowDirection = []
}

/// A card that points at what it belongs to; a tap beside it or Escape takes it away. In compact widths a sheet stands in
/// for it, unless the delegate wants none.
open class UIPopoverPresentationController: UIPresentationController {
  @Weak public final var sourceView: UIView?
  /// In the source view's coordinates; its bounds where this is empty.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  @Weak public final var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
  open var backgroundColor: UIColor?
  private final let arrow = UIView(frame: .zero)
  private final let backdrop = UIView(frame: .zero)

  open override class var kind: String { "UIPopoverPresentationController" }
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override func makeAnimation(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverFade(isPresenting: isPresenting)
  }

  /// What it points at, in the container's coordinates; nil where there is nothing.
  private final var target: CGRect? {
    guard let container, let view = sourceItem?.popoverSourceView ?? sourceView, view.window != nil else { return nil }
    let rect = sourceItem?.popoverSourceView != nil || sourceRect.isNull ? view.bounds : sourceRect
    return view.convert(rect, to: container)
  }

  /// Points at the source from below, from above or from a side: where it fits, in this order.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let wanted = presentedViewController.preferredContentSize
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

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    if sourceView == nil && sourceItem == nil {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it points at nothing and is shown in the middle; set sourceView or sourceItem."
      )
    }
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer { [me = Weak(self)] _ in _ = me.value?.dismissByHand() })
    arrow.isUserInteractionEnabled = false
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    container.insertSubview(backdrop, at: 0)
    container.insertSubview(arrow, at: 1)
    placeParts(frameOfPresentedViewInContainerView)
  }

  open override func layOut() {
    super.layOut()
    placeParts(frameOfPresentedViewInContainerView)
  }

  private final func placeParts(_ frame: CGRect) {
    guard let container, let view = presentedView else { return }
    backdrop.frame = container.bounds
    view.layer.cornerRadius = 13
    view.clipsToBounds = true
    if let backgroundColor { view.backgroundColor = backgroundColor }
    arrow.backgroundColor = view.backgroundColor ?? .secondarySystemBackground
    arrow.layer.cornerRadius = 2
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
}

/// A popover comes at once, and fades away.
final class PopoverFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override class var kind: String { "UIPopoverFade" }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = controller.viewIfLoaded
    else { return context.completeTransition(true) }
    UIView.performWithoutAnimation {
      if isPresenting {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
        view.layoutIfNeeded()
        container.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { container.alpha = isPresenting ? 1 : 0 },
      completion: { [isPresenting] _ in
        if !isPresenting { view.removeFromSuperview() }
        UIView.performWithoutAnimation { container.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
