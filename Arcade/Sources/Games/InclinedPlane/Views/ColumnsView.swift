import ArcadeKit
import CaromGeometry
import UIKit

/// Numbers side by side, each aligned to the trailing edge of its column.
final class ColumnsView: UIView {
  private var labels: [UILabel] = []
  private let color: UIColor

  static let height: CGFloat = 28
  private static let widest: CGFloat = 110

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
    guard !labels.isEmpty else { return }
    let room = (bounds.width - 2 * Spacing.normal) / CGFloat(labels.count)
    let width = max(1, min(room, ColumnsView.widest)).rounded(.down)
    for (index, label) in labels.enumerated() {
      place(
        label, leading: CGRect(x: Spacing.normal + CGFloat(index) * width, y: 0, width: width, height: bounds.height))
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
