import ArcadeKit
import CaromGeometry
import UIKit

/// A scrolling column of rows, each as tall as it needs to be.
final class Sheet: UIScrollView {
  /// The rows from top to bottom. Hidden rows take no space.
  var rows: [UIView] = [] {
    didSet {
      for row in oldValue where !rows.contains(where: { $0 === row }) { row.removeFromSuperview() }
      for row in rows where row.superview !== self { addSubview(row) }
      setNeedsLayout()
    }
  }
  private static let widest: CGFloat = 620

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Sheet" }

  override func layoutSubviews() {
    let width = max(1, min(bounds.width - 2 * Spacing.normal, Sheet.widest))
    let x = ((bounds.width - width) / 2).rounded(.down)
    var y = Spacing.tight
    for row in rows where !row.isHidden {
      let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      place(row, leading: CGRect(x: x, y: y, width: width, height: height))
      y += height + Spacing.tight
    }
    let size = CGSize(width: bounds.width, height: y + Spacing.normal)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Scrolls until a row and what follows it are visible, as far as they fit into `height` points.
  func reveal(_ row: UIView, height: CGFloat = 0) {
    setNeedsLayout()
    layoutIfNeeded()
    let (top, least) = (row.frame.minY - Spacing.tight, row.frame.height + 2 * Spacing.tight)
    let rect = CGRect(x: 0, y: top, width: 1, height: min(max(height, least), bounds.height))
    scrollRectToVisible(rect, animated: false)
  }
}

/// Text in a sheet.
final class Words: UILabel {
  enum Style { case title, header, body, note, refusal, numbers }

  private let style: Style

  init(_ style: Style, _ text: String = "") {
    self.style = style
    super.init(frame: .zero)
    numberOfLines = 0
    textColor = style == .refusal ? Draft.red : style == .note ? Draft.wash : Draft.ink
    if style == .title || style == .header { accessibilityTraits = .header }
    setFont()
    if !text.isEmpty { show(text) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Words" }

  /// Shows a text; setting the same text again does nothing.
  func show(_ text: String) {
    guard self.text?.utf8.elementsEqual(text.utf8) != true else { return }
    let isLonger = self.text == nil || (self.text ?? "").utf8.count != text.utf8.count
    self.text = style == .header ? Draft.capitals(text) : text
    if style == .header { accessibilityLabel = text }
    if isLonger { superview?.setNeedsLayout() }
  }

  /// Keeps the text on one line, in a font that becomes smaller if the text would otherwise be cut off.
  func fitsOneLine() {
    numberOfLines = 1
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.45
  }

  private func setFont() {
    font =
      switch style {
      case .title: .preferredFont(forTextStyle: .title2)
      case .header: Draft.capitalFont
      case .body: .preferredFont(forTextStyle: .body)
      case .note, .refusal: .preferredFont(forTextStyle: .footnote)
      case .numbers: Draft.numberFont
      }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setFont()
  }
}
