import CaromGeometry
import UIKitCore

/// The view of an item in a navigation bar or toolbar, or the back button.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let isBack: Bool
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  /// Whether the back button shows only its chevron, because there is no room for its title.
  var isBare = false { didSet { if isBare != oldValue { setNeedsLayout() } } }
  /// The image that replaces the chevron; nil for the chevron.
  var indicator: UIImage?
  private var appearance: UIBarButtonItemAppearance?
  private var titleOffset = UIOffset.zero
  private var ground: UIImageView?
  private var groundOffset = UIOffset.zero

  init(item: UIBarButtonItem, isBack: Bool = false) {
    self.item = item
    self.isBack = isBack
    super.init(frame: .zero)
    label.isAccessibilityElement = false
    imageView.isAccessibilityElement = false
    if let custom = item.customView {
      isAccessibilityElement = false
      addSubview(custom)
    } else {
      addSubview(imageView)
      addSubview(label)
    }
    item.button = self
    show()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIBarButton" }

  /// Updates the view to the item's current values.
  func show() {
    isEnabled = item.isEnabled
    isHidden = item.isHidden
    isSelected = item.isSelected
    let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.tintColor ?? tintColor
    let scale = min(1.4, traitCollection.textScale)
    let look = look
    label.text = item.image == nil || isBack ? item.title : nil
    label.font =
      look.text.font
      ?? UIFont.systemFont(ofSize: (17 * scale).rounded(), weight: item.style == .done ? .semibold : .regular)
    label.textColor = look.text.color ?? color
    titleOffset = look.titleOffset
    let chevron = indicator ?? BarButton.chevron(isRightToLeft: isRightToLeft)
    imageView.image = isBack ? item.image ?? chevron : item.image
    imageView.tintColor = color
    showGround(look)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Applies the appearance of the bar's buttons; nil for the system's.
  func wear(_ appearance: UIBarButtonItemAppearance?) {
    self.appearance = appearance
    show()
  }

  /// The appearance's values for the current state, overridden by those of the item itself.
  private var look: BarButtonLook {
    var state: UIControl.State = !item.isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    if isFocused { state.insert(.focused) }
    var look = appearance?.look(in: state) ?? BarButtonLook()
    item.setText(&look.text, in: state)
    return look
  }

  private func showGround(_ look: BarButtonLook) {
    groundOffset = look.imageOffset
    guard look.image !== ground?.image else { return }
    if ground == nil {
      let made = UIImageView(frame: .zero)
      made.isAccessibilityElement = false
      insert(made, .back)
      ground = made
    }
    ground?.image = look.image
  }

  private static func chevron(isRightToLeft: Bool) -> UIImage? {
    UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
  }

  override func stateDidChange() {
    super.stateDidChange()
    if appearance != nil || item.hasOwnText { show() }
    let depth: CGFloat = isHighlighted ? 0.3 : 1
    if isHighlighted {
      for view in [label, imageView] as [UIView] { view.alpha = depth }
    } else {
      fade(0.25) { for view in [label, imageView] as [UIView] { view.alpha = depth } }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIApplication.shared.dress?(item, self)
    show()
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Layout

  private var showsTitle: Bool { !isBare && label.text?.isEmpty == false }

  /// The width that the button needs in the bar, in points.
  var contentWidth: CGFloat {
    if item.isHidden { return 0 }
    if item.isFixedSpace { return max(0, item.width) }
    if let custom = item.customView { return custom.bounds.width > 0 ? custom.bounds.width : fitting(custom).width }
    if item.width > 0 { return item.width }
    let image = imageView.image?.size.width ?? 0
    let text = showsTitle ? label.sizeThatFits(.zero).width.rounded(.up) : 0
    // 44 points are Apple's minimum size of a touch target.
    return max(44, isBack ? image + (text > 0 ? text + 2 : 0) : max(image, text) + 8)
  }

  /// The width of the back button with its title.
  var fullWidth: CGFloat {
    guard isBack, let text = label.text, !text.isEmpty else { return contentWidth }
    return max(44, (imageView.image?.size.width ?? 0) + label.sizeThatFits(.zero).width.rounded(.up) + 2)
  }

  private func fitting(_ view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    return intrinsic.width > 0
      ? view.frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsic)).size
      : view.sizeThatFits(CGSize(width: 200, height: 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView {
      let height = custom.bounds.height > 0 ? custom.bounds.height : max(0, min(44, fitting(custom).height))
      custom.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
      return
    }
    layOutContent()
    label.center.x += isRightToLeft ? -titleOffset.horizontal : titleOffset.horizontal
    label.center.y += titleOffset.vertical
    guard let ground, let height = ground.image?.size.height else { return }
    ground.frame = CGRect(
      x: groundOffset.horizontal, y: (bounds.height - height) / 2 + groundOffset.vertical, width: bounds.width,
      height: height)
  }

  private func layOutContent() {
    let image = imageView.image?.size ?? .zero
    let text = label.sizeThatFits(.zero)
    label.isHidden = !showsTitle
    guard isBack else {
      imageView.frame = CGRect(
        x: (bounds.width - image.width) / 2, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height)
      let width = min(bounds.width, text.width.rounded(.up))
      label.frame = CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - text.height) / 2, width: width, height: text.height)
      return
    }
    let imageX = isRightToLeft ? bounds.width - image.width : 0
    imageView.frame = CGRect(
      x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    let width = max(0, min(bounds.width - image.width - 2, text.width.rounded(.up)))
    let textX = isRightToLeft ? bounds.width - image.width - 2 - width : image.width + 2
    label.frame = CGRect(x: textX, y: (bounds.height - text.height) / 2, width: width, height: text.height)
  }
}
