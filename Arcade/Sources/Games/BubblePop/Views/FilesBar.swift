import ArcadeKit
import UIKit

/// The buttons that export, import and restore scores, side by side where there is room.
final class FilesBar: UIView {
  let saveButton = UIButton(type: .system)
  let openButton = UIButton(type: .system)
  /// Visible while an import can be undone.
  let undoButton = UIButton(type: .system)

  private var shown: [UIButton] { [saveButton, openButton, undoButton].filter { !$0.isHidden } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    saveButton.setTitle(BubbleStrings.saveFile, for: .normal)
    openButton.setTitle(BubbleStrings.openFile, for: .normal)
    undoButton.setTitle(BubbleStrings.undo, for: .normal)
    for button in [saveButton, openButton, undoButton] {
      button.tintColor = Soap.accent
      button.titleLabel?.numberOfLines = 1
      // Beside the board in a low window there is little width.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.6
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "FilesBar" }

  /// Shows the buttons that apply: no save for an empty board, no undo without an import.
  func show(canSave: Bool, canUndo: Bool) {
    saveButton.isHidden = !canSave
    undoButton.isHidden = !canUndo
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  private func setType() {
    let scale = 1 + (min(max(traitCollection.textScale, 1), 2) - 1) * 0.5
    for button in shown { button.titleLabel?.setSoap(17 * scale, .semibold) }
  }

  /// The width of each button in a row of `width`; nil if the buttons must be stacked.
  private func shares(of width: CGFloat) -> [CGFloat]? {
    setType()
    let wanted = shown.map { $0.sizeThatFits(CGSize(width: width, height: 0)).width + Spacing.normal }
    let sum = wanted.reduce(0, +)
    guard sum <= width, !wanted.isEmpty else { return nil }
    let spare = (width - sum) / CGFloat(wanted.count)
    return wanted.map { $0 + spare }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = shares(of: size.width) == nil ? shown.count : 1
    return CGSize(width: size.width, height: CGFloat(rows) * Spacing.target)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = shares(of: bounds.width)
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for (index, button) in shown.enumerated() {
      place(
        button, leading: CGRect(x: x, y: y, width: widths?[index] ?? bounds.width, height: Spacing.target))
      if let widths { x += widths[index] } else { y += Spacing.target }
    }
  }
}
