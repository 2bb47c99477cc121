import UIKit

/// A value with its name below it, on the card at the end of a game. Screen readers read both as one.
final class FactView: UIView {
  private let valueLabel = UILabel(frame: .zero)
  private let nameLabel = UILabel(frame: .zero)

  init(_ fact: Ending.Fact, _ skin: Skin) {
    super.init(frame: .zero)
    valueLabel.text = fact.value
    valueLabel.textColor = skin.card.ink
    nameLabel.text = fact.name
    nameLabel.textColor = skin.card.mutedInk
    nameLabel.font = skin.font(.footnote)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 2
    for label in [valueLabel, nameLabel] {
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = fact.name + ": " + fact.value
    setFont()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "FactView" }

  private func setFont() { valueLabel.setDisplay(22 * min(max(traitCollection.textScale, 1), 1.6)) }

  /// The width that both texts need on one line each, in points.
  var width: CGFloat {
    setFont()
    return max(valueLabel.sizeThatFits(.zero).width, min(nameLabel.sizeThatFits(.zero).width, 90)) + Spacing.tight
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    setFont()
    let free = CGSize(width: max(size.width - Spacing.hair, 1), height: .greatestFiniteMagnitude)
    return CGSize(
      width: size.width, height: (valueLabel.font.lineHeight + nameLabel.sizeThatFits(free).height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setFont()
    let line = valueLabel.font.lineHeight.rounded(.up)
    let inner = bounds.insetBy(dx: min(Spacing.hair / 2, bounds.width / 2), dy: 0)
    valueLabel.frame = CGRect(x: inner.minX, y: 0, width: inner.width, height: line)
    let height = nameLabel.sizeThatFits(CGSize(width: inner.width, height: .greatestFiniteMagnitude)).height
    nameLabel.frame = CGRect(x: inner.minX, y: line, width: inner.width, height: height)
  }
}
