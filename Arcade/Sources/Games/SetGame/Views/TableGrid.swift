import ArcadeKit
import UIKit

/// The frames of the cells of a table.
struct TableGrid: Equatable {
  let shape: TablePlan.Shape
  let area: CGRect
  let fit: CardFit

  init(_ shape: TablePlan.Shape, in area: CGRect, _ fit: CardFit) {
    self.shape = shape
    self.area = area
    self.fit = fit
  }

  /// The frame of a card in a cell. The cells as a whole are in the middle of the area.
  func frame(of cell: Seating.Cell) -> CGRect {
    let x = area.midX + (CGFloat(cell.column) - CGFloat(shape.columns - 1) / 2) * fit.pitch.width
    let y = area.midY + (CGFloat(cell.row) - CGFloat(shape.rows - 1) / 2) * fit.pitch.height
    let size = fit.cardSize
    return CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
  }
}
