import ArcadeKit
import UIKit

/// A short text over the court, which says that the game is paused, or what to do next. Touches pass through it.
final class NoticeView: UIView {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  /// How much of the height at the bottom stays free, in points.
  var floor: CGFloat = 0 { didSet { if floor != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontSizeToFitWidth = true
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0
    hintLabel.font = .preferredFont(forTextStyle: .subheadline)
    hintLabel.adjustsFontForContentSizeCategory = true
    addSubview(titleLabel)
    addSubview(hintLabel)
    setFont()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "NoticeView" }

  private func setFont() { titleLabel.setDisplay(26 * min(max(traitCollection.textScale, 1), 1.6)) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFont()
    setNeedsLayout()
  }

  /// The frames of the visible words, each with a small margin; dots of the aim are not drawn there.
  var words: [CGRect] {
    guard !isHidden else { return [] }
    layoutIfNeeded()
    return [titleLabel, hintLabel].filter { !$0.isHidden }.map {
      $0.frame.insetBy(dx: -Spacing.hair, dy: -Spacing.hair / 2)
    }
  }

  /// Shows a title, if any, above a hint, if any; a veil dims the court behind them.
  func show(title: String?, hint: String?, ink: UIColor, isVeiled: Bool) {
    isHidden = title == nil && hint == nil
    guard !isHidden else { return }
    if titleLabel.text != title { titleLabel.text = title }
    if hintLabel.text != hint { hintLabel.text = hint }
    titleLabel.isHidden = title == nil
    hintLabel.isHidden = hint == nil
    titleLabel.textColor = isVeiled ? .white : ink
    hintLabel.textColor = isVeiled ? UIColor(white: 1, alpha: 0.85) : ink.withAlphaComponent(0.75)
    backgroundColor = isVeiled ? UIColor(red: 0.03, green: 0.03, blue: 0.12, alpha: 0.66) : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(bounds.width - 2 * Spacing.tight, 1), height: bounds.height)
    let title = titleLabel.isHidden ? CGSize.zero : titleLabel.sizeThatFits(room)
    let hint = hintLabel.isHidden ? CGSize.zero : hintLabel.sizeThatFits(room)
    let gap = titleLabel.isHidden || hintLabel.isHidden ? 0 : Spacing.tight
    // Below the wall, above the paddle.
    let height = title.height + gap + hint.height
    let top = min(bounds.height * 0.68 - height / 2, bounds.height - floor - height)
    for (label, size, y) in [(titleLabel, title, top), (hintLabel, hint, top + title.height + gap)] {
      let width = min(size.width.rounded(.up), room.width)
      label.frame = CGRect(x: ((bounds.width - width) / 2).rounded(.down), y: y, width: width, height: size.height)
    }
  }
}
