import CaromGeometry
import UIKitCore

/// The rows of a menu, one below the other; they scroll if there is not enough room.
final class MenuView: UIView {
  private let scroller = UIScrollView(frame: .zero)
  private var rows: [MenuRow] = []
  /// The space between groups of rows.
  private static let gap: CGFloat = 8

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(scroller)
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIMenuView" }
  override var semanticRole: Semantics.Role? { .menu }

  func show(_ rows: [MenuRow]) {
    for row in self.rows { row.removeFromSuperview() }
    self.rows = rows
    let hasMarks = rows.contains { $0.hasMark }
    for row in rows {
      row.keepsMarkSpace = hasMarks
      scroller.addSubview(row)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: rows.reduce(0) { $0 + $1.height(for: size.width) + ($1.beginsGroup ? MenuView.gap : 0) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    var y: CGFloat = 0
    for row in rows {
      if row.beginsGroup { y += MenuView.gap }
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(for: bounds.width))
      row.showsLine = !row.beginsGroup && y > 0
      y = row.frame.maxY
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// A row of a menu: a title, a mark before it, an image behind it.
final class MenuRow: UIControl {
  private let label = UILabel(frame: .zero)
  private let markView = UIImageView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let line = UIView.part(.separator)
  private let isRed: Bool
  /// Whether there is space above the row, and below it.
  var beginsGroup = false
  var endsGroup = false
  /// Whether there is space for a mark even without one, because another row has one.
  var keepsMarkSpace = false { didSet { setNeedsLayout() } }
  var hasMark: Bool { markView.image != nil }
  var showsLine = false { didSet { line.isHidden = !showsLine } }
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 20

  init(
    _ title: String, image: UIImage? = nil, mark: String? = nil, isRed: Bool = false, isEnabled: Bool = true,
    choose: @escaping () -> Void
  ) {
    self.isRed = isRed
    super.init(frame: .zero)
    label.text = title
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    markView.image = mark.flatMap { UIImage(systemName: $0) }
    imageView.image = image
    for view in [markView, imageView] {
      view.isAccessibilityElement = false
      view.contentMode = .center
    }
    label.isAccessibilityElement = false
    for view in [line, markView, label, imageView] { addSubview(view) }
    accessibilityLabel = title
    self.isEnabled = isEnabled
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIMenuRow" }
  override var semanticRole: Semantics.Role? { .menuitem }

  private func showColors() {
    let color: UIColor = !isEnabled ? .tertiaryLabel : isRed ? .systemRed : .label
    label.textColor = color
    markView.tintColor = color
    imageView.tintColor = color
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  private var leading: CGFloat { MenuRow.margin + (keepsMarkSpace ? MenuRow.markWidth + 4 : 0) }
  private var trailing: CGFloat { MenuRow.margin + (imageView.image.map { $0.size.width + 8 } ?? 0) }

  func height(for width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - leading - trailing), height: .greatestFiniteMagnitude)
    return max(44, (label.sizeThatFits(room).height + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    place(markView, CGRect(x: MenuRow.margin - 4, y: 0, width: MenuRow.markWidth, height: height))
    place(label, CGRect(x: leading, y: 0, width: max(0, width - leading - trailing), height: height))
    let image = imageView.image?.size ?? .zero
    place(
      imageView,
      CGRect(
        x: width - MenuRow.margin - image.width, y: (height - image.height) / 2, width: image.width,
        height: image.height))
    line.frame = CGRect(x: 0, y: 0, width: width, height: 1 / max(1, traitCollection.displayScale))
  }

  /// Sets a view's frame from a rectangle that is measured from the leading edge.
  private func place(_ view: UIView, _ rect: CGRect) {
    view.frame =
      isRightToLeft ? CGRect(origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size) : rect
  }
}
