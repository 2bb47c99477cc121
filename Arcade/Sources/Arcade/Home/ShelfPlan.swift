import ArcadeKit
import UIKit

/// The layout of the shelf; x counts from the leading side.
struct ShelfPlan {
  private(set) var columns = 1
  /// The side of an icon, in points.
  private(set) var side: CGFloat = 0
  private(set) var wordmark = CGRect.zero
  /// The total height, in points; more than the room if the text is very large.
  private(set) var height: CGFloat = 0
  let rows: Int

  private var column: CGFloat = 0
  private var name: CGFloat = 0
  private var first = CGPoint.zero
  private let count: Int
  private let room: CGSize
  private let gap: CGFloat

  /// The least side of an icon that a thumb hits easily, and the side above which more columns are better than larger
  /// icons, in points.
  private static let least: CGFloat = 72
  private static let good: CGFloat = 108

  /// A layout for `count` icons in `room`; `nameHeight` returns the height of the names at a given width.
  init(room: CGSize, safe: UIEdgeInsets, wordmark size: CGSize, count: Int, nameHeight: (CGFloat) -> CGFloat) {
    self.count = count
    self.room = room
    let margin = room.width < 360 ? Spacing.normal : Spacing.wide
    let free = CGSize(
      width: max(room.width - max(safe.left, safe.right) * 2 - 2 * margin, 1),
      height: max(room.height - safe.top - safe.bottom - 2 * margin, 1))
    let isLow = room.height < 500
    gap = isLow ? Spacing.normal : Spacing.vast
    let greatest: CGFloat = min(room.width, room.height) >= 700 ? 184 : 156
    var best: (columns: Int, side: CGFloat) = (1, 0)
    for columns in 1...max(count, 1) {
      let rows = CGFloat((max(count, 1) + columns - 1) / columns)
      let width = free.width / CGFloat(columns)
      let each = (free.height - size.height - gap) / rows - LedgeView.height - LedgeView.gap - nameHeight(width) - gap
      let side = min(width - Spacing.wide, each, greatest)
      // As many columns as keep the icons large; otherwise the number that makes them largest.
      if side >= min(best.side, ShelfPlan.good) { best = (columns, side) }
    }
    if best.side < ShelfPlan.least {
      // Too low a window for all of them: the shelf scrolls, and the width alone counts.
      let fitting = Int(free.width / (ShelfPlan.least + Spacing.wide))
      best = (max(1, min(fitting, max(count, 1))), ShelfPlan.least)
    }
    columns = best.columns
    side = max(best.side, ShelfPlan.least).rounded(.down)
    rows = max((count + columns - 1) / columns, 1)
    column = min(free.width / CGFloat(columns), side + 80).rounded(.down)
    name = nameHeight(column)
    let content = size.height + gap + CGFloat(rows) * pitch
    let top = safe.top + margin + max((free.height - content) * 0.42, 0)
    wordmark = CGRect(
      x: ((room.width - size.width) / 2).rounded(.down), y: top.rounded(.down), width: size.width, height: size.height)
    first = CGPoint(x: (room.width - column * CGFloat(columns)) / 2, y: (top + size.height + gap).rounded(.down))
    height = max(room.height, first.y + CGFloat(rows) * pitch + safe.bottom + margin)
  }

  /// The distance between ledges.
  private var pitch: CGFloat { side + LedgeView.height + LedgeView.gap + name + gap }

  /// The frame of an icon with its name; the last row is centred.
  func icon(_ index: Int) -> CGRect {
    let row = index / columns
    let inRow = min(columns, count - row * columns)
    let start = first.x + column * CGFloat(columns - inRow) / 2
    return CGRect(
      x: start + CGFloat(index % columns) * column, y: first.y + CGFloat(row) * pitch, width: column,
      height: side + LedgeView.height - LedgeView.surface / 2 + LedgeView.gap + name)
  }

  /// The frame of a ledge with its shadow.
  func ledge(_ row: Int) -> CGRect {
    let width = column * CGFloat(columns)
    return CGRect(
      x: (room.width - width) / 2, y: first.y + CGFloat(row) * pitch + side - LedgeView.surface / 2, width: width,
      height: LedgeView.height + LedgeView.shadow)
  }
}
