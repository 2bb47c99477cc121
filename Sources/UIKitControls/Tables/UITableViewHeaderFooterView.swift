import CaromGeometry
import UIKitCore

/// A text above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier that was given to the initializer.
  public final let reuseIdentifier: String?
  /// The view for the header's contents, as large as the header's safe area.
  public final let contentView = UIView(frame: .zero)
  /// The label of the text; a title from the data source is shown here.
  public final let textLabel: UILabel? = UILabel(frame: .zero)
  final var isHeader = true {
    didSet { textLabel?.accessibilityTraits = isHeader ? .header : .staticText }
  }
  /// Space before and after the text, in points.
  final var textMargin: CGFloat = 16 { didSet { setContentMargins() } }
  /// The safe area insets at both ends.
  final var safeSides: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  final var isGrouped = true

  /// Creates a header or footer.
  ///
  /// The initializer is required because tables create registered headers with it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    setContentMargins()
    guard let label = textLabel else { return }
    contentView.addSubview(label)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.standardTextColor = UIColor.secondaryLabel.legible
  }

  /// Creates a header without an identifier.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open override class var kind: String { "UITableViewHeaderFooterView" }

  /// Content inside the margins begins where the texts of rows do.
  private func setContentMargins() {
    contentView.defaultLayoutMargins = UIEdgeInsets(top: 8, left: textMargin, bottom: 8, right: textMargin)
  }

  /// Called before the view is reused. Tables do not reuse headers yet, so they never call it.
  open func prepareForReuse() {}

  private var padding: (top: CGFloat, bottom: CGFloat) {
    guard isGrouped else { return (6, 6) }
    return isHeader ? (16, 7) : (8, 12)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - safeSides.leading - safeSides.trailing - 2 * textMargin)
    let text = textLabel?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
    return CGSize(width: size.width, height: (text.height + padding.top + padding.bottom).rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = isRightToLeft ? safeSides.trailing : safeSides.leading
    contentView.frame = CGRect(
      x: bounds.minX + start, y: bounds.minY, width: max(0, bounds.width - safeSides.leading - safeSides.trailing),
      height: bounds.height)
    guard let label = textLabel else { return }
    let width = max(0, contentView.bounds.width - 2 * textMargin)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    // A header's text is directly above its rows, a footer's directly below them.
    let y = isHeader ? bounds.height - padding.bottom - height : padding.top
    label.frame = CGRect(x: textMargin, y: y, width: width, height: height)
  }
}
