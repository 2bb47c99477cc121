import ArcadeKit
import Geometry
import UIKit

/// The play tab: shows a game of Set and passes on what the player does.
///
/// The model is `Game`; where things lie comes from `TableLayout` and `CardGrid`; all animations begin in
/// `updateViewFromModel`. Each game runs in a scene of its own, whose clock stands while the game is paused.
package final class SetViewController: UIViewController {
  // MARK: Model

  package internal(set) var game = Game(Settings(), deck: [])
  package internal(set) var isPaused = false
  /// The clock and the chance of the game that is played.
  package internal(set) var run: UIScene!
  let scores = ScoreStore(game: "set")

  // MARK: Views

  let felt = FeltView(frame: .zero)
  let board = BoardView(frame: .zero)
  let message = UILabel()
  let cover = PauseCover(frame: .zero)
  private(set) var layout = TableLayout(in: .zero, safe: .zero, textScale: 1)

  /// The cards on the table, in its order.
  var cardViews: [SetCardView] = []
  package internal(set) var grid: CardGrid = CardGrid(0, in: .zero)
  /// Found sets on their way to the pile.
  var flights: [CardFlight] = []
  /// The game as it was shown last; nil before it was.
  var shown: Game?
  /// What was said last.
  var words = SetStrings.welcome

  // MARK: Time

  /// The tick of the run up to which the game knows the time.
  var knownTick: Tick = 0
  var clock: Timer?

  package override class var kind: String { "SetViewController" }
  package override var canBecomeFirstResponder: Bool { true }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = SetStrings.play
    view.backgroundColor = FeltInk.felt
    message.textAlignment = .center
    message.numberOfLines = 0
    message.adjustsFontSizeToFitWidth = true
    message.minimumScaleFactor = 0.5
    message.textColor = FeltInk.chalk
    for part in [felt, board, message, cover] as [UIView] { view.addSubview(part) }
    addActions()
    startNewGame()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adoptSettings()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pause()
  }

  /// Escape stops a game that runs; a second one is for whoever shows the app.
  package override func accessibilityPerformEscape() -> Bool {
    guard !isPaused else { return false }
    pause()
    return isPaused
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    felt.frame = view.bounds
    let scale = traitCollection.textScale
    let new = TableLayout(in: view.bounds, safe: view.safeAreaInsets, textScale: scale)
    message.font = FeltInk.rounded((14 * (1 + (min(scale, 2) - 1) / 2)).rounded(.down), .semibold)
    guard new != layout else { return }
    layout = new
    board.isColumn = layout.isWide
    view.place(board, leading: layout.board)
    view.place(message, leading: layout.message)
    cover.frame = layout.grid
    felt.tray.frame = mirrored(layout.tray)
    felt.deck.frame = mirrored(layout.deck)
    felt.discard.frame = mirrored(layout.discard)
    for flight in flights { flight.retarget(felt.discard.frame, edges: view.safeAreaInsets) }
    shown == nil ? updateViewFromModel() : rearrangeAtOnce()
  }

  /// A frame whose x counted from the leading side.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard view.readsRightToLeft else { return frame }
    return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The area of the cards.
  var gridArea: CGRect { mirrored(layout.grid) }

  // MARK: From model to view

  /// Brings everything that is seen in step with the model; what moves begins to move here.
  func updateViewFromModel() {
    if let run, !gridArea.isEmpty { UIApplication.shared.run(in: run) { showCards() } }
    felt.deck.show(game.deck.count)
    felt.discard.show(game.discards.count - flights.reduce(0) { $0 + $1.cards.count })
    board.show(game, isPaused: isPaused)
    if message.text != words { message.text = words }
    cover.isHidden = !isPaused
    felt.cards.accessibilityElementsHidden = isPaused
    updateClock()
  }
}
