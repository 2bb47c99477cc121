import UIKit

/// Lines of Swift on a panel, in a monospaced font: keywords bolder, numbers red, comments pale.
public final class CodeView: UIView {
  /// The colors of a listing.
  public struct Colors {
    public var plate, line, text, number, comment: UIColor

    public init(plate: UIColor, line: UIColor, text: UIColor, number: UIColor, comment: UIColor) {
      self.plate = plate
      self.line = line
      self.text = text
      self.number = number
      self.comment = comment
    }
  }

  private let label = UILabel()
  private let colors: Colors
  private static let size = 12.0

  /// The code that is shown.
  public var code = "" { didSet { if !code.utf8.elementsEqual(oldValue.utf8) { tint() } } }

  /// A listing with the accessibility identifier `name`, for tests.
  public init(_ colors: Colors, name: String) {
    self.colors = colors
    super.init(frame: .zero)
    backgroundColor = colors.plate
    layer.cornerRadius = 6
    layer.borderWidth = 1
    label.numberOfLines = 0
    label.accessibilityIdentifier = name
    // Programs are written from left to right everywhere.
    label.semanticContentAttribute = .forceLeftToRight
    label.textAlignment = .left
    addSubview(label)
    resolveColors()
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "CodeView" }

  public override func resolveColors() {
    super.resolveColors()
    layer.borderColor = colors.line.resolvedColor(with: traitCollection).cgColor
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tint()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Spacing.close, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: label.sizeThatFits(room).height + 2 * Spacing.close)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: Spacing.close, dy: Spacing.close)
    if label.frame != frame { label.frame = frame }
  }

  /// The monospaced font; `size` is in points at the normal text size.
  public static func font(_ size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: size, weight: weight))
  }

  private func tint() {
    let plain = CodeView.font(CodeView.size)
    let heavy = CodeView.font(CodeView.size, weight: .semibold)
    let text = NSMutableAttributedString(string: "")
    for token in CodeTokens.of(code) {
      let color =
        switch token.kind {
        case .plain, .word: colors.text
        case .number, .text: colors.number
        case .comment: colors.comment
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
