import CaromGeometry
import UIKitCore

/// Hears which tab was chosen.
public protocol UITabBarDelegate: NSObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of tabs along the lower edge: 49 points high, 32 where height is scarce.
open class UITabBar: UIView {
  @Weak public final var delegate: (any UITabBarDelegate)?

  private final let ground = BarGround()
  private final var buttons: [TabButton] = []

  /// The tabs, in reading order.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// The tab that is chosen; setting it tells nobody.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// The colour of tabs that are not chosen; nil means grey.
  open var unselectedItemTintColor: UIColor? { didSet { for button in buttons { button.show() } } }
  /// The bar's colour; nil means the system's.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Accepted; the bar hides what is behind it.
  open var isTranslucent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    ground.add(to: self)
    resolveColors()
  }

  open override class var kind: String { "UITabBar" }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item: item, in: self)
      addSubview(button)
      item.onChange = { [button = Weak(button)] in button.value?.show() }
      button.addAction(UIAction { [me = Weak(self)] _ in me.value?.choose(item) }, for: .primaryActionTriggered)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func choose(_ item: UITabBarItem) {
    if delegate == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  /// Whether titles stand beside the images: where width is plenty or height is scarce.
  final var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  /// Width kept free at the leading end, for what a container puts there, points.
  public final var leadingRoom: CGFloat = 0 { didSet { if leadingRoom != oldValue { setNeedsLayout() } } }

  /// Height of the tabs, without what the screen's edge takes, points.
  package final var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(self)
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let free = max(0, bounds.width - safe.left - safe.right - leadingRoom)
    let share = free / CGFloat(buttons.count)
    // In wide bars tabs keep together in the middle.
    let width = isInline ? min(share, max(120, (buttons.map { $0.contentWidth }.max() ?? 0) + 40)) : share
    let tabs = width * CGFloat(buttons.count)
    // In the middle of the bar, as far as the room allows.
    let spare = max(0, (free - leadingRoom - tabs) / 2)
    let start = safe.left + (isRightToLeft ? free - tabs - spare : leadingRoom + spare)
    for (place, button) in buttons.enumerated() {
      let number = isRightToLeft ? buttons.count - 1 - place : place
      button.frame = CGRect(x: start + width * CGFloat(number), y: 0, width: width, height: contentHeight)
    }
  }

  open override func resolveColors() {
    super.resolveColors()
    ground.take(barTintColor, in: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override var semanticRole: Semantics.Role? { .tablist }
}
