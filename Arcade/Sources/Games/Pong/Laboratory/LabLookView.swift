import ArcadeKit
import UIKit

/// What the reader should look for in the figure, as a note beside a red rule.
final class LabLookView: UIView {
  private let header = UILabel()
  private let label = UILabel()
  private let rule = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.textColor = Ink.red
    header.text = LabStrings.lookFor
    label.textColor = Ink.ink
    for each in [header, label] {
      each.numberOfLines = 0
      addSubview(each)
    }
    rule.backgroundColor = Ink.red
    addSubview(rule)
    setFonts()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabLookView" }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      header.text = LabStrings.lookFor
      setNeedsLayout()
    }
  }

  private func setFonts() {
    header.font = LabInk.serif(.footnote)
    label.font = LabInk.serif(.subheadline, italic: true)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFonts()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = arrange(in: bounds.width, moving: true)
    place(rule, leading: CGRect(x: 0, y: 0, width: 2, height: height))
  }

  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let x = Spacing.close
    let room = CGSize(width: max(width - x, 1), height: .greatestFiniteMagnitude)
    let first = header.sizeThatFits(room).height
    let second = label.sizeThatFits(room).height
    if moving {
      place(header, leading: CGRect(x: x, y: 0, width: room.width, height: first))
      place(label, leading: CGRect(x: x, y: first, width: room.width, height: second))
    }
    return (first + second).rounded(.up)
  }
}
