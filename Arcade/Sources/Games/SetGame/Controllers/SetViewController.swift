import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The game's controller: it shows the table and passes the player's actions to the model.
///
/// The model is `Game`; `TableLayout`, `TablePlan` and `Seating` determine the positions; all animations begin in
/// `updateViewFromModel`. Each game runs on a clock of its own, which stops while the game is paused.
package final class SetViewController: GameViewController {
  // MARK: Model

  package internal(set) var game = Game(Settings(), deck: [])
  let scores = ScoreStore(game: "set")

  // MARK: Views

  private let ground = FeltGround(frame: .zero)
  let tray = TrayView(frame: .zero)
  let felt = FeltView(frame: .zero)
  let undoButton = CardBoardView.button(ButtonGlyph.undo, SetStrings.undo)
  let shuffleButton = CardBoardView.button(ButtonGlyph.shuffle, SetStrings.shuffle)
  let hintButton = CardBoardView.button(ButtonGlyph.hint, SetStrings.hint)
  private(set) lazy var board = CardBoardView(
    CardBoardView.Names(pause: SetStrings.pause, resume: SetStrings.resume, newGame: SetStrings.newGame),
    more: [undoButton, shuffleButton, hintButton])
  let message = UILabel()
  let cover = PauseCover(title: SetStrings.paused, hint: SetStrings.resumeHint)
  private(set) var layout = TableLayout(in: .zero, safe: .zero, textScale: 1)

  /// The views of the cards on the table, in the table's order.
  var cardViews: [SetCardView] = []
  private var plan = TablePlan(in: .zero, first: 12, most: Card.count)
  var grid = TablePlan(in: .zero, first: 12, most: Card.count).grid(for: 12)
  /// The cells of the cards.
  var seating = Seating()
  /// Matched sets on their way to the pile.
  var flights: [CardFlight] = []
  /// The game as it was last shown; nil before the first time.
  var shown: Game?
  /// The earliest time of the run at which the deck can deal the next card.
  var nextDeal: TimeInterval = 0
  /// The visible message.
  var words = ""
  /// Whether the player has still to be told that the table holds no set.
  var owesNoSet = false

  var clock = GameClock()
  /// The day whose deck is played; nil for any other game.
  package internal(set) var day: Day?

  package override class var kind: String { "SetViewController" }
  package override var addressName: String? { day == nil ? nil : Self.todayName }
  package override var runView: UIView { felt }
  package override var barInk: UIColor? { FeltInk.chalk }
  package override var canPause: Bool { run != nil && !game.isOver }
  package override var verifiedName: String { Self.name }
  package override var challengeDay: Day? { day }
  package override var progress: String? {
    !game.isOver && !game.turns.isEmpty ? SetStrings.progress(game) : nil
  }
  package override var hasSound: Bool { game.settings.hasSound }

  // MARK: Other screens

  package let learn = LearnViewController()
  package let review = ReviewViewController()
  package let settings = SettingsViewController()

  /// A bar button with an image that leads to another controller.
  private func barItem(
    _ image: UIImage?, _ name: String, to controller: @escaping (SetViewController) -> UIViewController
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: image,
      primaryAction: UIAction { [me = Weak(self)] _ in
        if let me = me.value { me.show(controller(me), sender: me) }
      })
    item.accessibilityLabel = name
    return item
  }

  package override func viewController(forAddressName name: String) -> UIViewController? {
    [learn, settings, review].first { $0.addressName == name }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    showTitle()
    navigationItem.rightBarButtonItems = [
      barItem(UIImage(systemName: "slider.horizontal.3"), SetStrings.settings) { $0.settings },
      barItem(ButtonGlyph.learn, SetStrings.learn) { $0.learn },
    ]
    view.backgroundColor = FeltInk.felt
    cover.backgroundColor = FeltInk.feltDark
    cover.textColor = FeltInk.chalk
    board.ink = FeltInk.chalk
    board.faintInk = FeltInk.faintChalk
    message.textAlignment = .center
    message.numberOfLines = 0
    message.adjustsFontSizeToFitWidth = true
    message.minimumScaleFactor = 0.5
    message.textColor = FeltInk.chalk
    for part in [ground, tray, board, message, felt, cover] as [UIView] { view.addSubview(part) }
    addActions()
    startAnew()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ground.frame = view.bounds
    felt.frame = view.bounds
    let scale = traitCollection.textScale
    let new = TableLayout(in: view.bounds, safe: view.leadingSafeAreaInsets, textScale: scale)
    guard new != layout else { return placeMessage() }
    layout = new
    board.isColumn = layout.isWide
    view.place(board, leading: layout.board)
    placeMessage()
    cover.frame = gridArea
    tray.frame = mirrored(layout.tray)
    felt.deck.frame = mirrored(layout.deck)
    felt.discard.frame = mirrored(layout.discard)
    for flight in flights { flight.retarget(felt.discard.frame, edges: view.safeAreaInsets) }
    makePlan()
    if shown != nil { rearrangeAtOnce() }
    // Also shows what has happened while there was no room for cards.
    updateViewFromModel()
  }

  /// Places the message in the middle of its part of the tray, in letters so small that no word is broken, with lines of about the same
  /// length.
  private func placeMessage() {
    var frame = layout.message
    guard frame.width > 0 else { return }
    let size = min(max(frame.width * (layout.isWide ? 0.13 : 0.06), 14), 20) * traitCollection.halfTextScale
    let widest = message.widestWord(in: .rounded(size.rounded(.down)))
    // Set once: a font that changed twice in each layout would never come to rest.
    message.setRounded(widest > frame.width ? max(size * frame.width / widest, 9) : size, .semibold)
    let width = message.balancedWidth(in: frame.width)
    frame.origin.x = frame.midX - width / 2
    frame.size.width = width
    view.place(message, leading: frame)
  }

  /// Makes a new table plan, for another area or another variant.
  private func makePlan() {
    plan = TablePlan(in: gridArea, first: game.variant.firstCards, most: game.variant.deck.count)
  }

  /// Gives every card of the game a cell. Cards on the table keep theirs.
  func seat() {
    seating.seat(game.table, in: plan.shape(for: game.table.count))
    grid = plan.grid(for: game.table.count)
  }

  /// Gives the cards cells in a table of another size, in their reading order.
  func reseat() {
    seating.reseat(in: plan.shape(for: cardViews.count))
    grid = plan.grid(for: cardViews.count)
  }

  /// The frame of the card at an index of the table.
  func place(_ index: Int) -> CGRect {
    seating.cells.indices.contains(index) ? grid.frame(of: seating.cells[index]) : .zero
  }

  /// A frame whose x counts from the leading edge, in the view's coordinates.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard view.readsRightToLeft else { return frame }
    return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The area for the cards.
  var gridArea: CGRect { mirrored(layout.grid) }

  // MARK: From model to view

  /// Updates the views to match the model; every animation begins here.
  package override func updateViewFromModel() {
    super.updateViewFromModel()
    if let run, !gridArea.isEmpty { run.perform { showCards() } }
    sayNoSet()
    felt.deck.show(game.deck.count)
    felt.deck.isOffered = !game.hasSet && !owesNoSet && !game.isOver && !isPaused
    felt.discard.show(game.discards.count - flights.reduce(0) { $0 + $1.cards.count })
    showBoard()
    if message.text != words {
      message.text = words
      placeMessage()
    }
    cover.isHidden = !isPaused
    if felt.cards.isHidden != isPaused { felt.cards.isHidden = isPaused }
    updateClock()
  }

  private func showBoard() {
    board.show(
      score: NumberText.grouped(game.score), spoken: SetStrings.score(game.score),
      detail: game.rival == nil ? SetStrings.sets(game.setsFound) : SetStrings.duel(game.setsFound, game.rivalSets),
      time: game.settings.showsClock ? SetStrings.time(game.seconds) : nil, isPaused: isPaused)
    board.pauseButton.isEnabled = !game.isOver
    undoButton.isEnabled = game.canUndo && !isPaused && !game.isOver
    shuffleButton.isEnabled = !isPaused
    hintButton.isEnabled = game.canHint && !isPaused
  }

  // MARK: New games

  package override func leaveGame() {
    clock.stop()
    for flight in flights { flight.stop() }
    flights = []
  }

  package override func build(in run: TickClock) {
    clock.start(in: run)
    nextDeal = 0
    cardViews = []
    shown = nil
    felt.clear()
    seating = Seating()
    game = Game(storedSettings, using: &run.generator)
    makePlan()
    words = SetStrings.welcome(game.variant)
    owesNoSet = !game.hasSet
  }

  package override func adoptSettings() {
    let settings = storedSettings
    guard settings != game.settings else { return }
    guard game.adopt(settings) else { return startAnew() }
    updateViewFromModel()
  }

  /// The settings of the next game.
  private var storedSettings: Settings {
    let settings = Setting.store.load()
    return day == nil ? settings : settings.ofTheDay
  }

  // MARK: Keys

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    switch code {
    case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown":
      guard !isPaused, let first = cardViews.first else { return false }
      UIApplication.shared.focus(first)
    case "KeyP":
      if !isRepeat { return togglePause() }
    case "KeyN":
      if !isRepeat { startFreely() }
    case "KeyD":
      if !isRepeat { dealThree() }
    case "KeyS":
      if !isRepeat { shuffleCards() }
    case "KeyH":
      if !isRepeat { hint() }
    case "KeyU":
      if !isRepeat { undo() }
    case "Backspace": clearSelection()
    default: return false
    }
    return true
  }
}
