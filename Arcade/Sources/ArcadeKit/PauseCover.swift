import UIKit

/// Covers the cards while the game is paused, so that nobody studies them meanwhile; a tap resumes the game.
package final class PauseCover: UIControl {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  /// The color of the text.
  package var textColor = UIColor.white {
    didSet { for label in [titleLabel, hintLabel] { label.textColor = textColor } }
  }

  package init(title: String, hint: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 14
    titleLabel.text = title
    hintLabel.text = hint
    hintLabel.font = .preferredFont(forTextStyle: .body)
    hintLabel.adjustsFontForContentSizeCategory = true
    for label in [titleLabel, hintLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = textColor
      label.isAccessibilityElement = false
      addSubview(label)
    }
    accessibilityLabel = title
    accessibilityHint = hint
    accessibilityTraits = .button
    isHidden = true
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "PauseCover" }

  package override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.setDisplay(30 * min(max(traitCollection.textScale, 1), 1.6))
    let room = CGSize(width: max(bounds.width - 2 * Spacing.normal, 1), height: bounds.height)
    let title = titleLabel.sizeThatFits(room)
    let hint = hintLabel.sizeThatFits(room)
    let top = (bounds.height - title.height - Spacing.tight - hint.height) / 2
    titleLabel.frame = CGRect(x: Spacing.normal, y: top, width: room.width, height: title.height)
    hintLabel.frame = CGRect(
      x: Spacing.normal, y: top + title.height + Spacing.tight, width: room.width, height: hint.height)
  }
}
