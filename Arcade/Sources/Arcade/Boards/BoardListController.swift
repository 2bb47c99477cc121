import ArcadeKit
import UIKit

/// What the lists about boards have in common: news of the server, lines, questions, what went wrong, and leaving.
class BoardListController: RowSheetController {
  override class var kind: String { "BoardListController" }

  /// What is known of the server; nil if there is none.
  final var verified: VerifiedRuns? { UIApplication.shared.verifiedRuns }

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(
      self, selector: Selector("newsCame", BoardListController.newsCame),
      name: UIApplication.verifiedRunsDidChangeNotification, object: nil)
    super.viewDidLoad()
    load()
  }

  /// Asks the server for what the screen shows.
  func load() {}

  /// Something may be new of what is known of the server.
  func newsCame() {}

  /// Whether a server was there when the list was made.
  private(set) final var hasServer = false

  override func remake() {
    super.remake()
    hasServer = verified != nil
  }

  /// Makes the list anew if something of it is other than before; a server that was not there before is asked.
  final func renew(if isOther: Bool) {
    let hadServer = hasServer
    guard isOther || hadServer != (verified != nil) else { return }
    remake()
    if !hadServer { load() }
  }

  /// The lines of a board, or words where there are none: it has not come yet, could not be loaded, or nobody is on it.
  final func lines(of found: RunBoard?, isWatchable: Bool, load: @escaping () -> Void) -> [Section] {
    guard let found else { return [Section(rows: [prose(BoardStrings.loads)])] }
    if let failure = found.failure {
      return [Section(rows: [prose(BoardStrings.whyNotLoaded(failure)), button(BoardStrings.again, act: load)])]
    }
    if found.lines.isEmpty { return [Section(rows: [prose(BoardStrings.empty)])] }
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

  /// Why an act was not done, if it was the last one that the person wanted.
  final func failure(_ act: String) -> String? {
    guard let failure = verified?.failure, failure.act == act else { return nil }
    return DeviceStrings.why(failure)
  }

  /// Reads out why the last act was not done, if it is one of these.
  final func announce(_ acts: [String]) {
    for act in acts {
      if let words = failure(act) { UIAccessibility.post(notification: .announcement, argument: words) }
    }
  }

  /// Asks whether something is to be done that cannot be undone, and does it.
  final func ask(_ title: String, _ message: String, _ action: String, act: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: KitStrings.cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in act() })
    present(alert, animated: true)
  }

  final func askToLeave() {
    ask(BoardStrings.leaveTitle, BoardStrings.leaveText, BoardStrings.erase) {
      UIApplication.shared.leaveVerifiedRuns()
    }
  }
}
