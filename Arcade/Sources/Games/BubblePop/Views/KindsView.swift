import ArcadeKit
import UIKit

/// The sheet of kinds: what it is for, how the kinds look, the text to edit, whether it can be used, and buttons.
final class KindsView: UIView {
  let textView = UITextView()
  let useButton = UIButton(type: .custom)
  let copyButton = UIButton(type: .system)
  let standardButton = UIButton(type: .system)
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private let introduction = UILabel()
  private let noteLabel = UILabel()
  private(set) var rows: [LegendRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .always
    titleLabel.text = BubbleStrings.kinds
    titleLabel.accessibilityTraits = .header
    introduction.text = BubbleStrings.kindsIntroduction
    for label in [titleLabel, introduction, noteLabel] {
      label.numberOfLines = 0
      label.textColor = Soap.ink
      scroll.addSubview(label)
    }
    titleLabel.textAlignment = .center
    textView.accessibilityLabel = BubbleStrings.kindsField
    textView.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    textView.textColor = Soap.ink
    textView.backgroundColor = Soap.panel
    textView.layer.cornerRadius = Spacing.close
    textView.autocorrectionType = .no
    textView.autocapitalizationType = .none
    textView.spellCheckingType = .no
    scroll.addSubview(textView)
    useButton.setTitle(BubbleStrings.useKinds, for: .normal)
    useButton.setTitleColor(Soap.onAccent, for: .normal)
    // Legible even while it is disabled.
    for button in [useButton, copyButton] { button.setTitleColor(Soap.faintInk, for: .disabled) }
    copyButton.setTitle(BubbleStrings.copyKinds, for: .normal)
    standardButton.setTitle(BubbleStrings.ownKinds, for: .normal)
    for button in [useButton, copyButton, standardButton] {
      button.tintColor = Soap.accent
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.6
      scroll.addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "KindsView" }

  /// Shows how the kinds of a sheet look, and which buttons apply.
  func show(_ sheet: KindSheet, canUse: Bool, isStandard: Bool) {
    for row in rows { row.removeFromSuperview() }
    rows = sheet.kinds.map { kind in
      let row = LegendRow(kind, share: kind.share(among: sheet.kinds(withSpecials: kind.isSpecial)))
      row.isTall = true
      scroll.addSubview(row)
      return row
    }
    canUseSheet = canUse
    copyButton.isEnabled = true
    standardButton.isHidden = isStandard && !canUse
    setNeedsLayout()
  }

  /// Disables the controls that need a sheet if the text is not one.
  func refuse() {
    canUseSheet = false
    copyButton.isEnabled = false
    standardButton.isHidden = false
    setNeedsLayout()
  }

  private var canUseSheet = false {
    didSet {
      useButton.isEnabled = canUseSheet
      useButton.backgroundColor = canUseSheet ? Soap.accent : Soap.panel
    }
  }

  /// Shows the state of the text; a warning is announced.
  func note(_ text: String, isWarning: Bool) {
    if isWarning, noteLabel.text != text { UIAccessibility.post(notification: .announcement, argument: text) }
    noteLabel.show(text)
    noteLabel.textColor = isWarning ? Soap.warning : Soap.ink
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let scale = min(max(traitCollection.textScale, 0.8), 2)
    titleLabel.setSoap(30 * scale, .heavy)
    introduction.setStyle(.body)
    noteLabel.setSoap(15 * scale, .semibold)
    useButton.titleLabel?.setSoap(18 * min(scale, 1.5))
    for button in [copyButton, standardButton] { button.titleLabel?.setSoap(16 * min(scale, 1.5), .semibold) }
    let room = bounds.inset(by: safeAreaInsets).size
    let width = max(min(room.width - 2 * Spacing.normal, 640), 1)
    let left = (room.width - width) / 2
    var y = Spacing.close
    func put(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    func put(_ label: UILabel, gap: CGFloat) {
      put(label, height: label.sizeThatFits(CGSize(width: width, height: 0)).height, gap: gap)
    }
    put(titleLabel, gap: Spacing.tight)
    put(introduction, gap: Spacing.close)
    y = arrangeRows(left: left, top: y, width: width, scale: scale) + Spacing.close
    put(textView, height: max(210, min(room.height * 0.42, 320)), gap: Spacing.tight)
    put(noteLabel, gap: Spacing.close)
    put(useButton, height: max(Spacing.target, useButton.titleLabel?.font.lineHeight ?? 0), gap: Spacing.hair)
    useButton.layer.cornerRadius = useButton.bounds.height / 2
    let shown = [copyButton, standardButton].filter { !$0.isHidden }
    // Side by side, or below each other if a title is so long that it would be hard to read.
    let widest = shown.map { $0.sizeThatFits(.zero).width * 0.9 }.max() ?? 0
    let columns = widest * CGFloat(shown.count) <= width ? shown.count : 1
    for (index, button) in shown.enumerated() {
      let each = width / CGFloat(max(columns, 1))
      let column = readsRightToLeft ? columns - 1 - index % columns : index % columns
      button.frame = CGRect(
        x: left + CGFloat(column) * each, y: y + CGFloat(index / columns) * Spacing.target, width: each,
        height: Spacing.target)
    }
    y += CGFloat(shown.count / max(columns, 1)) * Spacing.target + Spacing.wide
    let size = CGSize(width: room.width, height: y)
    if scroll.contentSize != size { scroll.contentSize = size }
  }

  /// Places the kinds side by side, in as few lines as have room; the lines differ by one kind at most.
  private func arrangeRows(left: CGFloat, top: CGFloat, width: CGFloat, scale: CGFloat) -> CGFloat {
    let fitting = max(Int(width / (84 * min(scale, 1.5))), 1)
    let lines = (rows.count + fitting - 1) / fitting
    let height = 52 + LegendRow.captionHeight(scale)
    var first = 0
    for line in 0..<lines {
      let count = (rows.count - first + lines - line - 1) / (lines - line)
      let each = width / CGFloat(count)
      for index in 0..<count {
        let place = CGFloat(readsRightToLeft ? count - 1 - index : index)
        rows[first + index].frame = CGRect(
          x: left + place * each, y: top + CGFloat(line) * (height + Spacing.tight), width: each, height: height)
      }
      first += count
    }
    return top + CGFloat(lines) * (height + Spacing.tight)
  }
}
