import ArcadeKit
import UIKit

/// The closed boards of a game: those of earlier rules, by the version of these, each of which leads to its lines.
final class ClosedBoardsViewController: BoardListController {
  /// The name of its address, behind that of the boards; the game follows.
  static let name = "closed"

  private let game: String
  /// The boards of today's rules.
  private let offers: [BoardOffer]
  /// The boards that came last; those of another game do not replace them.
  private var found: ClosedBoards?

  init(_ game: String, of offers: [BoardOffer]) {
    (self.game, self.offers) = (game, offers)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ClosedBoardsViewController" }
  override var address: String { ClosedBoardsViewController.address(of: game) }
  override var heading: String { ClosedStrings.heading }

  /// The address of a game's closed boards.
  static func address(of game: String) -> String { BoardsSheet.place + "/" + name + "/" + game }

  override func load() {
    if verified != nil { UIApplication.shared.loadClosedBoards(of: game) }
  }

  override func newsCame() {
    let news = verified?.closedBoards(of: game)
    renew(if: news != nil && news != found)
  }

  override func remake() {
    super.remake()
    found = verified?.closedBoards(of: game) ?? found
    guard hasServer else { return show([Section(rows: [prose(BoardStrings.noServer)])]) }
    guard let found else { return show([Section(rows: [prose(BoardStrings.loads)])]) }
    if let failure = found.failure {
      let again = button(BoardStrings.again) { [me = Weak(self)] in me.value?.load() }
      return show([Section(rows: [prose(failure == "busy" ? BoardStrings.busy : ClosedStrings.notLoaded), again])])
    }
    show(found.boards.isEmpty ? [Section(rows: [prose(ClosedStrings.none)])] : sections(found.boards))
  }

  /// A section for each version of the rules.
  private func sections(_ boards: [ClosedBoards.Board]) -> [Section] {
    var sections: [Section] = []
    var version = 0
    for found in boards {
      guard let board = ClosedBoard(game: game, found) else { continue }
      if board.version != version { sections.append(Section(header: ClosedStrings.rules(board.version), rows: [])) }
      version = board.version
      sections[sections.count - 1].rows.append(row(of: board, found))
    }
    if !sections.isEmpty { sections[sections.count - 1].footer = ClosedStrings.footer }
    return sections
  }

  private func row(of board: ClosedBoard, _ found: ClosedBoards.Board) -> Row {
    let offer = board.offer(in: offers)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = ClosedStrings.title(board, offer)
    cell.detailTextLabel?.text = ClosedStrings.facts(board, found, offer)
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityTraits = .button
    return Row(cell: cell) { [me = Weak(self)] in me.value?.show(board) }
  }

  private func show(_ board: ClosedBoard) {
    navigationController?.pushViewController(ClosedBoardViewController(board, of: offers), animated: true)
  }
}
