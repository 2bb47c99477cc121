import CaromGeometry
import UIKitCore

/// Hears of a bar that stands by itself; every method has a default.
public protocol UINavigationBarDelegate: NSObject {
  /// Whether the way back may be gone; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}

/// A row along the upper edge: the way back, a title, and buttons; 44 points high, 32 where height is scarce.
///
/// A large title stands below the row and goes up into it as the content scrolls.
open class UINavigationBar: UIView {
  /// What the way back is called where the item before has no title.
  public static let backTitle = "Back"

  @Weak public final var delegate: (any UINavigationBarDelegate)?

  private final let ground = BarGround()
  private final var stack: [UINavigationItem] = []
  private final var shown: NavigationItemView?
  private final var leaving: NavigationItemView?
  /// Goes back, where a navigation controller has the stack.
  final var onBack: (() -> Void)?

  /// Whether titles are large where their items leave it open; false at first.
  open var prefersLargeTitles = false { didSet { onLook?() } }
  /// The bar's colour; nil means the system's.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Whether the bar is clear while the content is at its top; true at first. Its colour always hides what is behind.
  open var isTranslucent = true { didSet { resolveColors() } }
  /// Font and colour of the title: `.font` and `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: NSObject]? { didSet { shown?.show() } }
  /// Something changed that the controller lays out by.
  final var onLook: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    // Read before the content, seen in front of it.
    isInFront = true
    ground.add(to: self)
    resolveColors()
  }

  open override class var kind: String { "UINavigationBar" }
  open override var semanticRole: Semantics.Role? { .navigation }

  final var titleFont: UIFont? { titleTextAttributes?[.font] as? UIFont }
  final var titleColor: UIColor? { titleTextAttributes?[.foregroundColor] as? UIColor }

  // MARK: Items

  /// The stack of items, the one that is shown last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    guard animated, window != nil else { return change(to: new, towards: 0)(true) }
    let finish = change(to: new, towards: new.count >= stack.count ? 1 : -1)
    fade(0.35, { runChange() }, completion: { _ in finish(true) })
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the item \"\(item.title ?? "")\" is in the bar already; it was not pushed again."
      )
    }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// A person chose the way back.
  final func goBack() {
    if let onBack { return onBack() }
    guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return }
    popItem(animated: true)
  }

  // MARK: Changing

  /// Makes what the new top item shows and returns what ends the change: true keeps it, false goes back.
  ///
  /// What is shown comes from the side it is pushed from (1), leaves to it (−1), or neither (0).
  final func change(to items: [UINavigationItem], towards direction: CGFloat) -> (Bool) -> Void {
    let (oldStack, old) = (stack, shown)
    stack = items
    guard let top = items.last else {
      old?.removeFromSuperview()
      shown = nil
      return { _ in }
    }
    let new = NavigationItemView(item: top, before: backItem, in: self)
    leaving?.removeFromSuperview()
    leaving = old
    shown = new
    way = direction * (isRightToLeft ? -1 : 1)
    new.frame = bounds
    addSubview(new)
    UIView.performWithoutAnimation {
      if window != nil { new.layoutIfNeeded() }
      if direction != 0, old != nil {
        new.alpha = 0
        if !traitCollection.reducesMotion {
          new.transform = CGAffineTransform(translationX: way * bounds.width / 3, y: 0)
        }
      }
    }
    old?.accessibilityElementsHidden = true
    return { [me = Weak(self)] isKept in me.value?.endChange(isKept, old, new, oldStack) }
  }

  private final var way: CGFloat = 0

  /// The part of the change that is animated.
  final func runChange() {
    shown?.alpha = 1
    shown?.transform = .identity
    leaving?.alpha = 0
    if !traitCollection.reducesMotion {
      leaving?.transform = CGAffineTransform(translationX: -way * bounds.width / 3, y: 0)
    }
  }

  private func endChange(
    _ isKept: Bool, _ old: NavigationItemView?, _ new: NavigationItemView, _ oldStack: [UINavigationItem]
  ) {
    // Another change may have taken over.
    guard shown === new else {
      new.removeFromSuperview()
      return
    }
    let (stays, goes) = isKept ? (new, old) : (old ?? new, new)
    if goes !== stays { goes?.removeFromSuperview() }
    leaving = nil
    shown = stays
    if !isKept {
      stack = oldStack
      stays.watch(backItem)
    }
    UIView.performWithoutAnimation {
      stays.alpha = 1
      stays.transform = .identity
    }
    stays.accessibilityElementsHidden = false
    setNeedsLayout()
  }

  // MARK: Layout

  /// Height of the row, points.
  package final var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }
  /// Height of a large title below it, points.
  final var largeTitleHeight: CGFloat { shown?.largeHeight ?? 52 }
  /// How far the background goes up behind the screen's edge, points.
  final var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
  /// Whether the content is at its top, so that nothing needs to be hidden behind the bar.
  final var isAtContentTop = true { didSet { if isAtContentTop != oldValue { showBackground() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(self, lineAt: bounds.height, reach: reach)
    for view in [shown, leaving] {
      guard let view else { continue }
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.setNeedsLayout()
    }
  }

  /// Opaque, or clear where there is nothing to hide.
  private var depth: CGFloat { isAtContentTop && isTranslucent && barTintColor == nil ? 0 : 1 }

  private func showBackground() {
    guard ground.alpha != depth else { return }
    fade(0.15) { ground.alpha = depth }
  }

  open override func resolveColors() {
    super.resolveColors()
    ground.take(barTintColor, in: self)
    ground.alpha = depth
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight) }
}
