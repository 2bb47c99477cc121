import CaromGeometry
import UIKitCore

/// A bar of buttons at the lower edge, 44 points high, or 32 if the height is compact.
///
///     toolbarItems = [UIBarButtonItem(title: "Undo", primaryAction: undo), .flexibleSpace(), help]
///     navigationController?.isToolbarHidden = false
open class UIToolbar: UIView {
  private final let ground = BarGround()
  private final var buttons: [BarButton] = []

  /// The items from the leading to the trailing edge; flexible spaces share the remaining width.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The color of the bar; nil means the system's.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Accepted without effect: without appearance objects the bar is opaque. True by default.
  open var isTranslucent = true
  final var appearances = BarAppearances<UIToolbarAppearance>()
  final var plainLook = PlainBarLook()
  /// Whether the end of the content is at the bar, so that no content is behind the bar.
  final var isAtContentEnd = false { didSet { if isAtContentEnd != oldValue { contentEndChanged() } } }

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
    ground.add(to: self)
    resolveColors()
  }

  open override class var kind: String { "UIToolbar" }
  open override var semanticRole: Semantics.Role? { .toolbar }

  /// Sets the items; `animated` has no effect.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = BarButton(item: item)
      item.onChange = { [button = Weak(button)] in button.value?.show() }
      guard !item.isFlexibleSpace, !item.isFixedSpace else { return button }
      addSubview(button)
      guard item.customView == nil else { return button }
      button.addAction(
        UIAction { [item = Weak(item)] action in
          if let item = item.value, let sender = action.sender as? UIControl { item.perform(from: sender) }
        }, for: .primaryActionTriggered)
      return button
    }
    wearAppearance()
    setNeedsLayout()
  }

  private func contentEndChanged() {
    if !appearances.isEmpty { fade(0.15) { appearanceChanged() } }
  }

  /// Shows an appearance object that has changed.
  final func appearanceChanged() {
    ground.take(look, in: self)
    wearAppearance()
  }

  private func wearAppearance() {
    guard let appearance else { return }
    for each in buttons {
      each.wear(each.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
    }
  }

  /// The height of the buttons without the safe area, in points.
  package final var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(self)
    let safe = safeAreaInsets
    let width = bounds.width - safe.left - safe.right - 16
    let taken = buttons.reduce(0) { $0 + ($1.item.isFlexibleSpace ? 0 : $1.contentWidth) }
    let flexible = buttons.filter { $0.item.isFlexibleSpace }.count
    let spare = flexible > 0 ? max(0, width - taken) / CGFloat(flexible) : 0
    var x: CGFloat = 8 + (isRightToLeft ? safe.right : safe.left)
    for button in buttons {
      let size = button.item.isFlexibleSpace ? spare : button.contentWidth
      let left = isRightToLeft ? bounds.width - x - size : x
      button.frame = CGRect(x: left, y: 0, width: size, height: contentHeight)
      x += size
    }
  }

  open override func resolveColors() {
    super.resolveColors()
    appearanceChanged()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }
}

extension UINavigationController {
  /// The bar of buttons at the lower edge, hidden by default. It shows the top controller's `toolbarItems`.
  public final var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let made = UIToolbar(frame: .zero)
    madeToolbar = made
    return made
  }

  /// Whether the toolbar is hidden; true by default. Setting it is not animated.
  public final var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, with a fade of `hideShowBarDuration` if `animated` is true.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    isToolbarAway = hidden
    if isViewLoaded { moveBars(animated: animated) }
  }

  final func layOutToolbar() {
    guard let bar = madeToolbar, let view = viewIfLoaded else { return }
    if bar.superview == nil {
      view.addSubview(bar)
      (view as? NavigationView)?.bars.append(bar)
    }
    let items = stack.last?.navigationItem.toolbarItems
    if (bar.items ?? []).count != (items ?? []).count
      || zip(bar.items ?? [], items ?? []).contains(where: { $0 !== $1 })
    {
      bar.items = items
    }
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    let y = view.bounds.height - (isToolbarAway ? 0 : height)
    bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    bar.isHidden = isToolbarAway && bar.layer.isAtRest
    bar.setNeedsLayout()
  }
}

extension UIViewController {
  /// The items that the navigation controller's toolbar shows while this controller is the top one.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { navigationItem.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets `toolbarItems`; if `animated` is true, a toolbar that shows them fades to the new ones in 0.2 s.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    navigationItem.toolbarItems = toolbarItems
    guard let navigation = navigationController, let view = navigation.viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, navigation.topViewController === self, !navigation.isToolbarHidden else { return }
    UIView.transition(with: navigation.toolbar, duration: 0.2, options: .transitionCrossDissolve) {
      view.layoutIfNeeded()
    }
  }
}
