import ArcadeKit
import UIKit

/// A row of the look back at a game: the two cards of a mismatch, which of them had been seen before, and when.
///
/// The sentences about the cards are beside them if each fits on one line there, otherwise below them.
final class RegretCell: UITableViewCell {
  private let faces: [CardFace]
  private let main = UILabel()
  private let detail = UILabel()

  /// A row with the faces of two cards of a theme, or with a sentence only.
  init(_ text: String, detail lines: [String], faces texts: [String], of theme: Theme) {
    faces = texts.map { text in
      let face = CardFace(theme)
      face.show(theme, text: text, isFaceUp: true)
      return face
    }
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    main.text = text
    main.font = .preferredFont(forTextStyle: .body)
    detail.text = lines.isEmpty ? nil : lines.joined(separator: "\n")
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .quietLabel
    for label in [main, detail] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      contentView.addSubview(label)
    }
    for face in faces { contentView.addSubview(face) }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    let names = texts.map { ConcentrationStrings.face($0, of: theme) }
    accessibilityLabel = ([text] + (names.isEmpty ? [] : [names.joined(separator: ", ")]) + lines).joined(
      separator: ". ")
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    faces = []
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "RegretCell" }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(contentView.bounds.width, moving: true)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(size.width, moving: false))
  }

  private static let face = CGSize(width: 44, height: 56)

  /// Measures the row and, if `moving` is true, places its parts.
  private func arrange(_ width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.normal
    let size = RegretCell.face
    let strip = faces.isEmpty ? 0 : CGFloat(faces.count) * (size.width + Spacing.hair) + Spacing.tight
    func height(of label: UILabel, in width: CGFloat) -> CGFloat {
      label.text == nil ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let beside = max(width - 2 * inset - strip, 1)
    let isBelow = !faces.isEmpty && detail.sizeThatFits(.zero).width > beside
    let detailWidth = isBelow ? max(width - 2 * inset, 1) : beside
    let first = height(of: main, in: beside)
    let second = height(of: detail, in: detailWidth)
    // The cards, and what is beside them.
    let words = isBelow ? first : first + second
    let head = max(words, faces.isEmpty ? 0 : size.height)
    let rest = isBelow ? Spacing.tight + second : 0
    let height = max(head + rest + 2 * Spacing.close, Spacing.target)
    guard moving else { return height }
    let top = (height - head - rest) / 2
    for (index, face) in faces.enumerated() {
      let x = inset + CGFloat(index) * (size.width + Spacing.hair)
      contentView.place(
        face, leading: CGRect(origin: CGPoint(x: x, y: top + (head - size.height) / 2), size: size))
    }
    let y = top + (head - words) / 2
    contentView.place(main, leading: CGRect(x: inset + strip, y: y, width: beside, height: first))
    contentView.place(
      detail,
      leading: CGRect(
        x: isBelow ? inset : inset + strip, y: isBelow ? top + head + Spacing.tight : y + first, width: detailWidth,
        height: second))
    return height
  }
}
