import ArcadeKit
import UIKit

/// Lines of Swift on a plate, in a typewriter's face: words of the language heavier, numbers red, comments pale.
final class LabCodeView: UIView {
  private let label = UILabel()
  private static let size = 12.0

  /// The code that is shown.
  var code = "" { didSet { if !code.utf8.elementsEqual(oldValue.utf8) { tint() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = LabInk.plate
    layer.cornerRadius = 6
    layer.borderWidth = 1
    label.numberOfLines = 0
    label.accessibilityIdentifier = LabStrings.code
    addSubview(label)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabCodeView" }

  override func resolveColors() {
    super.resolveColors()
    layer.borderColor = LabInk.line.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tint()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Spacing.close, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: label.sizeThatFits(room).height + 2 * Spacing.close)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: Spacing.close, dy: Spacing.close)
    if label.frame != frame { label.frame = frame }
  }

  private func tint() {
    let plain = LabInk.code(LabCodeView.size)
    let heavy = LabInk.code(LabCodeView.size, weight: .semibold)
    let text = NSMutableAttributedString(string: "")
    for token in LabTokens.of(code) {
      let color =
        switch token.kind {
        case .plain, .word: Ink.ink
        case .number, .text: Ink.red
        case .comment: Ink.wash
        }
      text.append(
        NSAttributedString(
          string: token.text, attributes: [.font: token.kind == .word ? heavy : plain, .foregroundColor: color]))
    }
    label.attributedText = text
    label.accessibilityLabel = code
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
