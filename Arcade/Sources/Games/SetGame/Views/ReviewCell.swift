import ArcadeKit
import UIKit

/// A row of the review: the cards of a set, if any, with a line about them and a quieter one below.
final class ReviewCell: UITableViewCell {
  private let strip: CardStrip?
  private let main = UILabel()
  private let detail = UILabel()

  init(_ text: String, detail words: String?, cards: [Card] = [], letters: Bool = true) {
    strip = cards.isEmpty ? nil : CardStrip(cards, letters: letters)
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    main.text = text
    main.font = .preferredFont(forTextStyle: .body)
    detail.text = words
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .quietLabel
    for label in [main, detail] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      contentView.addSubview(label)
    }
    if let strip { contentView.addSubview(strip) }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    let names = cards.map { SetStrings.name($0) }.joined(separator: "; ")
    accessibilityLabel = [names, text, words ?? ""].filter { !$0.utf8.isEmpty }.joined(separator: ". ")
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    strip = nil
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ReviewCell" }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(contentView.bounds.width, moving: true)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(size.width, moving: false))
  }

  /// Measures the row and, if `moving` is true, places its parts: words beside the cards, or below them where there is
  /// little room.
  private func arrange(_ width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.normal
    let room = max(width - 2 * inset, 1)
    let cardHeight: CGFloat = strip == nil ? 0 : 52
    let stripWidth = min(strip?.width(forHeight: cardHeight) ?? 0, room)
    let isBeside = strip != nil && room - stripWidth - Spacing.close >= 120 * traitCollection.halfTextScale
    let x = isBeside ? stripWidth + Spacing.close : 0
    let limit = CGSize(width: room - x, height: CGFloat.greatestFiniteMagnitude)
    let first = main.sizeThatFits(limit).height
    let second = detail.text == nil ? 0 : detail.sizeThatFits(limit).height
    let words = first + second
    let stacked = strip == nil || isBeside ? 0 : cardHeight + Spacing.tight
    let height = max(stacked + words, cardHeight) + 2 * Spacing.close
    guard moving else { return max(height, Spacing.target) }
    let whole = max(height, Spacing.target)
    if let strip {
      let y = isBeside ? (whole - cardHeight) / 2 : Spacing.close
      contentView.place(strip, leading: CGRect(x: inset, y: y, width: stripWidth, height: cardHeight))
    }
    let y = stacked > 0 ? Spacing.close + stacked : (whole - words) / 2
    contentView.place(main, leading: CGRect(x: inset + x, y: y, width: limit.width, height: first))
    contentView.place(detail, leading: CGRect(x: inset + x, y: y + first, width: limit.width, height: second))
    return whole
  }
}
