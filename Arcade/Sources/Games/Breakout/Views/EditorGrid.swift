import ArcadeKit
import UIKit

/// The grid of the editor, in which a finger or the mouse paints. A screen reader finds every cell as a button.
final class EditorGrid: UIView {
  private(set) var draft = Draft()
  /// Called with a cell that is touched, and whether the touch begins there.
  var onPaint: ((Int, Int, Bool) -> Void)?
  private var cells: [GridCell] = []
  private let marker = UIView()
  private var last: (row: Int, column: Int)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.rgb(0x0B0F2E)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.2).cgColor
    for row in 0..<Level.mostRows {
      for column in 0..<Level.columns {
        let cell = GridCell(row: row, column: column)
        cell.onActivate = { [me = Weak(self)] in me.value?.onPaint?(row, column, true) }
        cells.append(cell)
        addSubview(cell)
      }
    }
    marker.layer.borderWidth = 2
    marker.layer.borderColor = UIColor.rgb(0xFFD54A).cgColor
    marker.layer.cornerRadius = 4
    marker.isUserInteractionEnabled = false
    marker.isHidden = true
    addSubview(marker)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("stroke", EditorGrid.stroke))
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap", EditorGrid.tap))
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "EditorGrid" }

  /// Shows the draft; only cells that changed are drawn anew.
  func show(_ draft: Draft, showsCursor: Bool) {
    self.draft = draft
    for (place, cell) in cells.enumerated() { cell.show(draft.level.cells[place]) }
    marker.isHidden = !showsCursor
    marker.frame = frame(row: draft.row, column: draft.column).insetBy(dx: -2, dy: -2)
  }

  private func frame(row: Int, column: Int) -> CGRect {
    let width = bounds.width / CGFloat(Level.columns)
    let height = bounds.height / CGFloat(Level.mostRows)
    return CGRect(
      x: CGFloat(column) * width + 1.5, y: CGFloat(row) * height + 1.5, width: width - 3, height: height - 3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, cell) in cells.enumerated() {
      cell.frame = frame(row: place / Level.columns, column: place % Level.columns)
    }
    marker.frame = frame(row: draft.row, column: draft.column).insetBy(dx: -2, dy: -2)
  }

  private func place(at point: CGPoint) -> (row: Int, column: Int)? {
    guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return nil }
    return (
      min(Int(point.y / bounds.height * CGFloat(Level.mostRows)), Level.mostRows - 1),
      min(Int(point.x / bounds.width * CGFloat(Level.columns)), Level.columns - 1)
    )
  }

  func tap(_ recognizer: UITapGestureRecognizer) {
    if let place = place(at: recognizer.location(in: self)) { onPaint?(place.row, place.column, true) }
  }

  func stroke(_ recognizer: UIPanGestureRecognizer) {
    let isFirst = recognizer.state == .began
    if isFirst { last = nil }
    guard isFirst || recognizer.state == .changed else { return }
    // The stroke begins where the finger went down, not where the drag was recognized.
    let now = recognizer.location(in: self)
    let moved = recognizer.translation(in: self)
    if isFirst { paint(at: CGPoint(x: now.x - moved.x, y: now.y - moved.y), isFirst: true) }
    paint(at: now, isFirst: false)
  }

  private func paint(at point: CGPoint, isFirst: Bool) {
    guard let place = place(at: point), last.map({ $0 != place }) ?? true else { return }
    last = place
    onPaint?(place.row, place.column, isFirst)
  }
}

/// A cell of the grid.
private final class GridCell: UIView {
  private let row: Int
  private let column: Int
  private var cell: Level.Cell?
  var onActivate: (() -> Void)?

  init(row: Int, column: Int) {
    self.row = row
    self.column = column
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    layer.cornerRadius = 3
    backgroundColor = UIColor(white: 1, alpha: 0.05)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = BreakoutStrings.cell(row: row, column: column, nil)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GridCell" }

  override func accessibilityActivate() -> Bool {
    onActivate?()
    return true
  }

  func show(_ cell: Level.Cell?) {
    guard cell != self.cell else { return }
    self.cell = cell
    accessibilityLabel = BreakoutStrings.cell(row: row, column: column, cell?.kind)
    backgroundColor = cell == nil ? UIColor(white: 1, alpha: 0.05) : .clear
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { if let cell { BrickSample.draw(cell, in: bounds) } }
}

/// A brick as the editor shows it.
enum BrickSample {
  static func draw(_ cell: Level.Cell, in bounds: CGRect) {
    let look = CourtLook.look(0)
    let brick = Brick(id: 0, row: 0, column: 0, kind: cell.kind, tint: cell.tint)
    look.color(of: brick, of: Level.tints, alpha: cell.kind == .hidden ? 0.3 : 0.95, lightened: 0.1).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 3).fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: bounds.minX, y: bounds.minY)
    BrickGlyph(brick, ink: look.mark(of: brick, of: Level.tints), size: bounds.size).draw()
    if cell.kind == .hidden { drawQuestion(bounds.size) }
    context.restoreGState()
  }

  /// The editor shows what the game hides.
  private static func drawQuestion(_ size: CGSize) {
    UIColor.white.setStroke()
    let rim = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2)
    rim.setLineDash([2, 2], count: 2, phase: 0)
    rim.lineWidth = 1
    rim.stroke()
  }
}
