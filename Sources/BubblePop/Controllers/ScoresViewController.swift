import ArcadeKit
import UIKit

/// The scores tab: the board as it stands.
package final class ScoresViewController: UIViewController {
  private let sky = SkyView(frame: .zero)
  private let boardView = BoardView(frame: .zero)

  package override class var kind: String { "BubbleScoresViewController" }
  package override var addressName: String? { "scores" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BubbleStrings.scores
    view.addSubview(sky)
    view.addSubview(boardView)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let (board, wasDamaged) = BoardStore.load()
    let note = !BoardStore.isKept ? BubbleStrings.notKept : wasDamaged ? BubbleStrings.damaged : nil
    boardView.show(board, own: NameStore.last, result: nil, note: note, hasButtons: false)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.frame = view.bounds
    boardView.frame = view.bounds
  }
}
