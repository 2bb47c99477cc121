import CaromGeometry
import UIKitCore

/// Is notified of changes in a bar that is used without a navigation controller; every method has a default.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObject {
  /// Returns whether the back button may pop the item; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item was popped; an animation may still be running.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// Called when an item was pushed; an animation may still be running.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}

/// A bar at the upper edge with a back button, a title and buttons; 44 points high, or 32 if the height is compact.
///
/// A large title is below this row, and moves up into it as the content scrolls.
open class UINavigationBar: UIView {
  /// The title of the back button if the previous item has none.
  public static var backTitle: String { Words.back }

  /// The object that is notified of changes; not retained. A navigation controller's changes of the stack do not call
  /// it.
  @Weak public final var delegate: (any UINavigationBarDelegate)?

  private final let ground = BarGround()
  private final var stack: [UINavigationItem] = []
  private final var shown: NavigationItemView?
  private final var leaving: NavigationItemView?
  /// Goes back, if a navigation controller owns the stack.
  final var onBack: (() -> Void)?

  /// Whether titles are large unless their items say otherwise; false by default.
  open var prefersLargeTitles = false { didSet { onLook?() } }
  /// The color of the bar; nil means the system's.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Whether the bar is transparent while the content is at its top; true by default. A bar with a `barTintColor` is
  /// always opaque.
  open var isTranslucent = true { didSet { resolveColors() } }
  /// The font and color of the title; only `.font` and `.foregroundColor` are used, and only the color for large
  /// titles.
  open var titleTextAttributes: [NSAttributedString.Key: NSObject]? { didSet { shown?.show() } }
  /// The font and color of large titles, if they differ from `titleTextAttributes`; only these two are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: NSObject]? { didSet { shown?.show() } }
  final var appearances = BarAppearances<UINavigationBarAppearance>()
  final var plainLook = PlainBarLook()
  final var plainIndicator: (image: UIImage?, mask: UIImage?)
  /// Called when a property changed on which the controller's layout depends.
  final var onLook: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a bar; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    // The bar comes before the content in reading order, but in front of it.
    isInFront = true
    ground.add(to: self)
    resolveColors()
  }

  open override class var kind: String { "UINavigationBar" }
  open override var semanticRole: Semantics.Role? { .navigation }

  // MARK: Items

  /// The stack of items, the last of which is shown. Setting it is not animated.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown, or nil.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads, or nil.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the stack of items; an animation pushes, or pops if there are fewer items than before.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    guard animated, window != nil else { return change(to: new, towards: 0)(true) }
    let finish = change(to: new, towards: new.count >= stack.count ? 1 : -1)
    fade(0.35, { runChange() }, completion: { _ in finish(true) })
  }

  /// Adds an item and shows it. An item that is already in the stack is diagnosed and ignored.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the item \"\(item.title ?? "")\" is already in the bar and was not pushed again."
      )
    }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item and returns it; the first item stays, and then the result is nil.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// Handles a press on the back button.
  final func goBack() {
    if let onBack { return onBack() }
    guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return }
    popItem(animated: true)
  }

  // MARK: Changing

  /// Creates the view of the new top item. Returns a closure that ends the change: true keeps it, false undoes it.
  ///
  /// `direction` is 1 for a push, −1 for a pop, and 0 for a change without an animation.
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
    appearanceChanged()
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

  /// The animated part of a change.
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
    // Another change may have replaced this one.
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
    if !isKept { appearanceChanged() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height of the row, in points.
  package final var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }
  /// The height of a large title below the row, in points.
  final var largeTitleHeight: CGFloat { shown?.largeHeight ?? 52 }
  /// How far the background extends above the bar, into the safe area, in points.
  final var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
  /// Whether the content is at its top, so that no content is behind the bar.
  final var isAtContentTop = true { didSet { if isAtContentTop != oldValue { showBackground() } } }
  /// Whether a navigation controller reports the position of the content.
  final var isManaged: Bool { onBack != nil }

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

  /// Applies the current look, with a fade if the content has just reached or left the bar.
  private func showBackground() {
    guard appearances.isEmpty && topItem?.appearances.isEmpty != false else {
      return fade(0.15) { appearanceChanged() }
    }
    let look = look
    guard ground.opacity != look.opacity else { return }
    fade(0.15) { ground.take(look, in: self) }
  }

  /// Applies an appearance object that has changed, or that a new top item has.
  final func appearanceChanged() {
    ground.take(look, in: self)
    shown?.wearAppearance()
  }

  open override func resolveColors() {
    super.resolveColors()
    ground.take(look, in: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + (topItem?.promptHeight ?? 0))
  }
}
