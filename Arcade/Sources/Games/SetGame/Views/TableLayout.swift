import ArcadeKit
import UIKit

/// The frames of board, cards and tray: stacked on upright screens, side by side on wide ones.
struct TableLayout: Equatable {
  let isWide: Bool
  private(set) var board = CGRect.zero
  private(set) var grid = CGRect.zero
  private(set) var tray = CGRect.zero
  private(set) var deck = CGRect.zero
  private(set) var discard = CGRect.zero
  /// The space between the piles.
  private(set) var message = CGRect.zero

  /// Lays out `bounds` without the insets `safe`; x counts from the leading edge.
  init(in bounds: CGRect, safe: UIEdgeInsets, textScale: CGFloat) {
    isWide = bounds.width > bounds.height
    var area = bounds.inset(by: safe)
    // The cards have margins of their own in their cells, so small screens need no more.
    let isSmall = min(area.width, area.height) < 700
    let margin = isSmall ? Spacing.hair : Spacing.tight
    area = area.insetBy(dx: margin, dy: min(margin / 2, max(area.height, 0) / 40))
    guard area.width > 0, area.height > 0 else { return }
    let scale = 1 + (min(max(textScale, 1), 2) - 1) / 2
    if isWide { arrangeWide(area, margin) } else { arrangeUpright(area, margin, scale) }
  }

  private static let pileAspect: CGFloat = 0.68

  private mutating func arrangeUpright(_ area: CGRect, _ gap: CGFloat, _ scale: CGFloat) {
    let boardHeight = max(Spacing.target, 44 * scale)
    let trayHeight = min(max(area.height * 0.11, 72), 132)
    board = CGRect(x: area.minX, y: area.minY, width: area.width, height: boardHeight)
    tray = CGRect(x: area.minX, y: area.maxY - trayHeight, width: area.width, height: trayHeight)
    grid = CGRect(
      x: area.minX, y: board.maxY + gap / 2, width: area.width, height: max(tray.minY - board.maxY - 1.5 * gap, 0))
    let height = trayHeight - 2 * Spacing.tight
    let pile = CGSize(width: (height * TableLayout.pileAspect).rounded(.down), height: height)
    let y = tray.minY + Spacing.tight
    deck = CGRect(origin: CGPoint(x: tray.minX + Spacing.close, y: y), size: pile)
    discard = CGRect(origin: CGPoint(x: tray.maxX - Spacing.close - pile.width, y: y), size: pile)
    message = CGRect(
      x: deck.maxX + Spacing.normal, y: tray.minY + Spacing.hair,
      width: max(discard.minX - deck.maxX - 2 * Spacing.normal, 0), height: trayHeight - 2 * Spacing.hair)
  }

  private mutating func arrangeWide(_ area: CGRect, _ gap: CGFloat) {
    let boardWidth = min(max(area.width * 0.1, 96), 124)
    let trayWidth = min(max(min(area.width * 0.1, area.height * 0.25), 76), 124)
    board = CGRect(x: area.minX, y: area.minY, width: boardWidth, height: area.height)
    tray = CGRect(x: area.maxX - trayWidth, y: area.minY, width: trayWidth, height: area.height)
    grid = CGRect(
      x: board.maxX + gap, y: area.minY, width: max(tray.minX - board.maxX - 2 * gap, 0), height: area.height)
    let width = trayWidth - 2 * Spacing.tight
    let pile = CGSize(width: width, height: (width / TableLayout.pileAspect).rounded(.down))
    let x = tray.minX + Spacing.tight
    deck = CGRect(origin: CGPoint(x: x, y: tray.minY + Spacing.close), size: pile)
    discard = CGRect(origin: CGPoint(x: x, y: tray.maxY - Spacing.close - pile.height), size: pile)
    message = CGRect(
      x: tray.minX + Spacing.hair, y: deck.maxY + Spacing.tight, width: trayWidth - 2 * Spacing.hair,
      height: max(discard.minY - deck.maxY - 2 * Spacing.tight, 0))
  }
}
