import ArcadeKit
import GameSettings
import UIKit

/// The boards: the best runs of a game under the player's rules, as a server has verified them, and how to take part.
final class BoardsViewController: BoardListController {
  private(set) var boards: [BoardOffer]
  private var chosen = 0
  private var span = 0
  /// The name as it is being typed, and the cell for it.
  private var written = ""
  private var nameCell: TextCell?
  /// What the screen shows.
  private var shown: VerifiedRuns?
  /// Whether the server was asked for something. Then a failure is shown even if it is the same as before.
  private var awaitsAnswer = false
  private static let spans = ["day", "week", "ever"]
  private static let longestName = 24

  init(_ entries: [ArcadeEntry]) {
    boards = entries.flatMap { $0.boards() }
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardsViewController" }
  override var address: String { BoardsSheet.place }
  override var heading: String { BoardStrings.boards }

  override func viewDidLoad() {
    adoptKeptRuns()
    written = verified?.name ?? ""
    super.viewDidLoad()
  }

  /// The board may have changed meanwhile, as by a device that joined.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadBoard()
  }

  /// A board has the rules of the last run of its game; the board of the newest run is shown first.
  private func adoptKeptRuns() {
    var known: Set<Int> = []
    for run in UIApplication.shared.keptRuns ?? [] {
      for (place, board) in boards.enumerated() where !known.contains(place) {
        guard let found = board.board(ofRules: run.result.game) else { continue }
        if known.isEmpty { chosen = place }
        boards[place].rules = found.rules
        known.insert(place)
      }
    }
  }

  private var board: BoardOffer? { boards.indices.contains(chosen) ? boards[chosen] : nil }

  private var query: String? {
    board?.query(
      span: BoardsViewController.spans[span], day: Day(secondsSince1970: Date.now.timeIntervalSince1970))
  }

  private func loadBoard() {
    guard let verified, let board, let query else { return }
    UIApplication.shared.loadBoard(query)
    // What is closed stays so.
    let closed = verified.closedBoards(of: board.game)
    if closed == nil || closed?.failure != nil { UIApplication.shared.loadClosedBoards(of: board.game) }
  }

  /// Shows what is new, but not while a name is being typed.
  override func newsCame() {
    guard verified != shown || awaitsAnswer, nameCell?.isWriting != true else { return }
    let (old, new, isAwaited) = (shown, verified, awaitsAnswer)
    awaitsAnswer = false
    let isOther = old?.access != new?.access || old?.name != new?.name
    if let name = new?.name, name != old?.name { written = name }
    remake()
    if isOther { loadBoard() }
    if new?.failure != old?.failure || isAwaited { announce(["key", "recover"]) }
  }

  override func open(_ names: [String]) -> Bool { show(names) }

  override func remake() {
    super.remake()
    shown = verified
    guard let verified else {
      // The server may be gone; then the home screen does not lead here again.
      BoardsRow.isKnown = false
      return show([Section(rows: [prose(BoardStrings.noServer)])])
    }
    show([choices()] + lines(verified) + earlier(verified) + person(verified))
  }

  // MARK: The choice of a board

  private func choices() -> Section {
    let button = UIButton(type: .system)
    button.setTitle((board?.name ?? "") + " ▾", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: boards.enumerated().map { place, board in
        UIAction(title: board.name, state: place == chosen ? .on : .off) { [me = Weak(self)] _ in
          me.value?.choose(place)
        }
      })
    let game = SettingCell(title: BoardStrings.game, control: button, isWide: false)
    button.accessibilityValue = board?.name
    var section = Section(rows: [Row(cell: game)])
    if board?.isDaily == true {
      section.footer = BoardStrings.watchTomorrow
    } else {
      section.rows.append(
        Row(
          cell: SettingCell.segments(BoardStrings.span, titles: BoardStrings.spans, selected: span) {
            [me = Weak(self)] span in me.value?.show(span: span)
          }))
    }
    return section
  }

  private func choose(_ place: Int) {
    chosen = place
    loadBoard()
    remake()
  }

  private func show(span: Int) {
    self.span = span
    loadBoard()
    remake()
  }

  // MARK: Its lines

  private func lines(_ verified: VerifiedRuns) -> [Section] {
    lines(of: query.flatMap { verified.board($0) }, isWatchable: board?.isDaily == false) { [me = Weak(self)] in
      me.value?.loadBoard()
    }
  }

  /// The way to the boards of earlier rules, where the server has some.
  private func earlier(_ verified: VerifiedRuns) -> [Section] {
    guard let game = board?.game, verified.closedBoards(of: game)?.boards.isEmpty == false else { return [] }
    let row = button(ClosedStrings.heading) { [me = Weak(self)] in me.value?.showClosed(of: game) }
    row.cell.accessoryType = .disclosureIndicator
    return [Section(rows: [row])]
  }

  private func showClosed(of game: String) {
    navigationController?.pushViewController(ClosedBoardsViewController(game, of: boards), animated: true)
  }

  // MARK: The person

  private func person(_ verified: VerifiedRuns) -> [Section] {
    switch verified.access {
    case .insecure: return [Section(header: BoardStrings.takePart, rows: [prose(BoardStrings.insecure)])]
    case .unreachable: return [Section(header: BoardStrings.takePart, rows: [prose(BoardStrings.unreachable)])]
    case .open:
      let join = button(BoardStrings.join) { [me = Weak(self)] in me.value?.join() }
      let recover = button(DeviceStrings.recover) { [me = Weak(self)] in me.value?.recover() }
      let removed = failure("key").map { [prose($0)] } ?? []
      return [
        Section(
          header: BoardStrings.takePart, footer: BoardStrings.joinText,
          rows: removed + [nameRow(verified.failure), join]),
        Section(
          header: DeviceStrings.recoverHeader, footer: DeviceStrings.recoverText,
          rows: [recover] + (failure("recover").map { [prose($0)] } ?? [])),
      ]
    case .joined:
      let rename = button(BoardStrings.rename) { [me = Weak(self)] in me.value?.join() }
      let devices = button(DeviceStrings.devices) { [me = Weak(self)] in me.value?.showDevices() }
      devices.cell.accessoryType = .disclosureIndicator
      let leave = button(BoardStrings.leave) { [me = Weak(self)] in me.value?.askToLeave() }
      return [
        Section(
          header: BoardStrings.takePart, footer: BoardStrings.joinedText,
          rows: [nameRow(verified.failure), rename, devices, leave])
      ]
    }
  }

  private func showDevices() {
    navigationController?.pushViewController(DevicesViewController(), animated: true)
  }

  private func recover() {
    view.endEditing(true)
    UIApplication.shared.openRecoveryKey()
    awaitsAnswer = true
  }

  private func nameRow(_ failure: VerifiedRuns.Failure?) -> Row {
    let isOfName = failure?.act == "join" || failure?.act == "leave"
    let note =
      failure.flatMap { isOfName ? TextCell.Note(BoardStrings.why($0), isWarning: true) : nil } ?? TextCell.Note("")
    let cell = TextCell(
      BoardStrings.name, text: written, placeholder: BoardStrings.namePlaceholder,
      longest: BoardsViewController.longestName, check: { _ in note }
    ) { [me = Weak(self)] text in me.value?.written = text }
    cell.ended = { [me = Weak(self)] in me.value?.newsCame() }
    nameCell = cell
    return Row(cell: cell)
  }

  private func join() {
    let name = written
    view.endEditing(true)
    UIApplication.shared.joinVerifiedRuns(as: name)
    awaitsAnswer = true
  }
}
