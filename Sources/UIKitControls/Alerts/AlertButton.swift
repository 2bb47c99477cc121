import CaromGeometry
import UIKitCore

/// The button of an action in an alert or action sheet.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let isPreferred: Bool
  private let isSheet: Bool
  private let label = UILabel(frame: .zero)
  /// The separator above the button, or at its leading side.
  let line = UIView.part(.separator)

  init(_ action: UIAlertAction, isPreferred: Bool, isSheet: Bool) {
    self.action = action
    self.isPreferred = isPreferred
    self.isSheet = isSheet
    super.init(frame: .zero)
    label.text = action.title
    label.numberOfLines = 2
    label.textAlignment = .center
    addSubview(label)
    addSubview(line)
    accessibilityLabel = action.title
    action.onChange = { [me = Weak(self)] in me.value?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIAlertButton" }

  private func show() {
    isEnabled = action.isEnabled
    let scale = min(2, traitCollection.textScale)
    // 17 points in alerts and 20 in action sheets, as on Apple's systems.
    label.font = UIFont.systemFont(
      ofSize: ((isSheet ? 20 : 17) * scale).rounded(), weight: isPreferred ? .semibold : .regular)
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? UIColor.systemRed.legible : tintColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
    if isHighlighted { backgroundColor = .tertiarySystemFill } else { fade(0.25) { backgroundColor = .clear } }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The width of the title on one line with its margins, in points.
  var oneLineWidth: CGFloat { label.sizeThatFits(.zero).width + 16 }

  func height(for width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: max(0, width - 24), height: .greatestFiniteMagnitude)).height
    return max(isSheet ? 57 : 44, text + 20).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
}
