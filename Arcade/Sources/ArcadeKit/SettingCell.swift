import UIKit

/// A row of a settings table: the setting's name, its value as text, and its control.
///
/// Narrow controls are at the trailing end if the title fits beside them on two lines. Wide controls, and narrow ones
/// beside longer or large text, are below the title.
open class SettingCell: UITableViewCell {
  public final let titleLabel = UILabel()
  public final let valueLabel: UILabel = MutedLabel()
  /// The control of the row.
  public final let control: UIControl
  /// The least width of a title of two lines, in points at the normal text size.
  private static let leastTitle: CGFloat = 130
  /// Whether the control takes the full width.
  private let isWide: Bool

  /// A row for `control`, whose accessibility label is `title`.
  public init(title: String, control: UIControl, isWide: Bool) {
    self.control = control
    self.isWide = isWide
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    valueLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.isAccessibilityElement = false
    control.accessibilityLabel = title
    contentView.addSubview(titleLabel)
    contentView.addSubview(valueLabel)
    contentView.addSubview(control)
  }

  /// A row without a control, for a table that creates its own cells.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    control = UIControl()
    isWide = false
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { return nil }

  open override class var kind: String { "SettingCell" }

  /// Shows the value as text, and sets it as the control's accessibility value.
  public final func showValue(_ text: String) {
    if valueLabel.text != text { valueLabel.text = text }
    control.accessibilityValue = text
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: contentView.bounds.width, moving: true)
  }

  /// The height the row needs at `width`, in points.
  public final func height(forWidth width: CGFloat) -> CGFloat { arrange(in: width, moving: false) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  /// Both measures the row and, if `moving` is true, places its parts.
  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.normal
    let room = max(width - 2 * inset, 1)
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let value = valueLabel.text == nil ? CGSize.zero : valueLabel.sizeThatFits(unlimited)
    let knob = control.sizeThatFits(CGSize(width: room, height: Spacing.target))
    let wholeTitle = titleLabel.sizeThatFits(unlimited)
    let gaps: CGFloat = isWide || value.width > 0 ? 2 : 1
    let beside = value.width + (isWide ? 0 : knob.width) + gaps * Spacing.close
    let isStacked = isWide || !fits(wholeTitle, in: room - beside)
    let valueFits = wholeTitle.width + Spacing.close + value.width <= room
    let titleWidth = isStacked ? (valueFits ? room - value.width - Spacing.close : room) : room - beside
    let title = titleLabel.sizeThatFits(CGSize(width: max(titleWidth, 1), height: unlimited.height))
    let first = max(title.height, valueFits ? value.height : 0)
    if !isStacked {
      let height = max(max(first, knob.height) + 2 * Spacing.tight, Spacing.target)
      guard moving else { return height }
      contentView.place(titleLabel, leading: centered(inset, titleWidth, title.height, in: height))
      let end = inset + room - knob.width
      contentView.place(control, leading: centered(end, knob.width, knob.height, in: height))
      contentView.place(
        valueLabel, leading: centered(end - Spacing.close - value.width, value.width, value.height, in: height))
      return height
    }
    var y = Spacing.close
    if moving {
      contentView.place(titleLabel, leading: CGRect(x: inset, y: y, width: titleWidth, height: title.height))
    }
    if valueFits {
      if moving {
        let x = inset + room - value.width
        contentView.place(valueLabel, leading: CGRect(x: x, y: y, width: value.width, height: value.height))
      }
      y += first + Spacing.tight
    } else {
      y += title.height + Spacing.hair
      if moving {
        contentView.place(
          valueLabel, leading: CGRect(x: inset, y: y, width: min(value.width, room), height: value.height))
      }
      y += value.height + Spacing.tight
    }
    if moving {
      let controlWidth = isWide ? room : knob.width
      contentView.place(control, leading: CGRect(x: inset, y: y, width: controlWidth, height: knob.height))
    }
    return y + knob.height + Spacing.close
  }

  /// Whether the title fits in a width on two lines, without breaking a word.
  private func fits(_ title: CGSize, in width: CGFloat) -> Bool {
    guard title.width > width else { return true }
    guard width >= title.width / 2, width >= SettingCell.leastTitle * traitCollection.textScale else { return false }
    let free = CGSize(width: width, height: .greatestFiniteMagnitude)
    return titleLabel.sizeThatFits(free).height < 2.5 * titleLabel.font.lineHeight
  }

  private func centered(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in row: CGFloat) -> CGRect {
    CGRect(x: x, y: (row - height) / 2, width: width, height: height)
  }
}
