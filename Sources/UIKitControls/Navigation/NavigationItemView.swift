import CaromGeometry
import UIKitCore

/// The view of an item in a navigation bar: the back button, buttons at both sides, and the title between or below
/// them.
final class NavigationItemView: UIView {
  let item: UINavigationItem
  @BackLink private var bar: UINavigationBar?
  private var back: BarButton?
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  private let label = UILabel(frame: .zero)
  /// Clips the large title at the lower edge of the bar's row as it moves up.
  private let clip = UIView(frame: .zero)
  private let largeLabel = UILabel(frame: .zero)
  private var isLarge = false
  /// The line above the title, if the item has one, and its height.
  private var promptLabel: UILabel?
  private var rowTop: CGFloat { item.promptHeight }

  init(item: UINavigationItem, before: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    label.textAlignment = .center
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.addSubview(largeLabel)
    for each in [label, largeLabel] { each.accessibilityTraits = .header }
    build(before)
    watch(before)
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UINavigationItemView" }

  /// Observes changes of the item, and of the item to which the back button leads.
  func watch(_ before: UINavigationItem?) {
    item.onChange = { [me = Weak(self), before = Weak(before)] in me.value?.build(before.value) }
    item.onAppearance = { [bar = Weak(bar)] in bar.value?.appearanceChanged() }
    before?.onChange = { [me = Weak(self), before = Weak(before)] in me.value?.build(before.value) }
  }

  // MARK: Parts

  /// Recreates the parts in reading order.
  private func build(_ before: UINavigationItem?) {
    let focused = focusedItem
    for view in subviews { view.removeFromSuperview() }
    showPrompt()
    back = before.flatMap { makeBack(to: $0) }
    leading = (item.leftBarButtonItems ?? []).map { button($0) }
    trailing = (item.rightBarButtonItems ?? []).map { button($0) }
    if let back { addSubview(back) }
    for each in leading { addSubview(each) }
    addSubview(item.titleView ?? label)
    for each in trailing.reversed() { addSubview(each) }
    addSubview(clip)
    if let search = item.searchView { addSubview(search) }
    wearAppearance()
    if let focused { UIApplication.shared.focus((leading + trailing).first { $0.item === focused }) }
    bar?.setNeedsLayout()
  }

  /// The prompt comes first in reading order, as it is seen.
  private func showPrompt() {
    guard item.prompt != nil || promptLabel != nil else { return }
    guard let prompt = item.prompt else {
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel(frame: .zero)
    label.text = prompt
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = UIFont.systemFont(ofSize: (13 * min(1.4, traitCollection.textScale)).rounded())
    promptLabel = label
    addSubview(label)
  }

  private var focusedItem: UIBarButtonItem? {
    (leading + trailing).first { $0.isFocused }?.item
  }

  private func makeBack(to before: UINavigationItem) -> BarButton? {
    guard !item.hidesBackButton, item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty else {
      return nil
    }
    let own = before.backBarButtonItem
    let shown = UIBarButtonItem()
    let name = before.backButtonTitle ?? own?.title ?? before.title ?? ""
    shown.title = before.backButtonDisplayMode == .minimal ? nil : name.isEmpty ? UINavigationBar.backTitle : name
    if before.backButtonDisplayMode == .generic { shown.title = UINavigationBar.backTitle }
    shown.accessibilityLabel = own?.accessibilityLabel ?? (name.isEmpty ? UINavigationBar.backTitle : name)
    shown.image = own?.image
    shown.tintColor = own?.tintColor
    shown.accessibilityIdentifier = "back"
    let button = BarButton(item: shown, isBack: true)
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        if let action = me.item.backAction { action.run(from: me.item) } else { me.bar?.goBack() }
      }, for: .primaryActionTriggered)
    return button
  }

  private func button(_ item: UIBarButtonItem) -> BarButton {
    let button = BarButton(item: item)
    item.onChange = { [button = Weak(button)] in button.value?.show() }
    guard item.customView == nil else { return button }
    button.addAction(
      UIAction { [item = Weak(item)] action in
        if let item = item.value, let sender = action.sender as? UIControl { item.perform(from: sender) }
      }, for: .primaryActionTriggered)
    return button
  }

  /// Updates title, fonts and colors.
  func show() {
    let scale = min(1.4, traitCollection.textScale)
    let small = bar?.titleAttributes(isLarge: false)
    let large = bar?.titleAttributes(isLarge: true)
    label.text = item.title
    largeLabel.text = item.title
    label.font = small?.font ?? UIFont.systemFont(ofSize: (17 * scale).rounded(), weight: .semibold)
    largeLabel.font = large?.font ?? UIFont.systemFont(ofSize: (34 * scale).rounded(), weight: .bold)
    let color: UIColor = bar?.plainLook.style == .black ? .white : .label
    label.textColor = small?.color ?? color
    largeLabel.textColor = large?.color ?? color
    setNeedsLayout()
  }

  /// Applies the bar's appearance objects, if there are any.
  func wearAppearance() {
    let appearance = bar?.appearance
    back?.indicator = bar?.shownBackIndicator
    back?.wear(appearance?.backButtonAppearance)
    for each in leading + trailing {
      each.wear(each.item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    }
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    wearAppearance()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { show() }
  }

  // MARK: Layout

  /// The height of the large title with the space around it, in points; 52 at the default text size.
  var largeHeight: CGFloat {
    (largeLabel.text ?? "").isEmpty ? 52 : max(52, (largeLabel.sizeThatFits(.zero).height + 11).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bar?.contentHeight ?? bounds.height
    let safe = safeAreaInsets
    let start = isRightToLeft ? safe.right : safe.left
    let end = isRightToLeft ? safe.left : safe.right
    let width = bounds.width
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let title = titleSize(height)
    var trailingEdge = width - end - (trailing.isEmpty ? margin : 8)
    for button in trailing {
      let size = button.contentWidth
      put(button, x: trailingEdge - size, width: size, height: height)
      trailingEdge -= size
    }
    var leadingEdge = start + (back == nil && leading.isEmpty ? margin : 8)
    let others = leading.reduce(0) { $0 + $1.contentWidth }
    if let back {
      // The back button's title gives way to the title: it is truncated, and finally hidden.
      let room = (width - title.width) / 2 - leadingEdge - others - 6
      back.isBare = back.fullWidth > max(room, trailingEdge - leadingEdge - others - title.width - 12)
      let size = back.contentWidth
      put(back, x: leadingEdge, width: size, height: height)
      leadingEdge += size
    }
    for button in leading {
      let size = button.contentWidth
      put(button, x: leadingEdge, width: size, height: height)
      leadingEdge += size
    }
    // Centered in the bar, as far as the buttons allow.
    let room = max(0, trailingEdge - leadingEdge - 12)
    let titleWidth = min(title.width, room)
    let x = max(leadingEdge + 6, min((width - titleWidth) / 2, trailingEdge - 6 - titleWidth))
    let titleHeight = min(title.height, height)
    let offset = item.titleView == nil ? bar?.titleOffset ?? .zero : .zero
    let middle = rowTop + ((height - titleHeight) / 2).rounded() + offset.vertical
    place(
      item.titleView ?? label,
      CGRect(
        x: x + (isRightToLeft ? -offset.horizontal : offset.horizontal), y: middle, width: titleWidth,
        height: titleHeight))
    promptLabel?.frame = CGRect(x: start + margin, y: 4, width: max(0, width - start - end - 2 * margin), height: 26)
    layOutLargeTitle(below: rowTop + height, margin: margin, start: start, end: end)
  }

  private func titleSize(_ height: CGFloat) -> CGSize {
    guard let view = item.titleView else {
      let size = label.sizeThatFits(.zero)
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    if view.bounds.width > 0, view.bounds.height > 0, view.bounds.height <= height { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return intrinsic.width > 0 && intrinsic.height > 0
      ? view.frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsic)).size
      : view.sizeThatFits(CGSize(width: bounds.width, height: height))
  }

  private func layOutLargeTitle(below height: CGFloat, margin: CGFloat, start: CGFloat, end: CGFloat) {
    let search = item.searchView == nil ? 0 : item.searchHeight()
    if let view = item.searchView {
      place(
        view, CGRect(x: start, y: bounds.height - search, width: max(0, bounds.width - start - end), height: search))
    }
    let free = max(0, bounds.height - search - height)
    let full = largeHeight
    clip.frame = CGRect(x: 0, y: height, width: bounds.width, height: free)
    let size = largeLabel.sizeThatFits(.zero)
    let width = max(0, min(size.width.rounded(.up), bounds.width - start - end - 2 * margin))
    let y = max(free, 0) - full + (full - 8 - size.height)
    place(largeLabel, CGRect(x: start + margin, y: y, width: width, height: size.height))
    let wasLarge = isLarge
    isLarge = free > 10
    clip.isHidden = free <= 0
    largeLabel.accessibilityElementsHidden = !isLarge
    let depth: CGFloat = isLarge && item.titleView == nil ? 0 : 1
    guard label.alpha != depth else { return }
    if wasLarge != isLarge, window != nil { label.fade(0.2) { label.alpha = depth } } else { label.alpha = depth }
  }

  private func put(_ button: BarButton, x: CGFloat, width: CGFloat, height: CGFloat) {
    place(button, CGRect(x: x, y: rowTop, width: width, height: height))
    button.setNeedsLayout()
  }

  /// Sets a view's frame from a rectangle that is measured from the leading edge.
  private func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isRightToLeft { rect.origin.x = bounds.width - rect.maxX }
    view.frame = rect
  }

  /// Only the contents take touches; between them, touches go to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
