import CaromGeometry
import UIKitCore

/// A tab of a tab bar: an image above a title of 10 points, or beside one of 13 points.
final class TabButton: UIControl {
  let item: UITabBarItem
  @BackLink private var bar: UITabBar?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let badge = UIView.part(radius: 9)
  private let badgeLabel = UILabel(frame: .zero)
  private var look = TabLook()

  init(item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    label.textAlignment = .center
    // In a narrow window the title shrinks before it is truncated.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    badgeLabel.textAlignment = .center
    for view in [imageView, label, badge] { addSubview(view) }
    badge.addSubview(badgeLabel)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "TabButton" }

  private var isInline: Bool { bar?.isInline == true }

  /// The width of image and title if they are side by side, in points.
  var contentWidth: CGFloat {
    let text = label.sizeThatFits(.zero).width
    return isInline ? text + (item.image.map { $0.size.width + 6 } ?? 0) : text
  }

  /// Updates the view to the item's current values.
  func show() {
    isEnabled = item.isEnabled
    let tint: UIColor = bar?.tintColor ?? tintColor
    let color = isSelected ? tint : bar?.unselectedItemTintColor ?? UIColor.systemGray.legible
    look = bar?.look(of: item, isSelected: isSelected, isFocused: isFocused) ?? TabLook()
    item.setText(&look.text, in: !isEnabled ? .disabled : isSelected ? .selected : .normal)
    label.text = item.title
    // Heavier if it is selected, so that the selection is not shown by color alone.
    label.font =
      look.text.font ?? UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: isSelected ? .semibold : .medium)
    label.textColor = look.text.color ?? color
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = look.icon ?? color
    badge.isHidden = item.badgeValue == nil
    badgeLabel.text = item.badgeValue
    badgeLabel.font = look.badgeText.font ?? UIFont.systemFont(ofSize: 13)
    badgeLabel.textColor = look.badgeText.color ?? .white
    badge.backgroundColor = look.badge ?? item.badgeColor ?? UIColor.systemRed.legible
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.badgeValue
    alpha = item.isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
    for view in [label, imageView] as [UIView] { view.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let dress = UIApplication.shared.dress else { return }
    dress(item, self)
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // If the height is compact, the title is beside the image, and has another size.
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let text = label.sizeThatFits(.zero)
    let gap: CGFloat = isInline && image.width > 0 ? 6 : 0
    let textWidth = min(text.width, max(0, bounds.width - 4 - (isInline ? image.width + gap : 0)))
    if isInline {
      let start = (bounds.width - image.width - gap - textWidth) / 2
      let imageX = isRightToLeft ? start + textWidth + gap : start
      imageView.frame = CGRect(origin: CGPoint(x: imageX, y: (bounds.height - image.height) / 2), size: image)
      let textX = isRightToLeft ? start : start + image.width + gap
      label.frame = CGRect(x: textX, y: (bounds.height - text.height) / 2, width: textWidth, height: text.height)
    } else {
      imageView.frame = CGRect(
        x: (bounds.width - image.width) / 2, y: 19 - image.height / 2, width: image.width, height: image.height)
      let y = image.height > 0 ? 34 : (bounds.height - text.height) / 2
      label.frame = CGRect(x: (bounds.width - textWidth) / 2, y: y, width: textWidth, height: text.height)
    }
    label.frame = shifted(label.frame, by: look.titleOffset)
    layOutBadge()
  }

  /// Offsets count from the leading edge.
  private func shifted(_ frame: CGRect, by offset: UIOffset) -> CGRect {
    frame.offsetBy(dx: isRightToLeft ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }

  private func layOutBadge() {
    let size = badgeLabel.sizeThatFits(.zero)
    let width = max(18, size.width + 10)
    let middle = isInline ? imageView.frame.maxX : bounds.midX + 12
    let x = isRightToLeft ? bounds.width - middle - width / 2 : middle - width / 2
    badge.frame = shifted(CGRect(x: x, y: 2, width: width, height: 18), by: look.badgeOffset)
    let text = CGRect(x: 0, y: (18 - size.height) / 2, width: width, height: size.height)
    badgeLabel.frame = shifted(text, by: look.badgeTextOffset)
  }

  override var semanticRole: Semantics.Role? { .tab }
}
