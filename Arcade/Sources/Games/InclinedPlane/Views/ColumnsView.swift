import ArcadeKit
import CaromGeometry
import UIKit

/// Numbers side by side over the whole width, each aligned to the trailing edge of its column. The first column is only as wide as
/// its numbers, so that it begins at the margin.
final class ColumnsView: UIView {
  private var labels: [UILabel] = []
  private let color: UIColor

  static let height: CGFloat = 28
  /// The width of the first column, in heights of a line.
  private static let first: CGFloat = 3

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ColumnsView" }

  func show(_ texts: [String]) {
    while labels.count < texts.count {
      let label = UILabel()
      label.textColor = color
      label.textAlignment = .right
      label.font = Draft.numberFont
      labels.append(label)
      addSubview(label)
    }
    for (label, text) in zip(labels, texts) { label.text = text }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = labels.first else { return }
    let room = max(bounds.width - 2 * Spacing.normal, 1)
    let first = min(label.font.lineHeight * ColumnsView.first, room / CGFloat(labels.count)).rounded()
    let others = (room - first) / CGFloat(max(labels.count - 1, 1))
    for (index, label) in labels.enumerated() {
      let end = Spacing.normal + first + CGFloat(index) * others
      let width = index == 0 ? first : others
      place(label, leading: CGRect(x: end - width, y: 0, width: width, height: bounds.height))
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for label in labels { label.font = Draft.numberFont }
  }
}

/// A row of the data table: a body at one moment.
final class MomentCell: UITableViewCell {
  private let columns = ColumnsView(color: Draft.ink)

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    contentView.addSubview(columns)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "MomentCell" }

  func show(_ motion: Movement) {
    let row = InclineStrings.row(motion)
    columns.show(row)
    accessibilityLabel = InclineStrings.spoken(row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    columns.frame = contentView.bounds
  }
}
