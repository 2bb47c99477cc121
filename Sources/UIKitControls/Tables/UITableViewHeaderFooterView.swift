import CaromGeometry
import UIKitCore

/// The text above or below a section.
open class UITableViewHeaderFooterView: UIView {
  public final let reuseIdentifier: String?
  public final let contentView = UIView(frame: .zero)
  public final let textLabel: UILabel? = UILabel(frame: .zero)
  final var isHeader = true {
    didSet { textLabel?.accessibilityTraits = isHeader ? .header : .staticText }
  }
  /// Space before the text, points.
  final var textMargin: CGFloat = 16
  final var isGrouped = true

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    guard let label = textLabel else { return }
    contentView.addSubview(label)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open override class var kind: String { "UITableViewHeaderFooterView" }

  open func prepareForReuse() {}

  private var padding: (top: CGFloat, bottom: CGFloat) {
    guard isGrouped else { return (6, 6) }
    return isHeader ? (16, 7) : (8, 12)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - 2 * textMargin)
    let text = textLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    return CGSize(width: size.width, height: (text.height + padding.top + padding.bottom).rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard let label = textLabel else { return }
    let width = max(0, bounds.width - 2 * textMargin)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    // A header's text stands right above its rows, a footer's right below them.
    let y = isHeader ? bounds.height - padding.bottom - height : padding.top
    label.frame = CGRect(x: textMargin, y: y, width: width, height: height)
  }
}
