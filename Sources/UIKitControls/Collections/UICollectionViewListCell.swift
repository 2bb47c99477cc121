import CaromGeometry
import UIKitCore

/// An accessory at the end of a row of a list.
public struct UICellAccessory {
  let make: () -> UIView

  /// Returns a chevron: the row leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory { CellMark(.chevron) } }
  /// Returns a check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory { CellMark(.check) } }
  /// Returns a short text.
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = UIColor.secondaryLabel.legible
      label.frame.size = label.sizeThatFits(.zero)
      return label
    }
  }
}

/// A cell of a list in a collection view: it shows a content configuration, with accessories at its end, and is as high as
/// that requires.
open class UICollectionViewListCell: UICollectionViewCell {
  private final let highlight = UIView.part(.systemGray4)
  private final let separator = UIView.part(.separator)
  private final var marks: [UIView] = []
  private final var row: ListRow?

  /// Creates a cell; an override is written `required init`.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a cell; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    clipsToBounds = true
    highlight.alpha = 0
    insert(highlight, .subview(0))
    addSubview(separator)
  }

  open override class var kind: String { "UICollectionViewListCell" }

  /// Returns an empty content. Changing it has no effect until it is set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What is at the end of the row, from the content outwards; nothing by default.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for mark in marks { mark.removeFromSuperview() }
      marks = accessories.map { $0.make() }
      for mark in marks { addSubview(mark) }
      setNeedsLayout()
    }
  }

  /// The number of indentation steps of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Layout

  private var content: UIListContentView? {
    for view in contentView.subviews { if let content = view as? UIListContentView { return content } }
    return nil
  }

  /// As in a table: 16 points, or 20 in a wide list.
  private var margin: CGFloat {
    (collectionView?.bounds.width ?? 0) >= UIViewController.widthOfWideMargins ? 20 : 16
  }

  private var accessoryWidth: CGFloat {
    marks.isEmpty ? 0 : marks.reduce(margin) { $0 + $1.bounds.width + 8 } - 8
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let row = layoutAttributes.list else { return }
    self.row = row
    if backgroundColor == nil || isListBackground { backgroundColor = row.background }
    isListBackground = backgroundColor == row.background
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    if !corners.isEmpty { layer.maskedCorners = corners }
    setNeedsLayout()
  }

  /// Whether the background is the list's, and not one that the app chose.
  private final var isListBackground = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    let taken = accessoryWidth
    let width = max(0, bounds.width - taken)
    // Content inside the margins begins where the texts of a content configuration do.
    contentView.defaultLayoutMargins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    contentView.frame = CGRect(x: isRightToLeft ? taken : 0, y: 0, width: width, height: bounds.height)
    content?.margin = margin
    content?.indentation = CGFloat(indentationLevel) * indentationWidth
    content?.frame = contentView.bounds
    var end = bounds.width - margin
    for mark in marks.reversed() {
      let size = mark.bounds.size
      let x = isRightToLeft ? bounds.width - end : end - size.width
      mark.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + 8
    }
    separator.isHidden = row?.showsSeparator != true
    let start = content?.textStart ?? margin
    // A line is one pixel of a screen with three to a point.
    let line = CGRect(
      x: isRightToLeft ? 0 : start, y: bounds.height - 1 / 3, width: bounds.width - start, height: 1 / 3)
    separator.frame = line
  }

  /// Returns the height that the content requires, if the layout considers it.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.estimates.height, contentView.constraints.isEmpty, let content else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    content.margin = margin
    content.indentation = CGFloat(indentationLevel) * indentationWidth
    let width = layoutAttributes.size.width - accessoryWidth
    let height = content.sizeThatFits(CGSize(width: width, height: 0)).height
    layoutAttributes.size.height = max(height, marks.map { $0.bounds.height + 12 }.max() ?? 0)
    return layoutAttributes
  }

  // MARK: Selection

  open override var isSelected: Bool { didSet { shade() } }
  open override var isHighlighted: Bool { didSet { shade() } }

  private func shade() {
    highlight.alpha = (isSelected || isHighlighted) && selectedBackgroundView == nil ? 1 : 0
  }

  /// The traits, with `selected` if the row has a check mark.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if marks.contains(where: { ($0 as? CellMark)?.isCheck == true }) { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
