import UIKit

/// The frames of a game's board and court: the board above the court, or beside it on low screens.
public struct BoardAndCourt {
  public private(set) var board: CGRect
  public private(set) var court: CGRect
  /// The least width of a board above a narrow court, if there is room: its buttons stand beside one another.
  private static let leastBoard: CGFloat = 260

  /// Computes the frames in `area`. The board is `thickness` high, or wide on low screens, and `gap` away from the
  /// court. `fit` returns the size of the court for the space that is left. The court is centered in that space, and
  /// the board adjoins it; above a very narrow court it is wider.
  public init(in area: CGRect, isLow: Bool, thickness: CGFloat, gap: CGFloat, fit: (CGSize) -> CGSize) {
    var room = area.insetBy(dx: min(Spacing.normal, area.width / 8), dy: min(Spacing.tight, area.height / 2))
    board = room
    if isLow {
      board.size.width = thickness
      room.origin.x += thickness + gap
      room.size.width = max(room.width - thickness - gap, 0)
    } else {
      board.size.height = thickness
      room.origin.y += thickness + gap
      room.size.height = max(room.height - thickness - gap, 0)
    }
    let size = fit(room.size)
    court = CGRect(
      x: room.minX + ((room.width - size.width) / 2).rounded(.down),
      y: room.minY + ((room.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
    if !isLow {
      board.size.width = max(size.width, min(room.width, BoardAndCourt.leastBoard))
      board.origin.x = max(court.midX - board.width / 2, room.minX)
      board.origin.y = court.minY - gap - thickness
    }
  }
}
