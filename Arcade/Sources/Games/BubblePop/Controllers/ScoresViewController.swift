import ArcadeKit
import UIKit

/// The scores tab: the high-score boards and a graph of one's games, with export to a file and import from one.
package final class ScoresViewController: UIViewController, UIDocumentPickerDelegate {
  private let sky = SkyView(frame: .zero)
  private let boardView = BoardView(frame: .zero)
  private let filesBar = FilesBar(frame: .zero)
  /// What the last import changed, while it can still be undone.
  private var merge: BoardMerge?
  /// The scores that are shown, and what is told about them.
  private var shown = (shelf: ScoreShelf(), news: BoardView.Note?.none)

  package override class var kind: String { "BubbleScoresViewController" }
  package override var addressName: String? { "scores" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BubbleStrings.scores
    view.addSubview(sky)
    view.addSubview(boardView)
    boardView.footer = filesBar
    on(filesBar.saveButton) { $0.saveFile() }
    on(filesBar.openButton) { $0.openFile() }
    on(filesBar.undoButton) { $0.undo() }
    NotificationCenter.default.addObserver(
      self, selector: Selector("scoresChanged", ScoresViewController.scoresChanged),
      name: UserDefaults.didChangeNotification, object: nil)
  }

  private func on(_ button: UIButton, _ body: @escaping (ScoresViewController) -> Void) {
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    merge = nil
    show(nil)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.frame = view.bounds
    boardView.frame = view.bounds
  }

  /// Shows the scores of games that were played in another window meanwhile.
  private func scoresChanged() {
    // While there is a second key, the other window is still writing.
    guard view.window != nil, !UserDefaults.standard.contains(BoardStore.nextKey),
      BoardStore.load().shelf != shown.shelf
    else { return }
    show(shown.news)
  }

  /// Shows the stored board, with a note if there is one.
  private func show(_ news: BoardView.Note?) {
    let (shelf, wasDamaged) = BoardStore.load()
    shown = (shelf, news)
    filesBar.show(canSave: !shelf.isEmpty, canUndo: merge != nil)
    boardView.show(
      shelf, own: NameStore.last, games: lastGames, note: news ?? BoardStore.note(wasDamaged: wasDamaged))
  }

  /// The last player's games under the rules of the last one.
  private var lastGames: [PlayedGame] {
    let log = GameLogStore.load()
    guard let player = NameStore.last, let last = log.games.last(where: { $0.player == player }) else { return [] }
    return log.last(GameLog.mostShown, of: player, under: last.rules)
  }

  private func tell(_ text: String, isWarning: Bool) {
    UIAccessibility.post(notification: .announcement, argument: text)
    show(BoardView.Note(text: text, isWarning: isWarning))
  }

  // MARK: Files

  private func saveFile() {
    UIApplication.shared.send(.download(name: BubbleStrings.fileName, content: BoardStore.load().shelf.file))
  }

  private func openFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.delegate = self
    present(picker, animated: true)
  }

  package func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard let url = urls.first else { return }
    let text: String
    do throws(CocoaError) { text = try String(contentsOf: url) } catch {
      return tell(BubbleStrings.refused(url.lastPathComponent, error), isWarning: true)
    }
    take(text, of: url.lastPathComponent)
  }

  /// Imports the scores of a file; one that cannot be read changes nothing.
  private func take(_ text: String, of name: String) {
    do throws(ScoreShelf.Fault) {
      let taken = BoardMerge(BoardStore.load().shelf, with: try ScoreShelf(file: text, most: Rules.mostFilePlayers))
      if !taken.changesNothing {
        BoardStore.save(taken.after)
        merge = taken
      }
      tell(BubbleStrings.came(taken), isWarning: false)
    } catch {
      tell(BubbleStrings.refused(name, error), isWarning: true)
    }
  }

  private func undo() {
    guard let taken = merge else { return }
    merge = nil
    BoardStore.save(taken.undone(from: BoardStore.load().shelf))
    tell(BubbleStrings.undone, isWarning: false)
  }
}
