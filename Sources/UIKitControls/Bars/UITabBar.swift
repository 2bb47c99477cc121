import CaromGeometry
import UIKitCore

/// Is notified of the user's selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObject {
  /// Called when the user tapped a tab, even if it is already selected. A bar with a delegate leaves it to the
  /// delegate to change `selectedItem`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A bar of tabs at the lower edge, 49 points high, or 32 if the height is compact.
open class UITabBar: UIView {
  /// The object that is notified of taps; not retained.
  @Weak public final var delegate: (any UITabBarDelegate)?

  private final let ground = BarGround()
  private final var buttons: [TabButton] = []

  /// The tabs, in reading order.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// The selected tab, or nil. Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// The color of the tabs that are not selected; nil means gray.
  open var unselectedItemTintColor: UIColor? { didSet { for button in buttons { button.show() } } }
  /// The color of the bar; nil means the system's.
  open var barTintColor: UIColor? { didSet { resolveColors() } }
  /// Accepted without effect: without appearance objects the bar is opaque. True by default.
  open var isTranslucent = true
  final var appearances = BarAppearances<UITabBarAppearance>()
  final var plainLook = PlainBarLook()
  /// The image behind the selected tab, if there is one.
  private final var indicator: UIImageView?
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

  open override class var kind: String { "UITabBar" }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item: item, in: self)
      addSubview(button)
      item.onChange = { [button = Weak(button)] in button.value?.show() }
      item.onAppearance = { [me = Weak(self)] in me.value?.appearanceChanged() }
      button.addAction(UIAction { [me = Weak(self)] _ in me.value?.choose(item) }, for: .primaryActionTriggered)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
    if selectedItem?.appearances.isEmpty == false || indicator != nil { appearanceChanged() }
  }

  private func contentEndChanged() {
    if presentAppearance != nil { fade(0.15) { appearanceChanged() } }
  }

  /// Applies an appearance object that has changed, or that a newly selected tab has.
  final func appearanceChanged() {
    ground.take(look, in: self)
    for button in buttons { button.show() }
    showIndicator()
    setNeedsLayout()
  }

  private func showIndicator() {
    let image = presentAppearance?.appearance.selectionIndicatorImage
    guard image != nil || indicator != nil else { return }
    let view = indicator ?? UIImageView(frame: .zero)
    if indicator == nil { insert(view, .subview(2)) }
    indicator = view
    view.image = image
    view.tintColor = presentAppearance?.appearance.selectionIndicatorTintColor
  }

  private func choose(_ item: UITabBarItem) {
    if delegate == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  /// Whether titles are beside the images: if the width is regular or the height is compact.
  final var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  /// The width that is kept free at the leading end for a container's own view, in points; 0 by default.
  public final var leadingRoom: CGFloat = 0 { didSet { if leadingRoom != oldValue { setNeedsLayout() } } }

  /// The height of the tabs without the safe area, in points.
  package final var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.fill(self)
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let free = max(0, bounds.width - safe.left - safe.right - leadingRoom)
    let share = free / CGFloat(buttons.count)
    // In wide bars the tabs are together in the middle.
    let width = isInline ? min(share, max(120, (buttons.map { $0.contentWidth }.max() ?? 0) + 40)) : share
    let tabs = width * CGFloat(buttons.count)
    // Centered in the bar, as far as there is room.
    if let centered = centeredTabs(share: share, free: free) {
      let tabs = CGFloat(buttons.count) * (centered.width + centered.gap) - centered.gap
      let start = safe.left + (isRightToLeft ? 0 : leadingRoom) + (free - tabs) / 2
      return put(width: centered.width, step: centered.width + centered.gap, from: start)
    }
    let spare = max(0, (free - leadingRoom - tabs) / 2)
    let start = safe.left + (isRightToLeft ? free - tabs - spare : leadingRoom + spare)
    put(width: width, step: width, from: start)
  }

  /// Width and spacing of stacked tabs that an appearance object centers; nil if they fill the bar.
  private func centeredTabs(share: CGFloat, free: CGFloat) -> (width: CGFloat, gap: CGFloat)? {
    guard !isInline, let appearance = presentAppearance?.appearance, appearance.stackedItemPositioning == .centered
    else { return nil }
    let width = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : 76
    let gap = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : 34
    let isTooWide = CGFloat(buttons.count) * (width + gap) - gap > free
    return isTooWide || !width.isFinite || !gap.isFinite ? (share, 0) : (width, gap)
  }

  /// Places tabs of a given width at equal distances.
  private func put(width: CGFloat, step: CGFloat, from start: CGFloat) {
    for (place, button) in buttons.enumerated() {
      let number = isRightToLeft ? buttons.count - 1 - place : place
      button.frame = CGRect(x: start + step * CGFloat(number), y: 0, width: width, height: contentHeight)
      guard button.item === selectedItem, let indicator, let size = indicator.image?.size else { continue }
      indicator.bounds.size = size
      indicator.center = CGPoint(x: button.frame.midX, y: button.frame.midY)
    }
  }

  open override func resolveColors() {
    super.resolveColors()
    ground.take(look, in: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override var semanticRole: Semantics.Role? { .tablist }
}
