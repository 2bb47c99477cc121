import ArcadeKit
import GameSettings
import UIKit

/// The boards: the best runs of a game under the player's rules, as a server has verified them, and how to take part.
final class BoardsViewController: HomeSheetController {
  /// The name of its address, behind `#/`.
  static let place = "boards"

  private struct Row {
    let cell: UITableViewCell
    var act: (() -> Void)?
  }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private let entries: [ArcadeEntry]
  private var sections: [Section] = []
  private var boards: [BoardOffer] = []
  private var chosen = 0
  private var span = 0
  /// The name as it is being typed, and the cell for it.
  private var written = ""
  private var nameCell: TextCell?
  /// What the screen shows.
  private var shown: VerifiedRuns?
  /// Whether a name was sent to the server. Then a failure is shown even if it is the same as before.
  private var awaitsAnswer = false
  private static let spans = ["day", "week", "ever"]
  private static let longestName = 24

  init(_ entries: [ArcadeEntry]) {
    self.entries = entries
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BoardsViewController" }
  override var address: String { BoardsViewController.place }
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
    awaitsAnswer = false
    let (old, new) = (shown, verified)
    let isOther = old?.access != new?.access || old?.name != new?.name
    if let name = new?.name, name != old?.name { written = name }
    remake()
    if isOther { load() }
  }

  override func remake() {
    super.remake()
    shown = verified
    sections = []
    if let verified {
      sections.append(choices())
      addLines(verified)
      sections.append(person(verified))
    } else {
      // The server may be gone; then the home screen does not lead here again.
      BoardsRow.isKnown = false
      sections.append(Section(rows: [prose(BoardStrings.noServer)]))
    }
    for section in sections { for row in section.rows where !(row.cell is BoardCell) { wear(row) } }
    tableView.reloadData()
  }

  private func wear(_ row: Row) {
    wear(row.cell)
    if row.act != nil { row.cell.textLabel?.textColor = Skin.home.surface.accent }
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

  private func addLines(_ verified: VerifiedRuns) {
    guard let found = query.flatMap({ verified.board($0) }) else {
      return sections.append(Section(rows: [prose(BoardStrings.loads)]))
    }
    if let failure = found.failure {
      let again = button(BoardStrings.again) { [me = Weak(self)] in me.value?.load() }
      return sections.append(
        Section(rows: [prose(failure == "busy" ? BoardStrings.busy : BoardStrings.notLoaded), again]))
    }
    if found.lines.isEmpty { return sections.append(Section(rows: [prose(BoardStrings.empty)])) }
    let isWatchable = board?.isDaily == false
    var lines = Section(rows: [])
    var last = 0
    for line in found.lines {
      // The player's own place follows after a gap.
      if line.rank > last + 1, last > 0, line.rank > lines.rows.count + 1 {
        sections.append(lines)
        lines = Section(header: BoardStrings.yourPlace, rows: [])
      }
      last = line.rank
      let cell = BoardCell(line, isWatchable: isWatchable)
      wear(cell)
      if line.isOwn { cell.textLabel?.textColor = Skin.home.surface.accent }
      lines.rows.append(Row(cell: cell))
    }
    sections.append(lines)
  }

  // MARK: The person

  private func person(_ verified: VerifiedRuns) -> Section {
    switch verified.access {
    case .insecure: return Section(header: BoardStrings.takePart, rows: [prose(BoardStrings.insecure)])
    case .unreachable: return Section(header: BoardStrings.takePart, rows: [prose(BoardStrings.unreachable)])
    case .open:
      let join = button(BoardStrings.join) { [me = Weak(self)] in me.value?.join() }
      return Section(
        header: BoardStrings.takePart, footer: BoardStrings.joinText, rows: [nameRow(verified.failure), join])
    case .joined:
      let rename = button(BoardStrings.rename) { [me = Weak(self)] in me.value?.join() }
      let leave = button(BoardStrings.leave) { [me = Weak(self)] in me.value?.askToLeave() }
      return Section(
        header: BoardStrings.takePart, footer: BoardStrings.joinedText,
        rows: [nameRow(verified.failure), rename, leave])
    }
  }

  private func nameRow(_ failure: VerifiedRuns.Failure?) -> Row {
    let note = failure.map { TextCell.Note(BoardStrings.why($0), isWarning: true) } ?? TextCell.Note("")
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

  private func askToLeave() {
    let alert = UIAlertController(
      title: BoardStrings.leaveTitle, message: BoardStrings.leaveText, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: BoardStrings.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(title: BoardStrings.erase, style: .destructive) { _ in UIApplication.shared.leaveVerifiedRuns() })
    present(alert, animated: true)
  }

  // MARK: Rows

  /// A row of text that is only read.
  private func prose(_ text: String) -> Row {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = text
    return Row(cell: cell)
  }

  private func button(_ title: String, act: @escaping () -> Void) -> Row {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.accessibilityTraits = .button
    return Row(cell: cell, act: act)
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].act != nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].act?()
  }
}
