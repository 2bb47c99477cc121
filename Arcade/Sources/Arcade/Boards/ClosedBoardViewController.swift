import ArcadeKit
import UIKit

/// A board of earlier rules, with runs to watch.
final class ClosedBoardViewController: BoardListController {
  private let board: ClosedBoard
  private let offer: BoardOffer?
  /// The lines that came last.
  private var found: RunBoard?

  /// A board, with what it is called by the boards of today's rules.
  init(_ board: ClosedBoard, of offers: [BoardOffer]) {
    self.board = board
    offer = board.offer(in: offers)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ClosedBoardViewController" }
  override var address: String { ClosedBoardsViewController.address(of: board.game) + "/" + board.address }
  override var heading: String { ClosedStrings.title(board, offer) }

  override func load() {
    if verified != nil { UIApplication.shared.loadBoard(board.query) }
  }

  override func newsCame() { renew(if: verified?.board(board.query) != found) }

  override func remake() {
    super.remake()
    found = verified?.board(board.query)
    guard hasServer else { return show([Section(rows: [prose(BoardStrings.noServer)])]) }
    var sections = lines(of: found, isWatchable: board.isWatchable) { [me = Weak(self)] in
      me.value?.load()
    }
    sections[0].header = ClosedStrings.subtitle(board, offer)
    sections[sections.count - 1].footer = board.isWatchable ? ClosedStrings.boardFooter : BoardStrings.watchTomorrow
    show(sections)
  }
}
