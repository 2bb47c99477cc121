import CaromGeometry
import UIKitCore

/// The round button before a row in editing mode: a white minus on red deletes, a white plus on green inserts.
final class CellEditControl: UIControl {
  static let size: CGFloat = 22
  private let inserts: Bool
  private let disc = UIView.part(radius: CellEditControl.size / 2)
  private let strokes = [UIView.part(.white, radius: 1), UIView.part(.white, radius: 1)]

  init(inserts: Bool) {
    self.inserts = inserts
    super.init(frame: CGRect(x: 0, y: 0, width: 38, height: 44))
    disc.backgroundColor = inserts ? .systemGreen : .systemRed
    addSubview(disc)
    for stroke in strokes { disc.addSubview(stroke) }
    strokes[1].isHidden = !inserts
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UITableViewCellEditControl" }

  /// Names the button after its row for screen readers.
  func name(after title: String) { accessibilityLabel = inserts ? Words.insert(title) : Words.delete(title) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CellEditControl.size
    let end = bounds.width - size
    disc.frame = CGRect(x: isRightToLeft ? 0 : end, y: (bounds.height - size) / 2, width: size, height: size)
    strokes[0].frame = CGRect(x: 5, y: size / 2 - 1, width: size - 10, height: 2)
    strokes[1].frame = CGRect(x: size / 2 - 1, y: 5, width: 2, height: size - 10)
  }
}

/// The handle at the trailing end of a row that can be moved; with the keyboard, the arrow keys move the row.
final class CellReorderControl: UIControl {
  private let strokes = [UIView.part(.tertiaryLabel), UIView.part(.tertiaryLabel), UIView.part(.tertiaryLabel)]
  @BackLink private var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    for stroke in strokes { addSubview(stroke) }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UITableViewCellReorderControl" }

  override var accessibilityValue: String? {
    get {
      let (row, count) = place
      return "\(row + 1) of \(count)"
    }
    set {}
  }
  override var semanticRange: Semantics.Range? {
    let (row, count) = place
    return Semantics.Range(now: Double(row + 1), least: 1, greatest: Double(max(1, count)))
  }

  /// The row's index, from 0, and the number of rows in its section.
  private var place: (row: Int, count: Int) {
    guard let cell else { return (0, 1) }
    return (cell.indexPath.row, cell.table?.numberOfRowsKnown(inSection: cell.indexPath.section) ?? 1)
  }

  private func step(by way: Int) {
    if let cell { cell.table?.step(cell, by: way) }
  }

  func name(after title: String) { accessibilityLabel = Words.reorder(title) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, stroke) in strokes.enumerated() {
      stroke.frame = CGRect(
        x: (bounds.width - 20) / 2, y: bounds.midY - 6 + 5 * CGFloat(index), width: 20, height: 2)
    }
  }

  // MARK: Moving the row

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.beginReorder(of: cell, at: touch.location(in: table).y)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let table = cell?.table { table.carry(to: touch.location(in: table).y) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.table?.endReorder() }
  override func cancelTracking(with event: UIEvent?) { cell?.table?.endReorder() }

  /// Incrementing moves the row down, because its value is its position; the arrow keys move it the way they point.
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.modifierFlags.isEmpty else { return super.handleKey(key, isRepeat: isRepeat) }
    switch key.code {
    case "ArrowUp": step(by: -1)
    case "ArrowDown": step(by: 1)
    default: return super.handleKey(key, isRepeat: isRepeat)
    }
    return true
  }
}
