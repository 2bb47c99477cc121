import ArcadeKit
import UIKit

/// The frames of board and cards: stacked on upright screens, side by side on wide ones.
struct TableLayout: Equatable {
  let isWide: Bool
  private(set) var board = CGRect.zero
  private(set) var grid = CGRect.zero

  /// Lays out `bounds` without the insets `safe`; x counts from the leading edge.
  init(in bounds: CGRect, safe: UIEdgeInsets, textScale: CGFloat) {
    var area = bounds.inset(by: safe)
    isWide = area.width > area.height * 1.2
    let margin = min(Spacing.tight, area.width / 40)
    area = area.insetBy(dx: margin, dy: min(Spacing.hair, max(area.height, 0) / 40))
    guard area.width > 0, area.height > 0 else { return }
    let scale = 1 + (min(max(textScale, 1), 2) - 1) / 2
    if isWide {
      let width = min(max(area.width * 0.12, 96), 150)
      board = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
      grid = CGRect(
        x: board.maxX + margin, y: area.minY, width: max(area.maxX - board.maxX - margin, 0), height: area.height)
    } else {
      let height = min(Spacing.target * scale, area.height / 3)
      board = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
      grid = CGRect(
        x: area.minX, y: board.maxY + margin / 2, width: area.width,
        height: max(area.maxY - board.maxY - margin / 2, 0))
    }
  }
}
