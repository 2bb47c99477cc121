import CaromGeometry
import UIKitCore

/// Computes the frames of a cell's parts, and the cell's height.
struct CellLayout {
  private let cell: UITableViewCell
  private let width: CGFloat
  private var accessoryWidth: CGFloat = 0
  /// Whether a wide accessory is placed below the texts, because beside it they would wrap after every word or two.
  private var isAccessoryBelow = false
  private var textStart: CGFloat
  private var text = CGSize.zero
  private var detail = CGSize.zero
  /// Whether a `value1` cell stacks its title and value, because they do not both fit on one line.
  private var isStacked = false

  /// Space at both ends of the content: 16 points, or 20 if the table is wide.
  private let margin: CGFloat
  /// Space above and below the texts.
  static let padding: CGFloat = 11
  static let gap: CGFloat = 8

  init(of cell: UITableViewCell, width: CGFloat) {
    self.cell = cell
    self.width = width
    margin = cell.table?.cellMargin ?? 16
    accessoryWidth = CellLayout.accessorySize(of: cell).map { $0.width + CellLayout.gap } ?? 0
    if accessoryWidth > 0 { accessoryWidth += margin - CellLayout.gap }
    textStart = margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let image = cell.madeImageView?.image { textStart += max(29, image.size.width) + 16 }
    measure()
    let accessory = CellLayout.accessorySize(of: cell) ?? .zero
    guard accessory.width > width * 0.3, text.height > 1.5 * (cell.madeTextLabel?.font.lineHeight ?? 0) else { return }
    isAccessoryBelow = true
    accessoryWidth = 0
    isStacked = false
    measure()
  }

  private static func accessorySize(of cell: UITableViewCell) -> CGSize? {
    guard let view = cell.accessoryView ?? cell.accessoryMark else { return nil }
    return view.bounds.size
  }

  private var textWidth: CGFloat {
    max(0, width - textStart - (accessoryWidth > 0 ? accessoryWidth + CellLayout.gap : margin))
  }

  private mutating func measure() {
    let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    let title = cell.madeTextLabel.flatMap { $0.text == nil ? nil : $0 }
    let value = cell.madeDetailLabel.flatMap { $0.text == nil ? nil : $0 }
    switch cell.style {
    case .default, .subtitle:
      text = title?.sizeThatFits(room) ?? .zero
      detail = value?.sizeThatFits(room) ?? .zero
    case .value1:
      text = title?.sizeThatFits(room) ?? .zero
      detail = value?.sizeThatFits(room) ?? .zero
      guard text.width + detail.width + CellLayout.gap > room.width, text.width > 0, detail.width > 0 else { return }
      isStacked = true
    case .value2:
      let titleWidth = min(91, room.width / 3)
      text = title?.sizeThatFits(CGSize(width: titleWidth, height: .greatestFiniteMagnitude)) ?? .zero
      text.width = titleWidth
      let rest = max(0, room.width - titleWidth - 6)
      detail = value?.sizeThatFits(CGSize(width: rest, height: .greatestFiniteMagnitude)) ?? .zero
    }
  }

  private var stacks: Bool { cell.style == .subtitle || isStacked }

  private var textHeight: CGFloat {
    let gap: CGFloat = text.height > 0 && detail.height > 0 ? 2 : 0
    return stacks ? text.height + gap + detail.height : max(text.height, detail.height)
  }

  /// At least 44 points, Apple's minimum height of a touch target.
  var height: CGFloat {
    let image = cell.madeImageView?.image?.size.height ?? 0
    let accessory = CellLayout.accessorySize(of: cell)?.height ?? 0
    let needed = max(textHeight, image) + 2 * CellLayout.padding
    if isAccessoryBelow { return max(44, needed + accessory + CellLayout.padding).rounded(.up) }
    return max(44, needed, accessory + 12).rounded(.up)
  }

  /// The width of the content view, without the accessory.
  var contentWidth: CGFloat { max(0, width - accessoryWidth) }

  /// The x coordinate where the separator begins, in left-to-right layout.
  var separatorStart: CGFloat { textStart }

  /// Sets the frames of the parts in a cell of the given height.
  func place(in height: CGFloat) {
    let isRightToLeft = cell.isRightToLeft
    let whole = height
    let accessory = CellLayout.accessorySize(of: cell) ?? .zero
    // The texts and the image share the part above an accessory that is placed below them.
    let height = isAccessoryBelow ? whole - accessory.height - CellLayout.padding : whole
    func mirrored(_ rect: CGRect) -> CGRect {
      isRightToLeft ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let content = mirrored(CGRect(x: 0, y: 0, width: contentWidth, height: height))
    // Setting the frame makes the constraints inside be solved again, which requests this layout again.
    let shifted = content.offsetBy(dx: cell.editingShift, dy: 0)
    if cell.contentView.frame != shifted { cell.contentView.frame = shifted }
    let origin = content.minX
    func put(_ view: UIView?, _ rect: CGRect) {
      view?.frame = mirrored(rect).offsetBy(dx: -origin, dy: 0)
    }
    if let size = cell.madeImageView?.image?.size {
      let start = margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
      let x = start + max(0, (29 - size.width) / 2)
      put(cell.madeImageView, CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height))
    }
    let top = (height - textHeight) / 2
    let align: NSTextAlignment = .natural
    cell.madeTextLabel?.textAlignment = align
    switch cell.style {
    case .default, .subtitle:
      put(cell.madeTextLabel, CGRect(x: textStart, y: top, width: textWidth, height: text.height))
      put(
        cell.madeDetailLabel,
        CGRect(x: textStart, y: top + textHeight - detail.height, width: textWidth, height: detail.height))
    case .value1:
      if isStacked {
        put(cell.madeTextLabel, CGRect(x: textStart, y: top, width: textWidth, height: text.height))
        put(
          cell.madeDetailLabel,
          CGRect(x: textStart, y: top + textHeight - detail.height, width: textWidth, height: detail.height))
      } else {
        put(
          cell.madeTextLabel,
          CGRect(x: textStart, y: (height - text.height) / 2, width: textWidth - detail.width, height: text.height))
        put(
          cell.madeDetailLabel,
          CGRect(
            x: textStart + textWidth - detail.width, y: (height - detail.height) / 2, width: detail.width,
            height: detail.height))
      }
    case .value2:
      cell.madeTextLabel?.textAlignment = isRightToLeft ? .left : .right
      put(cell.madeTextLabel, CGRect(x: textStart, y: top, width: text.width, height: text.height))
      put(
        cell.madeDetailLabel,
        CGRect(x: textStart + text.width + 6, y: top, width: max(0, textWidth - text.width - 6), height: detail.height))
    }
    if let view = cell.accessoryView ?? cell.accessoryMark {
      let x = isAccessoryBelow ? textStart : width - margin - accessory.width
      let y = isAccessoryBelow ? height : (height - accessory.height) / 2
      view.frame = mirrored(CGRect(origin: CGPoint(x: x, y: y), size: accessory))
    }
  }
}
