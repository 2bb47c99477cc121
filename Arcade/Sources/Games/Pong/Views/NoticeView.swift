import ArcadeKit
import UIKit

/// A short text in the middle of the court: who serves, the count, or that the game is paused. Touches pass through it.
final class NoticeView: UIView {
  /// Hides the middle line between title and hint too, where it runs through both.
  private let plate = UIView()
  var coversLine = false { didSet { if coversLine != oldValue { setNeedsLayout() } } }
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    plate.backgroundColor = Ink.paper
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    for label in [titleLabel, hintLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      // Hides the middle line behind the text, so that it does not strike through it.
      label.backgroundColor = Ink.paper
      addSubview(label)
    }
    titleLabel.textColor = Ink.ink
    hintLabel.textColor = Ink.ink
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "NoticeView" }

  /// Shows a title, if any, above a hint, if any; a title that counts is red.
  func show(title: String?, hint: String?, isCounted: Bool = false) {
    isHidden = title == nil && hint == nil
    guard !isHidden else { return }
    if titleLabel.text != title { titleLabel.text = title }
    if hintLabel.text != hint { hintLabel.text = hint }
    titleLabel.isHidden = title == nil
    hintLabel.isHidden = hint == nil
    titleLabel.textColor = isCounted ? Ink.red : Ink.ink
    // The beats are audible; a screen reader that also spoke them would talk over the serve.
    titleLabel.isAccessibilityElement = !isCounted
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(bounds.width, 1), height: bounds.height)
    let half = bounds.height / 2 - Spacing.hair
    fit(room, half)
    let title = titleLabel.isHidden ? CGSize.zero : titleLabel.sizeThatFits(room)
    let hint = hintLabel.isHidden ? CGSize.zero : hintLabel.sizeThatFits(room)
    // The title is above the middle line, the hint below it.
    titleLabel.frame = NoticeView.middle(of: room, title, top: half - title.height)
    hintLabel.frame = NoticeView.middle(of: room, hint, top: half + 2 * Spacing.hair)
    plate.isHidden = !coversLine || titleLabel.isHidden || hintLabel.isHidden
    plate.frame = titleLabel.frame.union(hintLabel.frame)
  }

  private static func middle(of room: CGSize, _ size: CGSize, top: CGFloat) -> CGRect {
    let width = min(size.width + 2 * Spacing.tight, room.width)
    return CGRect(x: (room.width - width) / 2, y: top, width: width, height: size.height)
  }

  /// What the font was last fitted to; fitting it again would invalidate the layout.
  private var fitted: (text: String, size: CGSize, scale: CGFloat)?

  /// Chooses the largest font, up to the size that the player asks for, at which no word is wider than the room and no
  /// text is higher than half of it.
  private func fit(_ room: CGSize, _ half: CGFloat) {
    let wish = min(traitCollection.textScale, 1.8)
    let text =
      (titleLabel.isHidden ? "" : titleLabel.text ?? "") + "\n" + (hintLabel.isHidden ? "" : hintLabel.text ?? "")
    if let fitted, fitted.text == text, fitted.size == room, fitted.scale == wish { return }
    fitted = (text, room, wish)
    var scale = wish
    for label in [titleLabel, hintLabel] where !label.isHidden {
      let size: CGFloat = label === titleLabel ? 26 : 16
      // A serif letter is about half as wide as its size.
      let word = CGFloat(NoticeView.longestWord(label.text ?? "")) * size * 0.56
      if word > 0 { scale = min(scale, room.width / word) }
    }
    for _ in 0..<12 {
      titleLabel.setSerif((26 * scale).rounded(.down), .medium)
      hintLabel.setSerif((16 * scale).rounded(.down))
      let isHigher = { (label: UILabel) in !label.isHidden && label.sizeThatFits(room).height > half }
      if scale < 0.5 || !(isHigher(titleLabel) || isHigher(hintLabel)) { break }
      scale *= 0.9
    }
  }

  /// The number of letters in the longest word.
  private static func longestWord(_ text: String) -> Int {
    var longest = 0
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      longest = max(longest, length)
    }
    return longest
  }
}
