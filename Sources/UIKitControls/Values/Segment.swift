import CaromGeometry
import UIKitCore

/// A segment of a segmented control: its title or image, and its element for screen readers.
final class Segment: UIView {
  var title: String? { didSet { show() } }
  var image: UIImage? { didSet { show() } }
  var isEnabled = true { didSet { semanticsChanged() } }
  var fixedWidth: CGFloat = 0
  var place = 0
  var action: UIAction?
  var isPressed = false { didSet { label.alpha = isPressed ? 0.2 : 1 } }
  var isChosen = false { didSet { if isChosen != oldValue { show() } } }

  private let label = UILabel(frame: .zero)
  private var imageView: UIImageView?
  @BackLink private var control: UISegmentedControl?

  init(title: String?, image: UIImage?, in control: UISegmentedControl) {
    self.control = control
    self.title = title
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UISegment" }

  func show() {
    label.text = title
    let own = control?.titleTexts[isChosen ? .selected : .normal] ?? control?.titleTexts[.normal]
    let color = own?[.foregroundColor] as? UIColor
    label.textColor = color
    label.font = own?[.font] as? UIFont ?? font(isChosen: isChosen)
    // Large text shrinks to fit, but not below its size at the normal text size.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = min(1, 13 / label.font.pointSize)
    if let image {
      let view = imageView ?? UIImageView(frame: .zero)
      view.image = image
      view.tintColor = color ?? .label
      view.isAccessibilityElement = false
      if imageView == nil { addSubview(view) }
      imageView = view
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    setNeedsLayout()
  }

  /// Medium or, if selected, semibold, of 13 points, which grow with the text size.
  private func font(isChosen: Bool) -> UIFont {
    let size = (13 * min(2, traitCollection.textScale)).rounded()
    return UIFont.systemFont(ofSize: size, weight: isChosen ? .semibold : .medium)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private var labelSize: CGSize {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  var contentWidth: CGFloat { (image?.size.width ?? labelSize.width) + 24 }
  var contentHeight: CGFloat { image?.size.height ?? labelSize.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    guard let imageView, let size = image?.size else { return }
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var semanticRole: Semantics.Role? { .radio }
  override var semanticStates: Semantics.State { isChosen ? .checked : [] }
  override var canBecomeFocused: Bool { isInForce && control?.isUserInteractionEnabled == true }
  private var isInForce: Bool { isEnabled && control?.isEnabled == true }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { isInForce ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let control, control.isEnabled else { return false }
    control.choose(place)
    return true
  }

  /// Arrow keys move among radio buttons by themselves; Home and End are handled here.
  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard let control else { return super.handleKey(key, isRepeat: isRepeat) }
    switch key.code {
    case "Home": control.chooseEnd(from: 0, by: 1)
    case "End": control.chooseEnd(from: control.numberOfSegments - 1, by: -1)
    default: return super.handleKey(key, isRepeat: isRepeat)
    }
    return true
  }
}
