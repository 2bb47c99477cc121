import ArcadeKit
import GameSettings
import UIKit

/// The boards: the best runs of a game under the player's rules, as a server has verified them, and how to take part.
final class BoardsViewController: RowSheetController {
  private let entries: [ArcadeEntry]
  private var boards: [BoardOffer] = []
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
    self.entries = entries
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardsViewController" }
  override var address: String { BoardsSheet.place }
  override var heading: String { BoardStrings.boards }

  private var verified: VerifiedRuns? { UIApplication.shared.verifiedRuns }

  override func viewDidLoad() {
    boards = entries.flatMap { $0.boards() }
    adoptKeptRuns()
    written = verified?.name ?? ""
    NotificationCenter.default.addObserver(
      self, selector: Selector("newsCame", BoardsViewController.newsCame),
      name: UIApplication.verifiedRunsDidChangeNotification, object: nil)
    super.viewDidLoad()
  }

  /// The board may have changed meanwhile, as by a device that joined.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
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

  private func load() {
    if verified != nil, let query { UIApplication.shared.loadBoard(query) }
  }

  /// Shows what is new, but not while a name is being typed.
  func newsCame() {
    guard verified != shown || awaitsAnswer, nameCell?.isWriting != true else { return }
    let (old, new, isAwaited) = (shown, verified, awaitsAnswer)
    awaitsAnswer = false
    let isOther = old?.access != new?.access || old?.name != new?.name
    if let name = new?.name, name != old?.name { written = name }
    remake()
    if isOther { load() }
    if new?.failure != old?.failure || isAwaited { announce(["key", "recover"]) }
  }

  override func remake() {
    super.remake()
    shown = verified
    guard let verified else {
      // The server may be gone; then the home screen does not lead here again.
      BoardsRow.isKnown = false
      return show([Section(rows: [prose(BoardStrings.noServer)])])
    }
    show([choices()] + lines(verified) + person(verified))
  }

  // MARK: Places

  /// The devices, or the invitation behind a link.
  override func open(_ names: [String]) -> Bool {
    guard let stack = navigationController else { return names.isEmpty }
    let next: HomeSheetController
    switch names.first {
    case nil:
      stack.popToRootViewController(animated: false)
      return true
    case DevicesViewController.name where names.count == 1: next = DevicesViewController()
    case JoinDeviceViewController.name where names.count == 2: next = JoinDeviceViewController(names[1])
    default: return false
    }
    let there = stack.viewControllers.first { ($0 as? HomeSheetController)?.address == next.address }
    if let there {
      stack.popToViewController(there, animated: false)
    } else {
      stack.pushViewController(next, animated: false)
    }
    return true
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
    load()
    remake()
  }

  private func show(span: Int) {
    self.span = span
    load()
    remake()
  }

  // MARK: Its lines

  private func lines(_ verified: VerifiedRuns) -> [Section] {
    guard let found = query.flatMap({ verified.board($0) }) else { return [Section(rows: [prose(BoardStrings.loads)])] }
    if let failure = found.failure {
      let again = button(BoardStrings.again) { [me = Weak(self)] in me.value?.load() }
      return [Section(rows: [prose(failure == "busy" ? BoardStrings.busy : BoardStrings.notLoaded), again])]
    }
    if found.lines.isEmpty { return [Section(rows: [prose(BoardStrings.empty)])] }
    let isWatchable = board?.isDaily == false
    var sections = [Section(rows: [])]
    var last = 0
    for line in found.lines {
      // The player's own place follows after a gap.
      if line.rank > last + 1, last > 0, line.rank > sections[sections.count - 1].rows.count + 1 {
        sections.append(Section(header: BoardStrings.yourPlace, rows: []))
      }
      last = line.rank
      let cell = BoardCell(line, isWatchable: isWatchable)
      wear(cell)
      if line.isOwn { cell.textLabel?.textColor = Skin.home.surface.accent }
      sections[sections.count - 1].rows.append(Row(cell: cell, isDressed: true))
    }
    return sections
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
