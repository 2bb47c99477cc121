import ArcadeKit
import UIKit

/// Lies over the cards while the game is paused, so that nobody looks for sets meanwhile; a tap goes on.
final class PauseCover: UIControl {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = FeltInk.feltDark
    layer.cornerRadius = 14
    titleLabel.text = SetStrings.paused
    hintLabel.text = SetStrings.resumeHint
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    hintLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, hintLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = FeltInk.chalk
      label.isAccessibilityElement = false
      addSubview(label)
    }
    accessibilityLabel = SetStrings.paused
    accessibilityHint = SetStrings.resumeHint
    accessibilityTraits = .button
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PauseCover" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(bounds.width - 2 * Spacing.normal, 1), height: bounds.height)
    let title = titleLabel.sizeThatFits(room)
    let hint = hintLabel.sizeThatFits(room)
    let top = (bounds.height - title.height - Spacing.tight - hint.height) / 2
    titleLabel.frame = CGRect(x: Spacing.normal, y: top, width: room.width, height: title.height)
    hintLabel.frame = CGRect(
      x: Spacing.normal, y: top + title.height + Spacing.tight, width: room.width, height: hint.height)
  }
}
