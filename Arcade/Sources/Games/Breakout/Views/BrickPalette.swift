import ArcadeKit
import UIKit

/// The bricks that the editor paints with: the colors, the kinds, and nothing, which erases.
final class BrickPalette: UIView {
  /// What is offered, in order; nil erases.
  static let cells: [Level.Cell?] =
    [nil] + (0..<Level.tints).map { Level.Cell(.plain, tint: $0) }
    + [0, 3, 5].map { Level.Cell(.tough, tint: $0) }
    + [Brick.Kind.burst, .steel, .hidden, .magnet, .key, .lock, .ghost].map {
      Level.Cell($0, tint: Level.tint(of: $0))
    }

  private(set) var chosen = 1
  var onChoose: (() -> Void)?
  private var swatches: [Swatch] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, cell) in BrickPalette.cells.enumerated() {
      let swatch = Swatch(cell)
      swatch.addAction(UIAction { [me = Weak(self)] _ in me.value?.choose(index) }, for: .touchUpInside)
      swatches.append(swatch)
      addSubview(swatch)
    }
    swatches[chosen].isSelected = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BrickPalette" }

  /// What is painted with; nil erases.
  var cell: Level.Cell? { BrickPalette.cells[chosen] }

  /// Chooses what to paint with, by its index from 0; an index beyond the ends wraps around.
  func choose(_ index: Int) {
    let count = swatches.count
    swatches[chosen].isSelected = false
    chosen = (index % count + count) % count
    swatches[chosen].isSelected = true
    onChoose?()
  }

  private static let side = CGSize(width: Spacing.target, height: 36)

  /// The height at `width`, in points.
  func height(for width: CGFloat) -> CGFloat {
    let columns = self.columns(in: width)
    let rows = (swatches.count + columns - 1) / columns
    return CGFloat(rows) * (BrickPalette.side.height + Spacing.hair)
  }

  /// As many columns as fit, or fewer, so that the last row is about as long as the others.
  private func columns(in width: CGFloat) -> Int {
    let most = max(1, Int((width + Spacing.hair) / (BrickPalette.side.width + Spacing.hair)))
    let rows = (swatches.count + most - 1) / most
    return (swatches.count + rows - 1) / rows
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(in: bounds.width)
    let pitch = bounds.width / CGFloat(columns)
    for (index, swatch) in swatches.enumerated() {
      place(
        swatch,
        leading: CGRect(
          x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * (BrickPalette.side.height + Spacing.hair),
          width: pitch - Spacing.hair, height: BrickPalette.side.height))
    }
  }
}

/// A brick of the palette.
private final class Swatch: UIControl {
  private let cell: Level.Cell?

  init(_ cell: Level.Cell?) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = 8
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = BrickPaletteWords.name(cell)
    paint()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Swatch" }
  override var canBecomeFocused: Bool { true }
  override var isSelected: Bool { didSet { if isSelected != oldValue { paint() } } }

  private func paint() {
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    layer.borderWidth = isSelected ? 2.5 : 1
    layer.borderColor = (isSelected ? UIColor.rgb(0xFFD54A) : UIColor(white: 1, alpha: 0.25)).cgColor
    backgroundColor = UIColor(white: 1, alpha: isSelected ? 0.16 : 0.06)
  }

  override func draw(_ rect: CGRect) {
    let box = bounds.insetBy(dx: 5, dy: 8)
    if let cell { return BrickSample.draw(cell, in: box) }
    UIColor.white.setStroke()
    let cross = UIBezierPath()
    let side = box.height * 0.35
    for way in [-1.0, 1.0] {
      cross.move(to: CGPoint(x: box.midX - side, y: box.midY - side * way))
      cross.addLine(to: CGPoint(x: box.midX + side, y: box.midY + side * way))
    }
    cross.lineWidth = 2
    cross.lineCapStyle = .round
    cross.stroke()
  }
}

private enum BrickPaletteWords {
  static func name(_ cell: Level.Cell?) -> String {
    guard let cell else { return BreakoutStrings.eraser }
    let kind = BreakoutStrings.name(cell.kind)
    return cell.kind == .plain || cell.kind == .tough ? kind + ", " + BreakoutStrings.color(cell.tint) : kind
  }
}
